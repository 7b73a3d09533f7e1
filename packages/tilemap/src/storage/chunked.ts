/**
 * A map without bounds that keeps its values in square chunks: an untouched chunk costs nothing, memory follows what was
 * written. Every tile has a value: the background, where nothing else was written.
 */
import { argumentError } from '@tilewright/units/checks';
import { TileHashMap } from '../collections/tile-hash-map.js';
import { everyTile, rectEquals, rectIntersection, tileCount, type TileRect, unsafeTileRect } from '../values/rect.js';
import { isTileCoordinate, MAX_TILE, MIN_TILE, type Tile } from '../values/tile.js';
import { type ChunkedTilemapJSON, FormReader, header, type NumberJSON, numberToJSON, requireObject } from './json.js';
import { outsideError, TilemapBase } from './base.js';
import { ElementRange, type Storable, type TypedArray, type TypedArrayConstructor } from './typed-array.js';

/** The values of a chunk: a plain array, or a typed one. */
export type ChunkData<T> = T[] | TypedArray;

/** A square of tiles that a chunked map keeps values for. */
export interface Chunk<A> {
  /** Its tiles. The side is the map's `chunkSize`, which is also the row stride. */
  readonly bounds: TileRect;
  /** The raw values: tile (x, y) is at `(y - bounds.y) * chunkSize + (x - bounds.x)`. */
  readonly data: A;
}

/** What `chunkedTilemap` takes. */
export interface ChunkedTilemapOptions<T, A extends ChunkData<T>> {
  /** The value of each tile where no other was written. */
  readonly background: T;
  /** The kind of typed array for the values of a chunk; a plain array if it is left out. */
  readonly array?: (A extends TypedArray ? TypedArrayConstructor<TypedArray> : undefined) | undefined;
  /** The side of a chunk in tiles: a power of two from 4 to 256, 32 if it is left out. */
  readonly chunkSize?: number;
}

/** As many tiles as one `fill` may write. */
const MOST_FILLED = 0x1000_0000;

/** What `chunkedTilemap` makes. */
export class ChunkedTilemap<T, A extends ChunkData<T> = T[]> extends TilemapBase<T> {
  /** The side of a chunk, and the row stride of its data. */
  readonly chunkSize: number;
  private readonly array: TypedArrayConstructor<TypedArray> | undefined;
  private readonly range: ElementRange | undefined;
  private readonly shift: number;
  private readonly kept: TileHashMap<Chunk<A>> = new TileHashMap();
  private empty: T;
  // The chunk that was asked for last, by its place, and by its absence: neighbours ask for the same one.
  private lastX: number = 0;
  private lastY: number = 0;
  private last: Chunk<A> | undefined = undefined;

  /** Everyday code calls `chunkedTilemap`. */
  constructor({ background, array, chunkSize = 32 }: ChunkedTilemapOptions<T, A>) {
    super(everyTile);
    this.shift = 31 - Math.clz32(chunkSize);
    if (1 << this.shift !== chunkSize || chunkSize < 4 || chunkSize > 256) {
      throw argumentError('chunkedTilemap', 'chunkSize', 'a power of two from 4 to 256', chunkSize);
    }
    this.chunkSize = chunkSize;
    this.array = array;
    this.range = array === undefined ? undefined : new ElementRange(array.name, array.BYTES_PER_ELEMENT);
    this.empty = this.storable('chunkedTilemap', 'background', background);
  }

