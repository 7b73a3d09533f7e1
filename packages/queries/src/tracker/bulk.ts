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
  for (let row = 0; row < live; row++) {
    const slot = order === undefined ? row : order[row]!;
    const tagged = level[slot]!;
    const cell = levels[tagged]!.cellOf(xs[row]!, ys[row]!);
    record[slot] = cell;
    if (tagged < rectangleTag) circleStart[cell]!++;
    else rectangleStart[cell]!++;
  }
}

function fill(store: Store<unknown>, xs: Coordinates, ys: Coordinates, order: Int32Array | undefined): void {
  const { circles, rectangles } = store;
  const { live, level, record, width, height } = store.slots;
  for (let row = 0; row < live; row++) {
    const slot = order === undefined ? row : order[row]!;
    const x = xs[row]!;
    const y = ys[row]!;
    if (level[slot]! < rectangleTag) {
      const index = --circles.start[record[slot]!]!;
      record[slot] = index;
      circles.writeCircle(index, x, y, width[slot]!, slot);
    } else {
      const index = --rectangles.start[record[slot]!]!;
      record[slot] = index;
      rectangles.writeRectangle(index, x, y, x + width[slot]!, y + height[slot]!, slot);
    }
  }
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
