import { type Length, meters, millimeters } from '@tilewright/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrayTilemapFromJSON, bitTilemapFromJSON, chunkedTilemapFromJSON, typedTilemapFromJSON } from './json.js';
import { tileRect, tilesIn, type TileRect } from './values/rect.js';
import { tile } from './values/tile.js';
import { arrayTilemap, arrayTilemapFrom } from './storage/array.js';
import { bitTilemap } from './storage/bit.js';
import type { ChunkedTilemap } from './storage/chunked.js';
import { chunkedTilemap } from './storage/chunked-options.js';
import type { ReadonlyTilemap } from './storage/tilemap.js';
import { type TypedTilemap, typedTilemap } from './storage/typed.js';

const bounds = tileRect({ x: -3, y: -2, width: 35, height: 4 });
const anyBounds = fc
  .record({
    x: fc.integer({ min: -50, max: 50 }),
    y: fc.integer({ min: -50, max: 50 }),
    width: fc.nat(70),
    height: fc.nat(4),
  })
  .map(tileRect);
const check = { seed: 481, numRuns: 100 };

const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new RangeError(`no text: ${String(value)}`);
  return value;
};
const trip = (map: unknown): unknown => JSON.parse(JSON.stringify(map));
const valuesOf = <T>(map: ReadonlyTilemap<T>, rect: TileRect = map.bounds): T[] =>
  [...tilesIn(rect)].map((at) => map.get(at));

describe('JSON of maps', () => {
  it('brings each kind back', () => {
    fc.assert(
      fc.property(anyBounds, fc.infiniteStream(fc.nat(255)), (rect, numbers) => {
        const next = (): number => Number(numbers.next().value);
        const texts = arrayTilemapFrom(rect, () => `${next()}`);
        const bytes = typedTilemap(rect, Uint8Array);
        const bits = bitTilemap(rect);
        for (const at of tilesIn(rect)) {
          bytes.set(at, next());
          bits.set(at, next() > 127);
        }
        const back = [
          arrayTilemapFromJSON(trip(texts), text),
          typedTilemapFromJSON(trip(bytes), Uint8Array),
          bitTilemapFromJSON(trip(bits)),
        ];
        expect(back.map((map) => valuesOf<unknown>(map))).toEqual(
          [texts, bytes, bits].map((map) => valuesOf<unknown>(map)),
        );
        for (const map of back) expect(map.bounds).toEqual(rect);
      }),
      check,
    );
  });

  it('brings chunks back, below zero too', () => {
    const around = tileRect({ x: -40, y: -40, width: 80, height: 80 });
    const places = fc.array(
      fc.record({ x: fc.integer({ min: -40, max: 39 }), y: fc.integer({ min: -40, max: 39 }), value: fc.nat(255) }),
    );
    fc.assert(
      fc.property(places, fc.constantFrom(4, 16), (writes, chunkSize) => {
        const bytes = chunkedTilemap({ background: 3, array: Uint8Array, chunkSize });
        const texts = chunkedTilemap({ background: 'none', chunkSize });
        for (const { x, y, value } of writes) {
          bytes.setAt(x, y, value);
          texts.setAt(x, y, `${value}`);
        }
        const bytesBack = chunkedTilemapFromJSON(trip(bytes), Uint8Array);
        const textsBack = chunkedTilemapFromJSON(trip(texts), text);
        expect(valuesOf(bytesBack, around)).toEqual(valuesOf(bytes, around));
        expect(valuesOf(textsBack, around)).toEqual(valuesOf(texts, around));
        expect([bytesBack.chunkCount, bytesBack.background, textsBack.background]).toEqual([
          bytes.chunkCount,
          3,
          'none',
        ]);
        expect(trip(bytesBack)).toEqual(trip(bytes));
      }),
      { ...check, numRuns: 30 },
    );
  });

  it('has a plain form', () => {
    const map = bitTilemap(bounds);
    map.setAt(-3, -2, true);
    map.setAt(31, 1, true);
    expect(trip(map)).toEqual({
      type: 'tilewright/tilemap',
      version: 1,
      storage: 'bits',
      bounds: { x: -3, y: -2, width: 35, height: 4 },
      words: [1, 0, 0, 0, 0, 0, 0, 4],
    });
    expect(trip(typedTilemap(tileRect({ x: 0, y: 0, width: 2, height: 1 }), Int16Array, -7))).toEqual({
      type: 'tilewright/tilemap',
      version: 1,
      storage: 'Int16Array',
      bounds: { x: 0, y: 0, width: 2, height: 1 },
      values: [-7, -7],
    });
  });

  it('keeps every double, and quantities by their unit', () => {
    const map = typedTilemap(tileRect({ x: 0, y: 0, width: 6, height: 1 }), Float64Array);
    [-0, Number.NaN, Infinity, -Infinity, Number.MIN_VALUE, 0.1].forEach((value, x) => map.setAt(x, 0, value));
    const back = typedTilemapFromJSON(trip(map), Float64Array);
    expect(valuesOf(back)).toEqual([-0, Number.NaN, Infinity, -Infinity, Number.MIN_VALUE, 0.1]);
    const heights = typedTilemap(tileRect({ x: 0, y: 0, width: 2, height: 1 }), Float32Array, meters(1.5));
    const read: TypedTilemap<Length, Float32Array> = typedTilemapFromJSON(trip(heights), Float32Array, meters);
    expect(read.get(tile(1, 0))).toBe(meters(1.5));
    expect(() => typedTilemapFromJSON(trip(heights), Float32Array, millimeters)).toThrow(
      'typedTilemapFromJSON: unit must be a coherent base unit, such as meters, received a function. See values[0]',
    );
    const sparse = chunkedTilemap({ background: -Infinity, array: Float32Array, chunkSize: 4 });
    sparse.setAt(0, 0, Number.NaN);
    const sparseBack = chunkedTilemapFromJSON(trip(sparse), Float32Array);
    expect([sparseBack.getAt(0, 0), sparseBack.getAt(1, 0), sparseBack.background]).toEqual([
      NaN,
      -Infinity,
      -Infinity,
    ]);
  });
});

