/** The JSON forms of the maps: a header (`type`, `version`, `storage`, bounds) and the values, row after row. */
import type { TileRect } from '../values/rect.js';

/** The first members of every form. */
export interface TilemapHeader<Storage extends string> {
  readonly type: 'tilewright/tilemap';
  readonly version: 1;
  readonly storage: Storage;
}

/** The bounds of a form. */
export interface BoundsJSON {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The JSON form of an `ArrayTilemap`. `JSON.stringify` converts the values. */
export interface ArrayTilemapJSON<T> extends TilemapHeader<'array'> {
  readonly bounds: BoundsJSON;
  readonly values: readonly T[];
}

/** A number in a form. JSON has no -0, infinities and NaN, so these are strings. */
export type NumberJSON = number | '-0' | 'NaN' | 'Infinity' | '-Infinity';

/** The form of a `TypedTilemap`. `storage` names the kind of array: `'Uint8Array'`, ... */
export interface TypedTilemapJSON extends TilemapHeader<string> {
  readonly bounds: BoundsJSON;
  readonly values: readonly NumberJSON[];
}

/** The form of a `BitTilemap`: its words, as integers from -2^31 to 2^31 - 1, in the layout of the map. */
export interface BitTilemapJSON extends TilemapHeader<'bits'> {
  readonly bounds: BoundsJSON;
  readonly words: readonly number[];
}

/** The form of a `ChunkedTilemap`. */
export interface ChunkedTilemapJSON<T> extends TilemapHeader<'chunked'> {
  /** `'array'`, or the kind of typed array. */
  readonly array: string;
  readonly chunkSize: number;
  readonly background: T | NumberJSON;
  /** The number of chunks. */
  readonly chunkCount: number;
  /** The chunks in rows, each with its north-west tile. */
  readonly chunks: readonly { readonly x: number; readonly y: number; readonly values: readonly (T | NumberJSON)[] }[];
}

export function header<Storage extends string>(storage: Storage): TilemapHeader<Storage> {
  return { type: 'tilewright/tilemap', version: 1, storage };
}

/** The bounds as JSON: a plain copy. */
export function boundsToJSON({ x, y, width, height }: TileRect): BoundsJSON {
  return { x, y, width, height };
}

/** A number in the form that JSON can represent. */
export function numberToJSON(value: number): NumberJSON;
export function numberToJSON(value: number): number | string {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : String(value);
}
