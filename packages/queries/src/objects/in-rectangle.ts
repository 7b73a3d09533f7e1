/** Which objects overlap a rectangle. See `in-circle.ts` for how the loops decide. */
import { requireFiniteRectangle } from '@tilewright/units/checks';
import type { AnyQuantity, Rectangle2, Same } from '@tilewright/units';
import { compareRectangleDistance } from '@tilewright/units/exact';
import type { Cells } from '../tracker/cells.js';
import { twicePositive } from '../tracker/filter.js';
import type { Level } from '../tracker/level.js';
import type { Store } from '../tracker/store.js';
import type { ObjectTracker } from '../tracker/tracker.js';
import type { ObjectAnswer } from './answer.js';
import { type Matches, matchPool } from './matches.js';
import { objectOptions, type ObjectOptions } from './options.js';
import {
  CIRCLE_HANDLE,
  CIRCLE_STRIDE,
  FILTER_ERROR,
  LEAST_FILTER_ERROR,
  RECTANGLE_HANDLE,
  RECTANGLE_STRIDE,
} from '../tracker/limits.js';
import { beginAnswer, beginList, endAnswer, endList } from './question.js';

/**
 * Finds the objects that overlap a rectangle: circles, rectangles and points. Shapes are closed: objects that only
 * touch the rectangle count.
 *
 * @param tracker - the tracker of the objects
 * @param rectangle - a rectangle in the world of the tracker
 * @param options - `filter`, `limit`, `order`
 * @returns each object once. The order is unspecified, except with `order`
 * @throws RangeError if a coordinate is not finite, the rectangle is reversed, or an option is not valid; and whatever
 * the filter throws
 *
 * @remarks O(objects near the rectangle). Allocates the array; `objectsInRectangleInto` allocates nothing.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(2, 2), tiles(0.8)));
 * objectsInRectangle(tracker, rectangle(at(0, 0), at(1.5, 4))); // => ['slime']
 */
export function objectsInRectangle<T, Q extends AnyQuantity>(
  tracker: ObjectTracker<T, Q>,
  rectangle: Rectangle2<Same<Q>>,
  options?: ObjectOptions<T>,
): T[] {
  const where = 'objectsInRectangle';
  const store = beginList(where, tracker, options, objectOptions);
  requireFiniteRectangle(where, 'rectangle', rectangle);
  const matches = matchPool.borrow();
  matches.ask(rectangle.min, rectangle.max);
  return endList(store, matches, findInRectangle(store, matches), options);
}

/**
 * Like `objectsInRectangle`, but fills an answer that you create once and reuse.
 *
 * @returns the number of objects in the answer
 * @throws RangeError like `objectsInRectangle`, and if the filter of a question tries to fill the same answer
 *
 * @remarks Allocates nothing once the answer has grown.
 */
export function objectsInRectangleInto<T, Q extends AnyQuantity>(
  answer: ObjectAnswer<T, AnyQuantity>,
  tracker: ObjectTracker<T, Q>,
  rectangle: Rectangle2<Same<Q>>,
  options?: ObjectOptions<T>,
): number {
  const where = 'objectsInRectangleInto';
  const store = beginAnswer(where, answer, tracker, options, objectOptions);
  requireFiniteRectangle(where, 'rectangle', rectangle);
  const matches = answer.matchesFor(options?.filter);
  matches.ask(rectangle.min, rectangle.max);
  return endAnswer(store, answer, matches, findInRectangle(store, matches), options);
}

/** Finds the handles of the objects that overlap the rectangle in `matches`; returns their number. */
export function findInRectangle({ circles, rectangles }: Store<unknown>, matches: Matches): number {
  let found = 0;
  for (const level of circles.levels) {
    if (level.count > 0) found = circlesInRectangle(circles, level, matches, found);
  }
  if (rectangles.count === 0) return found;
  for (const level of rectangles.levels) {
    if (level.count > 0) found = rectanglesInRectangle(rectangles, level, matches, found);
  }
  return found;
}

