/**
 * Which objects overlap a circle.
 *
 * All shapes are closed, in world units: shapes that touch overlap. A floating-point filter (`tracker/filter.ts`)
 * decides almost always, an exact predicate the rest, including numbers that overflow to infinity or NaN. Gaps among
 * the records lie so far away that they overlap nothing.
 */
import { requireFiniteCircle } from '@tilewright/units/checks';
import type { AnyQuantity, Circle2, Same } from '@tilewright/units';
import { compareDistanceToSum, compareRectangleDistance } from '@tilewright/units/exact';
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
  GREATEST_FILTERED,
  LEAST_FILTER_ERROR,
  OUTWARD,
  RECTANGLE_HANDLE,
  RECTANGLE_STRIDE,
} from '../tracker/limits.js';
import { beginAnswer, beginList, endAnswer, endList } from './question.js';

/**
 * Finds the objects that overlap a circle: circles, rectangles and points. Shapes are closed: objects that only touch
 * the circle count.
 *
 * @param tracker - the tracker of the objects
 * @param circle - a circle in the world of the tracker
 * @param options - `filter`, `limit`, `order`
 * @returns each object once. The order is unspecified, except with `order`
 * @throws RangeError if a number of the circle is not finite, the radius is negative, or an option is not valid; and
 * whatever the filter throws
 *
 * @remarks O(objects near the circle). Allocates the array; `objectsInCircleInto` allocates nothing.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(2, 2), tiles(0.8)));
 * objectsInCircle(tracker, circle(at(3, 2), tiles(0.2))); // => ['slime']
 */
export function objectsInCircle<T, Q extends AnyQuantity>(
  tracker: ObjectTracker<T, Q>,
  circle: Circle2<Same<Q>>,
  options?: ObjectOptions<T>,
): T[] {
  const where = 'objectsInCircle';
  const store = beginList(where, tracker, options, objectOptions);
  requireFiniteCircle(where, 'circle', circle);
  const matches = matchPool.borrow();
  matches.askCircle(circle);
  return endList(store, matches, findInCircle(store, matches), options);
}

/**
 * Like `objectsInCircle`, but fills an answer that you create once and reuse.
 *
 * @returns the number of objects in the answer
 * @throws RangeError like `objectsInCircle`, and if the filter of a question tries to fill the same answer
 *
 * @remarks Allocates nothing once the answer has grown.
 */
export function objectsInCircleInto<T, Q extends AnyQuantity>(
  answer: ObjectAnswer<T, AnyQuantity>,
  tracker: ObjectTracker<T, Q>,
  circle: Circle2<Same<Q>>,
  options?: ObjectOptions<T>,
): number {
  const where = 'objectsInCircleInto';
  const store = beginAnswer(where, answer, tracker, options, objectOptions);
  requireFiniteCircle(where, 'circle', circle);
  const matches = answer.matchesFor(options?.filter);
  matches.askCircle(circle);
  return endAnswer(store, answer, matches, findInCircle(store, matches), options);
}

/** Finds the handles of the objects that overlap the circle in `matches`; returns their number. */
export function findInCircle({ circles, rectangles }: Store<unknown>, matches: Matches): number {
  let found = 0;
  for (const level of circles.levels) {
    if (level.count > 0) found = circlesInCircle(circles, level, matches, found);
  }
  if (rectangles.count === 0) return found;
  for (const level of rectangles.levels) {
    if (level.count > 0) found = rectanglesInCircle(rectangles, level, matches, found);
  }
  return found;
}

// Each loop writes every handle, and advances only if the object overlaps: so no branch depends on an object, because
// mispredicted branches took most of the time. If anything in a run of records is undecided, the run is compared again,
// exactly.

