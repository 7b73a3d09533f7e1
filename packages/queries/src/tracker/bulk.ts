/**
 * Moving all objects at once.
 *
 * First all coordinates are checked; until then nothing changes. Then one pass over the records, in their order, writes
 * the objects that stay in their cell in place; the few that change their cell are moved one by one, cell by cell. If
 * many change their cell, a counting sort writes every record again instead, in two passes over the columns. Records
 * are written from the columns and the sizes in the slots: there is no second copy of the records, and nothing is
 * allocated once all arrays have grown.
 */
import type { Cells } from './cells.js';
import { slotIn } from '../handle.js';
import { layOut, startBulkSort } from './sorting.js';
import { CIRCLE_HANDLE, CIRCLE_STRIDE, RECTANGLE_HANDLE, RECTANGLE_STRIDE, RECTANGLE_TAG, SPARSE } from './limits.js';
import type { Coordinates } from './level.js';
import type { Store } from './store.js';

/**
 * If more than one object in this many changes its cell, sorting all objects costs less than moving those one by one.
 */
const MOVER_SHARE = 8;
/**
 * After a bulk move in which many objects changed their cell, this many bulk moves sort all objects before the share is
 * counted again.
 */
const SORTS_WITHOUT_LOOK = 15;

/** Makes one bulk move at a time. Reusable. */
export class BulkMove {
  private readonly store: Store<unknown>;
  /** The objects that change their cell; the new cell of each slot. */
  private buffer: Int32Array = new Int32Array(0);
  /** The number of bulk moves that will sort without counting. */
  sorts = 0;

  constructor(store: Store<unknown>) {
    this.store = store;
  }

  get bytes(): number {
    return this.buffer.byteLength;
  }

  /**
   * Moves the object in a slot to row `rowOf[slot]` of the columns, or to row `slot` without `rowOf`. Returns false and
   * changes nothing if a coordinate, or the far corner of a rectangle, is not finite.
   */
  run(xs: Coordinates, ys: Coordinates, rowOf: Int32Array | undefined): boolean {
    if (!areFinite(xs, ys, this.store.slots.live) || !this.areCornersFinite(xs, ys, rowOf)) return false;
    this.apply(xs, ys, rowOf);
    return true;
  }

  /** The same for coordinates that are known to be finite, far corners included. */
  apply(xs: Coordinates, ys: Coordinates, rowOf: Int32Array | undefined): void {
    const { store } = this;
    const { circles, rectangles, slots } = store;
    if (this.buffer.length < slots.used) this.buffer = new Int32Array(slots.record.length);
    if (this.sorts > 0) this.sorts--;
    else if (this.shift(circles, xs, ys, rowOf) && this.shift(rectangles, xs, ys, rowOf)) return;
    else this.sorts = SORTS_WITHOUT_LOOK;
    this.count(xs, ys, rowOf);
    this.fill(xs, ys, rowOf);
    tightenReaches(store);
    store.rebuildIfOverloaded(circles);
    store.rebuildIfOverloaded(rectangles);
  }

  private areCornersFinite(xs: Coordinates, ys: Coordinates, rowOf: Int32Array | undefined): boolean {
    const { rectangles, slots } = this.store;
    const { width, height } = slots;
    let sum = 0;
    for (let at = RECTANGLE_HANDLE; at < rectangles.end * RECTANGLE_STRIDE; at += RECTANGLE_STRIDE) {
      const handle = rectangles.records[at]!;
      if (handle < 0) continue;
      const slot = slots.slotIn(handle);
      const row = rowOf === undefined ? slot : rowOf[slot]!;
      const farX = xs[row]! + width[slot]!;
      const farY = ys[row]! + height[slot]!;
      sum += farX - farX + (farY - farY);
    }
    return sum === 0;
  }

