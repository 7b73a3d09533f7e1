/**
 * The cells of all levels: packed records, sorted by cell, with a few gaps in between.
 *
 * A record is four doubles in `records`: `x y reach name`, in world units. Of a circle it is all that there is to know:
 * centre, radius, slot (a point is a circle of radius 0). Of a rectangle it is a circle around it, its name is the slot
 * plus `cornered`, and its exact `minX minY maxX maxY` lie in the same place in `corners`; see `rectangles.ts`.
 *
 * Cell `c` owns the records `start[c]` to `start[c + 1]`; its objects come first, its gaps last. Cells are numbered row by
 * row, level by level: so a row of neighbouring cells is one contiguous run of records, and that is where the speed of all
 * queries comes from.
 *
 * A gap is a record with the name -1 at a point beyond everything. It overlaps nothing, so that queries pass over gaps
 * without looking. A bulk pass leaves a gap after every `sparse` records. An object that changes its cell leaves a gap
 * behind, and takes one from the nearest cell that has one (`gaps.ts`).
 */
import { Crowding } from './crowding.js';
import { beyond } from './filter.js';
import { takeGap } from './gaps.js';
import type { Level } from './level.js';
import { copyCorners, cornered, slotMask } from './rectangles.js';
import type { Slots } from './slots.js';
import { roomy, spread } from './sorting.js';

/** What the cells need of the slots. */
export type Placed = Pick<Slots<unknown>, 'record' | 'level' | 'extent'>;

export class Cells {
  /** There is always one more behind those in use: loops read two at a time. */
  records: Float64Array = new Float64Array(0);
  /** The corners of rectangles, each where its record is; empty until the first one. */
  corners: Float64Array = new Float64Array(0);
  /** First record of each cell; one more at the end. */
  start: Int32Array = new Int32Array(2);
  levels: readonly Level[];
  count = 0;
  /** How many of the objects are rectangles. */
  rectangles = 0;
  /** Whether objects left whose extent may have been the greatest, so that reaches may be wider than needed. */
  isLoose = false;
  crowding: Crowding = new Crowding();
  readonly slots: Placed;
  /** The corners of a rectangle on its way. */
  private readonly carried: Float64Array = new Float64Array(4);

  constructor(slots: Placed, levels: readonly Level[]) {
    this.slots = slots;
    this.levels = levels;
  }

  get bytes(): number {
    return this.records.byteLength + this.corners.byteLength + this.start.byteLength;
  }

  /** The end of the used records; what follows is free. */
  get end(): number {
    return this.start[this.start.length - 1]!;
  }

  /** How many objects are in the level for all sizes. */
  get strays(): number {
    return this.levels[this.levels.length - 1]!.count;
  }

  /** Makes room for one record in a cell and returns its index. The caller writes the record. */
  open(cell: number): number {
    this.count++;
    for (;;) {
      const gap = takeGap(this, cell);
      if (gap >= 0) return gap;
      spread(this, roomy);
    }
  }

  /**
   * Makes room for many more records behind all cells, and returns the index of the first. The caller writes them all;
   * until they are sorted in, they belong to no cell.
   */
  append(more: number): number {
    const { end } = this;
    const needed = (end + more) * 4;
    if (this.records.length < needed) {
      const records = new Float64Array(needed);
      records.set(this.records.subarray(0, end * 4));
      this.records = records;
      if (this.corners.length > 0) this.ensureCorners();
    }
    this.start[this.start.length - 1] = end + more;
    this.count += more;
    return end;
  }

  /** Makes room for corners beside all records. */
  ensureCorners(): void {
    if (this.corners.length >= this.records.length) return;
    const corners = new Float64Array(this.records.length);
    corners.set(this.corners);
    this.corners = corners;
  }

  writeGap(index: number): void {
    const { records } = this;
    const at = index * 4;
    records[at] = beyond;
    records[at + 1] = beyond;
    records[at + 2] = 0;
    records[at + 3] = -1;
  }

