/**
 * The cells of all levels of one kind of shape: packed records, sorted by cell, with a few gaps in between.
 *
 * A record is a run of `stride` doubles in `records`: `x y radius slot` of a circle (a point is a circle of radius 0),
 * `minX minY maxX maxY slot` of a rectangle, in world units. Cell `c` owns the records `start[c]` to
 * `start[c + 1]`; its objects come first, its gaps last. Cells are numbered row by row, level by level: so a row of
 * neighbouring cells is one contiguous run of records, and that is where the speed of all queries comes from.
 *
 * A gap is a record with slot -1: a point beyond everything, or a rectangle with its corners reversed. It overlaps
 * nothing, so that queries pass over gaps without looking.
 * A bulk pass leaves a gap after every `sparse` records. An object that changes its cell leaves a gap behind, and takes
 * one from the nearest cell that has one: each cell in between moves one record from one of its ends to the other
 * (the order inside a cell is free) and shifts its border by one. That is a handful of moves of 32 or 40 bytes, and
 * the runs stay contiguous: queries after single moves cost what they cost before.
 */
import { beyond } from './filter.js';
import { rectangleTag, type Level } from './level.js';
import type { Slots } from './slots.js';

/** Records per gap after a bulk pass. */
export const sparse = 16;
/** Records per gap where room is made for more objects. */
export const roomy = 4;
/** How many cells to either side are searched for a gap before all gaps are spread anew; how many count as near. */
const farthest = 2048;
const near = 32;
/** A load per object that no fit should leave, if it can. */
const crowded = 8;
const mostPatience = 256;

/** What the cells need of the slots. */
type Sizes = Pick<Slots<unknown>, 'record' | 'level' | 'width' | 'height'>;

export class Cells {
  /** Doubles per record; the last one is the slot. */
  readonly stride: 4 | 5;
  /** There is always one more behind those in use: loops read two at a time. */
  records: Float64Array = new Float64Array(0);
  /** First record of each cell; one more at the end. */
  start: Int32Array = new Int32Array(2);
  levels: readonly Level[];
  count = 0;
  /** The sum of the squares of the cells' counts, when they were last laid out: how crowded they are. */
  load = 0;
  /** Cells beyond the nearest ones over which single moves carried gaps, since the gaps were last spread. */
  debt = 0;
  /** Single moves since the load was last measured. */
  moves = 0;
  /** How many times in a row the cells may be found crowded before levels are fitted; more after a fit in vain. */
  patience = 1;
  private waited = 0;
  /** When the levels were fitted: the objects, those in the level for all sizes, and the load per object. */
  fittedCount = 0;
  fittedStrays = 0;
  fittedLoad = 0;
  /** Whether objects left whose extent may have been the greatest, so that reaches may be wider than needed. */
  isLoose = false;
  private readonly slots: Sizes;

  constructor(stride: 4 | 5, slots: Sizes, levels: readonly Level[]) {
    this.stride = stride;
    this.slots = slots;
    this.levels = levels;
  }

  get bytes(): number {
    return this.records.byteLength + this.start.byteLength;
  }

  /** The end of the used records; what follows is free. */
  get end(): number {
    return this.start[this.start.length - 1]!;
  }

  /** Makes room for one record in a cell and returns its index. The caller writes the record. */
  open(cell: number): number {
    this.count++;
    for (;;) {
      const gap = this.takeGap(cell);
      if (gap >= 0) return gap;
      this.spread(roomy);
    }
  }

  writeCircle(index: number, x: number, y: number, radius: number, slot: number): void {
    const { records } = this;
    const at = index * 4;
    records[at] = x;
    records[at + 1] = y;
    records[at + 2] = radius;
    records[at + 3] = slot;
  }

  writeRectangle(index: number, minX: number, minY: number, maxX: number, maxY: number, slot: number): void {
    const { records } = this;
    const at = index * 5;
    records[at] = minX;
    records[at + 1] = minY;
    records[at + 2] = maxX;
    records[at + 3] = maxY;
    records[at + 4] = slot;
  }

