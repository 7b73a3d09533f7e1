/**
 * Objects that overlap a circle or a rectangle: their slots into a page, in the order of the cells.
 *
 * All shapes are closed, in world units; touching overlaps. Four loops, one for each pair of shapes, over the runs of
 * records that can matter. A float filter (`filter.ts`) decides almost always, `exact` the rest; overflow gives
 * infinities and NaN, for which `exact` is asked. Gaps lie beyond everything that is not vast: they overlap nothing.
 */
import { compareDistanceToSum, compareRectangleDistance } from '@tilewright/units/exact';
import type { Packed } from './cells.js';
import { doubt, tiny, twicePositive, vast } from './filter.js';
import { above, below, slack, type Level } from './level.js';
import type { Page } from './scratch.js';
import type { Store } from './store.js';

/** The shape is in `page.asked`, as for all functions here. */
export function gatherInCircle({ circles, rectangles }: Store<unknown>, page: Page): number {
  let found = 0;
  for (const level of circles.levels) {
    if (level.count > 0) found = circlesInCircle(circles, level, page, found);
  }
  if (rectangles.count === 0) return found;
  for (const level of rectangles.levels) {
    if (level.count > 0) found = rectanglesInCircle(rectangles, level, page, found);
  }
  return found;
}

export function gatherInRectangle({ circles, rectangles }: Store<unknown>, page: Page): number {
  let found = 0;
  for (const level of circles.levels) {
    if (level.count > 0) found = circlesInRectangle(circles, level, page, found);
  }
  if (rectangles.count === 0) return found;
  for (const level of rectangles.levels) {
    if (level.count > 0) found = rectanglesInRectangle(rectangles, level, page, found);
  }
  return found;
}

// Each loop writes every slot, and moves on only past those that overlap: without a branch that depends on an object,
// since branches that nobody can predict were most of the time. A run in which anything is in doubt is asked again,
// exactly.

/** The circles of one level that overlap a circle, after the `already` slots of the page; returns the new number. */
export function circlesInCircle({ records, start }: Packed, level: Level, page: Page, already: number): number {
  const x = page.asked[0]!;
  const y = page.asked[1]!;
  const radius = page.asked[2]!;
  let found = already;
  const reach = radius + level.east;
  // One bound for both axes.
  const span = reach + (Math.abs(x) + Math.abs(y) + reach) * slack;
  const west = level.columnOf(x - span);
  const east = level.columnOf(x + span) + 1;
  const south = level.rowOf(y + span);
  // No sum of two radii is above the reach.
  const bound = reach * reach * doubt + tiny;
  const isVast = !(Math.abs(x) + Math.abs(y) + reach < vast);
  const { base, columns } = level;
  for (let row = level.rowOf(y - span); row <= south; row++) {
    const from = start[base + row * columns + west]!;
    const to = start[base + row * columns + east]!;
    const slots = page.reserve(found + to - from + 1);
    const before = found;
    let maybe = found + Number(isVast);
    // Two at a time; the second one may lie behind the run, and then does not count.
    for (let at = from * 4; at < to * 4; at += 8) {
      const dx = records[at]! - x;
      const dy = records[at + 1]! - y;
      const sum = records[at + 2]! + radius;
      const excess = dx * dx + dy * dy - sum * sum;
      slots[found] = records[at + 3]!;
      found += Number(excess < -bound);
      maybe += Number(excess < bound);
      const isInside = Number(at + 4 < to * 4);
      const nextX = records[at + 4]! - x;
      const nextY = records[at + 5]! - y;
      const nextSum = records[at + 6]! + radius;
      const nextExcess = nextX * nextX + nextY * nextY - nextSum * nextSum;
      slots[found] = records[at + 7]!;
      found += Number(nextExcess < -bound) & isInside;
      maybe += Number(nextExcess < bound) & isInside;
    }
    if (maybe === found) continue;
    found = before;
    for (let at = from * 4; at < to * 4; at += 4) {
      if (records[at + 3]! < 0) continue;
      const sign = compareDistanceToSum(records[at]!, records[at + 1]!, x, y, radius, records[at + 2]!);
      if (sign <= 0) slots[found++] = records[at + 3]!;
    }
  }
  return found;
}

