/** Marks in bit maps: other bounds, what was marked before, predicates that throw, and many eyes. */
import {
  arrayTilemapFrom,
  bitTilemap,
  type BitTilemap,
  bitTilemapFrom,
  chunkedTilemap,
  tile,
  tileRect,
  trackChanges,
  unitTileSpace,
} from '@tilewright/tilemap';
import { Random, runs } from '@tilewright/testing';
import { pointColumn, tiles } from '@tilewright/units';
import { expect, it } from 'vitest';
import { markTilesInView, markTilesInViews, rowsInView, tilesInView } from '../index.js';
import { at, keysOf, randomEye, randomMap } from '../testing/scenes.js';

const bounds = tileRect({ x: 0, y: 0, width: 8, height: 8 });

function keysIn(map: BitTilemap): Set<string> {
  const keys = new Set<string>();
  map.forEach((value, x, y) => {
    if (value) keys.add(`${x},${y}`);
  });
  return keys;
}

it('adds the tiles inside of other bounds, and nothing outside of them', () => {
  const random = new Random(31);
  for (let i = 0; i < runs(400); i++) {
    const map = randomMap(random, 1, 50);
    const eye = randomEye(random, map);
    const view = { position: at(eye.x, eye.y), maxDistance: tiles(random.between(0, 40)) };
    const { x, y } = map.bounds;
    const seen = bitTilemapFrom(
      tileRect({
        x: x + random.integer(-40, 40),
        y: y + random.integer(-20, 20),
        width: random.integer(0, 90),
        height: random.integer(0, 50),
      }),
      () => random.integer(0, 9) === 0,
    );
    const expected = keysIn(seen);
    const before = expected.size;
    for (const { x: column, y: row } of tilesInView(map, unitTileSpace, view)) {
      if (seen.hasAt(column, row)) expected.add(`${column},${row}`);
    }
    const words = seen.words.length;
    expect(markTilesInView(seen, map, unitTileSpace, view)).toBe(expected.size - before);
    expect(keysIn(seen)).toEqual(expected);
    // The bits beyond the width stay 0.
    expect(seen.words).toEqual(bitTilemapFrom(seen.bounds, (column, row) => seen.getAt(column, row)).words);
    expect(seen.words.length).toBe(words);
    expect(markTilesInView(seen, map, unitTileSpace, view)).toBe(0);
  }
});

it('changes the version if there are new tiles, and tells those who track the map', () => {
  const map = bitTilemap(bounds);
  const seen = bitTilemap(bounds);
  const changes = trackChanges(seen);
  const view = { position: at(2.5, 2.5), maxDistance: tiles(1) };
  const { version } = seen;
  expect(markTilesInView(seen, map, unitTileSpace, view)).toBe(5);
  expect(seen.version).not.toBe(version);
  const written = changes.take();
  expect(written.length).toBeGreaterThan(0);
  const after = seen.version;
  expect(markTilesInView(seen, map, unitTileSpace, view)).toBe(0);
  expect(seen.version).toBe(after);
});

it('marks nothing if the predicate throws', () => {
  const values = arrayTilemapFrom(bounds, (x, y) => x * y);
  const seen = bitTilemap(bounds);
  let calls = 0;
  const isOpaque = (): boolean => {
    if (++calls > 20) throw new Error('enough');
    return false;
  };
  expect(() => markTilesInView(seen, values, unitTileSpace, { position: at(4.5, 4.5) }, { isOpaque })).toThrow(
    'enough',
  );
  expect(keysIn(seen).size).toBe(0);
  calls = -1000;
  expect(markTilesInView(seen, values, unitTileSpace, { position: at(4.5, 4.5) }, { isOpaque })).toBe(64);
  const eyes = pointColumn([at(4.5, 4.5), at(1.5, 1.5)]);
  const other = bitTilemap(bounds);
  calls = -30;
  expect(() => markTilesInViews(other, values, unitTileSpace, eyes, { isOpaque })).toThrow('enough');
  expect(keysIn(other).size).toBe(0);
});

it('may mark the map that it reads, whose tiles become opaque only then', () => {
  const map = bitTilemap(bounds);
  map.set(tile(5, 2), true);
  const expected = keysOf(tilesInView(map, unitTileSpace, { position: at(2.5, 2.5) }));
  expect(markTilesInView(map, map, unitTileSpace, { position: at(2.5, 2.5) })).toBe(expected.size - 1);
  expect(keysIn(map)).toEqual(expected);
});

it('a predicate and a visitor may change the map and ask other questions', () => {
  const map = bitTilemap(bounds);
  let inner = 0;
  const stopped = rowsInView(map, unitTileSpace, { position: at(0.5, 0.5) }).visit((y, xMin, xMax) => {
    for (let x = xMin; x <= xMax; x++) {
      map.setAt(x, y, true);
      inner += [...tilesInView(map, unitTileSpace, { position: at(0.5, 0.5) })].length;
    }
  });
  expect(stopped).toBe(false);
  expect(keysIn(map).size).toBe(64);
  expect(inner).toBeGreaterThan(64);
  const isOpaque = (value: boolean, x: number): boolean => {
    map.setAt(7, 7, false);
    return x === 4 && [...tilesInView(map, unitTileSpace, { position: at(1.5, 1.5) })].length > 0 && value;
  };
  expect([...tilesInView(map, unitTileSpace, { position: at(0.5, 0.5) }, { isOpaque })].length).toBe(40);
});

it('marks for many eyes what it marks for each', () => {
  const random = new Random(32);
  for (let i = 0; i < runs(60); i++) {
    const map = randomMap(random, 5, 50);
    const places = Array.from({ length: random.integer(0, 6) }, () => randomEye(random, map));
    const eyes = pointColumn(places.map(({ x, y }) => at(x, y)));
    const maxDistance = tiles(random.between(0, 20));
    const expected = bitTilemap(map.bounds);
    let count = 0;
    for (const { x, y } of places) {
      count += markTilesInView(expected, map, unitTileSpace, { position: at(x, y), maxDistance });
    }
    const seen = bitTilemap(map.bounds);
    expect(markTilesInViews(seen, map, unitTileSpace, eyes, { maxDistance })).toBe(count);
    expect(seen.words).toEqual(expected.words);
    const asked = bitTilemap(map.bounds);
    const isOpaque = (value: boolean): boolean => value;
    expect(markTilesInViews(asked, map, unitTileSpace, eyes, { maxDistance, isOpaque })).toBe(count);
    expect(asked.words).toEqual(expected.words);
  }
});

it('sees up to its greatest distance in a map without bounds', () => {
  const map = chunkedTilemap({ background: false });
  map.set(tile(-2_000_000_000, 1), true);
  const view = { position: at(-2_000_000_000 + 0.5, 0.5), maxDistance: tiles(2) };
  const found = keysOf(tilesInView(map, unitTileSpace, view));
  expect(found.has('-2000000000,1')).toBe(true);
  expect(found.has('-2000000000,2')).toBe(false);
  expect(found.size).toBe(12);
  expect(() => tilesInView(map, unitTileSpace, { position: at(0.5, 0.5) })).toThrow(
    'tilesInView: maxDistance must be given for a map without bounds, received undefined. Or pass the option bounds',
  );
  expect([...tilesInView(map, unitTileSpace, { position: at(0.5, 0.5) }, { bounds })].length).toBe(64);
});
