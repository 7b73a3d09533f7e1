/**
 * A map without bounds that stores its values in square chunks. A chunk takes no memory before it is written. Every
 * tile has a value: the background, until another value is written.
 */
import { argumentError, requireFunction, requireInteger } from '@tilewright/units/checks';
import { GREATEST_CHUNK_SIZE, LEAST_CHUNK_SIZE, MAX_TILE, MIN_TILE } from '../limits.js';
import { everyTile, rectsEqual, tileCount, type TileRect, unsafeTileRect } from '../values/rect.js';
import { isTileCoordinate, requireTile, type Tile } from '../values/tile.js';
import { requireVisitor } from '../values/checks.js';
import { outsideError, requireData, requireInside, TilemapBase } from './base.js';
import { eraseRect, writeRect } from './chunk-fill.js';
import { type Chunk, ChunkIndex } from './chunk-index.js';
import { type ChunkData, type ChunkStore, plainStore, valueIn, valuesIn, writeTo } from './chunk-store.js';
import { type ChunkedTilemapJSON, header, type NumberJSON } from './json.js';
import { copyOf } from './typed-array.js';

/** A map without bounds. Made by `chunkedTilemap`. */
export class ChunkedTilemap<T, A extends ChunkData<T> = T[]> extends TilemapBase<T> {
  /** Square chunks: see `ChunkLayout` of the kernel. */
  readonly layout = 'chunks';
  /** The side of a chunk, and the row stride of its data. */
  readonly chunkSize: number;
  /** @internal The values that chunks can hold; patches ask it. */
  readonly store: ChunkStore<T, A>;
  private readonly shift: number;
  private readonly mask: number;
  // Copies of members of the store, so that the hot methods read only one object.
  private readonly storeMask: number;
  private readonly anyValue: boolean;
  private readonly index: ChunkIndex<A>;
  private empty: T;
  // The chunk of the last access: its north-west tile, and its data, if it exists. The next access is often in it too.
  private nearX: number = 0;
  private nearY: number = 0;
  private near: A | undefined = undefined;

  /** To make a map, call `chunkedTilemap`. */
  private constructor(where: string, background: T, chunkSize: number, store: ChunkStore<T, A>) {
    super(everyTile);
    this.shift = 31 - Math.clz32(requireChunkSize(where, chunkSize));
    this.chunkSize = chunkSize;
    this.mask = chunkSize - 1;
    this.index = new ChunkIndex(this.shift);
    this.store = store;
    this.storeMask = store.mask;
    this.anyValue = store.anyValue;
    this.empty = store.storable(where, 'background', background);
  }

  /** Makes a map without chunks. To make a map, call `chunkedTilemap`. */
  static over<T, A extends ChunkData<T>>(
    where: string,
    background: T,
    chunkSize: number,
    store: ChunkStore<T, A>,
  ): ChunkedTilemap<T, A> {
    return new ChunkedTilemap(where, background, chunkSize, store);
  }

  /** The value of every tile that was not written. `fill` without a rectangle changes it. */
  get background(): T {
    return this.empty;
  }

  /** The number of chunks in memory. */
  get chunkCount(): number {
    return this.index.size;
  }

  hasAt(x: number, y: number): boolean {
    return isTileCoordinate(x) && isTileCoordinate(y);
  }

  // A loop over tiles stays in a chunk most of the time. Then column and row have no bit set at or above the shift.
  // Both
  // differences are below 2^32 in magnitude, so one that wraps does not fall into the chunk.

  get(tile: Tile): T {
    return this.getAt(tile?.x, tile?.y);
  }

  getAt(x: number, y: number): T {
    if (typeof x === 'number' && typeof y === 'number') {
      const column = x - this.nearX;
      const row = y - this.nearY;
      if ((column | row) >>> this.shift === 0 && (x | 0) === x && (y | 0) === y) {
        const data = this.near;
        return data === undefined ? this.empty : valueIn<T>(data, (row << this.shift) | column);
      }
    }
    return this.getElsewhere(x, y);
  }

