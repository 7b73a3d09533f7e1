/**
 * The reader of solid tiles over every kind of map: it equals `getAt` and the predicate inside of the bounds, and is
 * false outside.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tileRect, type TileRect, tilesIn } from '../values/rect.js';
import { MAX_TILE, MIN_TILE } from '../limits.js';
import { arrayTilemap } from './array.js';
import { bitTilemap } from './bit.js';
import { chunkedTilemap } from './chunked-options.js';
import { storageIn } from './layout.js';
import type { IsSolid } from './solid-options.js';
import { SolidTiles } from './solid-tiles.js';
import type { ReadonlyTilemap, Tilemap } from './tilemap.js';
import { typedTilemap } from './typed.js';
import { mappedView, viewOf } from './views.js';

const bounds = tileRect({ x: -37, y: -3, width: 70, height: 7 });
const part = tileRect({ x: -5, y: -2, width: 30, height: 4 });
/** Wider than the map on each side. */
const around = tileRect({ x: -40, y: -6, width: 80, height: 14 });

/** A map whose tiles are solid where a pattern says so; without a predicate it holds booleans. */
interface Kind {
  readonly name: string;
  readonly make: (isSolidAt: (x: number, y: number) => boolean) => ReadonlyTilemap<unknown>;
  readonly isSolid?: IsSolid<unknown>;
}

function filled<T>(map: Tilemap<T>, valueOf: (x: number, y: number) => T): Tilemap<T> {
  for (const { x, y } of tilesIn(bounds)) map.setAt(x, y, valueOf(x, y));
  return map;
}

const isPositive: IsSolid<unknown> = (value) => Number(value) > 0;
const isWall: IsSolid<unknown> = (value) => value === 'wall';
const kinds: readonly Kind[] = [
  { name: 'bits', make: (at) => filled(bitTilemap(bounds), at) },
  { name: 'bits by a predicate', make: (at) => filled(bitTilemap(bounds), at), isSolid: isPositive },
  { name: 'an array of booleans', make: (at) => filled(arrayTilemap(bounds, false), at) },
  {
    name: 'an array of texts',
    make: (at) => filled(arrayTilemap(bounds, ''), (x, y) => (at(x, y) ? 'wall' : 'floor')),
    isSolid: isWall,
  },
  {
    name: 'a typed array',
    make: (at) => filled(typedTilemap(bounds, Int8Array), (x, y) => (at(x, y) ? 3 : -3)),
    isSolid: isPositive,
  },
  { name: 'chunks', make: (at) => filled(chunkedTilemap({ background: false, chunkSize: 4 }), at) },
  {
    name: 'chunks of a typed array',
    make: (at) => filled(chunkedTilemap({ background: 0, array: Uint8Array }), (x, y) => (at(x, y) ? 1 : 0)),
    isSolid: isPositive,
  },
  { name: 'a view of bits', make: (at) => viewOf(filled(bitTilemap(bounds), at), part) },
  { name: 'a view of a view of bits', make: (at) => viewOf(viewOf(filled(bitTilemap(bounds), at), bounds), part) },
  {
    name: 'a view of a typed array',
    make: (at) =>
      viewOf(
        filled(typedTilemap(bounds, Uint8Array), (x, y) => (at(x, y) ? 1 : 0)),
        part,
      ),
    isSolid: isPositive,
  },
  { name: 'a view of chunks', make: (at) => viewOf(filled(chunkedTilemap({ background: true }), at), part) },
  { name: 'a mapped view', make: (at) => mappedView(filled(arrayTilemap(bounds, false), at), (value) => value) },
  {
    name: 'a map of the caller',
    make: (at) => {
      const map = filled(arrayTilemap(bounds, false), at);
      return Object.assign(Object.create(map) as typeof map, { layout: undefined });
    },
  },
];

/** What `has` must say. */
function oracle(
  map: ReadonlyTilemap<unknown>,
  isSolid: IsSolid<unknown>,
  rect: TileRect,
  x: number,
  y: number,
): boolean {
  const isInside = x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height;
  return isInside && map.hasAt(x, y) && isSolid(map.getAt(x, y), x, y);
}

describe.each(kinds)('over $name', ({ make, isSolid }) => {
  const solids = new SolidTiles();
  const judge: IsSolid<unknown> = isSolid ?? ((value) => value === true);

  it.each([
    ['its own bounds', undefined],
    ['a part', tileRect({ x: -36, y: -1, width: 50, height: 3 })],
    ['more than the map', around],
    ['an empty part', tileRect({ x: 0, y: 0, width: 0, height: 2 })],
    ['bounds beside the map', tileRect({ x: 100, y: 0, width: 4, height: 4 })],
  ])('equals getAt and the predicate in %s', (_, rect) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 0x7fff_ffff }), (seed) => {
        const map = make((x, y) => Math.imul(seed, x * 31 + y * 17 + 7) < 0);
        solids.start('test', map, isSolid, rect);
        const corners = [MIN_TILE, MAX_TILE].map((far) => ({ x: far, y: far }));
        const wrong = [...tilesIn(around), ...corners].filter(({ x, y }) => {
          const expected = oracle(map, judge, rect ?? map.bounds, x, y);
          const isInside = x >= solids.west && x < solids.east && y >= solids.north && y < solids.south;
          return solids.has(x, y) !== expected || (isInside ? solids.hasInside(x, y) !== expected : expected);
        });
        expect(wrong).toEqual([]);
        solids.release();
      }),
      { seed: 15, numRuns: 6 },
    );
  });

  it('asks the predicate once for each tile inside, with its place, and never outside', () => {
    const asked: number[][] = [];
    const map = make(() => true);
    const { x, y, width, height } = part;
    solids.start(
      'test',
      map,
      (value, column, row) => {
        asked.push([column, row]);
        return judge(value, column, row);
      },
      part,
    );
    expect([solids.has(x, y), solids.has(x - 1, y), solids.has(x + width, y), solids.has(x, y + height)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(asked).toEqual([[x, y]]);
  });
});

