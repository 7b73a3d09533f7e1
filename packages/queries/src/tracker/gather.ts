/**
 * Objects that overlap a circle or a rectangle: their slots into a page.
 *
 * All shapes are closed, in world units; touching overlaps. Two loops over the runs of records that can matter, which take
 * every record for the circle that it is; rectangles among what they found are then looked at exactly (`refine.ts`). A
 * float filter (`filter.ts`) decides almost always, `exact` the rest; overflow gives infinities and NaN, for which
 * `exact` is asked. Gaps lie beyond everything that is not vast: they overlap nothing.
 */
import { compareDistanceToSum, compareRectangleDistance } from '@tilewright/units/exact';
import type { Cells } from './cells.js';
import { doubt, tiny, twicePositive, vast } from './filter.js';
import { slack, type Level } from './level.js';
import { cornered } from './rectangles.js';
import { rectanglesInCircle, rectanglesInRectangle } from './refine.js';
import type { Page } from './scratch.js';
import type { Store } from './store.js';

/** The shape is in `page.asked`, as for all functions here. */
export function gatherInCircle({ cells }: Store<unknown>, page: Page): number {
  let found = 0;
  for (const level of cells.levels) {
    if (level.count > 0) found = circlesInCircle(cells, level, page, found);
  }
  return cells.rectangles === 0 ? found : rectanglesInCircle(cells, page, found);
}

export function gatherInRectangle({ cells }: Store<unknown>, page: Page): number {
  let found = 0;
  for (const level of cells.levels) {
    if (level.count > 0) found = circlesInRectangle(cells, level, page, found);
  }
  return cells.rectangles === 0 ? found : rectanglesInRectangle(cells, page, found);
}

// Each loop writes every name, and moves on only past those that overlap: without a branch that depends on an object,
// since branches that nobody can predict were most of the time. A run in which anything is in doubt is asked again,
// exactly; of a circle around a rectangle, doubt is enough.

/** The names in one level whose circles overlap a circle, after the `already` ones of the page; returns the new number. */
export function circlesInCircle({ records, start }: Cells, level: Level, page: Page, already: number): number {
  const x = page.asked[0]!;
  const y = page.asked[1]!;
  const radius = page.asked[2]!;
  let found = already;
  const reach = radius + level.reach;
  // One bound for both axes.
  const size = Math.abs(x) + Math.abs(y) + reach;
  const span = reach + size * slack;
  const west = level.columnOf(x - span);
  const east = level.columnOf(x + span) + 1;
  const south = level.rowOf(y + span);
  // No sum of two radii is above the reach, no middle of a rectangle that overlaps beyond the size.
  const bound = reach * size * doubt + tiny;
  const isVast = !(size < vast);
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
      const name = records[at + 3]!;
      if (name < 0) continue;
      const isFound =
        name >= cornered || compareDistanceToSum(records[at]!, records[at + 1]!, x, y, radius, records[at + 2]!) <= 0;
      if (isFound) slots[found++] = name;
    }
  }
  return found;
}

/** The same for a rectangle. */
export function circlesInRectangle({ records, start }: Cells, level: Level, page: Page, already: number): number {
  const minX = page.asked[0]!;
  const minY = page.asked[1]!;
  const maxX = page.asked[2]!;
  const maxY = page.asked[3]!;
  let found = already;
  const reach = level.reach;
  const size = Math.abs(minX) + Math.abs(minY) + Math.abs(maxX) + Math.abs(maxY) + reach;
  const bound = 4 * reach * size * doubt + tiny;
  const span = reach + size * slack;
  const west = level.columnOf(minX - span);
  const east = level.columnOf(maxX + span) + 1;
  const south = level.rowOf(maxY + span);
  for (let row = level.rowOf(minY - span); row <= south; row++) {
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
      const name = records[at + 3]!;
      if (name < 0) continue;
      const isFound =
        name >= cornered ||
        compareRectangleDistance(minX, minY, maxX, maxY, records[at]!, records[at + 1]!, records[at + 2]!) <= 0;
      if (isFound) slots[found++] = name;
    }
  }
  return found;
}