  /**
   * Makes room for many more records behind all cells, and returns the index of the first. The caller writes them all,
   * and calls `rebuild`: until then they belong to no cell.
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

  private writeGap(index: number): void {
    if (this.stride === 4) {
      this.writeCircle(index, beyond, beyond, 0, -1);
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

  /** Brings a record, in which new coordinates were just written, from the cell that holds it to that of its level. */
  transfer(index: number, from: number, level: Level): void {
    const { records: old, stride } = this;
    const source = index * stride;
    const to = level.cellAt(old, source, old, source + 1);
    if (to === from) return;
    const first = old[source]!;
    const second = old[source + 1]!;
    const third = old[source + 2]!;
    const fourth = old[source + 3]!;
    const slot = old[source + stride - 1]!;
    const place = this.handOver(index, from, to);
    const { records } = this;
    const target = place * stride;
    records[target] = first;
    records[target + 1] = second;
    records[target + 2] = third;
    records[target + 3] = fourth;
    records[target + stride - 1] = slot;
    this.slots.record[slot] = place;
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

  /** Sorts all objects into other levels, whose counts and reaches are found on the way. New arrays; O(all). */
  rebuild(levels: readonly Level[], every: number): void {
    this.levels = levels;
    this.isLoose = false;
    let cells = 0;
    for (const level of levels) {
      level.base = cells;
      level.forget();
      cells += level.columns * level.rows;
    }
    for (let index = 0; index < this.end; index++) if (this.slotAt(index) >= 0) this.enlist(index);
    this.sort(cells, every);
  }

  /** Spreads the gaps evenly, one after every `every` objects. New arrays; O(all). */
  spread(every: number): void {
    this.sort(this.start.length - 1, every);
  }

  /** A counting sort of the records by their cells, into new arrays. */
  private sort(cells: number, every: number): void {
    const { records: old, stride, end } = this;
    const start = new Int32Array(cells + 1);
    const records = new Float64Array((this.count + Math.floor(this.count / every) + 9) * stride);
    for (let at = 0; at < end * stride; at += stride) if (old[at + stride - 1]! >= 0) start[this.cellOf(old, at)]!++;
    this.start = start;
    this.records = records;
    this.layOut(every);
    for (let at = 0; at < end * stride; at += stride) {
      const slot = old[at + stride - 1]!;
      if (slot < 0) continue;
      const place = --start[this.cellOf(old, at)]!;
      for (let i = 0; i < stride; i++) records[place * stride + i] = old[at + i]!;
      this.slots.record[slot] = place;
    }
  }

  /** The cell of the object whose record is at `at`. */
  cellOf(records: Float64Array, at: number): number {
    return this.levelOf(records[at + this.stride - 1]!).cellAt(records, at, records, at + 1);
  }

  levelOf(slot: number): Level {
    return this.levels[this.slots.level[slot]! % rectangleTag]!;
  }

  private slotAt(index: number): number {
    return this.records[index * this.stride + this.stride - 1]!;
  }

  /** Forgets everything, also the memory. */
  reset(levels: readonly Level[]): void {
    this.levels = levels;
    this.records = new Float64Array(0);
    this.start = new Int32Array(2);
    this.patience = 1;
    this.count =
      this.load =
      this.debt =
      this.moves =
      this.waited =
      this.fittedCount =
      this.fittedStrays =
      this.fittedLoad =
        0;
    this.isLoose = false;
  }

  /** Counts of zero for a bulk pass, which counts each cell's objects in them and then calls `layOut`. */
  startCounts(): Int32Array {
    const needed = (this.count + Math.floor(this.count / sparse) + 1) * this.stride;
    if (this.records.length < needed) this.records = new Float64Array(needed + 8 * this.stride);
    return this.start.fill(0);
  }

  /**
   * Turns counts into borders: on entry `start[c]` is the number of objects of cell `c`, on return the end of its
   * objects; the caller fills each cell from there downward, decreasing `start[c]` for each. Gaps are written here.
   */
  layOut(every: number): void {
    const { start } = this;
    const cells = start.length - 1;
    let next = 0;
    let since = 0;
    let load = 0;
    for (let cell = 0; cell < cells; cell++) {
      const count = start[cell]!;
      next += count;
      start[cell] = next;
      since += count;
      load += count * count;
      while (since >= every) {
        since -= every;
        this.writeGap(next++);
      }
    }
    start[cells] = next;
    this.load = load;
    this.debt = this.moves = 0;
  }

  /** Measures the load anew, after single moves. O(cells). */
  measureLoad(): void {
    let load = 0;
    for (let cell = 0; cell < this.start.length - 1; cell++) {
      const count = this.firstGap(cell) - this.start[cell]!;
      load += count * count;
    }
    this.load = load;
    this.moves = 0;
  }

  /** Whether levels should be fitted anew: the cells are much more crowded than a fit should leave them. */
  isDueForFit(): boolean {
    if (this.load <= (2 * Math.min(this.fittedLoad, crowded) + 4) * this.count) {
      this.waited = 0;
      return false;
    }
    return ++this.waited >= this.patience;
  }

  /** After a fit of crowded cells: where everything is in one place, it was in vain, and the next waits twice as long. */
  learnPatience(loadBefore: number): void {
    this.patience = this.load * 2 > loadBefore ? Math.min(this.patience * 2, mostPatience) : 1;
  }

  rememberFit(): void {
    this.waited = 0;
    this.fittedCount = this.count;
    this.fittedStrays = this.levels[this.levels.length - 1]!.count;
    this.fittedLoad = this.load / Math.max(1, this.count);
  }

  /** The extent of a record: a radius, half of the longer side; below 0 for a gap. */
  extentAt(index: number): number {
    const { records, stride } = this;
    const at = index * stride;
    if (records[at + stride - 1]! < 0) return -1;
    if (stride === 4) return records[at + 2]!;
    return Math.max(records[at + 2]! - records[at]!, records[at + 3]! - records[at + 1]!) / 2;
  }

  /** The level of an object of this extent: the first that admits it. The last one admits all. */
  levelFor(extent: number): number {
    let index = 0;
    while (extent > this.levels[index]!.limit) index++;
    return index;
  }

  /** Enters the object of a record into its level. */
  private enlist(record: number): void {
    const { slots } = this;
    const slot = this.slotAt(record);
    const isCircle = this.stride === 4;
    // A rectangle's size comes from its slot: its corners may have been rounded nearer to each other for now.
    const width = slots.width[slot]!;
    const height = isCircle ? width : slots.height[slot]!;
    const index = this.levelFor(isCircle ? width : Math.max(width, height) / 2);
    const level = this.levels[index]!;
    level.count++;
    if (isCircle) level.widenAround(width);
    else level.widenBeyond(width, height);
    slots.level[slot] = isCircle ? index : index + rectangleTag;
  }

  /** The first gap of a cell, by halving: its objects come first. */
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

  private hasGap(cell: number): boolean {
    const end = this.start[cell + 1]!;
    return end > this.start[cell]! && this.records[end * this.stride - 1]! < 0;
  }

  /** A gap for the cell, its own or brought from the nearest cell that has one; -1 if there is none near. */
  private takeGap(cell: number): number {
    if (this.hasGap(cell)) return this.firstGap(cell);
    const cells = this.start.length - 1;
    const reach = Math.min(farthest, Math.max(cells - cell, cell));
    for (let distance = 1; distance <= reach; distance++) {
      if (distance > near) this.debt++;
      const east = cell + distance;
      if (east < cells ? this.hasGap(east) : east === cells && this.growEnd()) return this.bringFromEast(cell, east);
      const west = cell - distance;
      if (west >= 0 && this.hasGap(west)) return this.bringFromWest(cell, west);
    }
    return -1;
  }

  /** Whether there is room behind the last cell. */
  private growEnd(): boolean {
    return (this.end + 2) * this.stride <= this.records.length;
  }

  private bringFromEast(cell: number, from: number): number {
    const { start } = this;
    const last = start.length - 1;
    let hole: number;
    if (from === last) {
      hole = start[last]!++;
    } else {
      const gap = this.firstGap(from);
      hole = start[from]!++;
      if (hole !== gap) this.shift(hole, gap);
    }
    // The hole lies at the end of the cell before `from`. Each full cell hands its first place on.
    for (let c = from - 1; c > cell; c--) {
      const first = start[c]!++;
      if (first !== hole) this.shift(first, hole);
      hole = first;
    }
    return hole;
  }

  private bringFromWest(cell: number, from: number): number {
    const { start } = this;
    let hole = --start[from + 1]!;
    // The hole lies before the first record of the next cell. Each full cell fills it with its last record.
    for (let c = from + 1; c <= cell; c++) {
      const end = c === cell ? start[c + 1]! : start[c + 1]!--;
      if (end - 1 !== hole) this.shift(end - 1, hole);
      hole = end - 1;
    }
    return hole;
  }

  /** Copies one record to another place, and tells its object. */
  private shift(from: number, to: number): void {
    const { records, stride } = this;
    const source = from * stride;
    const target = to * stride;
    records[target] = records[source]!;
    records[target + 1] = records[source + 1]!;
    records[target + 2] = records[source + 2]!;
    const slot = records[source + stride - 1]!;
    if (stride === 5) records[target + 3] = records[source + 3]!;
    records[target + stride - 1] = slot;
    this.slots.record[slot] = to;
  }
}