  getOrAt<F>(x: number, y: number, fallback: F): T | F {
    return this.hasAt(x, y) ? this.getAt(x, y) : fallback;
  }

  set(tile: Tile, value: T): void {
    this.setAt(tile?.x, tile?.y, value);
  }

  setAt(x: number, y: number, value: T): void {
    if (typeof x === 'number' && typeof y === 'number') {
      const column = x - this.nearX;
      const row = y - this.nearY;
      const data = this.near;
      const isNear = (column | row) >>> this.shift === 0 && (x | 0) === x && (y | 0) === y;
      if (isNear && data !== undefined && this.fits(value)) {
        writeTo(data, (row << this.shift) | column, value);
        this.dirty = true;
        return;
      }
    }
    this.setElsewhere(x, y, value);
  }

  /**
   * Sets all tiles, or the tiles of a rectangle, to one value. For all tiles, it drops every chunk, and the value
   * becomes the background. For a rectangle and a value other than the background, it allocates all chunks that the
   * rectangle touches before it writes the first tile.
   *
   * @throws RangeError if these chunks would take more than 512 MiB (2^26 values in plain arrays, or 2^29 bytes), where
   * a chunk counts as at least 512 bytes
   */
  fill(value: T, rect: TileRect = everyTile): void {
    requireInside('fill', rect, everyTile);
    const element = this.store.storable('fill', 'value', value);
    if (tileCount(rect) === 0) return;
    if (rectsEqual(rect, everyTile)) this.empty = element;
    if (Object.is(element, this.empty)) {
      eraseRect(this.index, rect, element);
      this.approach(this.nearX, this.nearY);
    } else this.write(rect, element);
    this.dirty = true;
  }

  forEach(visit: (value: T, x: number, y: number) => void): void {
    requireVisitor(visit);
    const { chunkSize } = this;
    for (const { bounds, data } of this.chunks()) {
      const values = valuesIn<T>(data);
      const { x: left, y: top } = bounds;
      let index = 0;
      for (let y = top; y < top + chunkSize; y++) {
        // The first tile of a row is separate: what an engine checks here it need not check again in the loop.
        visit(values[index++]!, left, y);
        for (let x = left + 1; x < left + chunkSize; x++) visit(values[index++]!, x, y);
      }
    }
  }

  /** The chunks in memory: rows of chunks from north to south, each from west to east. For hot loops and renderers. */
  chunks(): readonly Chunk<A>[] {
    return this.index.inOrder();
  }

  /** The chunk that contains a tile, if it is in memory. */
  chunkAt(tile: Tile): Chunk<A> | undefined {
    requireTile('chunkAt', 'tile', tile);
    return this.index.find(tile.x & ~this.mask, tile.y & ~this.mask);
  }

  map<U>(convert: (value: T) => U): ChunkedTilemap<U> {
    requireFunction('map', 'convert', convert);
    const converted = ChunkedTilemap.over<U, U[]>('map', convert(this.empty), this.chunkSize, plainStore<U>());
    for (const { bounds, data } of this.chunks()) {
      converted.place(
        bounds.x,
        bounds.y,
        Array.from(valuesIn<T>(data), (value) => convert(value)),
      );
    }
    return converted;
  }

  clone(): ChunkedTilemap<T, A> {
    const copy = ChunkedTilemap.over('clone', this.empty, this.chunkSize, this.store);
    for (const { bounds, data } of this.chunks()) copy.place(bounds.x, bounds.y, copyOf(data));
    return copy;
  }

  /** The map as JSON, for `JSON.stringify(map)`. */
  toJSON(): ChunkedTilemapJSON<T> {
    const { chunkSize, store } = this;
    const write = (data: A): (T | NumberJSON)[] => Array.from(valuesIn<T>(data), (value) => store.toJSON(value));
    return {
      ...header('chunked'),
      array: store.kind,
      chunkSize,
      background: store.toJSON(this.empty),
      chunkCount: this.chunkCount,
      chunks: this.chunks().map(({ bounds, data }) => ({ x: bounds.x, y: bounds.y, values: write(data) })),
    };
  }

