/**
 * The JSON forms of the maps: what they share, and the checks of what is read back.
 *
 * A form is a header (`type`, `version`, `storage`, bounds) and the values, row after row. Reading trusts nothing of it:
 * each error says where in the form, and nothing is allocated before the values that fill it have been counted.
 */
import { argumentError, describeValue } from '@tilewright/units/checks';
import { MAX_TILE, MIN_TILE } from '../values/tile.js';
import { type TileRect, unsafeTileRect } from '../values/rect.js';
import { ElementRange, type TypedArray, type TypedArrayConstructor } from './typed-array.js';

/** What each form starts with. */
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

/** The form of an `ArrayTilemap`. The values are those of the map: JSON writes them as it can. */
export interface ArrayTilemapJSON<T> extends TilemapHeader<'array'> {
  readonly bounds: BoundsJSON;
  readonly values: readonly T[];
}

/** A number of a form. JSON has no -0, no infinities and no NaN: those are written as text. */
export type NumberJSON = number | '-0' | 'NaN' | 'Infinity' | '-Infinity';

/** The form of a `TypedTilemap`. `storage` names the kind of array: `'Uint8Array'`, ... */
export interface TypedTilemapJSON extends TilemapHeader<string> {
  readonly bounds: BoundsJSON;
  readonly values: readonly NumberJSON[];
}

/** The form of a `BitTilemap`: its words, as whole numbers from -2^31 to 2^31 - 1, in the layout of the map. */
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
  /** By rows of chunks, with the north-west tile of each. */
  readonly chunks: readonly { readonly x: number; readonly y: number; readonly values: readonly (T | NumberJSON)[] }[];
}

export function header<Storage extends string>(storage: Storage): TilemapHeader<Storage> {
  return { type: 'tilewright/tilemap', version: 1, storage };
}

/** The bounds as JSON: a plain copy. */
export function boundsToJSON({ x, y, width, height }: TileRect): BoundsJSON {
  return { x, y, width, height };
}

export function numberToJSON(value: number): NumberJSON {
  if (Number.isFinite(value)) return Object.is(value, -0) ? '-0' : value;
  if (Number.isNaN(value)) return 'NaN';
  return value > 0 ? 'Infinity' : '-Infinity';
}

/** Reads a form piece by piece, in the name of the function that was called. */
export class FormReader {
  readonly where: string;
  private readonly form: object;

  /** @throws RangeError if it is no form of this storage and version */
  constructor(where: string, form: unknown, storage: string) {
    this.where = where;
    this.form = requireObject(where, 'json', form);
    this.requireSame('type', 'tilewright/tilemap', 'This is no map of tilewright');
    this.requireSame('version', 1, 'Another version of tilewright wrote it');
    this.requireSame('storage', storage, 'Another kind of map wrote it');
  }

  /** A member, whatever it is. */
  member(path: string): unknown {
    return Reflect.get(this.form, path);
  }

  /** The bounds; nothing is allocated for them. */
  bounds(): TileRect {
    const bounds = requireObject(this.where, 'bounds', this.member('bounds'));
    const end = MAX_TILE + 1;
    const x = this.integer('bounds.x', Reflect.get(bounds, 'x'), MIN_TILE, MAX_TILE);
    const y = this.integer('bounds.y', Reflect.get(bounds, 'y'), MIN_TILE, MAX_TILE);
    const width = this.integer('bounds.width', Reflect.get(bounds, 'width'), 0, end - x);
    const height = this.integer('bounds.height', Reflect.get(bounds, 'height'), 0, end - y);
    return unsafeTileRect(x, y, width, height);
  }

  /** An array that really has as many elements as the header says. */
  list(path: string, list: unknown, length: number): readonly unknown[] {
    if (!Array.isArray(list)) throw argumentError(this.where, path, `an array of ${length} elements`, list);
    if (list.length !== length) {
      throw argumentError(this.where, `${path}.length`, `${length}, as the header says`, list.length);
    }
    return list;
  }

  integer(path: string, value: unknown, least: number, greatest: number): number {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > greatest) {
      throw argumentError(this.where, path, `an integer from ${least} to ${greatest}`, value);
    }
    return value + 0;
  }

  number(path: string, value: unknown): number {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (value === '-0' || value === 'NaN' || value === 'Infinity' || value === '-Infinity') return Number(value);
    throw argumentError(this.where, path, "a number, '-0', 'NaN', 'Infinity' or '-Infinity'", value);
  }

  /** A typed array of the numbers of a list that has been counted. */
  typedArray<A extends TypedArray>(path: string, list: readonly unknown[], array: TypedArrayConstructor<A>): A {
    const range = new ElementRange(array.name, array.BYTES_PER_ELEMENT);
    const data = new array(list.length);
    for (let index = 0; index < list.length; index++) {
      const element = `${path}[${index}]`;
      data[index] = range.require(this.where, element, this.number(element, list[index]));
    }
    return data;
  }

  private requireSame(path: string, expected: string | number, remedy: string): void {
    const found = this.member(path);
    if (found !== expected) throw argumentError(this.where, path, describeValue(expected), found, remedy);
  }
}

export function requireObject(where: string, path: string, value: unknown): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw argumentError(
      where,
      path,
      'an object',
      value,
      typeof value === 'string' ? 'Parse it by JSON.parse' : undefined,
    );
  }
  return value;
}
