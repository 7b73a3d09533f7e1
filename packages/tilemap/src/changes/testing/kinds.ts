/** Every kind of map, for the properties of changes and patches, with values that are easily confused. */
import type { Tilemap } from '../../storage/tilemap.js';
import { arrayTilemap } from '../../storage/array.js';
import { bitTilemap } from '../../storage/bit.js';
import { chunkedTilemap } from '../../storage/chunked-options.js';
import { typedTilemap } from '../../storage/typed.js';
import { viewOf } from '../../storage/views.js';
import { expandRect, type TileRect, tileRect } from '../../values/rect.js';

/** The tiles in which the properties write: in several blocks and chunks, on both sides of 0. */
export const around = tileRect({ x: -37, y: -21, width: 70, height: 45 });

export interface Kind {
  readonly name: string;
  readonly make: () => Tilemap<unknown>;
  readonly values: readonly unknown[];
}

const objects = [undefined, null, {}, {}, [], 'text', Number.NaN, 0, -0];
const floats = [0, -0, Number.NaN, 0.5, -Infinity];
const bytes = [0, 1, 2, 255];
const wider: TileRect = expandRect(around, 3);

export const kinds: readonly Kind[] = [
  { name: 'an array', make: () => arrayTilemap<unknown>(around, undefined), values: objects },
  { name: 'bytes', make: () => typedTilemap(around, Uint8Array) as Tilemap<unknown>, values: bytes },
  { name: 'floats', make: () => typedTilemap(around, Float32Array) as Tilemap<unknown>, values: floats },
  { name: 'doubles', make: () => typedTilemap(around, Float64Array) as Tilemap<unknown>, values: floats },
  { name: 'bits', make: () => bitTilemap(around), values: [false, true] },
  { name: 'chunks', make: () => chunkedTilemap<unknown>({ background: -0, chunkSize: 8 }), values: objects },
  {
    name: 'chunks of doubles',
    make: () => chunkedTilemap({ background: Number.NaN, array: Float64Array }) as Tilemap<unknown>,
    values: floats,
  },
  {
    name: 'chunks of bytes',
    make: () => chunkedTilemap({ background: 1, array: Uint8Array, chunkSize: 4 }) as Tilemap<unknown>,
    values: bytes,
  },
  { name: 'a view', make: () => viewOf(arrayTilemap<unknown>(wider, 0), around), values: objects },
  {
    name: 'a view of a view of bytes',
    make: () => viewOf(viewOf(typedTilemap(wider, Uint8Array), wider), around) as Tilemap<unknown>,
    values: bytes,
  },
  {
    name: 'a view of chunks',
    make: () => viewOf(chunkedTilemap<unknown>({ background: 0 }), around),
    values: objects,
  },
];
