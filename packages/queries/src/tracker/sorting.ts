/**
 * The counting sort of all records by their cells, and where it leaves gaps.
 *
 * Two passes: one counts the objects of each cell, `layOut` turns the counts into borders, the other one writes each
 * record to its cell, from the cell's end downward.
 */
import type { Cells } from './cells.js';
import type { Level } from './level.js';
import { copyCorners, cornered, slotMask } from './rectangles.js';

/** Records per gap after a bulk pass. */
export const sparse = 16;
/** Records per gap where room is made for more objects. */
export const roomy = 4;

/** Sorts all objects into other levels, whose counts and reaches are found on the way. New arrays; O(all). */
export function rebuild(cells: Cells, levels: readonly Level[], every: number): void {
  cells.levels = levels;
  cells.isLoose = false;
  let base = 0;
  for (const level of levels) {
    level.base = base;
    level.count = level.reach = 0;
    base += level.columns * level.rows;
  }
  const { records, end } = cells;
  for (let at = 3; at < end * 4; at += 4) if (records[at]! >= 0) cells.enlist(records[at]! & slotMask);
  sort(cells, base, every);
}

/** Spreads the gaps evenly, one after every `every` objects. New arrays; O(all). */
export function spread(cells: Cells, every: number): void {
  sort(cells, cells.start.length - 1, every);
}

/** Sorts all records into new arrays. */
function sort(cells: Cells, size: number, every: number): void {
  const { records: old, corners: oldCorners, end, count } = cells;
  const start = new Int32Array(size + 1);
  const records = new Float64Array((count + Math.floor(count / every) + 9) * 4);
  for (let at = 0; at < end * 4; at += 4) if (old[at + 3]! >= 0) start[cells.cellOf(old, at)]!++;
  const corners = new Float64Array(cells.rectangles > 0 ? records.length : 0);
  cells.start = start;
  cells.records = records;
  cells.corners = corners;
  layOut(cells, every);
  for (let at = 0; at < end * 4; at += 4) {
    const name = old[at + 3]!;
    if (name < 0) continue;
    const place = --start[cells.cellOf(old, at)]!;
    for (let i = 0; i < 4; i++) records[place * 4 + i] = old[at + i]!;
    if (name >= cornered) copyCorners(oldCorners, at, corners, place * 4);
    cells.slots.record[name & slotMask] = place;
  }
}

/** Counts of zero for a bulk pass, which counts each cell's objects in them and then calls `layOut`. */
export function startCounts(cells: Cells): Int32Array {
  const needed = (cells.count + Math.floor(cells.count / sparse) + 1) * 4;
  if (cells.records.length < needed) cells.records = new Float64Array(needed + 8 * 4);
  if (cells.rectangles > 0) cells.ensureCorners();
  return cells.start.fill(0);
}

/**
 * Turns counts into borders: on entry `start[c]` is the number of objects of cell `c`, on return the end of its
 * objects; the caller fills each cell from there downward, decreasing `start[c]` for each. Gaps are written here.
 */
export function layOut(cells: Cells, every: number): void {
  const { start, crowding } = cells;
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
  crowding.debt = 0;
  crowding.measured(load);
}

/** Measures the load anew, after single moves. O(cells). */
export function measureLoad(cells: Cells): void {
  const { start } = cells;
  let load = 0;
  for (let cell = 0; cell < start.length - 1; cell++) {
    const count = cells.firstGap(cell) - start[cell]!;
    load += count * count;
  }
  cells.crowding.measured(load);
}
