/**
 * The differences between two maps, as a value that can be applied, inverted, stored and sent.
 *
 *     before   . . a a . .       x  y  width   before   after
 *              . b b . . .       2  0    2       a        c
 *                                1  1    1       b        c
 *     after    . . c c . .       2  1    1       b        d
 *              . c d . . .
 *
 * A run is one or more adjacent tiles of a row with the same old value and the same new value. Runs are ordered from
 * north to south and from west to east, and do not overlap.
 */
import { requireFunction } from '@tilewright/units/checks';
import { type NumberJSON, numberToJSON } from '../storage/json.js';

/** The JSON form of a `TilemapPatch`. `JSON.stringify` converts the values. */
export interface TilemapPatchJSON<T> {
  readonly type: 'tilewright/tilemap-patch';
  readonly version: 1;
  /** Three numbers per run: the column and the row of its first tile, and its number of tiles. */
  readonly runs: readonly number[];
  /** The old value of each run. */
  readonly before: readonly (T | NumberJSON)[];
  /** The new value of each run. */
  readonly after: readonly (T | NumberJSON)[];
}

/** The data of a patch, by runs. */
export interface PatchColumns<T> {
  /** Column, row and width of each run. */
  readonly runs: Int32Array;
  readonly before: readonly T[];
  readonly after: readonly T[];
}

/**
 * The old and new values of the tiles in which two maps differ. Made by `diffOf`, and by `tilemapPatchFromJSON`. It
 * is immutable, and does not keep the maps alive.
 *
 * @remarks About 28 bytes per run.
 */
export class TilemapPatch<T> {
  /** The number of tiles that it changes. */
  readonly tileCount: number;
  /** @internal */
  readonly columns: PatchColumns<T>;

  private constructor(columns: PatchColumns<T>, tileCount: number) {
    this.tileCount = tileCount;
    this.columns = columns;
  }

  /** @internal Makes a patch from runs that are in order and do not overlap. */
  static of<T>(columns: PatchColumns<T>, tileCount: number = tilesOfRuns(columns.runs)): TilemapPatch<T> {
    return new TilemapPatch(columns, tileCount);
  }

  /**
   * Calls `visit` with the old value, the new value, the column and the row of each tile: rows from north to south,
   * each from west to east.
   */
  forEach(visit: (before: T, after: T, x: number, y: number) => void): void {
    requireFunction('forEach', 'visit', visit);
    const { runs, before, after } = this.columns;
    before.forEach((old, index) => {
      const x = runs[3 * index]!;
      const y = runs[3 * index + 1]!;
      const width = runs[3 * index + 2]!;
      for (let column = 0; column < width; column++) visit(old, after[index]!, x + column, y);
    });
  }

  /** The patch as JSON, for `JSON.stringify(patch)`. Quantities are numbers in their coherent base unit. */
  toJSON(): TilemapPatchJSON<T> {
    const { runs, before, after } = this.columns;
    return {
      type: 'tilewright/tilemap-patch',
      version: 1,
      runs: Array.from(runs),
      before: before.map(valueToJSON),
      after: after.map(valueToJSON),
    };
  }
}

function tilesOfRuns(runs: Int32Array): number {
  let count = 0;
  for (let width = 2; width < runs.length; width += 3) count += runs[width]!;
  return count;
}

/** Converts numbers that JSON cannot represent; `JSON.stringify` converts other values. */
function valueToJSON<T>(value: T): T | NumberJSON {
  return typeof value === 'number' ? numberToJSON(value) : value;
}