  /**
   * Reads what `toJSON` wrote, after `JSON.parse`.
   *
   * @param values - for a map of plain arrays: makes a value of what JSON has for it, and throws if it cannot; for one
   * of typed arrays: the kind of array
   * @throws RangeError that says where, if the form is another one, is cut short, or is inflated
   */
  static fromJSON<A extends TypedArray>(json: unknown, values: TypedArrayConstructor<A>): ChunkedTilemap<number, A>;
  static fromJSON<T>(json: unknown, values: (value: unknown, path: string) => T): ChunkedTilemap<T>;
  static fromJSON(
    json: unknown,
    values: TypedArrayConstructor<TypedArray> | ((value: unknown, path: string) => unknown),
  ): ChunkedTilemap<unknown, ChunkData<unknown>> {
    const reader = new FormReader('ChunkedTilemap.fromJSON', json, 'chunked');
    const array = isTypedArrayConstructor(values) ? values : undefined;
    const name = array?.name ?? 'array';
    if (reader.member('array') !== name) {
      throw argumentError(reader.where, 'array', `'${name}'`, reader.member('array'), 'Other values were written');
    }
    const readValue = isTypedArrayConstructor(values)
      ? (value: unknown, path: string) => reader.number(path, value)
      : values;
    const background = readValue(reader.member('background'), 'background');
    const chunkSize = reader.integer('chunkSize', reader.member('chunkSize'), 4, 256);
    const map = new ChunkedTilemap<unknown, ChunkData<unknown>>({ background, chunkSize, array });
    const chunks = reader.member('chunks');
    if (!Array.isArray(chunks)) throw argumentError(reader.where, 'chunks', 'an array', chunks);
    chunks.forEach((chunk: unknown, index) => {
      const path = `chunks[${index}]`;
      const form = requireObject(reader.where, path, chunk);
      const [x = 0, y = 0] = ['x', 'y'].map((key) => {
        const corner = reader.integer(`${path}.${key}`, Reflect.get(form, key), MIN_TILE, MAX_TILE);
        if (corner % chunkSize !== 0)
          throw argumentError(reader.where, `${path}.${key}`, `a multiple of ${chunkSize}`, corner);
        return corner >> map.shift;
      });
      if (map.kept.hasAt(x, y)) throw argumentError(reader.where, path, 'another chunk than those before', chunk);
      const list = reader.list(`${path}.values`, Reflect.get(form, 'values'), chunkSize * chunkSize);
      const data =
        array === undefined
          ? Array.from(list, (value, at) => readValue(value, `${path}.values[${at}]`))
          : reader.typedArray(`${path}.values`, list, array);
      map.keep(x, y, { bounds: map.boundsOf(x, y), data });
    });
    return map;
  }

  /** The value of each tile where no other was written. `fill` changes it. */
  get background(): T {
    return this.empty;
  }

  /** The number of chunks that are kept. */
  get chunkCount(): number {
    return this.kept.size;
  }

  hasAt(x: number, y: number): boolean {
    return isTileCoordinate(x) && isTileCoordinate(y);
  }

  get(tile: Tile): T {
    return this.getAt(tile.x, tile.y);
  }

  getAt(x: number, y: number): T {
    if (!isTileCoordinate(x) || !isTileCoordinate(y)) throw outsideError('getAt', x, y, this.bounds);
    return this.read(x, y);
  }

  getOrAt<F>(x: number, y: number, fallback: F): T | F {
    return isTileCoordinate(x) && isTileCoordinate(y) ? this.read(x, y) : fallback;
  }

  set(tile: Tile, value: T): void {
    this.setAt(tile.x, tile.y, value);
  }

  setAt(x: number, y: number, value: T): void {
    if (!isTileCoordinate(x) || !isTileCoordinate(y)) throw outsideError('setAt', x, y, this.bounds);
    const element = this.storable('setAt', 'value', value);
    const chunk = this.find(x >> this.shift, y >> this.shift);
    if (chunk !== undefined) chunk.data[this.offsetOf(x, y)] = element;
    else if (!Object.is(element, this.empty))
      this.create(x >> this.shift, y >> this.shift).data[this.offsetOf(x, y)] = element;
    this.dirty = true;
  }

  /**
   * Gives all tiles, or those of a rectangle, the same value. All tiles: every chunk is dropped, and the value becomes
   * the background.
   *
   * @throws RangeError if a rectangle of more than 2^28 tiles is to have another value than the background
   */
  fill(value: T, rect?: TileRect): void {
    const element = this.storable('fill', 'value', value);
    if (rect === undefined) {
      this.kept.clear();
      this.last = undefined;
      this.empty = element;
      this.dirty = true;
      return;
    }
    if (tileCount(rect) === 0) return;
    if (Object.is(element, this.empty)) this.erase(rect);
    else this.write(rect, element);
    this.dirty = true;
  }

