/**
 * Readers of maps from JSON: they accept the parsed output of `JSON.stringify`. They are a separate entry point, so
 * that a game without them does not bundle them.
 *
 * The input is not trusted: each error names the path in the input, and readers count the values before they allocate.
 */
import { argumentError, requireFunction } from '@tilewright/units/checks';
import {
  BITS_PER_WORD,
  GREATEST_CHUNK_SIZE,
  GREATEST_WORD,
  LEAST_CHUNK_SIZE,
  LEAST_WORD,
  MAX_TILE,
  MIN_TILE,
} from './limits.js';
import { ArrayTilemap } from './storage/array.js';
import { BitTilemap, wordsPerRow } from './storage/bit.js';
import { type ChunkData, type ChunkStore, plainStore, typedStore } from './storage/chunk-store.js';
import { ChunkedTilemap } from './storage/chunked.js';
import { FormReader, type ReadValue, requireForm } from './storage/form-reader.js';
import { TypedTilemap } from './storage/typed.js';
import { rangeOf, type Storable, type TypedArray, type TypedArrayConstructor } from './storage/typed-array.js';
import { tileCount } from './values/rect.js';
import { unsafeTile } from './values/tile.js';

export { tilemapPatchFromJSON } from './changes/patch-reader.js';
export type { ReadValue } from './storage/form-reader.js';

/**
 * Reads an `ArrayTilemap` from JSON.
 *
 * @param json - the parsed JSON
 * @param readValue - makes a value from its JSON
 * @throws RangeError that names the path, if the input has another type, or if its sizes do not match its values
 *
 * @example
 * import { arrayTilemapFromJSON } from '@tilewright/tilemap/json';
 * const text = JSON.stringify(arrayTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }), 'grass'));
 * const ground = arrayTilemapFromJSON(JSON.parse(text), (value) => String(value));
 * ground.get(tile(3, 4)) // => 'grass'
 */
export function arrayTilemapFromJSON<T>(json: unknown, readValue: ReadValue<T>): ArrayTilemap<T> {
  requireFunction('arrayTilemapFromJSON', 'readValue', readValue);
  const reader = FormReader.ofMap('arrayTilemapFromJSON', json, 'array');
  const bounds = reader.bounds();
  const values = reader.list('values', reader.member('values'), tileCount(bounds));
  const data = Array.from(values, (value, index) => readValue(value, `values[${index}]`));
  return new ArrayTilemap(bounds, data);
}

/** The argument that gives the values of a map of typed arrays their type; optional only for plain numbers. */
export type UnitArguments<T> = [number] extends [T] ? [unit?: (value: number) => T] : [unit: (value: number) => T];

/**
 * Reads a `TypedTilemap` from JSON.
 *
 * @param json - the parsed JSON
 * @param array - the constructor of the array of the original map
 * @param unit - for a map of quantities: their coherent base unit, such as `meters`
 * @throws RangeError that names the path, if the input has another type, or if its sizes do not match its values
 *
 * @example
 * import { typedTilemapFromJSON } from '@tilewright/tilemap/json';
 * const text = JSON.stringify(typedTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }), Float32Array, meters(1.5)));
 * const heights = typedTilemapFromJSON(JSON.parse(text), Float32Array, meters);
 * heights.get(tile(3, 4)) // => meters(1.5)
 */
export function typedTilemapFromJSON<T extends Storable = number, A extends TypedArray = TypedArray>(
  json: unknown,
  array: TypedArrayConstructor<A>,
  ...unit: UnitArguments<T>
): TypedTilemap<T, A>;
export function typedTilemapFromJSON<A extends TypedArray>(
  json: unknown,
  array: TypedArrayConstructor<A>,
  unit?: (value: number) => unknown,
): TypedTilemap<number, A> {
  rangeOf('typedTilemapFromJSON', array);
  if (unit !== undefined) requireFunction('typedTilemapFromJSON', 'unit', unit);
  const reader = FormReader.ofMap('typedTilemapFromJSON', json, array.name);
  const bounds = reader.bounds();
  const values = reader.list('values', reader.member('values'), tileCount(bounds));
  const data = reader.typedArray('values', values, array);
  if (unit !== undefined)
    data.forEach((value, index) => requireCoherent(reader.where, unit, value, `values[${index}]`));
  return new TypedTilemap<number, A>(bounds, data);
}

/** Checks that a unit, if there is one, leaves a number unchanged. */
function requireCoherent(
  where: string,
  unit: ((value: number) => unknown) | undefined,
  value: number,
  path: string,
): void {
  if (unit !== undefined && !Object.is(unit(value), value)) {
    throw argumentError(where, 'unit', 'a coherent base unit, such as meters', unit, `See ${path}`);
  }
}

/**
 * Reads a `BitTilemap` from JSON.
 *
 * @param json - the parsed JSON
 * @throws RangeError that names the path, if the input has another type, or if its sizes do not match its words
 *
 * @example
 * import { bitTilemapFromJSON } from '@tilewright/tilemap/json';
 * const text = JSON.stringify(bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }), true));
 * bitTilemapFromJSON(JSON.parse(text)).get(tile(3, 4)) // => true
 */
