/** Shapes of every kind of map, and what predicates may do: all tiles are read before the first shape is made. */
import { describe, expect, it } from 'vitest';
import { arrayTilemapFrom } from '../storage/array.js';
import { bitTilemap, bitTilemapFrom } from '../storage/bit.js';
import { chunkedTilemap } from '../storage/chunked-options.js';
import type { ReadonlyTilemap, Tilemap } from '../storage/tilemap.js';
import { typedTilemap } from '../storage/typed.js';
import { mappedView, viewOf } from '../storage/views.js';
import { everyTile, rectIntersection, tileRect, type TileRect, tilesIn } from '../values/rect.js';
import { outlines } from './outlines.js';
import { solidRectangles } from './rectangles.js';

const bounds = tileRect({ x: -37, y: -3, width: 70, height: 9 });
const part = tileRect({ x: -5, y: -2, width: 34, height: 6 });
const isSolidAt = (x: number, y: number): boolean => Math.imul(0x9e37_79b1, x * 31 + y * 17 + 7) < 0;

function filled<T>(map: Tilemap<T>, valueOf: (x: number, y: number) => T): Tilemap<T> {
  for (const { x, y } of tilesIn(bounds)) map.setAt(x, y, valueOf(x, y));
  return map;
}

const bits = bitTilemapFrom(bounds, isSolidAt);
const bytes = filled(typedTilemap(bounds, Uint8Array), (x, y) => (isSolidAt(x, y) ? 3 : 1));
const chunks = filled(chunkedTilemap({ background: false, chunkSize: 8 }), isSolidAt);
const names = arrayTilemapFrom(bounds, (x, y) => (isSolidAt(x, y) ? 'wall' : 'floor'));
const own = Object.assign(Object.create(names) as typeof names, { layout: undefined });
const isWall = (name: unknown): boolean => name === 'wall';
const isThree = (byte: unknown): boolean => byte === 3;

const kinds: readonly (readonly [string, ReadonlyTilemap<unknown>, ((value: unknown) => boolean) | undefined])[] = [
  ['bits by a predicate', bits, (value) => value === true],
  ['bytes', bytes, isThree],
  ['texts', names, isWall],
  ['chunks', chunks, undefined],
  [
    'chunks of bytes',
    filled(chunkedTilemap({ background: 1, array: Uint8Array }), (x, y) => bytes.getAt(x, y)),
    isThree,
  ],
  ['a view of bits', viewOf(bits, part), undefined],
  ['a view of a view of bits', viewOf(viewOf(bits, bounds), part), undefined],
  ['a view of bytes', viewOf(bytes, part), isThree],
  ['a view of chunks', viewOf(chunks, part), undefined],
  ['a mapped view', mappedView(names, isWall), undefined],
  ['a map of the caller', own, isWall],
];
const parts: readonly (readonly [string, TileRect])[] = [
  ['a part', part],
  ['a part that begins with a word', tileRect({ x: -37, y: 0, width: 64, height: 5 })],
  ['one column', tileRect({ x: -6, y: -9, width: 1, height: 30 })],
  ['more than the map', tileRect({ x: -60, y: -60, width: 120, height: 120 })],
  ['an empty part', tileRect({ x: 0, y: 0, width: 0, height: 4 })],
  ['a place beside the map', tileRect({ x: 500, y: 0, width: 5, height: 4 })],
];

describe.each(kinds)('of %s', (_, map, isSolid) => {
  const given = isSolid === undefined ? {} : { isSolid };
  const find = solidRectangles as (map: unknown, options: object) => TileRect[];
  const trace = outlines as (map: unknown, options: object) => unknown[];

  it.each(parts)('in %s are those of bits', (_name, rect) => {
    // Outside of the copy nothing is solid, as nothing is outside of bounds.
    const expected = bitTilemapFrom(rectIntersection(rect, map.bounds), (x, y) => bits.getOrAt(x, y, false));
    expect(find(map, { ...given, bounds: rect })).toEqual(solidRectangles(expected));
    expect(find(map, { ...given, bounds: rect, fewest: true })).toEqual(solidRectangles(expected, { fewest: true }));
    expect(trace(map, { ...given, bounds: rect })).toEqual(outlines(expected));
  });
});

describe('a map without bounds', () => {
  it.each([
    ['solidRectangles', () => solidRectangles(chunks)],
    ['outlines', () => outlines(chunks)],
    ['solidRectangles', () => solidRectangles(chunks, { bounds: everyTile })],
  ])('needs them: %s', (name, call) => {
    const rule = 'bounds must be at most 1073741824 tiles, received 18446744073709552000. Pass smaller bounds';
    expect(call).toThrow(new RangeError(`${name}: ${rule}`));
  });
});

describe('a predicate', () => {
  const room = tileRect({ x: 0, y: 0, width: 5, height: 3 });

  it('is asked once about each tile in bounds, by rows', () => {
    for (const shape of [solidRectangles, outlines]) {
      const asked: (readonly [number, number])[] = [];
      const isSolid = (value: number, x: number, y: number): boolean => asked.push([x, y]) > 3 && value === 3;
      shape(bytes, { isSolid, bounds: part });
      expect(asked).toEqual([...tilesIn(part)].map(({ x, y }) => [x, y]));
    }
  });

  it('may throw', () => {
    const isSolid = (_: boolean, x: number, y: number): boolean => {
      if (x === 2 && y === 1) throw new TypeError('no');
      return true;
    };
    for (const shape of [solidRectangles, outlines]) {
      expect(() => shape(bitTilemap(room), { isSolid })).toThrow(new TypeError('no'));
    }
  });

  it('may change the map: tiles that it has not been asked about are read as they are then', () => {
    const map = typedTilemap(room, Uint8Array);
    const isSolid = (value: number, x: number, y: number): boolean => {
      map.setAt(x, y, 0);
      if (y < 2) map.setAt(x, y + 1, 1);
      return value === 1;
    };
    expect(solidRectangles(map, { isSolid })).toEqual([tileRect({ x: 0, y: 1, width: 5, height: 2 })]);
  });

  it('may ask for shapes itself', () => {
    const map = bitTilemap(room, true);
    const isSolid = (value: boolean): boolean =>
      value && outlines(map).length === 1 && solidRectangles(map).length === 1;
    expect(solidRectangles(map, { isSolid })).toEqual([room]);
  });

  it('is needed where the values are not booleans', () => {
    const rule = 'isSolid must be given for a map of other values than booleans, received undefined';
    const find = solidRectangles as (map: unknown) => unknown;
    expect(() => find(bytes)).toThrow(new RangeError(`solidRectangles: ${rule}`));
    expect(() => find(names)).toThrow(new RangeError(`solidRectangles: ${rule}`));
  });
});