describe('a reader', () => {
  it.each([
    ['bits', bitTilemap(bounds)],
    ['an array', arrayTilemap(bounds, false)],
    ['chunks', chunkedTilemap({ background: false })],
    ['a view of bits', viewOf(bitTilemap(bounds), part)],
  ])('sees what is written after its start: %s', (_, map) => {
    const solids = new SolidTiles();
    solids.start('test', map);
    expect(solids.has(0, 0)).toBe(false);
    map.setAt(0, 0, true);
    expect(solids.has(0, 0)).toBe(true);
    map.fill(false);
    expect(solids.has(0, 0)).toBe(false);
  });

  it('reads bits by themselves only without a predicate', () => {
    const solids = new SolidTiles();
    const bits = bitTilemap(bounds);
    solids.start('test', bits);
    expect(solids.readsBits).toBe(true);
    solids.start('test', viewOf(bits, part));
    expect(solids.readsBits).toBe(true);
    solids.start('test', bits, () => true);
    expect(solids.readsBits).toBe(false);
    solids.start('test', typedTilemap(bounds, Uint8Array), () => true);
    expect(solids.readsBits).toBe(false);
    solids.release();
    expect(solids.readsBits).toBe(false);
  });

  it('names chunks, those behind a view too', () => {
    const solids = new SolidTiles();
    const chunked = chunkedTilemap({ background: false });
    expect(solids.chunks).toBeUndefined();
    solids.start('test', chunked);
    expect(solids.chunks).toBe(chunked);
    solids.start('test', viewOf(chunked, part));
    expect(solids.chunks).toBe(chunked);
    solids.start(
      'test',
      mappedView(chunked, (value) => value),
    );
    expect(solids.chunks).toBeUndefined();
    solids.start('test', bitTilemap(bounds));
    expect(solids.chunks).toBeUndefined();
  });

  it('refuses values that are not booleans where there is no predicate', () => {
    const solids = new SolidTiles();
    const rule = new RangeError(
      'myQuery: isSolid must be given for a map of other values than booleans, received undefined',
    );
    const maps: readonly ReadonlyTilemap<unknown>[] = [
      typedTilemap(bounds, Uint8Array),
      arrayTilemap(bounds, 'wall'),
      chunkedTilemap({ background: 1 }),
    ];
    for (const map of maps) {
      solids.start('myQuery', map, undefined, bounds);
      expect(() => solids.has(0, 0)).toThrow(rule);
      expect(solids.has(100, 0)).toBe(false);
    }
  });

  it('reads the far ends of a map of bits wider than 2^31', () => {
    const map = bitTilemap(tileRect({ x: MIN_TILE, y: -1, width: 2 ** 31 + 64, height: 1 }));
    map.setAt(60, -1, true);
    map.setAt(MIN_TILE, -1, true);
    const solids = new SolidTiles();
    solids.start('test', map);
    expect([60, 59, 63, 64, MIN_TILE, MIN_TILE + 1].map((x) => solids.has(x, -1))).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
    ]);
  });
});

describe('storageIn', () => {
  it('finds the storage of a layout through views, and through nothing else', () => {
    const bits = bitTilemap(bounds);
    const rows = typedTilemap(bounds, Uint8Array);
    const mapped = mappedView(bits, (value) => !value);
    expect(storageIn(bits, 'bits')).toBe(bits);
    expect(storageIn(bits, 'rows')).toBeUndefined();
    expect(storageIn(rows, 'rows')).toBe(rows);
    expect(storageIn(viewOf(bits, part), 'bits')).toBe(bits);
    expect(storageIn(viewOf(viewOf(bits, bounds), part), 'bits')).toBe(bits);
    expect(storageIn(viewOf(bits, part), 'rows')).toBeUndefined();
    expect(storageIn(mapped, 'bits')).toBeUndefined();
    expect(storageIn(viewOf(mapped, part), 'bits')).toBeUndefined();
    // A map of another make may call itself a view.
    const itself = { bounds, layout: 'view' as const, getAt: () => true, whole: {} };
    itself.whole = itself;
    expect(storageIn(itself, 'bits')).toBeUndefined();
  });

  it('is undefined for what is no map', () => {
    for (const value of [undefined, null, 7, 'bits', {}, { layout: 'view' }, { layout: 'view', whole: null }]) {
      expect(storageIn(value as never, 'bits')).toBeUndefined();
    }
  });
});
