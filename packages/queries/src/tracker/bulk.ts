/**
 * Moving all objects at once, in two passes over the columns: a counting sort that writes every record anew.
 *
 * The first pass finds each object's cell and counts, the second writes each record into its cell. Between them the
 * slots' `record` holds the cell. Records are written from the columns and the slots' sizes, so that the old ones need
 * not be kept: no second copy, nothing allocated.
 */
import { sparse } from './cells.js';
import { rectangleTag, type Level } from './level.js';
import type { Store } from './store.js';

/** Coordinates of one kind, in world units. */
export type Coordinates = Float64Array | Float32Array;

/**
 * Row `i` of the columns is the object in slot `order[i]`, or in slot `i` without an order. Each slot in use must come
 * exactly once, and all coordinates must be finite.
 */
export function moveAll(store: Store<unknown>, xs: Coordinates, ys: Coordinates, order: Int32Array | undefined): void {
  const { circles, rectangles } = store;
  tightenReaches(store);
  circles.empty();
  rectangles.empty();
  count(store, xs, ys, order);
  circles.layOut(sparse);
  rectangles.layOut(sparse);
  fill(store, xs, ys, order);
  store.fitIfCrowded(circles);
  store.fitIfCrowded(rectangles);
}

function count(store: Store<unknown>, xs: Coordinates, ys: Coordinates, order: Int32Array | undefined): void {
  const { levels } = store;
  const { live, level, record } = store.slots;
  const circleStart = store.circles.start;
  const rectangleStart = store.rectangles.start;
  // Most objects are of one level: its numbers stay in registers.
  const main = fullestLevel(levels);
  const { originX, originY, perX, perY, columns, rows, base } = levels[main]!;
  const mainStart = main < rectangleTag ? circleStart : rectangleStart;
  for (let row = 0; row < live; row++) {
    const slot = order === undefined ? row : order[row]!;
    const x = xs[row]!;
    const y = ys[row]!;
    const tagged = level[slot]!;
    if (tagged === main) {
      const u = (x - originX) * perX;
      const v = (y - originY) * perY;
      const column = u < columns ? (u > 0 ? u | 0 : 0) : columns - 1;
      const line = v < rows ? (v > 0 ? v | 0 : 0) : rows - 1;
      const cell = base + line * columns + column;
      record[slot] = cell;
      mainStart[cell]!++;
    } else {
      const cell = levels[tagged]!.cellOf(x, y);
      record[slot] = cell;
      if (tagged < rectangleTag) circleStart[cell]!++;
      else rectangleStart[cell]!++;
    }
  }
}

function fill(store: Store<unknown>, xs: Coordinates, ys: Coordinates, order: Int32Array | undefined): void {
  const { live, level, record, width, height } = store.slots;
  const { records: circles, start: circleStart } = store.circles;
  const { records: rectangles, start: rectangleStart } = store.rectangles;
  for (let row = 0; row < live; row++) {
    const slot = order === undefined ? row : order[row]!;
    const x = xs[row]!;
    const y = ys[row]!;
    const cell = record[slot]!;
    if (level[slot]! < rectangleTag) {
      const index = circleStart[cell]! - 1;
      circleStart[cell] = index;
      record[slot] = index;
      const at = index * 4;
      circles[at] = x;
      circles[at + 1] = y;
      circles[at + 2] = width[slot]!;
      circles[at + 3] = slot;
    } else {
      const index = rectangleStart[cell]! - 1;
      rectangleStart[cell] = index;
      record[slot] = index;
      const at = index * 5;
      rectangles[at] = x;
      rectangles[at + 1] = y;
      rectangles[at + 2] = x + width[slot]!;
      rectangles[at + 3] = y + height[slot]!;
      rectangles[at + 4] = slot;
    }
  }
}

function fullestLevel(levels: readonly Level[]): number {
  let fullest = 0;
  for (let index = 1; index < levels.length; index++) {
    if (levels[index]!.count > levels[fullest]!.count) fullest = index;
  }
  return fullest;
}

/** Finds the true reaches again, if objects have left that may have been the greatest. */
function tightenReaches(store: Store<unknown>): void {
  const { circles, rectangles, levels, slots } = store;
  if (!circles.isLoose && !rectangles.isLoose) return;
  circles.isLoose = rectangles.isLoose = false;
  for (const level of circles.levels) level.forgetReaches();
  for (const level of rectangles.levels) level.forgetReaches();
  for (let slot = 0; slot < slots.used; slot++) {
    if (slots.record[slot]! < 0) continue;
    const level: Level = levels[slots.level[slot]!]!;
    if (slots.level[slot]! < rectangleTag) level.widenAround(slots.width[slot]!);
    else level.widenBeyond(slots.width[slot]!, slots.height[slot]!);
  }
}
