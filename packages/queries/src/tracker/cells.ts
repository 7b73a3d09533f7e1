/**
 * The cells of all levels of one kind of shape: packed records, sorted by cell, with a few gaps in between.
 *
 *     cells        0     1     2     3        start = [0, 3, 4, 4, 7]
 *               +-----+-----+-----+-----+
 *     records   | a b .|  c  |     | d e . |   a record: x y radius handle, or minX minY maxX maxY handle
 *               +-----+-----+-----+-----+     a gap (.): handle -1
 *                 0 1 2    3         4 5 6
 *
 * Cell `c` owns the records `start[c]` to `start[c + 1]`; its objects come first, its gaps last. A record is a run of
 * `stride` doubles in world units; a point is a circle of radius 0. Cells are numbered row by row, level by level, so
 * that a row of adjacent cells is one contiguous run of records: this makes all questions fast. A record ends with the
 * whole handle, which contains the slot, so that questions find handles without reading the slots. Once slots were
 * renumbered it ends with the slot alone (`Slots.ownerOf`).
 *
 * A gap is a point at `GAP_POSITION`, or a rectangle with its corners reversed. It overlaps nothing, so questions can
 * compare it like any record. A bulk pass leaves a gap after every `SPARSE` records. An object that changes its cell
 * leaves a gap, and takes one from the nearest cell that has one (`gaps.ts`).
 */
import type { QuestionCounters } from './counters.js';
import { RebuildPolicy } from './rebuild-policy.js';
import { takeGap } from './gaps.js';
import { type Level } from './level.js';
import type { Slots } from './slots.js';
import {
  CIRCLE_HANDLE,
  CIRCLE_STRIDE,
  GAP_POSITION,
  RECTANGLE_HANDLE,
  RECTANGLE_STRIDE,
  RECTANGLE_TAG,
  ROOMY,
} from './limits.js';
import { spread } from './sorting.js';

/** The part of the slots that the cells use. */
type Placed = Pick<Slots<unknown>, 'record' | 'level' | 'width' | 'height' | 'slotIn'>;

export class Cells {
  /** Doubles per record; the last one is the handle. */
  readonly stride: typeof CIRCLE_STRIDE | typeof RECTANGLE_STRIDE;
  /** There is always one record more after those in use, because loops read two records at a time. */
  records: Float64Array = new Float64Array(0);
  /** The first record of each cell, and the end of the last cell. */
  start: Int32Array = new Int32Array(2);
  levels: readonly Level[];
  count = 0;
  /** Whether objects left whose extent may have been the largest, so that reaches may be larger than necessary. */
  isLoose = false;
  policy: RebuildPolicy = new RebuildPolicy();
  readonly slots: Placed;
  /** The counters of the questions. */
  readonly counters: QuestionCounters;

  constructor(stride: Cells['stride'], slots: Placed, levels: readonly Level[], counters: QuestionCounters) {
    this.stride = stride;
    this.slots = slots;
    this.levels = levels;
    this.counters = counters;
  }

  get bytes(): number {
    return this.records.byteLength + this.start.byteLength;
  }

  /** The end of the used records. */
  get end(): number {
    return this.start[this.start.length - 1]!;
  }

  /** The number of strays: objects in the last level, which takes any size. */
  get strays(): number {
    return this.levels[this.levels.length - 1]!.count;
  }

  /** Makes room for one record in a cell and returns its index. The caller writes the record. */
  open(cell: number): number {
    this.count++;
    for (;;) {
      const gap = takeGap(this, cell);
      if (gap >= 0) return gap;
      spread(this, ROOMY);
    }
  }

  writeCircle(index: number, x: number, y: number, radius: number, handle: number): void {
    const { records } = this;
    const at = index * CIRCLE_STRIDE;
    records[at] = x;
    records[at + 1] = y;
    records[at + 2] = radius;
    records[at + CIRCLE_HANDLE] = handle;
  }

  writeRectangle(index: number, minX: number, minY: number, maxX: number, maxY: number, handle: number): void {
    const { records } = this;
    const at = index * RECTANGLE_STRIDE;
    records[at] = minX;
    records[at + 1] = minY;
    records[at + 2] = maxX;
    records[at + 3] = maxY;
    records[at + RECTANGLE_HANDLE] = handle;
  }

  /**
   * Makes room for `more` records after all cells, and returns the index of the first. The caller writes them all. They
   * belong to no cell until they are sorted in.
   */
  append(more: number): number {
    const { end, stride } = this;
    const needed = (end + more) * stride;
    if (this.records.length < needed) {
      const records = new Float64Array(needed);
      records.set(this.records.subarray(0, end * stride));
      this.records = records;
    }
    this.start[this.start.length - 1] = end + more;
    this.count += more;
    return end;
  }

  writeGap(index: number): void {
    if (this.stride === CIRCLE_STRIDE) {
      this.writeCircle(index, GAP_POSITION, GAP_POSITION, 0, -1);
    } else {
      const { POSITIVE_INFINITY: above, NEGATIVE_INFINITY: below } = Number;
      this.writeRectangle(index, above, above, below, below, -1);
    }
  }

