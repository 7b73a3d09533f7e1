/** Rays and views over chunked maps: the same answers as over any map, at the cost of the chunks. */
import { atLeast, nextUp, Random, runs } from '@tilewright/testing';
import {
  type ChunkedTilemap,
  chunkedTilemap,
  everyTile,
  type ReadonlyTilemap,
  tile,
  tileRect,
  unitTileSpace,
} from '@tilewright/tilemap';
import { type Direction2, segmentBetween, tilePosition, type TilePosition2, tiles } from '@tilewright/units';
import { describe, expect, it, vi } from 'vitest';
import { castRay } from './cast.js';
import { isVisible } from './visibility.js';

// As long as the number of runs takes.
vi.setConfig({ testTimeout: 3_600_000 });

const at = (x: number, y: number): TilePosition2 => tilePosition(tiles(x), tiles(y));
const ways = [...Array(16).keys()].map((sixteenth) => sixteenth * 2 ** 28 - 2 ** 31);
const far = [1e4, 1e9, 2 ** 32, 1e20, 1e308];

/** The same values without a word about chunks: each tile of a walk is asked. */
function plainly<T>(map: ChunkedTilemap<T>): ReadonlyTilemap<T> {
  const plain = { bounds: map.bounds, getAt: (x: number, y: number): T => map.getAt(x, y) };
  return plain as unknown as ReadonlyTilemap<T>;
}

describe('a ray over a chunked map', () => {
  it('terminates, whatever its length', () => {
    const empty = chunkedTilemap<boolean>({ background: false });
    const ends = chunkedTilemap<boolean>({ background: false });
    ends.setAt(-(2 ** 31), 0, true);
    ends.setAt(2 ** 31 - 1, 0, true);
    for (const length of far) {
      for (const direction of ways) {
        const ray = { start: at(0.25, 0.5), direction: direction as unknown as Direction2, maxDistance: tiles(length) };
        expect(castRay(empty, unitTileSpace, ray)).toBeUndefined();
      }
      const [west, east] = [at(-length, 0.5), at(length, 0.5)];
      expect(isVisible(empty, unitTileSpace, west, east)).toBe(true);
      const reaches = length >= 2 ** 31;
      expect(isVisible(ends, unitTileSpace, west, east)).toBe(!reaches);
      expect(castRay(ends, unitTileSpace, segmentBetween(at(0.5, 0.5), east))?.tile).toEqual(
        reaches ? tile(2 ** 31 - 1, 0) : undefined,
      );
      expect(castRay(ends, unitTileSpace, segmentBetween(at(0.5, 0.5), west))?.tile).toEqual(
        reaches ? tile(-(2 ** 31), 0) : undefined,
      );
    }
  });

  it('has the same hit as over any other map', () => {
    const random = new Random(21);
    let [hits, blocked] = [0, 0];
    for (let i = 0; i < runs(400); i++) {
      const map = chunkedTilemap<boolean>({ background: false, chunkSize: 4 });
      const slope = [0, 1, -1, 0.5, random.between(-1, 1)][random.integer(0, 4)] ?? 0;
      const swap = random.next() < 0.5;
      const sign = random.next() < 0.5 ? -1 : 1;
      // Rays through corners, along borders, and anywhere.
      const [x, y] = [random.coordinate(8), random.next() < 0.5 ? random.integer(-4, 4) / 2 : random.coordinate(8)];
      const place = (along: number): [number, number] =>
        swap ? [y + along * slope, x + along * sign] : [x + along * sign, y + along * slope];
      for (let walls = random.integer(0, 4); walls > 0; walls--) {
        const [wallX, wallY] = place(random.between(-20, 2500));
        const besideX = Math.floor(wallX) + random.integer(-2, 2);
        map.setAt(besideX, Math.floor(wallY) + random.integer(-2, 2), true);
        if (random.next() < 0.5) map.setAt(besideX - 1, Math.floor(wallY) - 1, true);
      }
      const [from, to] = [at(...place(0)), at(...place(random.between(600, 2500)))];
      for (const corners of ['pass', 'block'] as const) {
        const [found, expected] = [map, plainly(map)].map((each) =>
          castRay(each, unitTileSpace, segmentBetween(from, to), { corners }),
        );
        expect(found).toEqual(expected);
        if (found !== undefined) hits++;
      }
      for (const corners of ['pass', 'block'] as const) {
        const [seen, expected] = [map, plainly(map)].map((each) =>
          isVisible(each, unitTileSpace, from, to, { corners }),
        );
        expect(seen).toBe(expected);
        if (seen === false) blocked++;
      }
    }
    expect(Math.min(hits, blocked)).toBeGreaterThanOrEqual(atLeast(80));
  });

  it('calls a predicate for the chunks, and for the background at least once', () => {
    const map = chunkedTilemap({ background: 1, array: Uint8Array, chunkSize: 4 });
    map.setAt(1e6, 0, 2);
    map.setAt(2e9, 0, 3);
    const ray = segmentBetween(at(0.5, 0.5), at(nextUp(2e9), 0.5));
    const asked = new Set<number>();
    let count = 0;
    const hit = castRay(map, unitTileSpace, ray, {
      isSolid: (value) => {
        asked.add(value);
        count++;
        return value === 3;
      },
    });
    expect(hit?.tile).toEqual(tile(2e9, 0));
    expect([...asked]).toEqual([1, 2, 3]);
    expect(count).toBeLessThan(100);
    expect(castRay(map, unitTileSpace, ray, { isSolid: (value) => value === 1 })?.tile).toEqual(tile(0, 0));
    // From inside a chunk, too.
    const inside = segmentBetween(at(1e6 + 0.5, 0.5), at(nextUp(2e9), 0.5));
    expect(castRay(map, unitTileSpace, inside, { isSolid: (value, x) => value === 1 && x > 1e6 + 3 })?.tile).toEqual(
      tile(1e6 + 4, 0),
    );
  });

  it('calls it for a few tiles of an empty map', () => {
    const empty = chunkedTilemap({ background: 0, array: Uint8Array });
    let count = 0;
    castRay(empty, unitTileSpace, segmentBetween(at(0.5, 0.5), at(1e308, 0.5)), {
      isSolid: () => {
        count++;
        return false;
      },
    });
    expect(count).toBe(32);
  });

  it('calls it for each tile in the given bounds', () => {
    const map = chunkedTilemap({ background: 1, array: Uint8Array });
    const ray = segmentBetween(at(-1e9, 0.5), at(1e9, 0.5));
    const bounds = tileRect({ x: 0, y: 0, width: 5000, height: 1 });
    expect(castRay(map, unitTileSpace, ray, { isSolid: (_, x) => x === 4321, bounds })?.tile).toEqual(tile(4321, 0));
    const solid = chunkedTilemap<boolean>({ background: false });
    solid.setAt(4000, 0, true);
    solid.setAt(-4000, 0, true);
    expect(castRay(solid, unitTileSpace, ray, { bounds })?.tile).toEqual(tile(4000, 0));
    expect(castRay(solid, unitTileSpace, ray, { bounds: everyTile })?.tile).toEqual(tile(-4000, 0));
  });
});
