import {
  arrayTilemapFrom,
  bitTilemap,
  CardinalDirection,
  neighbor,
  type ReadonlyTilemap,
  tile,
  tileAt,
  tileCorner,
  tileRect,
  type TileSpace,
  tileSpace,
  typedTilemap,
  unitTileSpace,
} from '@tilewright/tilemap';
import { atLeast, compare, fraction, minus, nextUp, plus, Random, rational, runs, times } from '@tilewright/testing';
import {
  Direction2,
  distance,
  meters,
  metersPerTile,
  position,
  type Position2,
  segmentBetween,
  tilePosition,
  tiles,
  unsafeNumber,
  valueIn,
} from '@tilewright/units';
import { describe, expect, it, vi } from 'vitest';
import { oracleBlock } from '../testing/blocking-oracle.js';
import { type Ends, shortSegment } from '../testing/segments.js';
import { castRay } from './cast.js';
import { tileCursor } from './cursor.js';
import { tilesOnSegment } from './tiles.js';

// As long as the number of runs takes.
vi.setConfig({ testTimeout: 3_600_000 });

const bounds = tileRect({ x: -5, y: -6, width: 11, height: 12 });
const bits = bitTilemap(bounds);

/** Spaces whose borders are not where a multiplication would think. */
const spaces: readonly TileSpace[] = [
  [0, 0, 1],
  [0.1, -0.3, 0.7],
  [100.5, -7.25, 16],
  [1e6, -1e6, 0.1],
  [-1e9, 1e9, 1 / 3],
  [5e-324, 0, 1e-200],
].map(([x, y, size]) =>
  tileSpace({ origin: position(meters(x ?? 0), meters(y ?? 0)), tileSize: metersPerTile(size ?? 1) }),
);

function scatter(random: Random): void {
  bits.fill(false);
  bits.forEach((_, x, y) => {
    if (random.next() < 0.2) bits.setAt(x, y, true);
  });
}

/** Whether a segment starts and ends on no border and passes through no corner. */
function isGeneric(ends: Ends): boolean {
  const [sx, sy, ex, ey] = ends;
  const path = segmentBetween(tilePosition(tiles(sx), tiles(sy)), tilePosition(tiles(ex), tiles(ey)));
  const [few, many] = (['none', 'both'] as const).map(
    (cornerTiles) => [...tilesOnSegment(unitTileSpace, path, { cornerTiles })].length,
  );
  return !ends.some(Number.isInteger) && few === many;
}

