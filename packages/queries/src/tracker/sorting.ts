/**
 * Counting sort of a tracker's records by cell (see `cells.ts` for records, cells, slots and gaps).
 *
 * The first pass counts the objects of each cell; `layOut` turns the counts into prefix sums and places the gaps; the
 * second pass writes each record to its cell, from the end of the cell's objects downward.
 */
import type { RebuildPolicy } from './rebuild-policy.js';
import { SPARSE } from './limits.js';
import type { Level } from './level.js';
import type { Slots } from './slots.js';

/** Records behind the last one: loops read two records at a time. */
const READ_AHEAD = 1;
/** Free records behind the last cell, for objects that are added one by one (`gaps.ts`). */
const FREE_AT_END = 8;
/** Records that an array has beyond its objects and the gaps in its cells. */
const SPARE_RECORDS = READ_AHEAD + FREE_AT_END;

/**
 * The members of `Cells` that sorting uses; see there for their meaning. `count` is the number of objects, `end` the
 * number of records including gaps.
 */
export interface SortedCells {
  readonly stride: number;
  readonly count: number;
  readonly end: number;
  readonly slots: Pick<Slots<unknown>, 'record' | 'slotIn'>;
  readonly policy: RebuildPolicy;
  records: Float64Array;
  start: Int32Array;
  levels: readonly Level[];
  isLoose: boolean;
  cellOf(records: Float64Array, at: number): number;
  enlist(slot: number): void;
  firstGap(cell: number): number;
  writeGap(index: number): void;
}

/**
 * Assigns every object to one of the new `levels`, recomputes the count and the reaches of each level, and sorts,
 * leaving a gap after every `every` objects. Allocates new arrays. O(records + cells).
 */
export function rebuild(cells: SortedCells, levels: readonly Level[], every: number): void {
  cells.levels = levels;
  cells.isLoose = false;
  let base = 0;
  for (const level of levels) {
    level.base = base;
    level.forget();
    base += level.columns * level.rows;
  }
  const { records, stride, end, slots } = cells;
  for (let at = stride - 1; at < end * stride; at += stride)
    if (records[at]! >= 0) cells.enlist(slots.slotIn(records[at]!));
  sort(cells, base, every);
}

/** Spreads the gaps evenly, one after every `every` objects. Allocates new arrays. O(records + cells). */
export function spread(cells: SortedCells, every: number): void {
  sort(cells, cells.start.length - 1, every);
}

/** Sorts all records into new arrays. */
function sort(cells: SortedCells, size: number, every: number): void {
  const { records: old, stride, end, count, slots } = cells;
  const start = new Int32Array(size + 1);
  const records = new Float64Array((count + Math.floor(count / every) + SPARE_RECORDS) * stride);
  for (let at = 0; at < end * stride; at += stride) if (old[at + stride - 1]! >= 0) start[cells.cellOf(old, at)]!++;
  cells.start = start;
  cells.records = records;
  layOut(cells, every);
  for (let at = 0; at < end * stride; at += stride) {
    const handle = old[at + stride - 1]!;
    if (handle < 0) continue;
    const place = --start[cells.cellOf(old, at)]!;
    for (let i = 0; i < stride; i++) records[place * stride + i] = old[at + i]!;
    slots.record[slots.slotIn(handle)] = place;
  }
}

/**
 * Prepares a bulk pass: makes room for all records, which discards the current ones if the array must grow, and returns
 * `cells.start` set to zero. The caller counts the objects of each cell in it, calls `layOut`, and then writes every
 * record.
 */
export function startBulkSort(cells: SortedCells): Int32Array {
  const { count, stride } = cells;
  const needed = (count + Math.floor(count / SPARSE) + READ_AHEAD) * stride;
  if (cells.records.length < needed) cells.records = new Float64Array(needed + FREE_AT_END * stride);
  return cells.start.fill(0);
}

/**
 * Turns counts into prefix sums: on entry, `start[c]` is the number of objects of cell `c`; on return, it is the end of
 * its objects. The caller fills each cell downward from there and decreases `start[c]` for each object. This function
 * writes the gaps.
 */
export function layOut(cells: SortedCells, every: number): void {
  const { start, policy } = cells;
  const size = start.length - 1;
  let next = 0;
  let since = 0;
  let load = 0;
  for (let cell = 0; cell < size; cell++) {
    const count = start[cell]!;
    next += count;
    start[cell] = next;
    since += count;
    load += count * count;
    while (since >= every) {
      since -= every;
      cells.writeGap(next++);
    }
  }
  start[size] = next;
  policy.debt = 0;
  policy.measured(load);
}

/** Measures the load after single moves. O(cells). */
export function measureLoad(cells: SortedCells): void {
  const { start } = cells;
  let load = 0;
  for (let cell = 0; cell < start.length - 1; cell++) {
    const count = cells.firstGap(cell) - start[cell]!;
    load += count * count;
  }
  cells.policy.measured(load);
}
