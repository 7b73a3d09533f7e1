/**
 * Outlines in other worlds and of other storages, from special places, in columns of the caller, and what is refused.
 */
import {
  bitTilemap,
  bitTilemapFrom,
  chunkedTilemap,
  tile,
  tileRect,
  tileSpace,
  toTileSpace,
  unitTileSpace,
} from '@tilewright/tilemap';
import { Random, runs } from '@tilewright/testing';
import {
  degrees,
  Direction2,
  meters,
  metersPerTile,
  pointColumn,
  pointColumnOver,
  position,
  tilePosition,
  type TilePosition2,
  tiles,
  valueIn,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { regionInView, regionInViewInto, tilesInView } from '../index.js';
import { at, keysOf, randomEye, randomMap } from '../testing/scenes.js';

const plain = (points: Iterable<TilePosition2>): number[][] =>
  Array.from(points, ({ x, y }) => [valueIn(x, tiles), valueIn(y, tiles)]);

describe('an eye', () => {
  const rows = ['....', '.##.', '.##.', '....'];
  const map = bitTilemapFrom(tileRect({ x: 0, y: 0, width: 4, height: 4 }), (x, y) => rows[y]?.[x] === '#');
  const from = (x: number, y: number, walls = map): number[][] =>
    plain(regionInView(walls, unitTileSpace, { position: at(x, y) }));

  it('on a face sees what is before the face', () => {
    expect(from(1.5, 1)).toEqual([
      [1.5, 1],
      [0, 1],
      [0, 0],
      [4, 0],
      [4, 1],
    ]);
    expect(from(1, 1.5)).toEqual([
      [1, 1.5],
      [1, 4],
      [0, 4],
      [0, 0],
      [1, 0],
    ]);
  });

  it('on a corner sees past both faces', () => {
    expect(from(1, 1)).toEqual([
      [1, 1],
      [1, 4],
      [0, 4],
      [0, 0],
      [4, 0],
      [4, 1],
    ]);
  });

  it('between opaque tiles sees nothing', () => {
    expect(from(2, 1.5)).toEqual([]);
    expect(from(2, 2)).toEqual([]);
  });

  it('on the corner of two opaque tiles sees between them on both sides', () => {
    const diagonal = bitTilemapFrom(tileRect({ x: 0, y: 0, width: 2, height: 2 }), (x, y) => x === y);
    expect(from(1, 1, diagonal)).toEqual([
      [1, 1],
      [1, 2],
      [0, 2],
      [0, 1],
      [1, 1],
      [1, 0],
      [2, 0],
      [2, 1],
    ]);
  });

  it('in the inside of an opaque tile sees out of it', () => {
    const one = bitTilemap(tileRect({ x: 0, y: 0, width: 3, height: 1 }), true);
    expect(from(1.5, 0.5, one)).toEqual([
      [2, 1],
      [1, 1],
      [1, 0],
      [2, 0],
    ]);
  });

  it('outside sees through the bounds', () => {
    const open = bitTilemap(tileRect({ x: 0, y: 0, width: 2, height: 1 }));
    expect(from(-1, 0.5, open)).toEqual([
      [2, 0.5 + 1 / 2],
      [0, 1],
      [-1, 0.5],
      [0, 0],
      [2, 0],
    ]);
    expect(from(1, -1, open)).toEqual([
      [1, -1],
      [2, 0],
      [2, 1],
      [0, 1],
      [0, 0],
    ]);
  });
});

it('ends at the tiles around the disc, and at the edges of a sector', () => {
  const map = chunkedTilemap({ background: false });
  const view = { position: at(0.5, 0.5), maxDistance: tiles(2) };
  expect(plain(regionInView(map, unitTileSpace, view))).toEqual([
    [3, 3],
    [-2, 3],
    [-2, -2],
    [3, -2],
  ]);
  const east = { ...view, direction: Direction2.east, angle: degrees(90) };
  expect(plain(regionInView(map, unitTileSpace, east))).toEqual([
    [3, 3],
    [0.5, 0.5],
    [3, -2],
  ]);
  const away = { ...view, direction: Direction2.east, angle: degrees(270) };
  expect(plain(regionInView(map, unitTileSpace, away))).toEqual([
    [3, 3],
    [-2, 3],
    [0.5, 0.5],
    [-2, -2],
    [3, -2],
  ]);
  expect(plain(regionInView(map, unitTileSpace, { ...east, angle: degrees(0) }))).toEqual([]);
  expect(plain(regionInView(map, unitTileSpace, { ...east, angle: degrees(360) }))).toHaveLength(4);
});

it('carries the vertices to the world', () => {
  const random = new Random(51);
  for (let i = 0; i < runs(200); i++) {
    const map = randomMap(random, 2, 9, false);
    const space = tileSpace({
      origin: position(meters(random.between(-9, 9)), meters(random.between(-9, 9))),
      tileSize: metersPerTile(random.between(0.1, 3)),
    });
    const eye = position(meters(random.between(-9, 9)), meters(random.between(-9, 9)));
    const there = regionInView(map, space, { position: eye });
    const inTiles = regionInView(map, unitTileSpace, { position: toTileSpace(space, eye) });
    expect(there.length).toBe(inTiles.length);
    for (let at = 0; at < there.length; at++) {
      const { x, y } = toTileSpace(space, there.get(at));
      expect(valueIn(x, tiles)).toBeCloseTo(valueIn(inTiles.get(at).x, tiles), 9);
      expect(valueIn(y, tiles)).toBeCloseTo(valueIn(inTiles.get(at).y, tiles), 9);
    }
  }
});

it('is the same for all storages, and asks about each tile once, and not where no light is', () => {
  const random = new Random(52);
  for (let i = 0; i < runs(200); i++) {
    const map = randomMap(random, 2, 40);
    const eye = randomEye(random, map, 1);
    const view = { position: at(eye.x, eye.y) };
    const expected = plain(regionInView(map, unitTileSpace, view));
    const values = map.map((isOpaque) => (isOpaque ? 'wall' : 'floor'));
    const asked = new Set<string>();
    const isOpaque = (value: string, x: number, y: number): boolean => {
      expect(asked.has(`${x},${y}`), 'asked once').toBe(false);
      asked.add(`${x},${y}`);
      return value === 'wall';
    };
    expect(plain(regionInView(values, unitTileSpace, view, { isOpaque }))).toEqual(expected);
    const found = plain(
      regionInView(
        map.map((each) => each),
        unitTileSpace,
        view,
      ),
    );
    expect(found).toEqual(expected);
    // An eye between opaque tiles touches them, but has no light.
    const lit = keysOf(tilesInView(map, unitTileSpace, view, { inclusion: 'any' }));
    const touchesEye = (x: number, y: number): boolean => x <= eye.x && eye.x <= x + 1 && y <= eye.y && eye.y <= y + 1;
    const beyond = [...asked].filter((key) => {
      const [x = 0, y = 0] = key.split(',').map(Number);
      return !lit.has(key) && !touchesEye(x, y);
    });
    expect(beyond, 'asked where no light is').toEqual([]);
  }
});

describe('a column of the caller', () => {
  const map = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 3 }));
  map.set(tile(2, 1), true);
  const view = { position: at(0.5, 1.5) };

  it('is resized, and holds what the other form gives', () => {
    const outline = pointColumn<TilePosition2>(100);
    expect(regionInViewInto(outline, map, unitTileSpace, view)).toBe(8);
    expect(outline.length).toBe(8);
    expect(plain(outline)).toEqual(plain(regionInView(map, unitTileSpace, view)));
    const { rawX } = outline;
    expect(regionInViewInto(outline, map, unitTileSpace, { ...view, maxDistance: tiles(1) })).toBe(4);
    expect(outline.rawX).toBe(rawX);
    const floats = pointColumn<TilePosition2>(0, { storage: 'float32' });
    expect(regionInViewInto(floats, map, unitTileSpace, view)).toBe(8);
    expect(floats.rawX).toBeInstanceOf(Float32Array);
  });

  it('stays unchanged if something throws', () => {
    const outline = pointColumnOver<TilePosition2>(Float64Array.of(7, 8), Float64Array.of(9, 10));
    const isOpaque = (): boolean => {
      throw new Error('enough');
    };
    expect(() => regionInViewInto(outline, map, unitTileSpace, view, { isOpaque })).toThrow('enough');
    expect(() => regionInViewInto(outline, map, unitTileSpace, { ...view, maxDistance: tiles(-1) })).toThrow(
      RangeError,
    );
    expect(plain(outline)).toEqual([
      [7, 9],
      [8, 10],
    ]);
    const rows = { rawX: new Float64Array(2), rawY: new Float64Array(2), length: 2 };
    expect(() => regionInViewInto(rows as unknown as typeof outline, map, unitTileSpace, view)).toThrow(
      'regionInViewInto: outline must be a column of points that can be resized',
    );
  });

  it('may be asked for, and changed, by the predicate of another question', () => {
    const outline = pointColumn<TilePosition2>();
    const expected = plain(regionInView(map, unitTileSpace, view));
    const isOpaque = (value: boolean): boolean => {
      outline.push(tilePosition(tiles(1), tiles(1)));
      regionInViewInto(outline, map, unitTileSpace, { position: at(3.5, 0.5) });
      return value;
    };
    regionInViewInto(outline, map, unitTileSpace, view, { isOpaque });
    expect(plain(outline)).toEqual(expected);
  });
});

it('refuses maps without an end', () => {
  const map = chunkedTilemap({ background: false });
  const look = (distance?: number) => () =>
    regionInView(map, unitTileSpace, {
      position: at(0.5, 0.5),
      ...(distance === undefined ? {} : { maxDistance: tiles(distance) }),
    });
  expect(look()).toThrow(
    'regionInView: maxDistance must be given for a map without bounds, received undefined. Or pass the option bounds',
  );
  expect(look(1e6)).toThrow(/maxDistance/);
  expect(look(1e9)).toThrow(/maxDistance/);
});
