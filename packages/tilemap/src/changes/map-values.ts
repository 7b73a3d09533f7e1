/** Tells which values a map can hold, before any is written, so that an operation that throws has changed nothing. */
import { argumentError } from '@tilewright/units/checks';
import type { ChunkStore } from '../storage/chunk-store.js';
import { type ChunkLayout, storageIn } from '../storage/layout.js';
import type { ReadonlyTilemap } from '../storage/tilemap.js';
import { isTypedArray, rangeOfData } from '../storage/typed-array.js';
import type { Tile } from '../values/tile.js';

/** The values that a map can hold. */
export interface MapValues {
  /** `'any'` also for a map whose storage is not known. */
  readonly kind: 'booleans' | 'numbers' | 'any';
  /**
   * Returns the value that the map would return after this value was written. @throws RangeError if the map cannot
   * hold it
   */
  readonly stored: (parameter: string, value: unknown) => unknown;
}

/** The part of a chunked map that concerns values and memory. */
export interface StoringChunks extends ChunkLayout {
  readonly background?: unknown;
  chunkAt?(tile: Tile): unknown;
  readonly store?: Pick<ChunkStore<unknown, unknown[]>, 'kind' | 'storable' | 'valueBytes'> | undefined;
}

/** The values of a map, or of the map under a view. Errors name the function `where`. */
export function valuesOfMap(where: string, map: ReadonlyTilemap<unknown>): MapValues {
  if (storageIn(map, 'bits') !== undefined) {
    return {
      kind: 'booleans',
      stored(parameter, value) {
        if (typeof value !== 'boolean') throw argumentError(where, parameter, 'true or false', value);
        return value;
      },
    };
  }
  const rows = storageIn(map, 'rows');
  if (rows !== undefined && isTypedArray(rows.data)) {
    const range = rangeOfData(where, rows.data);
    return {
      kind: 'numbers',
      stored: (parameter, value) => range.asStored(range.require(where, parameter, value)),
    };
  }
  const { store }: Partial<StoringChunks> = storageIn(map, 'chunks') ?? {};
  if (store !== undefined && store.kind !== 'array') {
    return { kind: 'numbers', stored: (parameter, value) => store.storable(where, parameter, value) };
  }
  return { kind: 'any', stored: (_parameter, value) => value };
}
