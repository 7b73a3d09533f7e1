/** The single numbers of cells and levels in a snapshot. Their arrays are in `saved-tracker.ts`. */
import type { Cells } from './cells.js';
import { Level } from './level.js';
import { RECTANGLE_TAG } from './limits.js';
import type { RebuildPolicy } from './rebuild-policy.js';

/** The number of doubles for a kind of cells, and for a level. */
export const CELLS_FIELDS = 14;
export const LEVEL_FIELDS = 12;

/**
 * Where the sizes are among those of the cells. The length of the records counts too: it decides when the gaps are
 * spread.
 */
export const RECORDS_END = 0;
export const RECORDS_LENGTH = 1;
export const STARTS = 2;
export const LEVELS = 3;

export function saveCells(cells: Cells, doubles: Float64Array, at: number): void {
  const { policy, stride } = cells;
  doubles[at + RECORDS_END] = cells.end * stride;
  doubles[at + RECORDS_LENGTH] = cells.records.length;
  doubles[at + STARTS] = cells.start.length;
  doubles[at + LEVELS] = cells.levels.length;
  doubles[at + 4] = cells.count;
  doubles[at + 5] = Number(cells.isLoose);
  doubles[at + 6] = policy.load;
  doubles[at + 7] = policy.debt;
  doubles[at + 8] = policy.moves;
  doubles[at + 9] = policy.patience;
  doubles[at + 10] = policy.waited;
  doubles[at + 11] = policy.countThen;
  doubles[at + 12] = policy.straysThen;
  doubles[at + 13] = policy.loadThen;
}

export function loadCells(cells: Cells, doubles: Float64Array, at: number): void {
  const policy: RebuildPolicy = cells.policy;
  cells.count = whole(doubles, at + 4);
  cells.isLoose = doubles[at + 5] !== 0;
  policy.load = whole(doubles, at + 6);
  policy.debt = whole(doubles, at + 7);
  policy.moves = whole(doubles, at + 8);
  policy.patience = whole(doubles, at + 9);
  policy.waited = whole(doubles, at + 10);
  policy.countThen = whole(doubles, at + 11);
  policy.straysThen = whole(doubles, at + 12);
  policy.loadThen = whole(doubles, at + 13);
}

export function saveLevels(levels: readonly Level[], doubles: Float64Array, first: number): void {
  let at = first;
  for (let index = 0; index < levels.length; index++, at += LEVEL_FIELDS) {
    const level = levels[index]!;
    doubles[at] = level.originX;
    doubles[at + 1] = level.originY;
    doubles[at + 2] = level.perX;
    doubles[at + 3] = level.perY;
    doubles[at + 4] = level.columns;
    doubles[at + 5] = level.rows;
    doubles[at + 6] = level.limit;
    doubles[at + 7] = level.count;
    doubles[at + 8] = level.west;
    doubles[at + 9] = level.north;
    doubles[at + 10] = level.east;
    doubles[at + 11] = level.south;
  }
}

/** Levels with the saved grids: those that are there, if these are theirs. */
export function levelsFor(
  levels: readonly Level[],
  doubles: Float64Array,
  first: number,
  count: number,
): readonly Level[] {
  if (haveGrids(levels, doubles, first, count)) return levels;
  const made: Level[] = [];
  let base = 0;
  for (let at = first; made.length < count; at += LEVEL_FIELDS) {
    const grid = {
      originX: doubles[at]!,
      originY: doubles[at + 1]!,
      perX: doubles[at + 2]!,
      perY: doubles[at + 3]!,
      columns: whole(doubles, at + 4),
      rows: whole(doubles, at + 5),
    };
    const level = new Level(grid, doubles[at + 6]!);
    level.base = base;
    base += level.columns * level.rows;
    made.push(level);
  }
  return made;
}

/** Sets what changes in levels. */
export function loadLevels(levels: readonly Level[], doubles: Float64Array, first: number): void {
  let at = first;
  for (let index = 0; index < levels.length; index++, at += LEVEL_FIELDS) {
    const level = levels[index]!;
    level.count = whole(doubles, at + 7);
    level.west = whole(doubles, at + 8);
    level.north = whole(doubles, at + 9);
    level.east = whole(doubles, at + 10);
    level.south = whole(doubles, at + 11);
  }
}

function haveGrids(levels: readonly Level[], doubles: Float64Array, first: number, count: number): boolean {
  if (levels.length !== count) return false;
  let at = first;
  for (let index = 0; index < count; index++, at += LEVEL_FIELDS) {
    const level = levels[index]!;
    if (
      level.originX !== doubles[at] ||
      level.originY !== doubles[at + 1] ||
      level.perX !== doubles[at + 2] ||
      level.perY !== doubles[at + 3] ||
      level.columns !== doubles[at + 4] ||
      level.rows !== doubles[at + 5] ||
      level.limit !== doubles[at + 6]
    )
      return false;
  }
  return true;
}

/** Whether this can be the number of levels of a kind of cells. */
export function isLevelCount(count: number): boolean {
  return count >= 1 && count <= RECTANGLE_TAG;
}

/**
 * A number of an array; a small integer as one, because engines compile the code of a tracker for fields that only ever
 * held small integers. Takes the array, because a number as an argument would be boxed if the call is not inlined.
 */
export function whole(doubles: Float64Array, at: number): number {
  const value = doubles[at]!;
  const integer = value | 0;
  return integer === value ? integer : value;
}