export function bitTilemapFromJSON(json: unknown): BitTilemap {
  const reader = FormReader.ofMap('bitTilemapFromJSON', json, 'bits');
  const bounds = reader.bounds();
  const stride = wordsPerRow(bounds);
  const list = reader.list('words', reader.member('words'), stride * bounds.height);
  const words = new Int32Array(list.length);
  const unused = bounds.width % BITS_PER_WORD === 0 ? 0 : -1 << (bounds.width % BITS_PER_WORD);
  list.forEach((word, index) => {
    const bits = reader.integer(`words[${index}]`, word, LEAST_WORD, GREATEST_WORD);
    if (index % stride === stride - 1 && (bits & unused) !== 0) {
      throw argumentError(reader.where, `words[${index}]`, 'without bits past the width', bits);
    }
    words[index] = bits;
  });
  return new BitTilemap(bounds, words);
}

/**
 * Reads a `ChunkedTilemap` from JSON.
 *
 * @param json - the parsed JSON
 * @param values - for a map of plain arrays, a function that makes a value from its JSON; for typed arrays, the
 * constructor of the arrays of the original map
 * @param unit - for a map of quantities: their coherent base unit
 * @throws RangeError that names the path, if the input has another type, or if its sizes do not match its values
 *
 * @example
 * import { chunkedTilemapFromJSON } from '@tilewright/tilemap/json';
 * const cave = chunkedTilemap({ background: 0, array: Uint8Array });
 * cave.set(tile(-500, 3), 7);
 * const again = chunkedTilemapFromJSON(JSON.parse(JSON.stringify(cave)), Uint8Array);
 * again.get(tile(-500, 3)) // => 7
 */
export function chunkedTilemapFromJSON<T = number, A extends ChunkData<T> = T[]>(
  json: unknown,
  values: TypedArrayConstructor<A> | ReadValue<T>,
  ...unit: [A] extends [TypedArray] ? UnitArguments<T> : []
): ChunkedTilemap<T, A>;
export function chunkedTilemapFromJSON(
  json: unknown,
  values: TypedArrayConstructor<TypedArray> | ReadValue<unknown>,
  unit?: (value: number) => unknown,
): ChunkedTilemap<number, TypedArray> | ChunkedTilemap<unknown> {
  requireFunction('chunkedTilemapFromJSON', 'values', values);
  if (unit !== undefined) requireFunction('chunkedTilemapFromJSON', 'unit', unit);
  const reader = FormReader.ofMap('chunkedTilemapFromJSON', json, 'chunked');
  if ('BYTES_PER_ELEMENT' in values) {
    const readNumber = (value: unknown, path: string): number => {
      const number = reader.number(path, value);
      requireCoherent(reader.where, unit, number, path);
      return number;
    };
    return readChunks<number, TypedArray>(reader, typedStore(reader.where, values), readNumber, (list, path) => {
      list.forEach((value, index) => readNumber(value, `${path}[${index}]`));
      return reader.typedArray(path, list, values);
    });
  }
  return readChunks<unknown, unknown[]>(reader, plainStore<unknown>(), values, (list, path) =>
    Array.from(list, (value, index) => values(value, `${path}[${index}]`)),
  );
}

function readChunks<T, A extends ChunkData<T>>(
  reader: FormReader,
  store: ChunkStore<T, A>,
  readValue: ReadValue<T>,
  readData: (list: readonly unknown[], path: string) => A,
): ChunkedTilemap<T, A> {
  const { where } = reader;
  const kind = reader.member('array');
  if (kind !== store.kind) throw argumentError(where, 'array', `'${store.kind}'`, kind, 'Other values were written');
  const background = readValue(reader.member('background'), 'background');
  const chunkSize = reader.integer('chunkSize', reader.member('chunkSize'), LEAST_CHUNK_SIZE, GREATEST_CHUNK_SIZE);
  const map = ChunkedTilemap.over(where, background, chunkSize, store);
  const count = reader.integer('chunkCount', reader.member('chunkCount'), 0, Number.MAX_SAFE_INTEGER);
  reader.list('chunks', reader.member('chunks'), count).forEach((chunk, index) => {
    const path = `chunks[${index}]`;
    const form = requireForm(where, path, chunk);
    const corner = (key: 'x' | 'y'): number => {
      const value = reader.integer(`${path}.${key}`, Reflect.get(form, key), MIN_TILE, MAX_TILE);
      if (value % chunkSize !== 0) throw argumentError(where, `${path}.${key}`, `a multiple of ${chunkSize}`, value);
      return value;
    };
    const at = unsafeTile(corner('x'), corner('y'));
    if (map.chunkAt(at) !== undefined) throw argumentError(where, path, 'another chunk than those before', chunk);
    const list = reader.list(`${path}.values`, Reflect.get(form, 'values'), chunkSize * chunkSize);
    map.keep(at.x, at.y, readData(list, `${path}.values`));
  });
  return map;
}
