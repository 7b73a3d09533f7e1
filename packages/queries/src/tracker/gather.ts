/**
 * Objects that overlap a circle or a rectangle: their slots into a page, in the order of the cells.
 *
 * All shapes are closed, in world units; touching overlaps. Four loops, one for each pair of shapes, over the runs of
 * records that can matter. A float filter (`filter.ts`) decides almost always, `exact` the rest; overflow gives
 * infinities and NaN, for which `exact` is asked. Gaps lie at infinity: they overlap nothing.
 */
import { compareDistanceToSum, compareRectangleDistance } from '@tilewright/units/exact';
import type { Cells } from './cells.js';
import { doubt, tiny } from './filter.js';
import { above, below, type Level } from './level.js';
import type { Page } from './scratch.js';
import type { Store } from './store.js';

export function gatherInCircle(store: Store<unknown>, x: number, y: number, radius: number, page: Page): number {
  const { circles, rectangles } = store;
  let found = 0;
  for (const level of circles.levels) {
    if (level.count > 0) found = circlesInCircle(circles, level, x, y, radius, page, found);
  }
  if (rectangles.count === 0) return found;
  for (const level of rectangles.levels) {
    if (level.count > 0) found = rectanglesInCircle(rectangles, level, x, y, radius, page, found);
  }
  return found;
}

export function gatherInRectangle(
  store: Store<unknown>,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  page: Page,
): number {
  const { circles, rectangles } = store;
  let found = 0;
  for (const level of circles.levels) {
    if (level.count > 0) found = circlesInRectangle(circles, level, minX, minY, maxX, maxY, page, found);
  }
  if (rectangles.count === 0) return found;
  for (const level of rectangles.levels) {
    if (level.count > 0) found = rectanglesInRectangle(rectangles, level, minX, minY, maxX, maxY, page, found);
  }
  return found;
}

// Each loop writes every slot and moves on only past those that overlap: there is no branch that depends on one
// object, but for the rare doubt. Branches that nobody can predict were most of the time of these loops.

/** The circles of one level that overlap a circle, after the `already` slots of the page; returns the new number. */
export function circlesInCircle(
  { records, start }: Cells,
  level: Level,
  x: number,
  y: number,
  radius: number,
  page: Page,
  already: number,
): number {
  let found = already;
  const reach = radius + level.east;
  const west = level.columnOf(below(x, reach));
  const east = level.columnOf(above(x, reach)) + 1;
  const south = level.rowOf(above(y, reach));
  for (let row = level.rowOf(below(y, reach)); row <= south; row++) {
    const first = level.base + row * level.columns;
    const from = start[first + west]!;
    const to = start[first + east]!;
    const slots = page.reserve(found + to - from);
    for (let at = from * 4; at < to * 4; at += 4) {
      const dx = records[at]! - x;
      const dy = records[at + 1]! - y;
      const sum = records[at + 2]! + radius;
      const limit = sum * sum;
      const excess = dx * dx + dy * dy - limit;
      const slot = records[at + 3]!;
      slots[found] = slot;
      found += Number(excess < 0);
      if (!(Math.abs(excess) > limit * doubt + tiny) && slot >= 0) {
        const sign = compareDistanceToSum(records[at]!, records[at + 1]!, x, y, radius, records[at + 2]!);
        found += Number(sign <= 0) - Number(excess < 0);
      }
    }
  }
  return found;
}

/** The rectangles of one level that overlap a circle. */
export function rectanglesInCircle(
  { records, start }: Cells,
  level: Level,
  x: number,
  y: number,
  radius: number,
  page: Page,
  already: number,
): number {
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
    for (let at = from * 5; at < to * 5; at += 5) {
      const minX = records[at]!;
      const minY = records[at + 1]!;
      const maxX = records[at + 2]!;
      const maxY = records[at + 3]!;
      const dx = twicePositive(minX - x) + twicePositive(x - maxX);
      const dy = twicePositive(minY - y) + twicePositive(y - maxY);
      const excess = dx * dx + dy * dy - limit;
      const slot = records[at + 4]!;
      slots[found] = slot;
      found += Number(excess < 0);
      if (!(Math.abs(excess) > bound) && slot >= 0) {
        const isIn = dx + dy === 0 || compareRectangleDistance(minX, minY, maxX, maxY, x, y, radius) <= 0;
        found += Number(isIn) - Number(excess < 0);
      }
    }
  }
  return found;
}

/** The circles of one level that overlap a rectangle. */
export function circlesInRectangle(
  { records, start }: Cells,
  level: Level,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  page: Page,
  already: number,
): number {
  let found = already;
  const reach = level.east;
  const west = level.columnOf(below(minX, reach));
  const east = level.columnOf(above(maxX, reach)) + 1;
  const south = level.rowOf(above(maxY, reach));
  for (let row = level.rowOf(below(minY, reach)); row <= south; row++) {
    const first = level.base + row * level.columns;
    const from = start[first + west]!;
    const to = start[first + east]!;
    const slots = page.reserve(found + to - from);
    for (let at = from * 4; at < to * 4; at += 4) {
      const x = records[at]!;
      const y = records[at + 1]!;
      const radius = records[at + 2]!;
      const dx = twicePositive(minX - x) + twicePositive(x - maxX);
      const dy = twicePositive(minY - y) + twicePositive(y - maxY);
      const limit = 4 * radius * radius;
      const excess = dx * dx + dy * dy - limit;
      const slot = records[at + 3]!;
      slots[found] = slot;
      found += Number(excess < 0);
      if (!(Math.abs(excess) > limit * doubt + tiny) && slot >= 0) {
        const isIn = dx + dy === 0 || compareRectangleDistance(minX, minY, maxX, maxY, x, y, radius) <= 0;
        found += Number(isIn) - Number(excess < 0);
      }
    }
  }
  return found;
}

/** The rectangles of one level that overlap a rectangle: comparisons only. */
export function rectanglesInRectangle(
  { records, start }: Cells,
  level: Level,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  page: Page,
  already: number,
): number {
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

/** 2 * max(value, 0), exactly and without a branch. */
function twicePositive(value: number): number {
  return value + Math.abs(value);
}
