/** One table for all maps with bounds: they differ in what they can hold, in nothing else. */
import { notFinite } from '@tilewright/testing';
import { MAX_TILE, MIN_TILE } from '../limits.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tileRect, type TileRect, tilesIn } from '../values/rect.js';
import { tile } from '../values/tile.js';
import { arrayTilemap, arrayTilemapFrom } from './array.js';
import { bitTilemap, bitTilemapFrom } from './bit.js';
import type { Tilemap } from './tilemap.js';
import { typedTilemap, typedTilemapOver } from './typed.js';
import type { TypedArray, TypedArrayConstructor } from './typed-array.js';
import { viewOf } from './views.js';

/** A kind of map whose values can be told by a whole number: the number for most, its last bit for a bit map. */
interface Kind {
  readonly name: string;
  readonly make: (bounds: TileRect) => Tilemap<unknown>;
  readonly value: (n: number) => unknown;
}

const typed = (array: TypedArrayConstructor<TypedArray>): Kind => ({
  name: `typedTilemap of ${array.name}`,
  make: (bounds) => typedTilemap(bounds, array) as Tilemap<unknown>,
  value: (n) => n & 127,
});
const kinds: readonly Kind[] = [
  { name: 'arrayTilemap', make: (bounds) => arrayTilemap<unknown>(bounds, 0), value: (n) => n },
  { name: 'bitTilemap', make: (bounds) => bitTilemap(bounds), value: (n) => (n & 1) === 1 },
  ...[
    Int8Array,
    Uint8Array,
    Uint8ClampedArray,
    Int16Array,
    Uint16Array,
    Int32Array,
    Uint32Array,
    Float32Array,
    Float64Array,
  ].map(typed),
];

function valuesOf(map: Tilemap<unknown>): unknown[] {
  const values: unknown[] = [];
  for (const { x, y } of tilesIn(map.bounds)) values.push(map.getAt(x, y));
  return values;
}

const bounds = tileRect({ x: -37, y: -3, width: 70, height: 7 });
const inside = fc.record({
  x: fc.integer({ min: -37, max: 32 }),
  y: fc.integer({ min: -3, max: 3 }),
  n: fc.integer({ min: 0, max: 1000 }),
});

it('a map of bits may be wider than 2^31', () => {
  const map = bitTilemap(tileRect({ x: MIN_TILE, y: 0, width: 2 ** 31 + 64, height: 1 }));
  map.setAt(9, 0, true);
  map.fill(true, tileRect({ x: 20, y: 0, width: 20, height: 1 }));
  const solid = Array.from({ length: 64 }, (_, x) => (map.getAt(x, 0) ? x : -1)).filter((x) => x >= 0);
  expect(solid).toEqual([9, ...Array.from({ length: 20 }, (_, i) => 20 + i)]);
  map.fill(false, tileRect({ x: 21, y: 0, width: 40, height: 1 }));
  expect([map.getAt(20, 0), map.getAt(21, 0), map.getAt(39, 0)]).toEqual([true, false, false]);
});