describe('castRay', () => {
  it('hits the first solid tile of the walk if it touches no corner and does not start or end on a border', () => {
    const random = new Random(1);
    let hits = 0;
    for (let i = 0; i < runs(10_000); i++) {
      if (i % 50 === 0) scatter(random);
      const ends = shortSegment(random);
      const [sx, sy, ex, ey] = ends;
      const ray = segmentBetween(tilePosition(tiles(sx), tiles(sy)), tilePosition(tiles(ex), tiles(ey)));
      if (!isGeneric(ends)) continue;
      const cursor = tileCursor(unitTileSpace, ray);
      let first: object | undefined;
      while (first === undefined && cursor.next()) {
        if (bits.getOrAt(cursor.x, cursor.y, false)) {
          first = { tile: cursor.tile, fraction: cursor.entryFraction, side: cursor.side };
        }
      }
      const hit = castRay(bits, unitTileSpace, ray, { corners: i % 2 === 0 ? 'pass' : 'block' });
      if (first === undefined) expect(hit).toBeUndefined();
      else expect(hit).toMatchObject(first);
      if (hit !== undefined) hits++;
    }
    expect(hits).toBeGreaterThanOrEqual(atLeast(1000));
  });

  it('answers the same over every kind of map, with a predicate or without', () => {
    const random = new Random(2);
    for (let i = 0; i < runs(3000); i++) {
      if (i % 50 === 0) scatter(random);
      const numbers = typedTilemap(bounds, Uint8Array);
      bits.forEach((solid, x, y) => {
        numbers.setAt(x, y, solid ? 7 : 0);
      });
      const words = arrayTilemapFrom(bounds, (x, y) => (bits.getAt(x, y) ? 'wall' : 'floor'));
      const flags = arrayTilemapFrom(bounds, (x, y) => bits.getAt(x, y));
      const [sx, sy, ex, ey] = shortSegment(random);
      const ray = segmentBetween(tilePosition(tiles(sx), tiles(sy)), tilePosition(tiles(ex), tiles(ey)));
      const expected = castRay(bits, unitTileSpace, ray);
      expect(castRay(bits, unitTileSpace, ray, { isSolid: (solid) => solid })).toEqual(expected);
      expect(castRay(numbers, unitTileSpace, ray, { isSolid: (value) => value === 7 })).toEqual(expected);
      expect(castRay(words, unitTileSpace, ray, { isSolid: (value) => value === 'wall' })).toEqual(expected);
      expect(castRay(flags, unitTileSpace, ray)).toEqual(expected);
      const everything: ReadonlyTilemap<string> = words;
      expect(castRay(everything, unitTileSpace, ray, { isSolid: (_, x, y) => bits.getAt(x, y) })).toEqual(expected);
    }
  });

  it('has the same hit by the fast path as by the walk, along hundreds of tiles, in every space', () => {
    const random = new Random(5);
    const wide = tileRect({ x: -300, y: -300, width: 600, height: 600 });
    const few = bitTilemap(wide);
    for (let i = 0; i < 25; i++) few.setAt(random.integer(-4, 4), random.integer(-4, 4), true);
    for (let i = 0; i < 1500; i++) few.setAt(random.integer(-300, 299), random.integer(-300, 299), true);
    const kinds = typedTilemap(wide, Uint8Array);
    few.forEach((solid, x, y) => kinds.setAt(x, y, solid ? 1 : 0));
    for (let i = 0; i < runs(5000); i++) {
      const space = spaces[i % spaces.length] ?? expect.fail('no space');
      const reach = [3, 40, 295][i % 3] ?? 3;
      const size = unsafeNumber(tileCorner(space, tile(1, 0)).x) - unsafeNumber(space.origin.x);
      const place = (): Position2 => {
        const [x, y] = [random.coordinate(reach), random.coordinate(reach)];
        const { origin } = space;
        return position(meters(unsafeNumber(origin.x) + x * size), meters(unsafeNumber(origin.y) + y * size));
      };
      const [start, other] = [place(), place()];
      // To the mirror image the way is exact where that to a line in between is not.
      const end = i % 4 === 0 ? position(meters(-unsafeNumber(start.x)), other.y) : other;
      const ray = segmentBetween(start, end);
      const walked = castRay(few, space, ray, { bounds: wide });
      expect(castRay(few, space, ray)).toEqual(walked);
      const asked = [0, 0];
      const counting = (way: 0 | 1) => (kind: number) => {
        asked[way]!++;
        return kind === 1;
      };
      expect(castRay(kinds, space, ray, { isSolid: counting(0) })).toEqual(walked);
      expect(castRay(kinds, space, ray, { isSolid: counting(1), bounds: wide })).toEqual(walked);
      expect(asked[0]).toBe(asked[1]);
    }
  });

  it('hits tiles more than 2^31 columns from the west end of a bit map', () => {
    const wide = bitTilemap(tileRect({ x: -(2 ** 31), y: 0, width: 2 ** 31 + 64, height: 1 }));
    wide.setAt(20, 0, true);
    const ray = segmentBetween(tilePosition(tiles(3.5), tiles(0.5)), tilePosition(tiles(40.5), tiles(0.5)));
    expect(castRay(wide, unitTileSpace, ray)).toEqual({
      tile: tile(20, 0),
      contact: tilePosition(tiles(20), tiles(0.5)),
      distance: 16.5,
      fraction: 16.5 / 37,
      side: CardinalDirection.west,
    });
  });

  it('calls the predicate with value, column and row', () => {
    const map = arrayTilemapFrom(bounds, (x, y) => `${x},${y}`);
    const ray = segmentBetween(tilePosition(tiles(-2.5), tiles(1.5)), tilePosition(tiles(1.5), tiles(1.5)));
    const told: string[] = [];
    castRay(map, unitTileSpace, ray, {
      isSolid: (value, x, y) => {
        told.push(`${value} ${x} ${y}`);
        return false;
      },
    });
    expect(told).toEqual(['-3,1 -3 1', '-2,1 -2 1', '-1,1 -1 1', '0,1 0 1', '1,1 1 1']);
  });

  it('calls the predicate once per tile, in order, up to the hit', () => {
    const random = new Random(4);
    const map = arrayTilemapFrom(bounds, (x, y) => `${x},${y}`);
    for (let i = 0; i < runs(2000); i++) {
      const ends = shortSegment(random);
      const [sx, sy, ex, ey] = ends;
      const ray = segmentBetween(tilePosition(tiles(sx), tiles(sy)), tilePosition(tiles(ex), tiles(ey)));
      const walked = [...tilesOnSegment(unitTileSpace, ray, { bounds })].map(({ x, y }) => `${x},${y}`);
      const last = walked[Math.floor(random.next() * walked.length)];
      const told: string[] = [];
      const hit = castRay(map, unitTileSpace, ray, {
        isSolid: (value) => {
          told.push(value);
          return value === last;
        },
        corners: i % 2 === 0 ? 'pass' : 'block',
      });
      expect(new Set(told).size).toBe(told.length);
      if (!isGeneric(ends)) continue;
      expect(told).toEqual(walked.slice(0, walked.indexOf(last ?? '') + 1));
      expect(hit && `${hit.tile.x},${hit.tile.y}`).toBe(last);
    }
  });
});