  /**
   * Uses `data`, without a copy, as the chunk with north-west tile (x, y). It replaces the chunk that the map had
   * there.
   *
   * For readers of files, which have all values of a chunk at once.
   *
   * @throws RangeError if no chunk starts at (x, y), or if `data` does not have the type and length of a chunk
   */
  keep(x: number, y: number, data: A): void {
    requireData('keep', data, this.store.kind === 'array' ? 'Array' : this.store.kind, this.chunkSize * this.chunkSize);
    for (const [parameter, corner] of [
      ['x', x],
      ['y', y],
    ] as const) {
      requireInteger('keep', parameter, corner, MIN_TILE, MAX_TILE);
      if (corner % this.chunkSize !== 0) {
        throw argumentError('keep', parameter, `a multiple of ${this.chunkSize}`, corner);
      }
    }
    this.place(x + 0, y + 0, data);
    this.dirty = true;
  }

  private getElsewhere(x: number, y: number): T {
    if (!this.hasAt(x, y)) throw outsideError('get', x, y, this.bounds);
    this.approach(x, y);
    return this.near === undefined ? this.empty : valueIn<T>(this.near, this.offsetOf(x, y));
  }

  private setElsewhere(x: number, y: number, value: T): void {
    if (!this.hasAt(x, y)) throw outsideError('set', x, y, this.bounds);
    const element = this.store.storable('set', 'value', value);
    this.dirty = true;
    this.approach(x, y);
    // The background needs no chunk.
    if (this.near === undefined && Object.is(element, this.empty)) return;
    writeTo(this.near ?? this.place(this.nearX, this.nearY, this.newData()).data, this.offsetOf(x, y), element);
  }

  /** Whether a value can surely be written unchanged; otherwise the store decides. */
  private fits(value: T): boolean;
  private fits(value: unknown): boolean {
    const mask = this.storeMask;
    if (typeof value !== 'number') return this.anyValue;
    return mask === 0 || (value & mask) === value;
  }

  /** Makes the chunk at a tile the chunk of the last access. */
  private approach(x: number, y: number): void {
    this.nearX = x & ~this.mask;
    this.nearY = y & ~this.mask;
    this.near = this.index.find(this.nearX, this.nearY)?.data;
  }

  private offsetOf(x: number, y: number): number {
    return ((y & this.mask) << this.shift) | (x & this.mask);
  }

  private write(rect: TileRect, element: T): void {
    const { chunkSize, store } = this;
    writeRect<T, A>(this.index, rect, element, {
      chunkSize,
      chunkBytes: chunkSize * chunkSize * store.valueBytes,
      make: () => this.newData(),
      place: (x, y, data) => this.place(x, y, data),
    });
  }

  private newData(): A {
    return this.store.make(this.chunkSize * this.chunkSize, this.empty);
  }

  private place(x: number, y: number, data: A): Chunk<A> {
    const chunk = { bounds: unsafeTileRect(x, y, this.chunkSize, this.chunkSize), data };
    this.index.keep(chunk);
    this.approach(x, y);
    return chunk;
  }
}

function requireChunkSize(where: string, chunkSize: number): number {
  const isInRange = Number.isInteger(chunkSize) && chunkSize >= LEAST_CHUNK_SIZE && chunkSize <= GREATEST_CHUNK_SIZE;
  if (isInRange && (chunkSize & (chunkSize - 1)) === 0) return chunkSize;
  const rule = `a power of two from ${LEAST_CHUNK_SIZE} to ${GREATEST_CHUNK_SIZE}`;
  throw argumentError(where, 'chunkSize', rule, chunkSize);
}
