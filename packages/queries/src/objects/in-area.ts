/**
 * Which objects overlap an area that is neither a circle nor a rectangle: the part that all such questions share.
 *
 * The box around the area selects the objects. Each of them is then compared by floating-point arithmetic with a bound of
 * its error, and where that cannot decide, by an exact predicate of `@tilewright/units/exact`.
 */
import type { Cells } from '../tracker/cells.js';
import type { Level } from '../tracker/level.js';
import { CIRCLE_HANDLE, CIRCLE_STRIDE, OUTWARD, RECTANGLE_HANDLE, RECTANGLE_STRIDE } from '../tracker/limits.js';
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

/** Finds the handles of the objects that overlap an area, around which `matches.asked` is a box; returns their number. */
export function findInArea({ circles, rectangles }: Store<unknown>, matches: Matches, area: Area): number {
  let found = 0;
  for (const level of circles.levels) {
    if (level.count === 0) continue;
    // Here and not in the loops below, which are so large that an engine would no longer inline it, and box its numbers.
    level.cover(matches.asked, matches.cells);
    found = circlesInArea(circles, level, matches, area, found);
  }
  if (rectangles.count === 0) return found;
  for (const level of rectangles.levels) {
    if (level.count === 0) continue;
    level.cover(matches.asked, matches.cells);
    found = rectanglesInArea(rectangles, level, matches, area, found);
  }
  return found;
}

function circlesInArea(
  { records, start, counters }: Cells,
  level: Level,
  matches: Matches,
  area: Area,
  already: number,
): number {
  const minX = matches.asked[0]!;
  const minY = matches.asked[1]!;
  const maxX = matches.asked[2]!;
  const maxY = matches.asked[3]!;
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
    for (let at = from * CIRCLE_STRIDE; at < to * CIRCLE_STRIDE; at += CIRCLE_STRIDE) {
      const handle = records[at + CIRCLE_HANDLE]!;
      if (handle < 0) continue;
      const x = records[at]!;
      const y = records[at + 1]!;
      const radius = records[at + 2]!;
      // More than the rounding errors of the sums.
      const reach = radius + (Math.abs(x) + Math.abs(y) + radius) * OUTWARD;
      if (x + reach < minX || x - reach > maxX || y + reach < minY || y - reach > maxY) continue;
      const verdict = area.compareCircle(records, at);
      if (verdict === OVERLAPS) {
        handles[found++] = handle;
      } else if (verdict === UNDECIDED) {
        if (counters.isOn) counters.exactDecisions++;
        if (area.overlapsCircle(records, at)) handles[found++] = handle;
      }
    }
  }
  return found;
}

function rectanglesInArea(
  { records, start, counters }: Cells,
  level: Level,
  matches: Matches,
  area: Area,
  already: number,
): number {
  const minX = matches.asked[0]!;
  const minY = matches.asked[1]!;
  const maxX = matches.asked[2]!;
  const maxY = matches.asked[3]!;
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
    for (let at = from * RECTANGLE_STRIDE; at < to * RECTANGLE_STRIDE; at += RECTANGLE_STRIDE) {
      const handle = records[at + RECTANGLE_HANDLE]!;
      const isApart =
        handle < 0 ||
        records[at]! > maxX ||
        records[at + 2]! < minX ||
        records[at + 1]! > maxY ||
        records[at + 3]! < minY;
      if (isApart) continue;
      const verdict = area.compareRectangle(records, at);
      if (verdict === OVERLAPS) {
        handles[found++] = handle;
      } else if (verdict === UNDECIDED) {
        if (counters.isOn) counters.exactDecisions++;
        if (area.overlapsRectangle(records, at)) handles[found++] = handle;
      }
    }
  }
  return found;
}