/** The circles of one level that overlap a rectangle. */
export function circlesInRectangle(cells: Cells, level: Level, matches: Matches, already: number): number {
  const { records, start, counters } = cells;
  const minX = matches.asked[0]!;
  const minY = matches.asked[1]!;
  const maxX = matches.asked[2]!;
  const maxY = matches.asked[3]!;
  let found = already;
  const reach = level.east;
  const bound = 4 * reach * reach * FILTER_ERROR + LEAST_FILTER_ERROR;
  level.cover(matches.asked, matches.cells);
  const west = matches.cells[0]!;
  const east = matches.cells[1]! + 1;
  const south = matches.cells[3]!;
  for (let row = matches.cells[2]!; row <= south; row++) {
    const first = level.base + row * level.columns;
    if (counters.isOn) counters.addRun(start, first + west, first + east);
    const from = start[first + west]!;
    const to = start[first + east]!;
    const handles = matches.reserve(found + to - from);
    const before = found;
    let undecided = 0;
    for (let at = from * CIRCLE_STRIDE; at < to * CIRCLE_STRIDE; at += CIRCLE_STRIDE) {
      const x = records[at]!;
      const y = records[at + 1]!;
      const diameter = 2 * records[at + 2]!;
      const dx = twicePositive(minX - x) + twicePositive(x - maxX);
      const dy = twicePositive(minY - y) + twicePositive(y - maxY);
      const excess = dx * dx + dy * dy - diameter * diameter;
      handles[found] = records[at + CIRCLE_HANDLE]!;
      found += Number(excess < 0);
      undecided |= Number(!(Math.abs(excess) > bound));
    }
    if (undecided !== 0) found = decideCircles(cells, matches, before, from, to);
  }
  return found;
}

/**
 * Which circles of a run of records overlap a rectangle, exactly: a function of its own, so that an engine has room to
 * inline the others.
 */
function decideCircles(
  { records, counters }: Cells,
  matches: Matches,
  already: number,
  from: number,
  to: number,
): number {
  const { asked, handles } = matches;
  const minX = asked[0]!;
  const minY = asked[1]!;
  const maxX = asked[2]!;
  const maxY = asked[3]!;
  let found = already;
  for (let at = from * CIRCLE_STRIDE; at < to * CIRCLE_STRIDE; at += CIRCLE_STRIDE) {
    if (records[at + CIRCLE_HANDLE]! < 0) continue;
    if (counters.isOn) counters.exactDecisions++;
    const sign = compareRectangleDistance(minX, minY, maxX, maxY, records[at]!, records[at + 1]!, records[at + 2]!);
    if (sign <= 0) handles[found++] = records[at + CIRCLE_HANDLE]!;
  }
  return found;
}

/** The rectangles of one level that overlap a rectangle: comparisons only. */
export function rectanglesInRectangle(
  { records, start, counters }: Cells,
  level: Level,
  matches: Matches,
  already: number,
): number {
  const minX = matches.asked[0]!;
  const minY = matches.asked[1]!;
  const maxX = matches.asked[2]!;
  const maxY = matches.asked[3]!;
  let found = already;
  level.cover(matches.asked, matches.cells);
  const west = matches.cells[0]!;
  const east = matches.cells[1]! + 1;
  const south = matches.cells[3]!;
  for (let row = matches.cells[2]!; row <= south; row++) {
    const first = level.base + row * level.columns;
    if (counters.isOn) counters.addRun(start, first + west, first + east);
    const from = start[first + west]!;
    const to = start[first + east]!;
    const handles = matches.reserve(found + to - from);
    for (let at = from * RECTANGLE_STRIDE; at < to * RECTANGLE_STRIDE; at += RECTANGLE_STRIDE) {
      handles[found] = records[at + RECTANGLE_HANDLE]!;
      found +=
        Number(records[at]! <= maxX) &
        Number(records[at + 2]! >= minX) &
        Number(records[at + 1]! <= maxY) &
        Number(records[at + 3]! >= minY);
    }
  }
  return found;
}
