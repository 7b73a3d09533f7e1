/** A map with bounds and one typed array: for numbers, and for all values that are numbers at run time. */
import { MOST_TYPED_TILES } from '../limits.js';
import type { TileRect } from '../values/rect.js';
import type { Tile } from '../values/tile.js';
import { requireVisitor } from '../values/checks.js';
import { ArrayTilemap } from './array.js';
import {
  copyOf,
  type Storable,
  type ElementRange,
  rangeOf,
  rangeOfData,
  type TypedArray,
  type TypedArrayConstructor,
} from './typed-array.js';
import { boundsToJSON, header, type NumberJSON, numberToJSON, type TypedTilemapJSON } from './json.js';
import {
  asInteger,
  TilemapBase,
  convertAll,
  outsideError,
  requireData,
  requireInside,
  requireTileCount,
} from './base.js';

/**
 * A map of numbers. Made by `typedTilemap`.
 *
 * T is a number at run time: a quantity in its coherent base unit, a direction, ... An array of integers rejects values
 * that it cannot hold, instead of wrapping them: 300 is an error for a `Uint8Array`. A `Float32Array` rounds.
 */
export class TypedTilemap<T extends Storable = number, A extends TypedArray = TypedArray> extends TilemapBase<T> {
  /** Row after row: see `RowLayout` of the kernel. */
  readonly layout = 'rows';
  /** The raw values, row after row: tile (x, y) is at `(y - bounds.y) * stride + (x - bounds.x)`. */
  readonly data: A;
  /** The number of elements from one row to the next. */
  readonly stride: number;
  private readonly range: ElementRange;
  private readonly mask: number;

