/**
 * Moving all objects at once, in two passes over the columns: a counting sort that writes every record anew.
 *
 * The first pass finds each object's cell, counts, and sees whether all coordinates are finite; nothing has changed
 * until then. The second writes each record into its cell. Records are written from the columns and the slots' sizes,
 * so that the old ones need not be kept: no second copy of them, and nothing is allocated once all arrays have grown.
 */
import { rectangleTag, type Level } from './level.js';
import type { Store } from './store.js';

/** Coordinates of one kind, in world units. */
export type Coordinates = Float64Array | Float32Array;

/** One bulk move at a time. Kept and used again. */
export class BulkMove {
  private readonly store: Store<unknown>;
  /** The cell of each row. */
  private cells: Int32Array = new Int32Array(0);

  constructor(store: Store<unknown>) {
    this.store = store;
  }

  get bytes(): number {
    return this.cells.byteLength;
  }

  /**
   * Row `i` of the columns is the object in slot `order[i]`, or in slot `i` without an order; each slot in use must come
   * exactly once. Returns false, and has changed nothing, if a coordinate, or a rectangle's far corner, is not finite.
   */
  run(xs: Coordinates, ys: Coordinates, order: Int32Array | undefined): boolean {
    const { store } = this;
    const { circles, rectangles } = store;
    if (this.cells.length < store.slots.live) this.cells = new Int32Array(store.slots.record.length);
    if (!this.count(xs, ys, order)) return false;
    circles.accept();
    rectangles.accept();
    this.fill(xs, ys, order);
    tightenReaches(store);
    store.fitIfCrowded(circles);
    store.fitIfCrowded(rectangles);
    return true;
  }

  private count(xs: Coordinates, ys: Coordinates, order: Int32Array | undefined): boolean {
    const { cells, store } = this;
    const { levels } = store;
    const { live, level, width, height } = store.slots;
    const circleCounts = store.circles.newCounts();
    const rectangleCounts = store.rectangles.newCounts();
    // Most circles are of one level: its numbers stay in registers.
    const main = fullestLevel(levels);
    const { originX, originY, perX, perY, columns, rows, base } = levels[main]!;
    // What is finite less itself is 0, what is not is NaN, and NaN stays in the sum.
    let doubt = 0;
    for (let row = 0; row < live; row++) {
      const x = xs[row]!;
      const y = ys[row]!;
      doubt += x - x + (y - y);
      const slot = order === undefined ? row : order[row]!;
      const tagged = level[slot]!;
      if (tagged === main) {
        const u = (x - originX) * perX;
        const v = (y - originY) * perY;
        const column = u < columns ? (u > 0 ? u | 0 : 0) : columns - 1;
        const line = v < rows ? (v > 0 ? v | 0 : 0) : rows - 1;
        const cell = base + Math.imul(line, columns) + column;
        cells[row] = cell;
        circleCounts[cell]!++;
      } else {
        const cell = levels[tagged]!.cellOf(x, y);
        cells[row] = cell;
        if (tagged < rectangleTag) {
          circleCounts[cell]!++;
        } else {
          rectangleCounts[cell]!++;
          const farX = x + width[slot]!;
          const farY = y + height[slot]!;
          doubt += farX - farX + (farY - farY);
        }
      }
    }
    return doubt === 0;
  }

  private fill(xs: Coordinates, ys: Coordinates, order: Int32Array | undefined): void {
    const { cells, store } = this;
    const { live, level, record, width, height } = store.slots;
    const { records: circles, start: circleStart } = store.circles;
    const { records: rectangles, start: rectangleStart } = store.rectangles;
    for (let row = 0; row < live; row++) {
      const slot = order === undefined ? row : order[row]!;
      const cell = cells[row]!;
      if (level[slot]! < rectangleTag) {
        const index = circleStart[cell]! - 1;
        circleStart[cell] = index;
        record[slot] = index;
        const at = index << 2;
        circles[at] = xs[row]!;
        circles[at | 1] = ys[row]!;
        circles[at | 2] = width[slot]!;
        circles[at | 3] = slot;
      } else {
        const index = rectangleStart[cell]! - 1;
        rectangleStart[cell] = index;
        record[slot] = index;
        const at = index * 5;
        rectangles[at] = xs[row]!;
        rectangles[at + 1] = ys[row]!;
        rectangles[at + 2] = xs[row]! + width[slot]!;
        rectangles[at + 3] = ys[row]! + height[slot]!;
        rectangles[at + 4] = slot;
      }
    }
  }
}

/** Of the circles' levels. */
function fullestLevel(levels: readonly Level[]): number {
  let fullest = 0;
  for (let index = 1; index < rectangleTag; index++) {
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
    const level = levels[slots.level[slot]!]!;
    if (slots.level[slot]! < rectangleTag) level.widenAround(slots.width[slot]!);
    else level.widenBeyond(slots.width[slot]!, slots.height[slot]!);
  }
}
