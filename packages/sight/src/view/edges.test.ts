/** Views at the limits: many beams in one row, rays instead of sectors, readers that stop, views that are too large. */
import { isVisible } from '@tilewright/queries';
import {
  arrayTilemapFrom,
  bitTilemap,
  bitTilemapFrom,
  chunkedTilemap,
  type Tile,
  tileRect,
  unitTileSpace,
} from '@tilewright/tilemap';
import { degrees, Direction2, tiles } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { isInView, regionInView, rowsInView, tilesInView } from '../index.js';
import { at, keysOf } from '../testing/scenes.js';

it('sees through a row of many pillars', () => {
  const map = bitTilemapFrom(tileRect({ x: 0, y: 0, width: 301, height: 153 }), (x, y) => y === 150 && x % 2 === 0);
  const eye = at(150.5, 0.5);
  const seen = keysOf(tilesInView(map, unitTileSpace, { position: eye }, { opaqueTiles: false }));
  let behind = 0;
  for (let x = 0; x < 301; x++) {
    for (const y of [150, 151, 152]) {
      if (map.getAt(x, y)) continue;
      const isSeen = isVisible(map, unitTileSpace, eye, at(x + 0.5, y + 0.5));
      expect(seen.has(`${x},${y}`), `${x}, ${y}`).toBe(isSeen);
      if (isSeen && y > 150) behind++;
    }
  }
  expect(behind).toBeGreaterThan(100);
});

describe('a sector of no angle is a ray', () => {
  const map = bitTilemap(tileRect({ x: 0, y: 0, width: 9, height: 9 }));
  const ray = (x: number, y: number, direction: Direction2) => [
    ...keysOf(tilesInView(map, unitTileSpace, { position: at(x, y), direction, angle: degrees(0) })),
  ];

  it.each([
    ['east', Direction2.east, ['4,4', '5,4', '6,4', '7,4', '8,4']],
    ['west', Direction2.west, ['0,4', '1,4', '2,4', '3,4', '4,4']],
    ['north', Direction2.north, ['4,0', '4,1', '4,2', '4,3', '4,4']],
    ['south-west', Direction2.southWest, ['4,4', '3,5', '2,6', '1,7', '0,8']],
  ])('to the %s', (_, direction, expected) => {
    expect(ray(4.5, 4.5, direction)).toEqual(expected);
  });

  it('holds the centers that lie on it exactly', () => {
    expect(ray(4.75, 4.5, Direction2.west)).toEqual(['0,4', '1,4', '2,4', '3,4', '4,4']);
    expect(ray(4.25, 4.5, Direction2.west)).toEqual(['0,4', '1,4', '2,4', '3,4', '4,4']);
    expect(ray(4.75, 4.5, Direction2.east)).toEqual(['4,4', '5,4', '6,4', '7,4', '8,4']);
    expect(ray(4.75, 4.25, Direction2.west)).toEqual(['4,4']);
  });
});

it('stops when a visitor says so', () => {
  const map = bitTilemap(tileRect({ x: 0, y: 0, width: 5, height: 5 }));
  const view = { position: at(2.5, 2.5) };
  let calls = 0;
  const stop = (): boolean => ++calls === 3;
  const rows = rowsInView(map, unitTileSpace, view);
  expect(rows.visit(stop)).toBe(true);
  expect(calls).toBe(3);
  expect(rows.visit(() => undefined)).toBe(false);
  expect([...rows].length).toBe(5);
});

it('keeps the tiles of the time of the call, for two readers at once', () => {
  const map = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 1 }));
  const wide = rowsInView(map, unitTileSpace, { position: at(0.5, 0.5) });
  map.setAt(1, 0, true);
  const narrow = tilesInView(map, unitTileSpace, { position: at(0.5, 0.5) });
  const first = wide.tiles()[Symbol.iterator]();
  const second = narrow[Symbol.iterator]();
  const read = [first, second, first, second, first, second, first, first].map((tiles) => {
    const result: IteratorResult<Tile, undefined> = tiles.next();
    return result.done === true ? undefined : result.value.x;
  });
  expect(read).toEqual([0, 0, 1, 1, 2, undefined, 3, undefined]);
});

it('reads maps of booleans that are not bit maps', () => {
  const map = arrayTilemapFrom(tileRect({ x: 0, y: 0, width: 5, height: 1 }), (x) => x === 2);
  const view = { position: at(0.5, 0.5) };
  expect(isInView(map, unitTileSpace, view, at(1.5, 0.5))).toBe(true);
  expect(isInView(map, unitTileSpace, view, at(4.5, 0.5))).toBe(false);
  expect([...keysOf(tilesInView(map, unitTileSpace, view))]).toEqual(['0,0', '1,0', '2,0']);
});

it('refuses views that no array can hold', () => {
  const map = chunkedTilemap({ background: false });
  const view = (distance: number) => ({ position: at(0.5, 0.5), maxDistance: tiles(distance) });
  const look = (distance: number) => (): unknown => tilesInView(map, unitTileSpace, view(distance));
  const outline = (distance: number) => (): unknown => regionInView(map, unitTileSpace, view(distance));
  const columns = 'maxDistance in tiles must be small enough for less than 2^28 columns of tiles, received';
  const far = `${columns} 1000000000. Or pass smaller bounds`;
  expect(look(1e9)).toThrow(new RangeError(`tilesInView: ${far}`));
  expect(outline(1e9)).toThrow(new RangeError(`regionInView: ${far}`));
  const large = 'maxDistance in tiles must be small enough for 4294967296 tiles, received 1000000. The view has';
  expect(look(1e6)).toThrow(`tilesInView: ${large} 2000005 x 2000001 tiles; smaller bounds help, too`);
  expect(outline(1e6)).toThrow(`regionInView: ${large} 2000001 x 2000001 tiles; smaller bounds help, too`);
  // Without a greatest distance, none is named.
  const bounds = tileRect({ x: 0, y: 0, width: 2 ** 28, height: 1 });
  const none = `${columns} undefined. Or pass smaller bounds`;
  const eye = { position: at(0.5, 0.5) };
  expect(() => tilesInView(map, unitTileSpace, eye, { bounds })).toThrow(new RangeError(`tilesInView: ${none}`));
  expect(() => regionInView(map, unitTileSpace, eye, { bounds })).toThrow(new RangeError(`regionInView: ${none}`));
  expect([...tilesInView(map, unitTileSpace, view(1))].length).toBe(5);
});