  /** Removes a record from its cell. */
  close(index: number): void {
    this.count--;
    this.writeGap(this.vacate(index, this.cellOf(this.records, index * 4)));
  }

  /** Brings a record, in which new coordinates were just written, from the cell that holds it to that of its level. */
  transfer(index: number, from: number, level: Level): void {
    const { records: old } = this;
    const source = index * 4;
    const to = level.cellAt(old, source);
    if (to === from) return;
    const x = old[source]!;
    const y = old[source + 1]!;
    const reach = old[source + 2]!;
    const name = old[source + 3]!;
    const isCornered = name >= cornered;
    if (isCornered) copyCorners(this.corners, source, this.carried, 0);
    const place = this.handOver(index, from, to);
    const { records } = this;
    const target = place * 4;
    if (isCornered) copyCorners(this.carried, 0, this.corners, target);
    records[target] = x;
    records[target + 1] = y;
    records[target + 2] = reach;
    records[target + 3] = name;
    this.slots.record[name & slotMask] = place;
  }

  /** Takes a record out of a cell, and returns a place in another one. */
  private handOver(index: number, from: number, to: number): number {
    const { start } = this;
    const hole = this.vacate(index, from);
    // To a neighbour in its row, where most go, the hole is handed over the border.
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

  /** Moves the last object of a cell to the place of a record, and returns the last one's. */
  private vacate(index: number, cell: number): number {
    const last = this.firstGap(cell) - 1;
    if (index !== last) this.shift(last, index);
    return last;
  }

  /** The cell of the object whose record is at `at`. */
  cellOf(records: Float64Array, at: number): number {
    return this.levelOf(records[at + 3]! & slotMask).cellAt(records, at);
  }

  levelOf(slot: number): Level {
    return this.levels[this.slots.level[slot]!]!;
  }

  /** Forgets everything, also the memory. */
  reset(levels: readonly Level[]): void {
    this.levels = levels;
    this.records = new Float64Array(0);
    this.corners = new Float64Array(0);
    this.start = new Int32Array(2);
    this.count = this.rectangles = 0;
    this.isLoose = false;
    this.crowding = new Crowding();
  }

  /** The extent of the object in a record; below 0 for a gap. */
  extentAt(index: number): number {
    const name = this.records[index * 4 + 3]!;
    return name < 0 ? -1 : this.slots.extent[name & slotMask]!;
  }

  /** The level of an object of this extent: the first that admits it. The last one admits all. */
  levelFor(extent: number): number {
    let index = 0;
    while (extent > this.levels[index]!.limit) index++;
    return index;
  }

  /** Enters an object into its level, which it returns. */
  enlist(slot: number): Level {
    const { slots } = this;
    const extent = slots.extent[slot]!;
    const index = this.levelFor(extent);
    const level = this.levels[index]!;
    level.count++;
    level.widen(extent);
    slots.level[slot] = index;
    return level;
  }

  /** The first gap of a cell, by halving: its objects come first. */
  firstGap(cell: number): number {
    const { records } = this;
    let low = this.start[cell]!;
    let high = this.start[cell + 1]!;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (records[middle * 4 + 3]! < 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  hasGap(cell: number): boolean {
    const end = this.start[cell + 1]!;
    return end > this.start[cell]! && this.records[end * 4 - 1]! < 0;
  }

  /** Copies one record to another place, and tells its object. */
  shift(from: number, to: number): void {
    const { records } = this;
    const source = from * 4;
    const target = to * 4;
    records[target] = records[source]!;
    records[target + 1] = records[source + 1]!;
    records[target + 2] = records[source + 2]!;
    const name = records[source + 3]!;
    records[target + 3] = name;
    if (name >= cornered) copyCorners(this.corners, source, this.corners, target);
    this.slots.record[name & slotMask] = to;
  }
}