  forEach(visit: (value: T, x: number, y: number) => void): void {
    for (const { bounds, data } of this.chunks()) {
      let index = 0;
      for (let y = bounds.y; y < bounds.y + bounds.height; y++) {
        for (let x = bounds.x; x < bounds.x + bounds.width; x++) visit(data[index++] as T, x, y);
      }
    }
  }

  /** The chunks that are kept, rows of chunks north to south, west to east in a row. For hot loops and renderers. */
  chunks(): readonly Chunk<A>[] {
    return [...this.kept.values()].sort((a, b) => a.bounds.y - b.bounds.y || a.bounds.x - b.bounds.x);
  }

  /** The chunk that holds a tile, if it is kept. */
  chunkAt(tile: Tile): Chunk<A> | undefined {
    return this.find(tile.x >> this.shift, tile.y >> this.shift);
  }

  map<U>(convert: (value: T) => U): ChunkedTilemap<U> {
    const converted = new ChunkedTilemap<U>({ background: convert(this.empty), chunkSize: this.chunkSize });
    for (const { bounds, data } of this.chunks()) {
      const target = converted.create(bounds.x >> this.shift, bounds.y >> this.shift).data;
      for (let index = 0; index < data.length; index++) target[index] = convert(data[index] as T);
    }
    return converted;
  }

  clone(): ChunkedTilemap<T, A> {
    const copy = new ChunkedTilemap<T, A>(this.options());
    this.kept.forEach(({ bounds, data }, x, y) => {
      // `slice` of an array gives one of its own kind.
      copy.keep(x, y, { bounds, data: data.slice() as A });
    });
    return copy;
  }

  /** The map as JSON: `JSON.stringify(map)` calls it. */
  toJSON(): ChunkedTilemapJSON<T> {
    // The values of typed arrays are numbers at run time.
    const write = (value: T): T | NumberJSON => (this.array === undefined ? value : numberToJSON(value as number));
    return {
      ...header('chunked'),
      array: this.array?.name ?? 'array',
      chunkSize: this.chunkSize,
      background: write(this.empty),
      chunks: this.chunks().map(({ bounds, data }) => ({
        x: bounds.x,
        y: bounds.y,
        values: Array.from(data as T[], write),
      })),
    };
  }

  private options(): ChunkedTilemapOptions<T, A> {
    const { empty: background, array, chunkSize } = this;
    // The kind of array is the one that the map was made with.
    return (
      array === undefined ? { background, chunkSize } : { background, chunkSize, array }
    ) as ChunkedTilemapOptions<T, A>;
  }

  private read(x: number, y: number): T {
    const chunk = this.find(x >> this.shift, y >> this.shift);
    // A typed array holds T's that are numbers at run time; in a plain one, `undefined` is a value only where T has it.
    return chunk === undefined ? this.empty : (chunk.data[this.offsetOf(x, y)] as T);
  }

  private offsetOf(x: number, y: number): number {
    const mask = this.chunkSize - 1;
    return ((y & mask) << this.shift) | (x & mask);
  }

  /** The chunk at a place that counts in chunks. */
  private find(x: number, y: number): Chunk<A> | undefined {
    if (x !== this.lastX || y !== this.lastY) {
      this.last = this.kept.getAt(x, y);
      this.lastX = x;
      this.lastY = y;
    }
    return this.last;
  }

  private create(x: number, y: number): Chunk<A> {
    return this.keep(x, y, { bounds: this.boundsOf(x, y), data: this.emptyData() });
  }

  private boundsOf(x: number, y: number): TileRect {
    const { chunkSize } = this;
    return unsafeTileRect(x * chunkSize, y * chunkSize, chunkSize, chunkSize);
  }

  private keep(x: number, y: number, chunk: Chunk<A>): Chunk<A> {
    this.kept.setAt(x, y, chunk);
    this.last = chunk;
    this.lastX = x;
    this.lastY = y;
    return chunk;
  }