  /** Removes a record from its cell. */
  close(index: number): void {
    this.count--;
    this.writeGap(this.vacate(index, this.cellOf(this.records, index * this.stride)));
  }

  /** Moves a record with new coordinates from the cell that contains it to its new cell in its level. */
  transfer(index: number, from: number, level: Level): void {
    const { records: old, stride } = this;
    const source = index * stride;
    const to = level.cellAt(old, source, old, source + 1);
    if (to === from) return;
    const first = old[source]!;
    const second = old[source + 1]!;
    const third = old[source + 2]!;
    const fourth = old[source + 3]!;
    const handle = old[source + stride - 1]!;
    const place = this.handOver(index, from, to);
    const { records } = this;
    const target = place * stride;
    records[target] = first;
    records[target + 1] = second;
    records[target + 2] = third;
    records[target + 3] = fourth;
    records[target + stride - 1] = handle;
    this.slots.record[this.slots.slotIn(handle)] = place;
  }

  /** Takes a record out of a cell, and returns a free record in another cell. */
  private handOver(index: number, from: number, to: number): number {
    const { start } = this;
    const hole = this.vacate(index, from);
    // Most objects go to an adjacent cell of the same row: then the border moves, and the hole changes its cell.
    if (to === from + 1) {
      const last = --start[to]!;
      if (hole !== last) this.writeGap(hole);
      return last;
    }
    if (to === from - 1 && !this.hasGap(to)) {
      const first = start[from]!++;
      if (hole !== first) this.shift(first, hole);
      return first;
    }
    this.writeGap(hole);
    this.count--;
    return this.open(to);
  }

  /**
   * Moves the last record of a cell to the place of another record, and returns the index of the last one, which is now
   * free.
   */
  private vacate(index: number, cell: number): number {
    const last = this.firstGap(cell) - 1;
    if (index !== last) this.shift(last, index);
    return last;
  }

  /** The cell of the object whose record is at `at`. */
  cellOf(records: Float64Array, at: number): number {
    return this.levelOf(this.slots.slotIn(records[at + this.stride - 1]!)).cellAt(records, at, records, at + 1);
  }

  levelOf(slot: number): Level {
    return this.levels[this.slots.level[slot]! % RECTANGLE_TAG]!;
  }

  /** Removes all objects and frees the memory. */
  reset(levels: readonly Level[]): void {
    this.levels = levels;
    this.records = new Float64Array(0);
    this.start = new Int32Array(2);
    this.count = 0;
    this.isLoose = false;
    this.policy = new RebuildPolicy();
  }

  /** The extent of a record: the radius, or half of the longer side; negative for a gap. */
  extentAt(index: number): number {
    const { records, stride } = this;
    const at = index * stride;
    if (records[at + stride - 1]! < 0) return -1;
    if (stride === CIRCLE_STRIDE) return records[at + 2]!;
    return Math.max(records[at + 2]! - records[at]!, records[at + 3]! - records[at + 1]!) / 2;
  }

  /**
   * The level for an object of this extent: the first level whose limit is large enough. The last level has no limit.
   */
  levelFor(extent: number): number {
    let index = 0;
    while (extent > this.levels[index]!.limit) index++;
    return index;
  }

  /** Counts an object in its level. */
  enlist(slot: number): void {
    const { slots } = this;
    const isCircle = this.stride === CIRCLE_STRIDE;
    // The size of a rectangle is in its slot: the distance of its corners may be smaller because of rounding.
    const width = slots.width[slot]!;
    const height = isCircle ? width : slots.height[slot]!;
    const index = this.levelFor(isCircle ? width : Math.max(width, height) / 2);
    const level = this.levels[index]!;
    level.count++;
    if (isCircle) level.widenAround(width);
    else level.widenBeyond(width, height);
    slots.level[slot] = isCircle ? index : index + RECTANGLE_TAG;
  }

  /** The first gap of a cell, by bisection: its objects come before its gaps. */
  firstGap(cell: number): number {
    const { records, stride } = this;
    let low = this.start[cell]!;
    let high = this.start[cell + 1]!;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (records[middle * stride + stride - 1]! < 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  hasGap(cell: number): boolean {
    const end = this.start[cell + 1]!;
    return end > this.start[cell]! && this.records[end * this.stride - 1]! < 0;
  }

  /** Copies a record to another index, and updates its slot. */
  shift(from: number, to: number): void {
    const { records, stride } = this;
    const source = from * stride;
    const target = to * stride;
    records[target] = records[source]!;
    records[target + 1] = records[source + 1]!;
    records[target + 2] = records[source + 2]!;
    const handle = records[source + stride - 1]!;
    if (stride === RECTANGLE_STRIDE) records[target + 3] = records[source + 3]!;
    records[target + stride - 1] = handle;
    this.slots.record[this.slots.slotIn(handle)] = to;
  }
}
