/** A map over bounds that keeps its values in one typed array: for numbers, and for all that is one at run time. */
import { argumentError } from '@tilewright/units/checks';
import type { TileRect } from '../values/rect.js';
import type { Tile } from '../values/tile.js';
import { ArrayTilemap } from './array.js';
import { BoundedTilemap, convertAll, outsideError, requireInside, requireTileCount } from './bounds.js';

/** The arrays a typed map may keep its values in. */
export type TypedArray =
  | Int8Array
  | Uint8Array
  | Uint8ClampedArray
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | Float32Array
  | Float64Array;

/** The constructor of such an array: `Uint8Array`, `Float32Array`, ... */
export interface TypedArrayConstructor<A extends TypedArray> {
  new (length: number): A;
  readonly BYTES_PER_ELEMENT: number;
}

/** More is a mistake rather than a map. */
const MOST_TILES = 0x4000_0000;

/**
 * What `typedTilemap` makes.
 *
 * An array of integers refuses what it cannot hold, instead of wrapping it: 300 does not go into a `Uint8Array`.
 * A `Float32Array` rounds to its nearest value.
 */
export class TypedTilemap<T, A extends TypedArray = TypedArray> extends BoundedTilemap<T> {
  /** The raw values, row after row: tile (x, y) is at `(y - bounds.y) * stride + (x - bounds.x)`. */
  readonly data: A;
  /** The number of elements from one row to the next. */
  readonly stride: number;
  private readonly whole: boolean;
  private readonly least: number;
  private readonly greatest: number;

  /** Takes `data` over, as it is. Everyday code calls `typedTilemap` or `typedTilemapOver`. */
  constructor(bounds: TileRect, data: A) {
    super(bounds);
    this.data = data;
    this.stride = bounds.width;
    this.whole = !(data instanceof Float32Array || data instanceof Float64Array);
    const signed = data instanceof Int8Array || data instanceof Int16Array || data instanceof Int32Array;
    const count = data.BYTES_PER_ELEMENT === 1 ? 0x100 : data.BYTES_PER_ELEMENT === 2 ? 0x1_0000 : 0x1_0000_0000;
    this.least = signed ? -count / 2 : 0;
    this.greatest = this.least + count - 1;
  }

  hasAt(x: number, y: number): boolean {
    return (x | 0) === x && (y | 0) === y && x >= this.left && x < this.right && y >= this.top && y < this.bottom;
  }

  get(tile: Tile): T {
    const { x, y } = tile;
    if (!this.hasAt(x, y)) throw outsideError('get', x, y, this.bounds);
    return this.read((y - this.top) * this.stride + (x - this.left));
  }

  getAt(x: number, y: number): T {
    if (!this.hasAt(x, y)) throw outsideError('getAt', x, y, this.bounds);
    return this.read((y - this.top) * this.stride + (x - this.left));
  }

  getOrAt<F>(x: number, y: number, fallback: F): T | F {
    return this.hasAt(x, y) ? this.read((y - this.top) * this.stride + (x - this.left)) : fallback;
  }

  set(tile: Tile, value: T): void {
    const { x, y } = tile;
    if (!this.hasAt(x, y)) throw outsideError('set', x, y, this.bounds);
    this.data[(y - this.top) * this.stride + (x - this.left)] = this.storable('set', value);
    this.dirty = true;
  }

  setAt(x: number, y: number, value: T): void {
    if (!this.hasAt(x, y)) throw outsideError('setAt', x, y, this.bounds);
    this.data[(y - this.top) * this.stride + (x - this.left)] = this.storable('setAt', value);
    this.dirty = true;
  }

  fill(value: T, rect: TileRect = this.bounds): void {
    requireInside('fill', rect, this.bounds);
    const element = this.storable('fill', value);
    if (rect.width === 0) return;
    for (let row = 0; row < rect.height; row++) {
      const start = (rect.y - this.top + row) * this.stride + (rect.x - this.left);
      this.data.fill(element, start, start + rect.width);
      this.dirty = true;
    }
  }

  forEach(visit: (value: T, x: number, y: number) => void): void {
    const { left, top, right, bottom } = this;
    if (left === right) return;
    let index = 0;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) visit(this.read(index++), x, y);
    }
  }

  map<U>(convert: (value: T) => U): ArrayTilemap<U> {
    return new ArrayTilemap(this.bounds, convertAll(this, convert));
  }

  clone(): TypedTilemap<T, A> {
    // `slice` of an array gives one of its own kind.
    return new TypedTilemap<T, A>(this.bounds, this.data.slice() as A);
  }

  /** The element at an index inside the array. */
  private read(index: number): T {
    // T is a number at run time: the door of this class (`typedTilemap`) takes no other.
    return this.data[index] as T;
  }

  /** The value as the number it is at run time, if the array can hold it. */
  private storable(where: string, value: T): number {
    const element = value as number;
    if (this.whole && (element < this.least || element > this.greatest || Math.floor(element) !== element)) {
      throw argumentError(where, 'value', `an integer from ${this.least} to ${this.greatest}`, element);
    }
    return element;
  }
}

/**
 * A map of numbers in a typed array, all with the same value at first.
 *
 * Whatever is a number at run time can be kept: a quantity, a direction, a set of directions.
 *
 * @param bounds - the tiles it has
 * @param array - the kind of array: `Uint8Array`, `Float32Array`, ...
 * @param initial - the value of each tile, 0 if it is left out
 * @throws RangeError if there are more than 2^30 tiles, or the array cannot hold the value
 *
 * @example
 * const kinds = typedTilemap(tileRect({ x: 0, y: 0, width: 64, height: 64 }), Uint8Array);
 * kinds.set(tile(3, 4), 7);
 * kinds.data[4 * kinds.stride + 3] // => 7
 */
export function typedTilemap<A extends TypedArray>(
  bounds: TileRect,
  array: TypedArrayConstructor<A>,
  initial?: number,
): TypedTilemap<number, A>;
export function typedTilemap<T, A extends TypedArray>(
  bounds: TileRect,
  array: TypedArrayConstructor<A>,
  initial: T,
): TypedTilemap<T, A>;
export function typedTilemap<A extends TypedArray>(
  bounds: TileRect,
  array: TypedArrayConstructor<A>,
  initial: number = 0,
): TypedTilemap<number, A> {
  const map = new TypedTilemap<number, A>(bounds, new array(requireTileCount('typedTilemap', bounds, MOST_TILES)));
  if (initial !== 0) map.fill(initial);
  return map;
}

/**
 * A map over an array that is there already: one from a worker, a file, a shared buffer. Nothing is copied.
 *
 * @throws RangeError if the array has not exactly one element for each tile
 */
export function typedTilemapOver<A extends TypedArray>(bounds: TileRect, data: A): TypedTilemap<number, A> {
  if (data.length !== bounds.width * bounds.height) {
    throw argumentError(
      'typedTilemapOver',
      'data.length',
      `the number of tiles, ${bounds.width * bounds.height}`,
      data.length,
    );
  }
  return new TypedTilemap<number, A>(bounds, data);
}