  private emptyData(): A {
    const count = this.chunkSize * this.chunkSize;
    if (this.array === undefined) {
      const data: T[] = [];
      for (let left = count; left > 0; left--) data.push(this.empty);
      // Without a kind of array, A is T[].
      return data as A;
    }
    // With one, A is its array, and T a number at run time.
    return new this.array(count).fill(this.empty as number) as A;
  }

  /** Gives the tiles of a rectangle the background, chunk by chunk that is kept; one that is wholly inside is dropped. */
  private erase(rect: TileRect): void {
    this.kept.forEach((chunk, x, y) => {
      if (!rectEquals(rectIntersection(chunk.bounds, rect), chunk.bounds)) this.fillPart(chunk, rect, this.empty);
      else this.kept.deleteAt(x, y);
    });
    this.last = this.kept.getAt(this.lastX, this.lastY);
  }

  /** Gives the tiles of a rectangle a value, chunk by chunk that it touches. */
  private write(rect: TileRect, value: T): void {
    const count = tileCount(rect);
    if (count > MOST_FILLED) {
      throw argumentError('fill', 'rect', `at most ${MOST_FILLED} tiles, unless the value is the background`, count);
    }
    const right = (rect.x + rect.width - 1) >> this.shift;
    const bottom = (rect.y + rect.height - 1) >> this.shift;
    for (let y = rect.y >> this.shift; y <= bottom; y++) {
      for (let x = rect.x >> this.shift; x <= right; x++)
        this.fillPart(this.find(x, y) ?? this.create(x, y), rect, value);
    }
  }

  private fillPart({ bounds, data }: Chunk<A>, rect: TileRect, value: T): void {
    const part = rectIntersection(bounds, rect);
    if (part.width === 0) return;
    for (let row = 0; row < part.height; row++) {
      const start = this.offsetOf(part.x, part.y + row);
      // As above: what the array holds is T, or the number that T is.
      (data as T[]).fill(value, start, start + part.width);
    }
  }

  /** A value as the chunks give it back, if they can hold it. */
  private storable(where: string, parameter: string, value: T): T {
    if (this.range === undefined) return value;
    // With a kind of array, T is a number at run time.
    return this.range.asStored(this.range.require(where, parameter, value as number)) as T;
  }
}

/** Tells the constructor of a typed array from a function that reads a value. */
function isTypedArrayConstructor(
  values: TypedArrayConstructor<TypedArray> | ((value: unknown, path: string) => unknown),
): values is TypedArrayConstructor<TypedArray> {
  return 'BYTES_PER_ELEMENT' in values;
}

/**
 * A map of all tiles there are.
 *
 * @throws RangeError if the chunk size is not a power of two from 4 to 256, or the array cannot hold the background
 *
 * @remarks A chunk of the default size takes 1 KiB as bytes, 8 KiB as a plain array. Reading a tile of the same chunk as
 * the one before costs a few comparisons; another chunk, one search in a hash table.
 *
 * @example
 * const cave = chunkedTilemap({ background: 0, array: Uint8Array });
 * cave.set(tile(1_000_000, -1_000_000), 7);
 * cave.get(tile(0, 0)) // => 0
 * cave.chunkCount // => 1
 */
export function chunkedTilemap<A extends TypedArray>(options: {
  readonly background: number;
  readonly array: TypedArrayConstructor<A>;
  readonly chunkSize?: number;
}): ChunkedTilemap<number, A>;
export function chunkedTilemap<T extends Storable, A extends TypedArray>(options: {
  readonly background: T;
  readonly array: TypedArrayConstructor<A>;
  readonly chunkSize?: number;
}): ChunkedTilemap<T, A>;
export function chunkedTilemap<T>(options: { readonly background: T; readonly chunkSize?: number }): ChunkedTilemap<T>;
export function chunkedTilemap(
  options: ChunkedTilemapOptions<unknown, ChunkData<unknown>>,
): ChunkedTilemap<unknown, ChunkData<unknown>> {
  return new ChunkedTilemap(options);
}