/** A form with one member replaced; a path like `bounds.width` goes one deeper. */
function spoiled(form: unknown, path: string, value: unknown): unknown {
  const copy = trip(form) as Record<string, unknown>;
  const [first = '', second] = path.split('.');
  if (second === undefined) copy[first] = value;
  else (copy[first] as Record<string, unknown>)[second] = value;
  return copy;
}

describe('reading bad JSON', () => {
  const bits = bitTilemap(bounds);
  const bytes = typedTilemap(bounds, Uint8Array);
  const texts = arrayTilemap(bounds, 'x');
  const chunks = chunkedTilemap({ background: 0, array: Uint8Array, chunkSize: 4 });
  chunks.setAt(5, 5, 1);
  const readers: readonly (readonly [string, unknown, (json: unknown) => unknown])[] = [
    ['arrayTilemapFromJSON', texts, (json) => arrayTilemapFromJSON(json, text)],
    ['typedTilemapFromJSON', bytes, (json) => typedTilemapFromJSON(json, Uint8Array)],
    ['bitTilemapFromJSON', bits, (json) => bitTilemapFromJSON(json)],
    ['chunkedTilemapFromJSON', chunks, (json) => chunkedTilemapFromJSON(json, Uint8Array)],
  ];

  it.each(readers)('%s refuses another form', (name, map, read) => {
    const where = `${name}:`;
    for (const [json, message] of [
      [undefined, 'json must be an object, received undefined'],
      [null, 'json must be an object, received null'],
      [[], 'json must be an object, received an array'],
      [JSON.stringify(map), 'Parse it by JSON.parse'],
      [{}, 'type must be the string "tilewright/tilemap", received undefined. This is not a map of tilewright'],
      [spoiled(map, 'version', 2), 'version must be 1, received 2. Another version of tilewright wrote it'],
      [spoiled(map, 'version', '1'), 'version must be 1, received the string "1"'],
      [spoiled(map, 'storage', 'hexagons'), 'received the string "hexagons". Another kind of map wrote it'],
    ] as const) {
      expect(() => read(json)).toThrow(where);
      expect(() => read(json)).toThrow(message);
    }
  });

  it.each(readers.slice(0, 3))('%s refuses bounds that are none', (name, map, read) => {
    for (const [path, value, message] of [
      ['bounds', undefined, 'bounds must be an object, received undefined'],
      ['bounds.x', 0.5, 'bounds.x must be an integer from -2147483648 to 2147483647, received 0.5'],
      ['bounds.y', null, 'bounds.y must be an integer'],
      ['bounds.width', -1, 'bounds.width must be an integer from 0 to 2147483651, received -1'],
      ['bounds.height', 2 ** 53, 'bounds.height must be an integer from 0 to 2147483650'],
    ] as const) {
      expect(() => read(spoiled(map, path, value))).toThrow(`${name}: ${message}`);
    }
  });

  it.each(readers.slice(0, 3))('%s counts the values before it believes the header', (name, map, read) => {
    const key = name === 'bitTilemapFromJSON' ? 'words' : 'values';
    const values = (trip(map) as Record<string, readonly unknown[]>)[key] ?? [];
    for (const [path, value] of [
      [key, values.slice(1)],
      [key, [...values, values[0]]],
      ['bounds.height', 5],
      ['bounds.height', 2 ** 31],
      ['bounds.width', 2 ** 31],
    ] as const) {
      expect(() => read(spoiled(map, path, value))).toThrow(
        new RegExp(`${name}: ${key}.length must be \\d+, as the header says`),
      );
    }
    expect(() => read(spoiled(map, key, { length: values.length }))).toThrow(
      `${key} must be an array of ${values.length} elements`,
    );
  });

  it('says where a value is wrong', () => {
    const at = (list: readonly unknown[], index: number, value: unknown): unknown[] =>
      list.map((old, i) => (i === index ? value : old));
    const form = bytes.toJSON();
    for (const [value, message] of [
      [256, 'values[7] must be an integer from 0 to 255, received 256'],
      [0.5, 'values[7] must be an integer from 0 to 255, received 0.5'],
      [null, "values[7] must be a number, '-0', 'NaN', 'Infinity' or '-Infinity', received null"],
      ['7', 'values[7] must be a number'],
      ['NaN', 'values[7] must be an integer from 0 to 255, received NaN'],
    ] as const) {
      expect(() => typedTilemapFromJSON(spoiled(form, 'values', at(form.values, 7, value)), Uint8Array)).toThrow(
        message,
      );
    }
    expect(() => typedTilemapFromJSON(form, Int8Array)).toThrow(
      'storage must be the string "Int8Array", received the string "Uint8Array"',
    );
    const { words } = bits.toJSON();
    for (const [index, word, message] of [
      [2, 2 ** 31, 'words[2] must be an integer from -2147483648 to 2147483647, received 2147483648'],
      [3, 8, 'words[3] must be without bits beyond the width, received 8'],
      [3, -(2 ** 31), 'words[3] must be without bits beyond the width, received -2147483648'],
      [5, '1', 'words[5] must be an integer'],
    ] as const) {
      expect(() => bitTilemapFromJSON(spoiled(bits, 'words', at(words, index, word)))).toThrow(message);
    }
    expect(() => arrayTilemapFromJSON(spoiled(texts, 'values', at(texts.data, 4, 4)), text)).toThrow('no text: 4');
    const paths: string[] = [];
    arrayTilemapFromJSON(trip(texts), (value, path) => {
      paths.push(path);
      return value;
    });
    expect([paths.length, paths[9]]).toEqual([140, 'values[9]']);
  });

  it('says which chunk is wrong', () => {
    const [chunk] = chunks.toJSON().chunks;
    for (const [path, value, message] of [
      ['array', 'array', 'array must be \'Uint8Array\', received the string "array". Other values were written'],
      ['background', 300, 'background must be an integer from 0 to 255, received 300'],
      ['background', undefined, 'background must be a number'],
      ['chunkSize', 2 ** 20, 'chunkSize must be an integer from 4 to 256, received 1048576'],
      ['chunkSize', 24, 'chunkSize must be a power of two from 4 to 256, received 24'],
      ['chunkSize', 8, 'chunks[0].x must be a multiple of 8, received 4'],
      ['chunks', {}, 'chunks must be an array of 1 elements, received an object'],
      ['chunks', [], 'chunks.length must be 1, as the header says, received 0'],
      ['chunkCount', -1, 'chunkCount must be an integer from 0 to'],
      ['chunks', [7], 'chunks[0] must be an object, received 7'],
      ['chunks', [{ ...chunk, x: 5 }], 'chunks[0].x must be a multiple of 4, received 5'],
      ['chunks', [{ ...chunk, y: 2 ** 31 }], 'chunks[0].y must be an integer from -2147483648 to 2147483647'],
      ['chunks', [{ ...chunk, values: [1] }], 'chunks[0].values.length must be 16, as the header says, received 1'],
      [
        'chunks',
        [{ ...chunk, values: chunk?.values.map(() => -1) }],
        'chunks[0].values[0] must be an integer from 0 to 255',
      ],
    ] as const) {
      expect(() => chunkedTilemapFromJSON(spoiled(chunks, path, value), Uint8Array)).toThrow(message);
    }
    const twice = spoiled(spoiled(chunks, 'chunks', [chunk, chunk]), 'chunkCount', 2);
    expect(() => chunkedTilemapFromJSON(twice, Uint8Array)).toThrow(
      'chunks[1] must be another chunk than those before',
    );
    const heights = chunkedTilemap({ background: meters(1), array: Float32Array, chunkSize: 4 });
    heights.setAt(0, 0, meters(2.5));
    const back: ChunkedTilemap<Length, Float32Array> = chunkedTilemapFromJSON(trip(heights), Float32Array, meters);
    expect([back.getAt(0, 0), back.getAt(-1, 0)]).toEqual([meters(2.5), meters(1)]);
    expect(() => chunkedTilemapFromJSON(trip(heights), Float32Array, millimeters)).toThrow(
      'unit must be a coherent base unit, such as meters, received a function. See background',
    );
    expect(() => chunkedTilemapFromJSON(trip(chunks), text)).toThrow("array must be 'array', received the string");
  });
});
