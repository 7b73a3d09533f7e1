/**
 * The counting sort of all records by their cells, and the placing of gaps.
 *
 * Two passes: one counts the objects of each cell, `layOut` turns the counts into borders, the other one writes each
 * record to its cell, from the cell's end downward.
 */
import type { RebuildPolicy } from './rebuild-policy.js';
import { SPARSE } from './limits.js';
import type { Level } from './level.js';

/** What sorting needs of the cells. */
export interface SortedCells {
  readonly stride: number;
  readonly count: number;
  readonly end: number;
  readonly slots: { readonly record: Int32Array };
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
 * Sorts all objects into other levels, and computes the counts and reaches of these levels. Allocates new arrays;
 * O(objects + cells).
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
  const { records, stride, end } = cells;
  for (let at = stride - 1; at < end * stride; at += stride) if (records[at]! >= 0) cells.enlist(records[at]!);
  sort(cells, base, every);
}

/** Spreads the gaps evenly, one after every `every` objects. Allocates new arrays; O(objects + cells). */
export function spread(cells: SortedCells, every: number): void {
  sort(cells, cells.start.length - 1, every);
}

/** Sorts all records into new arrays. */
function sort(cells: SortedCells, size: number, every: number): void {
  const { records: old, stride, end, count, slots } = cells;
  const start = new Int32Array(size + 1);
  const records = new Float64Array((count + Math.floor(count / every) + 9) * stride);
  for (let at = 0; at < end * stride; at += stride) if (old[at + stride - 1]! >= 0) start[cells.cellOf(old, at)]!++;
  cells.start = start;
  cells.records = records;
  layOut(cells, every);
  for (let at = 0; at < end * stride; at += stride) {
    const slot = old[at + stride - 1]!;
    if (slot < 0) continue;
    const place = --start[cells.cellOf(old, at)]!;
    for (let i = 0; i < stride; i++) records[place * stride + i] = old[at + i]!;
    slots.record[slot] = place;
  }
}

/** Sets the counts to zero for a bulk pass, which counts the objects of each cell and then calls `layOut`. */
export function startCounts(cells: SortedCells): Int32Array {
  const { count, stride } = cells;
  const needed = (count + Math.floor(count / SPARSE) + 1) * stride;
  if (cells.records.length < needed) cells.records = new Float64Array(needed + 8 * stride);
  return cells.start.fill(0);
}

/**
 * Turns counts into borders: on entry, `start[c]` is the number of objects of cell `c`; on return, it is the end of its
 * objects. The caller fills each cell downward from there and decreases `start[c]` for each object. This function
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