/** Appends the circles of one level that overlap a circle to the `already` handles; returns the new number. */
export function circlesInCircle(
  { records, start, counters }: Cells,
  level: Level,
  matches: Matches,
  already: number,
): number {
  const x = matches.asked[0]!;
  const y = matches.asked[1]!;
  const radius = matches.asked[2]!;
  let found = already;
  const reach = radius + level.east;
  // One bound for both axes.
  const span = reach + (Math.abs(x) + Math.abs(y) + reach) * OUTWARD;
  const west = level.columnOf(x - span);
  const east = level.columnOf(x + span) + 1;
  const south = level.rowOf(y + span);
  // No sum of two radii is above the reach.
  const bound = reach * reach * FILTER_ERROR + LEAST_FILTER_ERROR;
  const isVast = !(Math.abs(x) + Math.abs(y) + reach < GREATEST_FILTERED);
  const { base, columns } = level;
  for (let row = level.rowOf(y - span); row <= south; row++) {
    const first = base + row * columns;
    if (counters.isOn) counters.addRun(start, first + west, first + east);
    const from = start[first + west]!;
    const to = start[first + east]!;
    const handles = matches.reserve(found + to - from + 1);
    const before = found;
    let maybe = found + Number(isVast);
    // Two records at a time. The second one may lie after the run, and then does not count.
    for (let at = from * CIRCLE_STRIDE; at < to * CIRCLE_STRIDE; at += 2 * CIRCLE_STRIDE) {
      const dx = records[at]! - x;
      const dy = records[at + 1]! - y;
      const sum = records[at + 2]! + radius;
      const excess = dx * dx + dy * dy - sum * sum;
      handles[found] = records[at + CIRCLE_HANDLE]!;
      found += Number(excess < -bound);
      maybe += Number(excess < bound);
      const isInside = Number(at + CIRCLE_STRIDE < to * CIRCLE_STRIDE);
      const nextX = records[at + CIRCLE_STRIDE]! - x;
      const nextY = records[at + (CIRCLE_STRIDE + 1)]! - y;
      const nextSum = records[at + (CIRCLE_STRIDE + 2)]! + radius;
      const nextExcess = nextX * nextX + nextY * nextY - nextSum * nextSum;
      handles[found] = records[at + (CIRCLE_STRIDE + CIRCLE_HANDLE)]!;
      found += Number(nextExcess < -bound) & isInside;
      maybe += Number(nextExcess < bound) & isInside;
    }
    if (maybe === found) continue;
    found = before;
    for (let at = from * CIRCLE_STRIDE; at < to * CIRCLE_STRIDE; at += CIRCLE_STRIDE) {
      if (records[at + CIRCLE_HANDLE]! < 0) continue;
      if (counters.isOn) counters.exactDecisions++;
      const sign = compareDistanceToSum(records[at]!, records[at + 1]!, x, y, radius, records[at + 2]!);
      if (sign <= 0) handles[found++] = records[at + CIRCLE_HANDLE]!;
    }
  }
  return found;
}

/** The rectangles of one level that overlap a circle. */
export function rectanglesInCircle(
  { records, start, counters }: Cells,
  level: Level,
  matches: Matches,
  already: number,
): number {
  const x = matches.asked[0]!;
  const y = matches.asked[1]!;
  const radius = matches.asked[2]!;
  let found = already;
  // The limit for the square of twice the distance, as below.
  const limit = 4 * radius * radius;
  const bound = limit * FILTER_ERROR + LEAST_FILTER_ERROR;
  // As `below` and `above`, written out: an engine allocates for numbers that it passes to a call that stays a call.
  const west = level.columnOf(x - (radius + level.east) - (Math.abs(x) + (radius + level.east)) * OUTWARD);
  const east = level.columnOf(x + radius + (Math.abs(x) + radius) * OUTWARD) + 1;
  const south = level.rowOf(y + radius + (Math.abs(y) + radius) * OUTWARD);
  const north = level.rowOf(y - (radius + level.south) - (Math.abs(y) + (radius + level.south)) * OUTWARD);
  for (let row = north; row <= south; row++) {
    const first = level.base + row * level.columns;
    if (counters.isOn) counters.addRun(start, first + west, first + east);
    const from = start[first + west]!;
    const to = start[first + east]!;
    const handles = matches.reserve(found + to - from);
    const before = found;
    let undecided = 0;
    for (let at = from * RECTANGLE_STRIDE; at < to * RECTANGLE_STRIDE; at += RECTANGLE_STRIDE) {
      const dx = twicePositive(records[at]! - x) + twicePositive(x - records[at + 2]!);
      const dy = twicePositive(records[at + 1]! - y) + twicePositive(y - records[at + 3]!);
      const excess = dx * dx + dy * dy - limit;
      handles[found] = records[at + RECTANGLE_HANDLE]!;
      found += Number(excess < 0);
      undecided |= Number(!(Math.abs(excess) > bound));
    }
    if (undecided === 0) continue;
    found = before;
    for (let at = from * RECTANGLE_STRIDE; at < to * RECTANGLE_STRIDE; at += RECTANGLE_STRIDE) {
      if (records[at + RECTANGLE_HANDLE]! < 0) continue;
      if (counters.isOn) counters.exactDecisions++;
      const sign = compareRectangleDistance(
        records[at]!,
        records[at + 1]!,
        records[at + 2]!,
        records[at + 3]!,
        x,
        y,
        radius,
      );
      if (sign <= 0) handles[found++] = records[at + RECTANGLE_HANDLE]!;
    }
  }
  return found;
}
