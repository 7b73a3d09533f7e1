/** The objects that may overlap a rectangle: the first step of your own questions. */
import { requireFiniteRectangle } from '@tilewright/units/checks';
import type { AnyQuantity, Rectangle2, Same } from '@tilewright/units';
import type { Cells } from '../tracker/cells.js';
import { above, below, type Level } from '../tracker/level.js';
import { CIRCLE_HANDLE, CIRCLE_STRIDE, RECTANGLE_STRIDE } from '../tracker/limits.js';
import type { Store } from '../tracker/store.js';
import type { ObjectTracker } from '../tracker/tracker.js';
import { Answer, isIndex } from './answer.js';
import { rectanglesInRectangle } from './in-rectangle.js';
import type { Matches } from './matches.js';
import { beginList, requireAnswer } from './question.js';

const noOptions: readonly string[] = [];

/**
 * The candidates of a question, with their shapes as plain numbers. Create an answer once with `new` and fill it with
 * `candidatesInto`. It is a copy: later changes of the tracker do not affect it.
 */
export class CandidateAnswer<in out T> extends Answer<T> {
  private shapes: Float64Array = new Float64Array(0);
  private circles = 0;

  /**
   * Four numbers per candidate, in world units; those of candidate `i` start at index `4 * i`. A circle or point has `x
   * y radius 0`, a rectangle `minX minY maxX maxY`. The numbers after the last candidate are meaningless.
   *
   * Read this property again after each `candidatesInto`, which may replace the array by a longer one.
   */
  get numbers(): Float64Array {
    return this.shapes;
  }

  /** Whether the shape at an index is a circle or a point, not a rectangle. @throws RangeError like `object` */
  isCircle(index: number): boolean {
    if (!isIndex(index, this.length)) this.refuse('isCircle', index);
    return index < this.circles;
  }

  /** The number of circles and points, which come first. */
  get circleCount(): number {
    return this.circles;
  }

  /** @internal */
  override take(store: Store<T>, matches: Matches, count: number): number {
    if (this.shapes.length < 4 * count) this.shapes = new Float64Array(4 * matches.handles.length);
    const { shapes } = this;
    let circles = 0;
    for (let i = 0; i < count; i++) {
      const slot = store.slots.slotIn(matches.handles[i]!);
      const { records, stride } = store.cellsOf(slot);
      const record = store.slots.record[slot]! * stride;
      for (let k = 0; k < 3; k++) shapes[4 * i + k] = records[record + k]!;
      shapes[4 * i + 3] = stride === RECTANGLE_STRIDE ? records[record + 3]! : 0;
      circles += Number(stride === CIRCLE_STRIDE);
    }
    this.circles = circles;
    return super.take(store, matches, count);
  }

  /** Removes all candidates, and keeps the memory for the next question. */
  override clear(): void {
    this.circles = 0;
    super.clear();
  }
}

/**
 * Fills an answer with all objects that may overlap a rectangle: those whose bounding boxes overlap it, and those so
 * near to it that only exact arithmetic could exclude them. To write your own question, loop over the candidates and
 * decide with the exact predicates of `@tilewright/units/exact`.
 *
 * @param candidates - the answer to fill
 * @param tracker - the tracker of the objects
 * @param rectangle - a rectangle in the world of the tracker. It is closed: objects that only touch it count
 * @returns the number of candidates: circles and points first, then rectangles, otherwise in unspecified order
 * @throws RangeError if a coordinate is not finite, or the rectangle is reversed
 *
 * @remarks O(objects near the rectangle). Allocates nothing once the answer has grown.
 *
 * @example
 * import { CandidateAnswer, candidatesInto } from '@tilewright/queries/kernel';
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(2, 2), tiles(0.8)));
 * const candidates = new CandidateAnswer<string>();
 * candidatesInto(candidates, tracker, rectangle(at(0, 0), at(4, 4))); // => 1
 * candidates.numbers[2]; // => 0.8
 */
export function candidatesInto<T, Q extends AnyQuantity>(
  candidates: CandidateAnswer<T>,
  tracker: ObjectTracker<T, Q>,
  rectangle: Rectangle2<Same<Q>>,
): number {
  const where = 'candidatesInto';
  requireAnswer(where, 'candidates', candidates, candidates instanceof CandidateAnswer, 'a CandidateAnswer');
  const store = beginList(where, tracker, undefined, noOptions);
  requireFiniteRectangle(where, 'rectangle', rectangle);
  const { matches } = candidates;
  matches.ask(rectangle.min, rectangle.max);
  return candidates.take(store, matches, findCandidates(store, matches));
}

function findCandidates({ circles, rectangles }: Store<unknown>, matches: Matches): number {
  let found = 0;
  for (const level of circles.levels) {
    if (level.count > 0) found = circlesAroundRectangle(circles, level, matches, found);
  }
  for (const level of rectangles.levels) {
    if (level.count > 0) found = rectanglesInRectangle(rectangles, level, matches, found);
  }
  return found;
}

/** The circles of one level whose bounding boxes, widened by more than the rounding errors, overlap a rectangle. */
function circlesAroundRectangle(cells: Cells, level: Level, matches: Matches, already: number): number {
  const { records, start, counters } = cells;
  const minX = matches.asked[0]!;
  const minY = matches.asked[1]!;
  const maxX = matches.asked[2]!;
  const maxY = matches.asked[3]!;
  let found = already;
  const reach = level.east;
  const west = level.columnOf(below(minX, reach));
  const east = level.columnOf(above(maxX, reach)) + 1;
  const south = level.rowOf(above(maxY, reach));
  for (let row = level.rowOf(below(minY, reach)); row <= south; row++) {
    const first = level.base + row * level.columns;
    if (counters.isOn) counters.addRun(start, first + west, first + east);
    const from = start[first + west]!;
    const to = start[first + east]!;
    const handles = matches.reserve(found + to - from);
    for (let at = from * CIRCLE_STRIDE; at < to * CIRCLE_STRIDE; at += CIRCLE_STRIDE) {
      const handle = records[at + CIRCLE_HANDLE]!;
      if (handle < 0) continue;
      const x = records[at]!;
      const y = records[at + 1]!;
      const radius = records[at + 2]!;
      const isApart =
        above(x, radius) < minX || below(x, radius) > maxX || above(y, radius) < minY || below(y, radius) > maxY;
      if (!isApart) handles[found++] = handle;
    }
  }
  return found;
}