/** The rectangles of one level that overlap a circle. */
export function rectanglesInCircle({ records, start }: Packed, level: Level, page: Page, already: number): number {
  const x = page.asked[0]!;
  const y = page.asked[1]!;
  const radius = page.asked[2]!;
  let found = already;
  // Of twice the distance, as below.
  const limit = 4 * radius * radius;
  const bound = limit * doubt + tiny;
  const west = level.columnOf(below(x, radius + level.east));
  const east = level.columnOf(above(x, radius)) + 1;
  const south = level.rowOf(above(y, radius));
  for (let row = level.rowOf(below(y, radius + level.south)); row <= south; row++) {
    const first = level.base + row * level.columns;
    const from = start[first + west]!;
    const to = start[first + east]!;
    const slots = page.reserve(found + to - from);
    const before = found;
    let doubts = 0;
    for (let at = from * 5; at < to * 5; at += 5) {
      const dx = twicePositive(records[at]! - x) + twicePositive(x - records[at + 2]!);
      const dy = twicePositive(records[at + 1]! - y) + twicePositive(y - records[at + 3]!);
      const excess = dx * dx + dy * dy - limit;
      slots[found] = records[at + 4]!;
      found += Number(excess < 0);
      doubts |= Number(!(Math.abs(excess) > bound));
    }
    if (doubts === 0) continue;
    found = before;
    for (let at = from * 5; at < to * 5; at += 5) {
      if (records[at + 4]! < 0) continue;
      const sign = compareRectangleDistance(
        records[at]!,
        records[at + 1]!,
        records[at + 2]!,
        records[at + 3]!,
        x,
        y,
        radius,
      );
      if (sign <= 0) slots[found++] = records[at + 4]!;
    }
  }
  return found;
}

/** The circles of one level that overlap a rectangle. */
export function circlesInRectangle({ records, start }: Packed, level: Level, page: Page, already: number): number {
  const minX = page.asked[0]!;
  const minY = page.asked[1]!;
  const maxX = page.asked[2]!;
  const maxY = page.asked[3]!;
  let found = already;
  const reach = level.east;
  const bound = 4 * reach * reach * doubt + tiny;
  const west = level.columnOf(below(minX, reach));
  const east = level.columnOf(above(maxX, reach)) + 1;
  const south = level.rowOf(above(maxY, reach));
  for (let row = level.rowOf(below(minY, reach)); row <= south; row++) {
    const first = level.base + row * level.columns;
    const from = start[first + west]!;
    const to = start[first + east]!;
    const slots = page.reserve(found + to - from);
    const before = found;
    let doubts = 0;
    for (let at = from * 4; at < to * 4; at += 4) {
      const x = records[at]!;
      const y = records[at + 1]!;
      const diameter = 2 * records[at + 2]!;
      const dx = twicePositive(minX - x) + twicePositive(x - maxX);
      const dy = twicePositive(minY - y) + twicePositive(y - maxY);
      const excess = dx * dx + dy * dy - diameter * diameter;
      slots[found] = records[at + 3]!;
      found += Number(excess < 0);
      doubts |= Number(!(Math.abs(excess) > bound));
    }
    if (doubts === 0) continue;
    found = before;
    for (let at = from * 4; at < to * 4; at += 4) {
      if (records[at + 3]! < 0) continue;
      const sign = compareRectangleDistance(minX, minY, maxX, maxY, records[at]!, records[at + 1]!, records[at + 2]!);
      if (sign <= 0) slots[found++] = records[at + 3]!;
    }
  }
  return found;
}

/** The rectangles of one level that overlap a rectangle: comparisons only. */
export function rectanglesInRectangle({ records, start }: Packed, level: Level, page: Page, already: number): number {
  const minX = page.asked[0]!;
  const minY = page.asked[1]!;
  const maxX = page.asked[2]!;
  const maxY = page.asked[3]!;
  let found = already;
  const west = level.columnOf(below(minX, level.east));
  const east = level.columnOf(above(maxX, 0)) + 1;
  const south = level.rowOf(above(maxY, 0));
  for (let row = level.rowOf(below(minY, level.south)); row <= south; row++) {
    const first = level.base + row * level.columns;
    const from = start[first + west]!;
    const to = start[first + east]!;
    const slots = page.reserve(found + to - from);
    for (let at = from * 5; at < to * 5; at += 5) {
      slots[found] = records[at + 4]!;
      found +=
        Number(records[at]! <= maxX) &
        Number(records[at + 2]! >= minX) &
        Number(records[at + 1]! <= maxY) &
        Number(records[at + 3]! >= minY);
    }
  }
  return found;
}
