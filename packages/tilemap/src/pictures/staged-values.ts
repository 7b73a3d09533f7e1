/**
 * The values of a call that paints: staged in order, then written, all or none.
 *
 *     target                    staged in                    written
 *     a row of a typed array    an array of the same kind    to the raw array; each row is marked once
 *     anything else             a plain array                by setAt
 *
 * A tile that already has its value is not written, so that a map in which nothing changes keeps its version.
 */
import { valuesOfMap } from '../changes/map-values.js';
import { storageIn } from '../storage/layout.js';
import type { Tilemap } from '../storage/tilemap.js';
import { type ElementRange, emptyLike, isTypedArray, rangeOfData, type TypedArray } from '../storage/typed-array.js';
import { unsafeTileRect } from '../values/rect.js';

/** Values for rows of tiles. */
export interface StagedValues<V> {
  /** @throws RangeError if the target cannot hold a value */
  require(value: V): void;
  /** Stages the value of the next tile. @throws RangeError if the target cannot hold it */
  push(value: V): void;
  /** Writes the values of all tiles. @throws what the target throws; then the target has its old values */
  write(): void;
}

/**
 * Stages values for rows of tiles.
 *
 * @param parameter - the source of the values, for errors
 * @param rows - `y, west, east` of each row, with both ends included
 */
export function stagedValues<V>(
  where: string,
  parameter: string,
  target: Tilemap<V>,
  rows: readonly number[],
): StagedValues<V>;
export function stagedValues(
  where: string,
  parameter: string,
  target: Tilemap<unknown>,
  rows: readonly number[],
): StagedValues<unknown> {
  const storage = storageIn(target, 'rows');
  if (storage !== undefined && isTypedArray(storage.data)) {
    const { data, stride, bounds } = storage;
    return new StagedNumbers(where, parameter, target, { data, stride, x: bounds.x, y: bounds.y }, rows);
  }
  return new StagedAny(where, parameter, target, rows);
}

/** The number of tiles in rows. */
function tilesInRows(rows: readonly number[]): number {
  let count = 0;
  for (let at = 0; at < rows.length; at += 3) count += rows[at + 2]! - rows[at + 1]! + 1;
  return count;
}

/** The storage of a target of numbers: its array, and the tile of the first element. */
interface NumberRows {
  readonly data: TypedArray;
  readonly stride: number;
  readonly x: number;
  readonly y: number;
}

/** Staged numbers for a map with a typed array. */
class StagedNumbers implements StagedValues<unknown> {
  private readonly where: string;
  private readonly parameter: string;
  private readonly target: Tilemap<unknown>;
  private readonly storage: NumberRows;
  private readonly rows: readonly number[];
  private readonly range: ElementRange;
  private readonly mask: number;
  private readonly staged: TypedArray;
  private count: number = 0;

  constructor(
    where: string,
    parameter: string,
    target: Tilemap<unknown>,
    storage: NumberRows,
    rows: readonly number[],
  ) {
    this.where = where;
    this.parameter = parameter;
    this.target = target;
    this.storage = storage;
    this.rows = rows;
    this.range = rangeOfData(where, storage.data);
    this.mask = this.range.mask;
    this.staged = emptyLike(storage.data, tilesInRows(rows));
  }

  require(value: unknown): void {
    this.range.require(this.where, this.parameter, value);
  }

  push(value: unknown): void {
    const { mask } = this;
    const isSure = typeof value === 'number' && (mask === 0 || (value & mask) === value);
    this.staged[this.count++] = isSure ? value : this.range.require(this.where, this.parameter, value);
  }

  write(): void {
    const { rows, staged, target } = this;
    const { data, stride, x: left, y: top } = this.storage;
    let next = 0;
    for (let at = 0; at < rows.length; at += 3) {
      const y = rows[at]!;
      const west = rows[at + 1]!;
      const east = rows[at + 2]!;
      const start = (y - top) * stride - left;
      let first = east + 1;
      let last = west;
      for (let x = west; x <= east; x++) {
        const value = staged[next++]!;
        if (Object.is(data[start + x], value)) continue;
        data[start + x] = value;
        if (x < first) first = x;
        last = x;
      }
      if (first <= last) target.markChanged(unsafeTileRect(first, y, last - first + 1, 1));
    }
  }
}

/** Staged values for any other map. */
class StagedAny implements StagedValues<unknown> {
  private readonly target: Tilemap<unknown>;
  private readonly rows: readonly number[];
  /** Converts a value to what the map will return; `undefined` if the map stores every value unchanged. */
  private readonly stored: ((value: unknown) => unknown) | undefined;
  private readonly staged: unknown[] = [];

  constructor(where: string, parameter: string, target: Tilemap<unknown>, rows: readonly number[]) {
    const { kind, stored } = valuesOfMap(where, target);
    this.target = target;
    this.rows = rows;
    this.stored = kind === 'any' ? undefined : (value) => stored(parameter, value);
  }

  require(value: unknown): void {
    this.stored?.(value);
  }

  push(value: unknown): void {
    this.staged.push(this.stored === undefined ? value : this.stored(value));
  }

  write(): void {
    const { target, rows, staged } = this;
    let written = 0;
    try {
      for (let at = 0; at < rows.length; at += 3) {
        const y = rows[at]!;
        const east = rows[at + 2]!;
        for (let x = rows[at + 1]!; x <= east; x++, written++) {
          const value = staged[written];
          const old = target.getAt(x, y);
          if (Object.is(old, value)) continue;
          target.setAt(x, y, value);
          staged[written] = old;
        }
      }
    } catch (error) {
      // A user-defined map threw: roll back.
      this.writeBack(written);
      throw error;
    }
  }

  /** Restores the old values of the first tiles. */
  private writeBack(count: number): void {
    const { target, rows, staged } = this;
    let index = 0;
    for (let at = 0; index < count; at += 3) {
      const y = rows[at]!;
      for (let x = rows[at + 1]!; x <= rows[at + 2]! && index < count; x++, index++) {
        if (!Object.is(target.getAt(x, y), staged[index])) target.setAt(x, y, staged[index]);
      }
    }
  }
}
