/**
 * Which objects overlap an area that is neither a circle nor a rectangle: the part that all such questions share.
 *
 * The box around the area selects the objects. Each of them is then compared by floating-point arithmetic with a bound
 * of its error, and where that cannot decide, by an exact predicate of `@tilewright/units/exact`.
 */
import type { Cells } from '../tracker/cells.js';
import type { Level } from '../tracker/level.js';
import { CIRCLE_STRIDE, OUTWARD } from '../tracker/limits.js';
import type { Store } from '../tracker/store.js';
import type { Matches } from './matches.js';

/** What a comparison by floating-point arithmetic says. */
export const OVERLAPS = 1;
export const UNDECIDED = 0;
export const APART = -1;
export type Verdict = typeof OVERLAPS | typeof UNDECIDED | typeof APART;

/**
 * An area in world units. The shape of an object is in `records` from index `at` on: `x y radius` or
 * `minX minY maxX maxY`, so that no number is passed to a function, which may box it.
 */
export interface Area {
  compareCircle(records: Float64Array, at: number): Verdict;
  compareRectangle(records: Float64Array, at: number): Verdict;
  /** The exact predicates. */
  overlapsCircle(records: Float64Array, at: number): boolean;
  overlapsRectangle(records: Float64Array, at: number): boolean;
}

/**
 * Finds the handles of the objects that overlap an area, around which `matches.asked` is a box; returns their number.
 */
export function findInArea({ circles, rectangles }: Store<unknown>, matches: Matches, area: Area): number {
  const found = findInCells(circles, matches, area, 0);
  return rectangles.count === 0 ? found : findInCells(rectangles, matches, area, found);
}

function findInCells(cells: Cells, matches: Matches, area: Area, already: number): number {
  let found = already;
  for (const level of cells.levels) {
    if (level.count === 0) continue;
    // Here and not in the loop below, which is so large that an engine would no longer inline it, and box its numbers.
    level.cover(matches.asked, matches.cells);
    found = findInLevel(cells, level, matches, area, found);
  }
  return found;
}

function findInLevel(
  { records, start, stride, counters }: Cells,
  level: Level,
  matches: Matches,
  area: Area,
  already: number,
): number {
  const minX = matches.asked[0]!;
  const minY = matches.asked[1]!;
  const maxX = matches.asked[2]!;
  const maxY = matches.asked[3]!;
  const isCircle = stride === CIRCLE_STRIDE;
  let found = already;
  const west = matches.cells[0]!;
  const east = matches.cells[1]! + 1;
  const south = matches.cells[3]!;
  for (let row = matches.cells[2]!; row <= south; row++) {
    const first = level.base + row * level.columns;
    if (counters.isOn) counters.addRun(start, first + west, first + east);
    const from = start[first + west]!;
    const to = start[first + east]!;
    const handles = matches.reserve(found + to - from);
    for (let at = from * stride; at < to * stride; at += stride) {
      const handle = records[at + stride - 1]!;
      if (handle < 0) continue;
      const x = records[at]!;
      const y = records[at + 1]!;
      const third = records[at + 2]!;
      if (isCircle) {
        // More than the rounding errors of the sums.
        const reach = third + (Math.abs(x) + Math.abs(y) + third) * OUTWARD;
        if (x + reach < minX || x - reach > maxX || y + reach < minY || y - reach > maxY) continue;
      } else if (x > maxX || third < minX || y > maxY || records[at + 3]! < minY) continue;
      const verdict = isCircle ? area.compareCircle(records, at) : area.compareRectangle(records, at);
      if (verdict === APART) continue;
      if (verdict === UNDECIDED) {
        if (counters.isOn) counters.exactDecisions++;
        if (!(isCircle ? area.overlapsCircle(records, at) : area.overlapsRectangle(records, at))) continue;
      }
      handles[found++] = handle;
    }
  }
  return found;
}