describe('the position of a hit', () => {
  it('lies exactly on the border of the entered side, in the tile or at its neighbor', () => {
    const random = new Random(3);
    const sides = new Map<CardinalDirection | undefined, number>();
    for (let i = 0; i < runs(5000); i++) {
      if (i % 50 === 0) scatter(random);
      const space = spaces[i % spaces.length];
      if (space === undefined) continue;
      const [sx, sy, ex, ey] = shortSegment(random);
      const size = space.tileSize as unknown as number;
      const start = position(
        meters(valueIn(space.origin.x, meters) + sx * size),
        meters(valueIn(space.origin.y, meters) + sy * size),
      );
      const end = position(
        meters(valueIn(space.origin.x, meters) + ex * size),
        meters(valueIn(space.origin.y, meters) + ey * size),
      );
      const hit = castRay(bits, space, segmentBetween(start, end));
      if (hit === undefined) continue;
      const { side, contact: place, tile: solid } = hit;
      sides.set(side, (sides.get(side) ?? 0) + 1);
      const corner = tileCorner(space, solid);
      const far = tileCorner(space, tile(solid.x + 1, solid.y + 1));
      if (side === CardinalDirection.west) expect(place.x).toBe(corner.x);
      if (side === CardinalDirection.east) expect(place.x).toBe(far.x);
      if (side === CardinalDirection.north) expect(place.y).toBe(corner.y);
      if (side === CardinalDirection.south) expect(place.y).toBe(far.y);
      const found = tileAt(space, place);
      if (hit.fraction === 0) expect(place).toEqual(start);
      if (side === CardinalDirection.east || side === CardinalDirection.south) {
        expect(found).toEqual(neighbor(solid, side));
      } else if (side !== undefined) {
        expect(found).toEqual(solid);
      }
      expect(valueIn(hit.distance, meters)).toBeCloseTo(hit.fraction * valueIn(distance(start, end), meters), 9);
    }
    // All four, and none: in the tile of the start, or through a corner.
    expect(sides.size).toBe(5);
    expect(Math.min(...sides.values())).toBeGreaterThanOrEqual(atLeast(200));
  });

  it('equals the exact intersection, within rounding', () => {
    const random = new Random(4);
    let hits = 0;
    for (let i = 0; i < runs(3000); i++) {
      if (i % 50 === 0) scatter(random);
      const ends = shortSegment(random);
      const [sx, sy, ex, ey] = ends;
      const ray = segmentBetween(tilePosition(tiles(sx), tiles(sy)), tilePosition(tiles(ex), tiles(ey)));
      const hit = castRay(bits, unitTileSpace, ray);
      if (hit === undefined) continue;
      hits++;
      const block = oracleBlock(...ends, (x, y) => bits.hasAt(x, y) && bits.getAt(x, y), 'pass');
      if (block === undefined) expect.fail(`no tile blocks ${ends.join()}`);
      const part = fraction(block.place.numerator, block.place.denominator);
      const onSegment = (from: number, to: number): ReturnType<typeof rational> =>
        plus(rational(from), times(part, minus(rational(to), rational(from))));
      const offX = minus(rational(valueIn(hit.contact.x, tiles)), onSegment(sx, ex));
      const offY = minus(rational(valueIn(hit.contact.y, tiles)), onSegment(sy, ey));
      const limit = rational(1e-14);
      for (const off of [offX, offY]) expect(compare(times(off, off), times(limit, limit))).toBeLessThanOrEqual(0);
    }
    expect(hits).toBeGreaterThanOrEqual(atLeast(1000));
  });
});

describe('a ray by start, direction and maxDistance', () => {
  const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
  const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
  walls.set(tile(3, 1), true);

  it('hits walls within its distance', () => {
    const start = position(meters(1), meters(3));
    const ray = { start, direction: Direction2.east, maxDistance: meters(10) };
    expect(castRay(walls, space, ray)).toEqual({
      tile: tile(3, 1),
      contact: position(meters(6), meters(3)),
      distance: meters(5),
      fraction: 0.5,
      side: CardinalDirection.west,
    });
    // A ray that ends on the wall's face only touches it.
    expect(castRay(walls, space, { ...ray, maxDistance: meters(5) })).toBeUndefined();
    expect(castRay(walls, space, { ...ray, maxDistance: meters(nextUp(5)) })?.tile).toEqual(tile(3, 1));
    expect(castRay(walls, space, { ...ray, maxDistance: meters(4.9) })).toBeUndefined();
    expect(castRay(walls, space, { ...ray, direction: Direction2.south })).toBeUndefined();
  });

  it('enters the map from outside through the first side', () => {
    walls.set(tile(0, 5), true);
    const ray = { start: position(meters(-1e9), meters(11)), direction: Direction2.east, maxDistance: meters(3e9) };
    const hit = castRay(walls, space, ray);
    expect(hit?.tile).toEqual(tile(0, 5));
    expect(hit?.side).toBe(CardinalDirection.west);
    expect(hit?.contact).toEqual(position(meters(0), meters(11)));
    expect(hit?.distance).toBe(meters(1e9));
  });

  it('passes walls outside the given bounds', () => {
    const ray = segmentBetween(position(meters(1), meters(3)), position(meters(15), meters(3)));
    expect(castRay(walls, space, ray, { bounds: tileRect({ x: 4, y: 0, width: 4, height: 4 }) })).toBeUndefined();
  });
});
