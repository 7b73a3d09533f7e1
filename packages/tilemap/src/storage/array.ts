/** A map with bounds and one plain array: for values of any type. */
import { requireFunction } from '@tilewright/units/checks';
import { MOST_ARRAY_TILES } from '../limits.js';
import {
  asInteger,
  requireData,
  requireInside,
  TilemapBase,
  convertAll,
  outsideError,
  requireTileCount,
} from './base.js';
import { requireVisitor } from '../values/checks.js';
import type { TileRect } from '../values/rect.js';
import { type ArrayTilemapJSON, boundsToJSON, header } from './json.js';
import type { Tile } from '../values/tile.js';

/** A map of values of any type. Made by `arrayTilemap`. */
export class ArrayTilemap<T> extends TilemapBase<T> {
  /** Row after row: see `RowLayout` of the kernel. */
  readonly layout = 'rows';
  /**
   * The raw values, row after row: tile (x, y) is at `(y - bounds.y) * stride + (x - bounds.x)`. Do not change the
   * length.
   */
  readonly data: T[];
  /** The number of elements from one row to the next. */
  readonly stride: number;

  /** Uses `data` without a copy. To make a map, call `arrayTilemap`. @throws RangeError if it has another length */
  constructor(bounds: TileRect, data: T[]) {
    requireData('ArrayTilemap', data, 'Array', requireTileCount('ArrayTilemap', bounds, MOST_ARRAY_TILES));
    super(bounds);
    this.data = data;
    this.stride = asInteger(bounds.width);
  }

  hasAt(x: number, y: number): boolean {
    return (
      typeof x === 'number' &&
      typeof y === 'number' &&
      (x | 0) === x &&
      (y | 0) === y &&
      x >= this.left &&
      x < this.right &&
      y >= this.top &&
      y < this.bottom
    );
  }

  // No helpers are called, and members are read one by one, to keep loops over all tiles fast.

  get(tile: Tile): T {
    return this.getAt(tile?.x, tile?.y);
  }

  getAt(x: number, y: number): T {
    if (typeof x === 'number' && typeof y === 'number') {
      const column = (x - this.left) >>> 0;
      const row = (y - this.top) >>> 0;
      if (column < this.width && row < this.height && (x | 0) === x && (y | 0) === y) {
        return this.read(row * this.stride + column);
      }
    }
    throw outsideError('get', x, y, this.bounds);
  }

  getOrAt<F>(x: number, y: number, fallback: F): T | F {
    return this.hasAt(x, y) ? this.read((y - this.top) * this.stride + (x - this.left)) : fallback;
  }

  set(tile: Tile, value: T): void {
    this.setAt(tile?.x, tile?.y, value);
  }

  setAt(x: number, y: number, value: T): void {
    if (typeof x === 'number' && typeof y === 'number') {
      const column = (x - this.left) >>> 0;
      const row = (y - this.top) >>> 0;
      if (column < this.width && row < this.height && (x | 0) === x && (y | 0) === y) {
        this.data[row * this.stride + column] = value;
        this.dirty = true;
        return;
      }
    }
    throw outsideError('set', x, y, this.bounds);
  }

  fill(value: T, rect: TileRect = this.bounds): void {
    requireInside('fill', rect, this.bounds);
    if (rect.width === 0) return;
    for (let row = 0; row < rect.height; row++) {
      const start = (rect.y - this.top + row) * this.stride + (rect.x - this.left);
      this.data.fill(value, start, start + rect.width);
      this.dirty = true;
    }
  }

  forEach(visit: (value: T, x: number, y: number) => void): void {
    requireVisitor(visit);
    const { data, left, right, bottom } = this;
    if (data.length === 0) return;
    let index = 0;
    for (let y = this.top; y < bottom; y++) {
      // The first tile of a row is separate: what an engine checks here it need not check again in the loop.
      visit(data[index++]!, left, y);
      for (let x = left + 1; x < right; x++) visit(data[index++]!, x, y);
    }
  }

  map<U>(convert: (value: T) => U): ArrayTilemap<U> {
    return new ArrayTilemap(this.bounds, convertAll(this, convert));
  }

  clone(): ArrayTilemap<T> {
    return new ArrayTilemap(this.bounds, this.data.slice());
  }

  /** The map as JSON, for `JSON.stringify(map)`, which also converts the values. */
  toJSON(): ArrayTilemapJSON<T> {
    return { ...header('array'), bounds: boundsToJSON(this.bounds), values: this.data.slice() };
  }

  /** The element at an index inside the array. It is `undefined` only if T includes that. */
  private read(index: number): T;
  private read(index: number): T | undefined {
    return this.data[index];
  }
}

/**
 * Makes a map in which all tiles have the same value.
 *
 * @param bounds - the tiles of the map
 * @param initial - the value of each tile. All tiles share it: to give each its own object, use `arrayTilemapFrom`
 * @throws RangeError if there are more than 2^25 tiles
 *
 * @example
 * const ground = arrayTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }), 'grass');
 * ground.set(tile(3, 4), 'water');
 * ground.get(tile(3, 4)) // => 'water'
 */
export function arrayTilemap<T>(bounds: TileRect, initial: T): ArrayTilemap<T> {
  const data: T[] = [];
  // Pushed, not `new Array(count)`: an array that ever had holes stays slower.
  for (let left = requireTileCount('arrayTilemap', bounds, MOST_ARRAY_TILES); left > 0; left--) data.push(initial);
  return new ArrayTilemap(bounds, data);
}

/**
 * Makes a map with a value from `valueAt` for each tile: rows from north to south, each from west to east.
 *
 * @throws RangeError if there are more than 2^25 tiles
 *
 * @example
 * const board = arrayTilemapFrom(tileRect({ x: 0, y: 0, width: 8, height: 8 }), (x, y) => (x + y) % 2 === 0);
 * board.get(tile(3, 4)) // => false
 */
export function arrayTilemapFrom<T>(bounds: TileRect, valueAt: (x: number, y: number) => T): ArrayTilemap<T> {
  requireFunction('arrayTilemapFrom', 'valueAt', valueAt);
  return filledBy('arrayTilemapFrom', bounds, valueAt);
}

/** `arrayTilemapFrom` in the name of another function. */
export function filledBy<T>(where: string, bounds: TileRect, valueAt: (x: number, y: number) => T): ArrayTilemap<T> {
  const count = requireTileCount(where, bounds, MOST_ARRAY_TILES);
  const data: T[] = [];
  for (let index = 0; index < count; index++) {
    const column = index % bounds.width;
    data.push(valueAt(bounds.x + column, bounds.y + (index - column) / bounds.width));
  }
  return new ArrayTilemap(bounds, data);
}
