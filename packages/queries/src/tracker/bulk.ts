/**
 * Moving all objects at once.
 *
 * Once all coordinates are known to be finite (until then nothing has changed), one pass over the records, in their
 * order, writes every object in place that stays in its cell; the few that do not are then moved one by one, neighbours
 * after neighbours. Where many change their cell, a counting sort writes every record anew instead, in two passes over
 * the columns. Records are written from the columns and the slots' sizes: there is no second copy of them, and nothing is
 * allocated once all arrays have grown.
 */
import { cornered, moveRectangle, slotMask } from './rectangles.js';
import { layOut, sparse, startCounts } from './sorting.js';
import type { Store } from './store.js';

/** Coordinates of one kind, in world units. */
export type Coordinates = Float64Array | Float32Array;

/** If more than one in so many changes its cell, sorting all costs less than moving them one by one. */
const few = 8;
/** How many bulk moves sort all, after one in which many changed their cell, before another look. */
const impatience = 15;

/** One bulk move at a time. Kept and used again. */
export class BulkMove {
  private readonly store: Store<unknown>;
  /** The objects that change their cell; the new cell of each slot. */
  private scratch: Int32Array = new Int32Array(0);
  /** The middle of an object, to be asked for its cell. */
  private readonly middle: Float64Array = new Float64Array(2);
  /** Bulk moves that will sort without a look. */
  private sorts = 0;

  constructor(store: Store<unknown>) {
    this.store = store;
  }

  get bytes(): number {
    return this.scratch.byteLength;
  }

  /**
   * Row `rowOf[slot]` of the columns, or row `slot` without them, is the object in a slot. Returns false, and has changed
   * nothing, if a coordinate, or a rectangle's far corner, is not finite.
   */
  run(xs: Coordinates, ys: Coordinates, rowOf: Int32Array | undefined): boolean {
    const { store } = this;
    const { slots } = store;
    if (!areFinite(xs, ys, slots.live) || !this.areCornersFinite(xs, ys, rowOf)) return false;
    if (this.scratch.length < slots.used) this.scratch = new Int32Array(slots.record.length);
    if (this.sorts > 0) this.sorts--;
    else if (this.shift(xs, ys, rowOf)) return true;
    else this.sorts = impatience;
    this.count(xs, ys, rowOf);
    this.fill(xs, ys, rowOf);
    tightenReaches(store);
    store.fitIfCrowded();
    return true;
  }

  private areCornersFinite(xs: Coordinates, ys: Coordinates, rowOf: Int32Array | undefined): boolean {
    const { cells, slots } = this.store;
    if (cells.rectangles === 0) return true;
    const { used, record, isRectangle, sizes } = slots;
    let doubt = 0;
    for (let slot = 0; slot < used; slot++) {
      if (isRectangle[slot] === 0 || record[slot]! < 0) continue;
      const row = rowOf === undefined ? slot : rowOf[slot]!;
      const farX = xs[row]! + sizes[2 * slot]!;
      const farY = ys[row]! + sizes[2 * slot + 1]!;
      doubt += farX - farX + (farY - farY);
    }
    return doubt === 0;
  }