  /**
   * Uses `data` without a copy. To make a map, call `typedTilemap` or `typedTilemapOver`.
   *
   * @throws RangeError if it has another length
   */
  constructor(bounds: TileRect, data: A) {
    const range = requireFitting('TypedTilemap', bounds, data);
    super(bounds);
    this.data = data;
    this.stride = asInteger(bounds.width);
    this.range = range;
    this.mask = range.mask;
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

  // The form of these methods saves a third of their time. Rows are not compared with the bounds: above and below them
  // the array has no element (a column outside would have one, in another row). Members are read one by one, and
  // helpers are methods, so that an engine need not check that they are still the same functions.

  get(tile: Tile): T {
    return this.getAt(tile?.x, tile?.y);
  }

  getAt(x: number, y: number): T {
    if (typeof x === 'number' && typeof y === 'number') {
      const column = x - this.left;
      if (column >>> 0 === column && column < this.stride && (x | 0) === x && (y | 0) === y) {
        const value = this.data[(y - this.top) * this.stride + column];
        if (value !== undefined) return this.from(value);
      }
    }
    throw outsideError('get', x, y, this.bounds);
  }

  getOrAt<F>(x: number, y: number, fallback: F): T | F {
    return this.hasAt(x, y) ? this.from(this.data[(y - this.top) * this.stride + (x - this.left)]) : fallback;
  }

  set(tile: Tile, value: T): void {
    this.setAt(tile?.x, tile?.y, value);
  }

  setAt(x: number, y: number, value: T): void {
    if (typeof x === 'number' && typeof y === 'number') {
      const column = x - this.left;
      const width = this.stride;
      const data = this.data;
      const index = (y - this.top) * width + column;
      if (column >>> 0 === column && column < width && (x | 0) === x && (y | 0) === y && data[index] !== undefined) {
        if (!this.fits(value)) this.range.require('set', 'value', value);
        data[index] = this.elementOf(value);
        this.dirty = true;
        return;
      }
    }
    throw outsideError('set', x, y, this.bounds);
  }

  fill(value: T, rect: TileRect = this.bounds): void {
    requireInside('fill', rect, this.bounds);
    const element = this.range.require('fill', 'value', value);
    if (rect.width === 0) return;
    for (let row = 0; row < rect.height; row++) {
      const start = (rect.y - this.top + row) * this.stride + (rect.x - this.left);
      this.data.fill(element, start, start + rect.width);
      this.dirty = true;
    }
  }

  forEach(visit: (value: T, x: number, y: number) => void): void {
    requireVisitor(visit);
    const { left, right, bottom } = this;
    const values = this.values();
    if (values[0] === undefined) return;
    let index = 0;
    for (let y = this.top; y < bottom; y++) {
      // The first tile of a row is separate: what an engine checks here it need not check again in the loop.
      visit(values[index++]!, left, y);
      for (let x = left + 1; x < right; x++) visit(values[index++]!, x, y);
    }
  }

  map<U>(convert: (value: T) => U): ArrayTilemap<U> {
    return new ArrayTilemap(this.bounds, convertAll(this, convert));
  }

  clone(): TypedTilemap<T, A> {
    return new TypedTilemap<T, A>(this.bounds, copyOf(this.data));
  }

  /** The map as JSON, for `JSON.stringify(map)`. Quantities are numbers in their coherent base unit. */
  toJSON(): TypedTilemapJSON {
    const values: NumberJSON[] = [];
    for (const element of this.data) values.push(numberToJSON(element));
    return { ...header(this.data[Symbol.toStringTag]), bounds: boundsToJSON(this.bounds), values };
  }

  /** Whether a value is surely a number in the range of the array; otherwise the range decides. */
  private fits(value: T): boolean {
    const element = this.elementOf(value);
    const mask = this.mask;
    return typeof element === 'number' && (mask === 0 || (element & mask) === element);
  }

  /** The number that a value is at run time. */
  private elementOf(value: T): number;
  private elementOf(value: unknown): unknown {
    return value;
  }

  /** The elements, cast to T. */
  private values(): ArrayLike<T>;
  private values(): unknown {
    return this.data;
  }

  /** An element, cast to T. */
  private from(element: number | undefined): T;
  private from(element: number): unknown {
    return element;
  }
}

/**
 * Makes a map of numbers in a typed array. All tiles have the same value.
 *
 * Its values can be of any type that is a number at run time: quantities, directions, sets of directions, your enums
 * and branded numbers. The type is that of `initial`.
 *
 * @param bounds - the tiles of the map
 * @param array - the constructor of the array: `Uint8Array`, `Float32Array`, ...
 * @param initial - the value of each tile. Default: 0
 * @throws RangeError if there are more than 2^30 tiles, or the array cannot hold the value
 *
 * @example
 * const kinds = typedTilemap(tileRect({ x: 0, y: 0, width: 64, height: 64 }), Uint8Array);
 * kinds.set(tile(3, 4), 7);
 * kinds.data[4 * kinds.stride + 3] // => 7
 */
export function typedTilemap<T extends Storable = number, A extends TypedArray = TypedArray>(
  bounds: TileRect,
  array: TypedArrayConstructor<A>,
  initial?: T,
): TypedTilemap<T, A>;
export function typedTilemap<A extends TypedArray>(
  bounds: TileRect,
  array: TypedArrayConstructor<A>,
  initial: unknown = 0,
): TypedTilemap<number, A> {
  const element = rangeOf('typedTilemap', array).require('typedTilemap', 'initial', initial);
  const map = new TypedTilemap<number, A>(
    bounds,
    new array(requireTileCount('typedTilemap', bounds, MOST_TYPED_TILES)),
  );
  if (!Object.is(element, 0)) map.fill(element);
  return map;
}

/**
 * Makes a map on top of an existing array, such as one from a worker, a file or a shared buffer, without a copy.
 *
 * @throws RangeError if the array does not have exactly one element per tile
 *
 * @example
 * const heights = typedTilemapOver(tileRect({ x: 0, y: 0, width: 2, height: 2 }), Float32Array.of(1, 2, 3, 4));
 * heights.get(tile(0, 1)) // => 3
 */
export function typedTilemapOver<A extends TypedArray>(bounds: TileRect, data: A): TypedTilemap<number, A> {
  requireFitting('typedTilemapOver', bounds, data);
  return new TypedTilemap<number, A>(bounds, data);
}

/** Checks that a typed array has one element per tile. @returns the range of its elements */
function requireFitting(where: string, bounds: TileRect, data: TypedArray): ElementRange {
  const count = requireTileCount(where, bounds, MOST_TYPED_TILES);
  const range = rangeOfData(where, data);
  requireData(where, data, data[Symbol.toStringTag], count);
  return range;
}