  /**
   * Writes all records of one kind of shape in place, and transfers the objects that change their cell. Returns false
   * if there are too many of them.
   */
  private shift(cells: Cells, xs: Coordinates, ys: Coordinates, rowOf: Int32Array | undefined): boolean {
    const { buffer, store } = this;
    const { slots } = store;
    const { width, height, record, live, mask } = slots;
    const { stride, levels } = cells;
    const most = live / MOVER_SHARE;
    let all = 0;
    for (const level of levels) {
      const { originX, originY, perX, perY, columns, rows, base } = level;
      const { records, start } = cells;
      const end = start[base + columns * rows]! * stride;
      let movers = 0;
      for (let at = start[base]! * stride; at < end; at += stride) {
        const handle = records[at + stride - 1]!;
        if (handle < 0) continue;
        const slot = slotIn(handle, mask);
        const row = rowOf === undefined ? slot : rowOf[slot]!;
        const x = xs[row]!;
        const y = ys[row]!;
        const oldX = records[at]!;
        const oldY = records[at + 1]!;
        records[at] = x;
        records[at + 1] = y;
        if (stride === RECTANGLE_STRIDE) {
          records[at + 2] = x + width[slot]!;
          records[at + 3] = y + height[slot]!;
        }
        // The column is not clamped to the grid: an object outside may be transferred though it stays in its cell.
        const column = Math.floor((oldX - originX) * perX);
        const line = Math.floor((oldY - originY) * perY);
        if (Math.floor((x - originX) * perX) === column && Math.floor((y - originY) * perY) === line) continue;
        if (all + movers > most) return false;
        buffer[2 * movers] = slot;
        // The same as `cellOf`, written out: its arguments would be boxed.
        buffer[2 * movers + 1] =
          base + Math.min(Math.max(line, 0), rows - 1) * columns + Math.min(Math.max(column, 0), columns - 1);
        movers++;
      }
      for (let mover = 0; mover < movers; mover++) {
        cells.transfer(record[buffer[2 * mover]!]!, buffer[2 * mover + 1]!, level);
        // No gap was left, and all gaps were spread. That sorted all records by their new coordinates, also the
        // remaining ones.
        if (cells.records !== records) break;
      }
      all += movers;
    }
    if (cells.isLoose) tightenReaches(store);
    store.lookAfter(cells, all);
    return true;
  }

  /** Finds the cell of each slot, counts, and lays the cells out. */
  private count(xs: Coordinates, ys: Coordinates, rowOf: Int32Array | undefined): void {
    const { buffer, store } = this;
    const { levels } = store;
    const { used, level, record } = store.slots;
    const circles = startBulkSort(store.circles);
    const rectangles = startBulkSort(store.rectangles);
    for (let slot = 0; slot < used; slot++) {
      if (record[slot]! < 0) continue;
      const row = rowOf === undefined ? slot : rowOf[slot]!;
      const tagged = level[slot]!;
      const cell = levels[tagged]!.cellAt(xs, row, ys, row);
      buffer[slot] = cell;
      if (tagged < RECTANGLE_TAG) circles[cell]!++;
      else rectangles[cell]!++;
    }
    layOut(store.circles, SPARSE);
    layOut(store.rectangles, SPARSE);
  }

  private fill(xs: Coordinates, ys: Coordinates, rowOf: Int32Array | undefined): void {
    const { buffer, store } = this;
    const { slots } = store;
    const { used, level, record, width, height } = slots;
    const { records: circles, start: circleStart } = store.circles;
    const { records: rectangles, start: rectangleStart } = store.rectangles;
    for (let slot = 0; slot < used; slot++) {
      if (record[slot]! < 0) continue;
      const row = rowOf === undefined ? slot : rowOf[slot]!;
      const cell = buffer[slot]!;
      if (level[slot]! < RECTANGLE_TAG) {
        const index = circleStart[cell]! - 1;
        circleStart[cell] = index;
        record[slot] = index;
        const at = index * CIRCLE_STRIDE;
        circles[at] = xs[row]!;
        circles[at + 1] = ys[row]!;
        circles[at + 2] = width[slot]!;
        circles[at + CIRCLE_HANDLE] = slots.ownerOf(slot);
      } else {
        const index = rectangleStart[cell]! - 1;
        rectangleStart[cell] = index;
        record[slot] = index;
        const at = index * RECTANGLE_STRIDE;
        rectangles[at] = xs[row]!;
        rectangles[at + 1] = ys[row]!;
        rectangles[at + 2] = xs[row]! + width[slot]!;
        rectangles[at + 3] = ys[row]! + height[slot]!;
        rectangles[at + RECTANGLE_HANDLE] = slots.ownerOf(slot);
      }
    }
  }
}

/** Whether the first numbers of both columns are finite. */
function areFinite(xs: Coordinates, ys: Coordinates, length: number): boolean {
  // A finite number minus itself is 0, any other number gives NaN, and the sum stays NaN.
  let sum = 0;
  for (let row = 0; row < length; row++) {
    const x = xs[row]!;
    const y = ys[row]!;
    sum += x - x + (y - y);
  }
  return sum === 0;
}

/** Computes the reaches again, if objects left that may have determined them. */
function tightenReaches(store: Store<unknown>): void {
  const { circles, rectangles, levels, slots } = store;
  if (!circles.isLoose && !rectangles.isLoose) return;
  circles.isLoose = rectangles.isLoose = false;
  for (const level of circles.levels) level.forgetReaches();
  for (const level of rectangles.levels) level.forgetReaches();
  for (let slot = 0; slot < slots.used; slot++) {
    if (slots.record[slot]! < 0) continue;
    const level = levels[slots.level[slot]!]!;
    if (slots.level[slot]! < RECTANGLE_TAG) level.widenAround(slots.width[slot]!);
    else level.widenBeyond(slots.width[slot]!, slots.height[slot]!);
  }
}
