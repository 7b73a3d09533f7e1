/**
 * The constructor of chunked maps: with plain arrays for values of any type, with typed arrays for numbers at run time.
 */
import { argumentError, type OptionNames, requireObject, requireOptions } from '@tilewright/units/checks';
import { DEFAULT_CHUNK_SIZE } from '../limits.js';
import { type ChunkData, plainStore, typedStore } from './chunk-store.js';
import { ChunkedTilemap } from './chunked.js';
import type { Storable, TypedArray, TypedArrayConstructor } from './typed-array.js';

/** The options of `chunkedTilemap` for plain arrays. */
export interface ChunkedTilemapOptions<T> {
  /** The value of every tile that was not written. */
  readonly background: T;
  /** The side of a chunk in tiles: a power of two from 4 to 256. Default: 32. */
  readonly chunkSize?: number | undefined;
  /** Absent for plain arrays; see `TypedChunksOptions` for typed arrays. */
  readonly array?: undefined;
}

/** The options of `chunkedTilemap` for typed arrays. */
export interface TypedChunksOptions<T, A> {
  /** The value of every tile that was not written: a number at run time. */
  readonly background: T & Storable;
  /** The side of a chunk in tiles: a power of two from 4 to 256. Default: 32. */
  readonly chunkSize?: number | undefined;
  /** The constructor of the array for the values of a chunk: `Uint8Array`, `Float32Array`, ... */
  readonly array: TypedArrayConstructor<A>;
}

const chunkOptions: OptionNames<ChunkedTilemapOptions<unknown>> = ['background', 'chunkSize', 'array'];

/**
 * Makes a map without bounds: every tile has a value.
 *
 * @throws RangeError if the chunk size is not a power of two from 4 to 256, the array cannot hold the background, or an
 * option is unknown
 *
 * @remarks A chunk of the default size takes 1 KiB as bytes, 8 KiB as a plain array. Reading a tile in the same chunk
 * as the previous one costs a few comparisons; in another chunk, one search in a hash table.
 *
 * @example
 * const cave = chunkedTilemap({ background: 0, array: Uint8Array });
 * cave.set(tile(1_000_000, -1_000_000), 7);
 * cave.get(tile(0, 0)) // => 0
 * cave.chunkCount // => 1
 */
export function chunkedTilemap<T, A extends ChunkData<T> = T[]>(
  options: ChunkedTilemapOptions<T> | TypedChunksOptions<T, A>,
): ChunkedTilemap<T, A>;
export function chunkedTilemap(
  options: ChunkedTilemapOptions<unknown> | TypedChunksOptions<number, TypedArray>,
): ChunkedTilemap<unknown> | ChunkedTilemap<number, TypedArray> {
  requireObject('chunkedTilemap', 'options', 'an object', options);
  requireOptions('chunkedTilemap', options, chunkOptions);
  if (!('background' in options)) throw argumentError('chunkedTilemap', 'background', 'given', undefined);
  const { chunkSize = DEFAULT_CHUNK_SIZE } = options;
  return options.array !== undefined
    ? ChunkedTilemap.over('chunkedTilemap', options.background, chunkSize, typedStore('chunkedTilemap', options.array))
    : ChunkedTilemap.over<unknown, unknown[]>('chunkedTilemap', options.background, chunkSize, plainStore<unknown>());
}