describe.each(kinds)('$name', ({ make, value }) => {
  it('keeps what was written, each tile for itself', () => {
    fc.assert(
      fc.property(fc.array(inside, { maxLength: 60 }), (writes) => {
        const map = make(bounds);
        const model = new Map<string, unknown>();
        writes.forEach(({ x, y, n }, turn) => {
          if (turn % 2 === 0) map.set(tile(x, y), value(n));
          else map.setAt(x, y, value(n));
          model.set(`${x},${y}`, value(n));
        });
        const expected: unknown[] = [];
        const found: unknown[][] = [[], [], [], []];
        for (const at of tilesIn(bounds)) {
          const key = `${at.x},${at.y}`;
          expected.push(model.has(key) ? model.get(key) : value(0));
          found[0]?.push(map.get(at));
          found[1]?.push(map.getAt(at.x, at.y));
          found[2]?.push(map.getOr(at, 'none'));
          found[3]?.push(map.getOrAt(at.x, at.y, 'none'));
        }
        expect(found).toEqual([expected, expected, expected, expected]);
      }),
      { seed: 403, numRuns: 20 },
    );
  });

  it.each([
    [-38, 0],
    [33, 0],
    [0, -4],
    [0, 4],
    [MAX_TILE, MAX_TILE],
  ])('throws at (%s, %s), which is outside, and changes nothing', (x, y) => {
    const map = make(bounds);
    const rule = `tile must be inside columns -37 to 32, rows -3 to 3, received (${x}, ${y})`;
    expect(() => map.get(tile(x, y))).toThrow(new RangeError(`get: ${rule}`));
    expect(() => map.getAt(x, y)).toThrow(new RangeError(`get: ${rule}`));
    expect(() => map.set(tile(x, y), value(1))).toThrow(new RangeError(`set: ${rule}`));
    expect(() => map.setAt(x, y, value(1))).toThrow(new RangeError(`set: ${rule}`));
    expect(map.has(tile(x, y)) || map.hasAt(x, y)).toBe(false);
    expect(map.getOr(tile(x, y), 'none')).toBe('none');
    expect(map.getOrAt(x, y, 'none')).toBe('none');
    expect(map.version).toBe(0);
    expect(new Set(valuesOf(map))).toEqual(new Set([value(0)]));
  });

  it.each([0.5, 2 ** 32, 2 ** 53, ...notFinite])('has no column and no row %s', (bad) => {
    const map = make(bounds);
    expect(map.hasAt(bad, 0) || map.hasAt(0, bad)).toBe(false);
    expect(map.getOrAt(bad, 0, 'none')).toBe('none');
    expect(() => map.getAt(0, bad)).toThrow(`received (0, ${bad})`);
    expect(() => map.setAt(bad, 0, value(1))).toThrow(`received (${bad}, 0)`);
  });

  it('is visited by rows, north to south', () => {
    const map = make(bounds);
    let count = 0;
    for (const { x, y } of tilesIn(bounds)) map.setAt(x, y, value(count++ * 7));
    const visits: unknown[] = [];
    map.forEach((found, x, y) => visits.push([found, x, y]));
    expect(visits).toEqual([...tilesIn(bounds)].map(({ x, y }, index) => [value(index * 7), x, y]));
  });

  it('visits one tile once, and no tile never', () => {
    const visitsOf = (width: number, height: number): unknown[] => {
      const visits: unknown[] = [];
      make(tileRect({ x: 5, y: -6, width, height })).forEach((found, x, y) => visits.push([found, x, y]));
      return visits;
    };
    expect(visitsOf(1, 1)).toEqual([[value(0), 5, -6]]);
    expect([visitsOf(0, 0), visitsOf(0, 3), visitsOf(3, 0)]).toEqual([[], [], []]);
  });

  it('fills a rectangle and nothing else', () => {
    const part = fc
      .record({ x: fc.nat(69), y: fc.nat(6), width: fc.nat(70), height: fc.nat(7) })
      .map(({ x, y, width, height }) =>
        tileRect({ x: x - 37, y: y - 3, width: Math.min(width, 70 - x), height: Math.min(height, 7 - y) }),
      );
    fc.assert(
      fc.property(part, part, (first, second) => {
        const map = make(bounds);
        const plain = make(bounds);
        for (const [rect, n] of [
          [first, 1],
          [second, 2],
          [second, 1],
          [first, 0],
        ] as const) {
          map.fill(value(n), rect);
          for (const { x, y } of tilesIn(rect)) plain.setAt(x, y, value(n));
          expect(valuesOf(map)).toEqual(valuesOf(plain));
        }
      }),
      { seed: 404, numRuns: 20 },
    );
  });

  it('fills all of itself, and nothing for an empty rectangle', () => {
    const map = make(bounds);
    map.fill(value(1), tileRect({ x: 1000, y: 1000, width: 0, height: 5 }));
    expect(map.version).toBe(0);
    map.fill(value(1));
    expect(new Set(valuesOf(map))).toEqual(new Set([value(1)]));
  });

  it('rejects a rectangle that is partly outside', () => {
    const map = make(bounds);
    const rect = tileRect({ x: 30, y: 0, width: 4, height: 1 });
    const rule = 'rect must be inside columns -37 to 32, rows -3 to 3, received columns 30 to 33, rows 0 to 0';
    expect(() => map.fill(value(1), rect)).toThrow(new RangeError(`fill: ${rule}`));
    expect(() => map.markChanged(rect)).toThrow(new RangeError(`markChanged: ${rule}`));
    expect(map.version).toBe(0);
    expect(new Set(valuesOf(map))).toEqual(new Set([value(0)]));
  });

  it('has another version after a write, and only then', () => {
    const map = make(bounds);
    const seen = [map.version];
    const expectNew = (): void => {
      expect(seen).not.toContain(map.version);
      expect(map.version).toBe(map.version);
      seen.push(map.version);
    };
    map.set(tile(0, 0), value(1));
    expectNew();
    map.setAt(0, 0, value(1));
    expectNew();
    map.fill(value(0));
    expectNew();
    map.markChanged();
    expectNew();
    map.markChanged(tileRect({ x: 1, y: 1, width: 1, height: 1 }));
    expectNew();
    map.markChanged(tileRect({ x: 1, y: 1, width: 0, height: 0 }));
    map.get(tile(0, 0));
    map.forEach(() => {});
    expect(map.version).toBe(seen.at(-1));
  });

  it('has copies of its own', () => {
    const map = make(bounds);
    map.setAt(-37, -3, value(1));
    const copy = map.clone();
    map.setAt(-36, -3, value(1));
    copy.setAt(32, 3, value(1));
    expect([copy.getAt(-37, -3), copy.getAt(-36, -3), map.getAt(32, 3)]).toEqual([value(1), value(0), value(0)]);
    expect(copy.constructor).toBe(map.constructor);
    expect(copy.bounds).toEqual(bounds);
  });

  it('maps into an array of the converted values', () => {
    const map = make(bounds);
    map.setAt(5, -2, value(1));
    const shown = map.map((found) => `<${String(found)}>`);
    expect(valuesOf(shown)).toEqual(valuesOf(map).map((found) => `<${String(found)}>`));
  });

  it('may be empty', () => {
    for (const rect of [
      tileRect({ x: 5, y: 5, width: 0, height: 2 ** 31 - 5 }),
      tileRect({ x: 5, y: 5, width: 2 ** 31 - 5, height: 0 }),
    ]) {
      const map = make(rect);
      map.fill(value(1));
      map.forEach(() => expect.unreachable());
      expect(map.has(tile(5, 5))).toBe(false);
      expect(() => map.get(tile(5, 5))).toThrow('get: tile must be inside an empty rectangle, received (5, 5)');
      expect(map.clone().bounds).toEqual(rect);
    }
  });

  it('rejects bounds that no array holds, before it allocates', () => {
    const huge = tileRect({ x: 0, y: 0, width: 2 ** 20, height: 2 ** 20 });
    expect(() => make(huge)).toThrow(
      /Tilemap: bounds must be at most \d+ tiles, received 1099511627776\. A chunkedTilemap/,
    );
  });
});