  /** Writes all records in place, and transfers what changes its cell. False if that is too much. */
  private shift(xs: Coordinates, ys: Coordinates, rowOf: Int32Array | undefined): boolean {
    const { scratch, store } = this;
    const { cells } = store;
    const { record, live, sizes } = store.slots;
    const most = live / few;
    // Constants of a module may be read anew each time, once it is bundled.
    const mask = slotMask;
    const least = cornered;
    let all = 0;
    for (const level of cells.levels) {
      const { originX, originY, perX, perY, columns, rows, base } = level;
      const { records, corners, start } = cells;
      const end = start[base + columns * rows]! * 4;
      let movers = 0;
      for (let at = start[base]! * 4; at < end; at += 4) {
        const name = records[at + 3]!;
        if (name < 0) continue;
        const slot = name & mask;
        const row = rowOf === undefined ? slot : rowOf[slot]!;
        const oldX = records[at]!;
        const oldY = records[at + 1]!;
        let x = xs[row]!;
        let y = ys[row]!;
        if (name >= least) {
          const width = sizes[2 * slot]!;
          const height = sizes[2 * slot + 1]!;
          corners[at] = x;
          corners[at + 1] = y;
          corners[at + 2] = x + width;
          corners[at + 3] = y + height;
          x += width / 2;
          y += height / 2;
        }
        records[at] = x;
        records[at + 1] = y;
        // Not clamped to the grid: beyond it objects may pass for movers that are none.
        const column = Math.floor((oldX - originX) * perX);
        const line = Math.floor((oldY - originY) * perY);
        if (Math.floor((x - originX) * perX) === column && Math.floor((y - originY) * perY) === line) continue;
        if (all + movers > most) return false;
        scratch[2 * movers] = slot;
        // As `cellOf`, whose numbers would be boxed.
        scratch[2 * movers + 1] =
          base + Math.min(Math.max(line, 0), rows - 1) * columns + Math.min(Math.max(column, 0), columns - 1);
        movers++;
      }
      for (let mover = 0; mover < movers; mover++) {
        cells.transfer(record[scratch[2 * mover]!]!, scratch[2 * mover + 1]!, level);
        // Gaps ran out and were spread: that sorted all records by their new coordinates, those still to come as well.
        if (cells.records !== records) break;
      }
      all += movers;
    }
    tightenReaches(store);
    store.lookAfter(all);
    return true;
  }

  /** Finds the cell of each slot, counts, and lays the cells out. */
  private count(xs: Coordinates, ys: Coordinates, rowOf: Int32Array | undefined): void {
    const { scratch, store, middle } = this;
    const { cells } = store;
    const { levels } = cells;
    const { used, level, record, isRectangle, sizes } = store.slots;
    const counts = startCounts(cells);
    for (let slot = 0; slot < used; slot++) {
      if (record[slot]! < 0) continue;
      const row = rowOf === undefined ? slot : rowOf[slot]!;
      middle[0] = xs[row]!;
      middle[1] = ys[row]!;
      if (isRectangle[slot] === 1) {
        middle[0] += sizes[2 * slot]! / 2;
        middle[1] += sizes[2 * slot + 1]! / 2;
      }
      const cell = levels[level[slot]!]!.cellAt(middle, 0);
      scratch[slot] = cell;
      counts[cell]!++;
    }
    layOut(cells, sparse);
  }

  private fill(xs: Coordinates, ys: Coordinates, rowOf: Int32Array | undefined): void {
    const { scratch, store } = this;
    const { used, record, isRectangle, extent, sizes } = store.slots;
    const { records, corners, start } = store.cells;
    for (let slot = 0; slot < used; slot++) {
      if (record[slot]! < 0) continue;
      const row = rowOf === undefined ? slot : rowOf[slot]!;
      const cell = scratch[slot]!;
      const index = start[cell]! - 1;
      start[cell] = index;
      record[slot] = index;
      const at = index << 2;
      if (isRectangle[slot] === 0) {
        records[at] = xs[row]!;
        records[at | 1] = ys[row]!;
        records[at | 3] = slot;
      } else {
        moveRectangle(sizes, slot, xs, ys, row, records, corners, at);
        records[at | 3] = slot + cornered;
      }
      records[at | 2] = extent[slot]!;
    }
  }
}

/** Whether the first numbers of both columns are finite. */
function areFinite(xs: Coordinates, ys: Coordinates, length: number): boolean {
  // What is finite less itself is 0, what is not is NaN, and NaN stays in the sum.
  let doubt = 0;
  for (let row = 0; row < length; row++) {
    const x = xs[row]!;
    const y = ys[row]!;
    doubt += x - x + (y - y);
  }
  return doubt === 0;
}

/** Finds the true reaches again, if objects have left that may have been the greatest. */
function tightenReaches({ cells, slots }: Store<unknown>): void {
  if (!cells.isLoose) return;
  cells.isLoose = false;
  for (const level of cells.levels) level.reach = 0;
  const { used, record, extent } = slots;
  for (let slot = 0; slot < used; slot++) {
    if (record[slot]! >= 0) cells.levelOf(slot).widen(extent[slot]!);
  }
}