describe('arrayTilemap', () => {
  it('has its values in rows at the stride', () => {
    const map = arrayTilemap<string>(bounds, '.');
    map.setAt(-35, -2, '#');
    expect(map.stride).toBe(70);
    expect(map.data.indexOf('#')).toBe(70 + 2);
    expect(map.data.length).toBe(490);
  });

  it('is made tile by tile, also of `undefined`', () => {
    const map = arrayTilemapFrom(tileRect({ x: -1, y: 8, width: 3, height: 2 }), (x, y) =>
      x === 0 ? undefined : `${x},${y}`,
    );
    expect(map.data).toEqual(['-1,8', undefined, '1,8', '-1,9', undefined, '1,9']);
    expect(map.get(tile(0, 9))).toBeUndefined();
    expect(map.getOr(tile(0, 9), 'none')).toBeUndefined();
  });
});

describe('typedTilemap', () => {
  it('has its values in rows at the stride', () => {
    const map = typedTilemap(bounds, Uint8Array, 9);
    map.setAt(-35, -2, 7);
    expect([map.data.length, map.stride, map.data.indexOf(7), map.data[0]]).toEqual([490, 70, 72, 9]);
  });

  it.each([
    [Int8Array, -128, 127],
    [Uint8Array, 0, 255],
    [Uint8ClampedArray, 0, 255],
    [Int16Array, -32768, 32767],
    [Uint16Array, 0, 65535],
    [Int32Array, -2147483648, 2147483647],
    [Uint32Array, 0, 4294967295],
  ])(
    'refuses what %o cannot hold instead of wrapping it',
    (array: TypedArrayConstructor<TypedArray>, least, greatest) => {
      const map = typedTilemap(bounds, array);
      map.setAt(0, 0, least);
      expect(map.getAt(0, 0)).toBe(least);
      map.setAt(0, 0, greatest);
      for (const bad of [least - 1, greatest + 1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
        const rule = `value must be an integer from ${least} to ${greatest}, received ${bad}`;
        expect(() => map.setAt(0, 0, bad)).toThrow(new RangeError(`set: ${rule}`));
        expect(() => map.set(tile(0, 0), bad)).toThrow(new RangeError(`set: ${rule}`));
        expect(() => map.fill(bad)).toThrow(new RangeError(`fill: ${rule}`));
      }
      expect(map.getAt(0, 0)).toBe(greatest);
      expect(() => typedTilemap(bounds, array, greatest + 1)).toThrow('typedTilemap: initial must be an integer');
    },
  );

  it('takes 16 MiB for 4096 x 4096 bytes, and 2 MiB for as many bits', () => {
    const large = tileRect({ x: -2048, y: -2048, width: 4096, height: 4096 });
    const bytes = typedTilemap(large, Uint8Array);
    expect([bytes.data.byteLength, bytes.data.buffer.byteLength]).toEqual([2 ** 24, 2 ** 24]);
    expect(bitTilemap(large).words.buffer.byteLength).toBe(2 ** 21);
    bytes.setAt(2047, 2047, 9);
    expect([bytes.data.at(-1), bytes.stride]).toEqual([9, 4096]);
  });

  it('rounds in a Float32Array, and keeps all doubles in a Float64Array', () => {
    const single = typedTilemap(bounds, Float32Array);
    single.setAt(0, 0, 0.1);
    expect(single.getAt(0, 0)).toBe(Math.fround(0.1));
    const double = typedTilemap(bounds, Float64Array, Number.POSITIVE_INFINITY);
    double.setAt(0, 0, -0);
    double.setAt(1, 0, Number.NaN);
    expect([double.getAt(0, 0), double.getAt(1, 0), double.getAt(2, 0)]).toEqual([-0, Number.NaN, Infinity]);
  });

  it('is made of -0 where its array has that', () => {
    const one = tileRect({ x: 0, y: 0, width: 1, height: 1 });
    expect(typedTilemap(one, Float64Array, -0).getAt(0, 0)).toBe(-0);
    expect(typedTilemap(one, Float32Array, -0).getAt(0, 0)).toBe(-0);
    expect(typedTilemap(one, Int8Array, -0).getAt(0, 0)).toBe(0);
  });

  it('rejects values that are not numbers', () => {
    const map = typedTilemap(bounds, Float64Array);
    for (const value of ['3', undefined, null, {}]) {
      const bad = value as never;
      expect(() => map.setAt(0, 0, bad)).toThrow('set: value must be a number, received');
      expect(() => map.fill(bad)).toThrow('fill: value must be a number, received');
    }
    expect(map.version).toBe(0);
  });

  it('may lie over an array that is there already', () => {
    const data = new Uint16Array(490);
    const map = typedTilemapOver(bounds, data);
    map.setAt(-37, -2, 600);
    expect([map.data === data, data[70]]).toEqual([true, 600]);
    expect(() => typedTilemapOver(bounds, new Uint16Array(489))).toThrow(
      'typedTilemapOver: data must be of the kind Uint16Array, of length 490, received 489',
    );
  });
});

describe('rectangles that come by a cast', () => {
  const cast = (rect: object): TileRect => rect as TileRect;
  const make = [
    ['arrayTilemap', (rect: TileRect) => arrayTilemap(rect, 0)],
    ['arrayTilemapFrom', (rect: TileRect) => arrayTilemapFrom(rect, () => 0)],
    ['typedTilemap', (rect: TileRect) => typedTilemap(rect, Uint8Array)],
    ['typedTilemapOver', (rect: TileRect) => typedTilemapOver(rect, new Uint8Array(4))],
    ['bitTilemap', (rect: TileRect) => bitTilemap(rect)],
  ] as const;

  it.each(make)('are no bounds of %s', (name, over) => {
    const bounded = { x: 0, y: 0, width: 2, height: 2 };
    const rule = `${name}: bounds must be a rectangle of tiles, received an object. Make it with tileRect()`;
    for (const wrong of [{ width: 2.5 }, { x: undefined }, { width: -2, height: -2 }, { y: MAX_TILE }]) {
      expect(() => over(cast({ ...bounded, ...wrong }))).toThrow(new RangeError(rule));
    }
  });

  it.each(kinds)('are no part of $name', ({ make: over, value }) => {
    const map = over(bounds);
    const part = cast({ x: 0.5, y: 0, width: 2.5, height: 1 });
    const rule = 'rect must be a rectangle of tiles, received an object. Make it with tileRect()';
    expect(() => map.fill(value(1), part)).toThrow(`fill: ${rule}`);
    expect(() => map.markChanged(part)).toThrow(`markChanged: ${rule}`);
    expect(() => viewOf(map, part)).toThrow(`viewOf: ${rule}`);
    expect([map.version, new Set(valuesOf(map)).size]).toEqual([0, 1]);
  });
});

it.each([BigInt64Array, Array])('%o is no array of numbers', (array: unknown) => {
  const of = array as Uint8ArrayConstructor;
  const rule = /^typedTilemap: array must be a typed array of numbers, received the string ".*"$/;
  expect(() => typedTilemap(bounds, of)).toThrow(rule);
  expect(() => typedTilemapOver(bounds, Array.from({ length: 490 }) as unknown as Uint8Array)).toThrow('array');
});

describe('bitTilemap', () => {
  it('is not made into an array that no engine keeps well', () => {
    const map = bitTilemap(tileRect({ x: 0, y: 0, width: 2 ** 13, height: 2 ** 12 + 1 }));
    const asked = (): never => expect.unreachable();
    expect(() => map.map(asked)).toThrow('map: bounds must be at most 33554432 tiles, received 33562624');
  });

  it('of no columns is made at once, however many rows it has', () => {
    const asked = (): never => expect.unreachable();
    const bounds = tileRect({ x: 0, y: MIN_TILE, width: 0, height: 2 ** 32 });
    expect(bitTilemapFrom(bounds, asked).words.length).toBe(0);
  });

  it('rejects narrow bounds that would take more than 4 GiB of words', () => {
    const narrow = tileRect({ x: 0, y: 0, width: 1, height: 2 ** 30 + 1 });
    expect(() => bitTilemap(narrow)).toThrow(
      'bitTilemap: bounds must be at most 34359738368 tiles, received 34359738400. A chunkedTilemap has no',
    );
  });

  it('starts each row with a new word, and keeps the bits past the width at 0', () => {
    const map = bitTilemap(bounds, true);
    expect([map.stride, map.words.length]).toEqual([3, 21]);
    for (let row = 0; row < 7; row++) expect(Array.from(map.words.slice(row * 3, row * 3 + 3))).toEqual([-1, -1, 63]);
    map.fill(false);
    map.setAt(-37 + 33, -2, true);
    expect([...map.words].indexOf(2)).toBe(4);
  });

  it('is told its bits tile by tile, in rows, below zero too', () => {
    const asked: [number, number][] = [];
    const map = bitTilemapFrom(bounds, (x, y) => {
      asked.push([x, y]);
      return (x ^ y) % 3 === 0;
    });
    expect(asked).toEqual([...tilesIn(bounds)].map(({ x, y }) => [x, y]));
    map.forEach((bit, x, y) => expect(bit).toBe((x ^ y) % 3 === 0));
    expect(bitTilemapFrom(tileRect({ x: 4, y: 5, width: 3, height: 0 }), () => expect.unreachable()).words.length).toBe(
      0,
    );
    expect(() => bitTilemapFrom(bounds, () => 1 as unknown as boolean)).toThrow(
      'bitTilemapFrom: value must be true or false, received 1',
    );
  });

  it('fills across words of full width', () => {
    const wide = tileRect({ x: 0, y: 0, width: 96, height: 1 });
    const map = bitTilemap(wide);
    map.fill(true, tileRect({ x: 31, y: 0, width: 34, height: 1 }));
    expect([...map.words]).toEqual([-2147483648, -1, 1]);
    map.fill(false, tileRect({ x: 32, y: 0, width: 32, height: 1 }));
    expect([...map.words]).toEqual([-2147483648, 0, 1]);
  });
});
