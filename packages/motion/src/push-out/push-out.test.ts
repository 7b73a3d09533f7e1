import {
  arrayTilemapFrom,
  bitTilemap,
  type BitTilemap,
  tileRect,
  type TileSpace,
  tileSpace,
  unitTileSpace,
} from '@tilewright/tilemap';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { atLeast, nextDown, nextUp, Random, runs } from '@tilewright/testing';
import {
  add,
  circle,
  meters,
  metersPerTile,
  position,
  sub,
  type TileLength,
  tilePosition,
  type TilePosition2,
  tiles,
  valueIn,
} from '@tilewright/units';
import { describe, expect, it, vi } from 'vitest';
import { pushOut } from './push-out.js';

// As long as the number of runs takes.
vi.setConfig({ testTimeout: 3_600_000 });

const bounds = tileRect({ x: 0, y: 0, width: 9, height: 9 });
const at = (x: number, y: number): TilePosition2 => tilePosition(tiles(x), tiles(y));

function mapOf(...rows: readonly string[]): BitTilemap {
  const map = bitTilemap(tileRect({ x: 0, y: 0, width: rows[0]?.length ?? 0, height: rows.length }));
  rows.forEach((row, y) => Array.from(row).forEach((letter, x) => map.setAt(x, y, letter === '#')));
  return map;
}

/** Where a circle of the unit space ends up; `'free'` or `'stuck'` if it does not move. */
function pushed(map: BitTilemap, x: number, y: number, radius: number): TilePosition2 | 'free' | 'stuck' {
  const way = pushOut(map, unitTileSpace, circle(at(x, y), tiles(radius)));
  if (way === undefined) return 'free';
  return way.isStuck ? 'stuck' : way.center;
}

function near(x: number, y: number): object {
  return { x: expect.closeTo(x, 12) as unknown, y: expect.closeTo(y, 12) as unknown };
}

describe('pushOut', () => {
  const block = mapOf('.....', '.....', '..#..', '.....', '.....');

  it.each([
    ['from each side', 1.75, 2.5, 0.5, 1.5, 2.5],
    ['from each side', 3.25, 2.5, 0.5, 3.5, 2.5],
    ['from each side', 2.5, 1.75, 0.5, 2.5, 1.5],
    ['from each side', 2.5, 3.25, 0.5, 2.5, 3.5],
    ['from inside, by the nearest side', 2.125, 2.5, 0.25, 1.75, 2.5],
    ['off a corner', 1.75, 1.75, 0.5, 2 - Math.SQRT1_2 / 2, 2 - Math.SQRT1_2 / 2],
    ['a point', 2.25, 2.5, 0, 2, 2.5],
  ])('%s: (%d, %d) radius %d', (_, x, y, radius, toX, toY) => {
    expect(pushed(block, x, y, radius)).toMatchObject(near(toX, toY));
  });

  it('treats touching as free', () => {
    expect(pushed(block, 1.5, 2.5, 0.5)).toBe('free');
    expect(pushed(block, 1, 1, 0.5)).toBe('free');
    // On the circles of radius 5 / 8 around the four corners of the tile, exactly; an ulp nearer is not free.
    for (const [x, y] of [
      [2 - 3 / 8, 2 - 4 / 8],
      [3 + 3 / 8, 2 - 4 / 8],
      [2 - 3 / 8, 3 + 4 / 8],
      [3 + 3 / 8, 3 + 4 / 8],
    ] as const) {
      expect(pushed(block, x, y, 5 / 8)).toBe('free');
      expect(pushed(block, x, y, nextUp(5 / 8))).not.toBe('free');
      expect(pushed(block, x < 2.5 ? nextUp(x) : nextDown(x), y, 5 / 8)).not.toBe('free');
    }
    expect(pushed(block, 2, 2.5, 0)).toBe('free');
    expect(pushed(block, 0.5, 0.5, 0.5)).toBe('free');
  });

  it('pushes a circle into the inner corner where two walls meet', () => {
    const room = mapOf('###', '#..', '#..');
    expect(pushed(room, 1.25, 1.25, 0.5)).toMatchObject(near(1.5, 1.5));
    expect(pushed(room, 1.25, 1.75, 0.5)).toMatchObject(near(1.5, 1.75));
  });

  it('places a circle on the two outer corners of a gap that is too narrow', () => {
    const gap = mapOf('.....', '.....', '##.##', '##.##');
    const depth = Math.sqrt(0.6 * 0.6 - 0.5 * 0.5);
    expect(pushed(gap, 2.5, 2 - depth + 0.05, 0.6)).toMatchObject(near(2.5, 2 - depth));
  });

  it('skips a free position that is not wide enough', () => {
    const slit = mapOf('.......', '..###..', '..#.#..', '..###..', '.......');
    expect(pushed(slit, 3.5, 2.5, 0.5)).toBe('free');
    expect(pushed(slit, 3.5, 2.5, 0.625)).toBe('stuck');
    const way = pushOut(slit, unitTileSpace, circle(at(3.5, 2.5), tiles(0.625)), { maxDistance: tiles(4) });
    expect(way).toMatchObject({ isStuck: false, center: near(3.5, 0.375) });
  });

  it('skips a gap that is too narrow by one ulp', () => {
    const slit = mapOf('.......', '..###..', '..#.#..', '..###..', '.......');
    const hall = mapOf('####...', '.......', '####...');
    const shaft = mapOf('#.#', '#.#', '#.#', '...', '...');
    const radius = nextUp(0.5);
    const way = pushOut(slit, unitTileSpace, circle(at(3.5, 2.5), tiles(radius)), { maxDistance: tiles(4) });
    expect(way).toMatchObject({ isStuck: false, center: near(3.5, 0.5) });
    // Out to where the circle has left both outer corners, just beyond the line between them.
    for (const [map, x, y] of [
      [hall, 3.5, 1.5],
      [shaft, 1.5, 2.5],
    ] as const) {
      expect(pushed(map, x, y, 0.5)).toBe('free');
      const end = pushed(map, x, y, radius);
      if (typeof end === 'string') expect.fail(end);
      expect(Math.abs(value(end.x) - x) + Math.abs(value(end.y) - y)).toBeCloseTo(0.5, 6);
      expect(pushed(map, value(end.x), value(end.y), radius)).toBe('free');
    }
  });

  it('returns isStuck if there is no free position', () => {
    const solid = bitTilemap(tileRect({ x: 0, y: 0, width: 64, height: 64 }), true);
    expect(pushed(solid, 32.5, 32.5, 0.5)).toBe('stuck');
    expect(pushed(solid, 32.5, 32.5, 0)).toBe('stuck');
    expect(pushed(solid, 32, 32, 0)).toBe('stuck');
    // The map has an edge, and nothing beyond it is solid.
    expect(pushed(solid, 0.25, 32.5, 0.5)).toMatchObject(near(-0.5, 32.5));
  });

  it('chooses the northernmost of equally short displacements, then the westernmost', () => {
    expect(pushed(block, 2.5, 2.5, 0.25)).toMatchObject(near(2.5, 1.75));
    const column = mapOf('...', '.#.', '.#.', '.#.', '...');
    expect(pushed(column, 1.5, 2.5, 0.25)).toMatchObject(near(0.75, 2.5));
    expect(pushed(mapOf('....', '.#..', '..#.', '....'), 2, 2, 0.5)).toMatchObject(near(2.5, 1.5));
  });

  it('frees circles of many tiles, or returns isStuck', () => {
    const solid = bitTilemap(tileRect({ x: 0, y: 0, width: 512, height: 512 }), true);
    expect(pushed(solid, 256.5, 256.5, 30)).toBe('stuck');
    expect(pushed(solid, 0.5, 256.5, 30)).toMatchObject(near(-30, 256.5));
    expect(pushed(solid, -3, -4, 30)).toMatchObject(near(-18, -24));
    const hall = bitTilemap(tileRect({ x: 0, y: 0, width: 128, height: 128 }), true);
    hall.fill(false, tileRect({ x: 32, y: 32, width: 60, height: 61 }));
    expect(pushed(hall, 60, 60, 30)).toMatchObject(near(62, 62));
    expect(pushed(hall, 60, 60, 30.0625)).toBe('stuck');
    // A pillar of one tile stands in the way of the last place.
    hall.setAt(62, 90, true);
    expect(pushed(hall, 60, 60, 30)).toBe('stuck');
  });

  it('answers at the ends of the range of tiles, and never with a position in the last columns', () => {
    const edge = bitTilemap(tileRect({ x: 2 ** 31 - 8, y: 0, width: 8, height: 3 }), true);
    expect(pushed(edge, 1e17, 1e17, 200)).toBe('free');
    expect(pushed(edge, -1e300, 1, 1)).toBe('free');
    expect(pushed(edge, 2 ** 31 - 3.5, 0.25, 0.5)).toMatchObject(near(2 ** 31 - 3.5, -0.5));
    expect(pushed(edge, 2 ** 31 - 0.25, 1.5, 0.5)).toBe('stuck');
  });

  it('finds positions with negative coordinates, and none farther than maxDistance', () => {
    const wall = bitTilemap(tileRect({ x: 0, y: 0, width: 3, height: 1 }), true);
    const pillar = bitTilemap(tileRect({ x: 0, y: 0, width: 1, height: 3 }), true);
    const way = (map: BitTilemap, x: number, y: number, maxDistance: number): unknown =>
      pushOut(map, unitTileSpace, circle(at(x, y), tiles(0.25)), { maxDistance: tiles(maxDistance) });
    for (const reach of [0.75, 0.8]) {
      expect(way(wall, 1.5, 0.5, reach)).toMatchObject({ isStuck: false, center: at(1.5, -0.25) });
      expect(way(pillar, 0.5, 1.5, reach)).toMatchObject({ isStuck: false, center: at(-0.25, 1.5) });
    }
    expect(way(wall, 1.5, 0.5, 0.74)).toEqual({ isStuck: true });
    expect(way(pillar, 0.5, 1.5, 0.74)).toEqual({ isStuck: true });
  });

  it('reads a bounded number of tiles', () => {
    const anywhere = circle(at(2.5, 2.5), tiles(257));
    expect(() => pushOut(block, unitTileSpace, anywhere)).toThrow(
      new RangeError('pushOut: body.radius in tiles must be at most 256, received 257. Use larger tiles'),
    );
    expect(() => pushOut(block, unitTileSpace, circle(at(2.5, 2.5), tiles(1)), { maxDistance: tiles(300) })).toThrow(
      'pushOut: maxDistance in tiles must be at most 256, received 300',
    );
    const asked = new Map<string, number>();
    pushOut(block, unitTileSpace, circle(at(2.5, 2.5), tiles(1)), {
      isSolid: (value, x, y) => {
        asked.set(`${x}, ${y}`, (asked.get(`${x}, ${y}`) ?? 0) + 1);
        return value;
      },
    });
    // Once to find that it is not free, once to find a way, once at its end.
    expect(Math.max(...asked.values())).toBeLessThanOrEqual(3);
  });

  it('uses isSolid and bounds', () => {
    const words = arrayTilemapFrom(bounds, (x, y) => (x === 2 && y === 2 ? 'wall' : 'floor'));
    const player = circle(at(1.75, 2.5), tiles(0.5));
    const way = pushOut(words, unitTileSpace, player, { isSolid: (value) => value === 'wall' });
    expect(way).toMatchObject({ isStuck: false, displacement: { x: -0.25, y: 0 } });
    // The same map elsewhere.
    const far = bitTilemap(tileRect({ x: -7, y: 30, width: 5, height: 5 }));
    far.setAt(-5, 32, true);
    expect(pushed(far, -5.25, 32.5, 0.5)).toMatchObject(near(-5.5, 32.5));
    const elsewhere = { bounds: tileRect({ x: 3, y: 0, width: 2, height: 2 }) };
    expect(
      pushOut(words, unitTileSpace, player, { isSolid: (value) => value === 'wall', ...elsewhere }),
    ).toBeUndefined();
  });
});

describe('after the answer', () => {
  it.each([
    ['free', 0.5, 0.5],
    ['moved', 1.75, 2.5],
    ['moved out of a wall', 2.5, 2.5],
  ])('map and predicate are not kept alive: %s', async (_, x, y) => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const asked = (): [WeakRef<object>, WeakRef<object>] => {
      const map = mapOf('.....', '.....', '..#..', '.....', '.....');
      const isSolid = (value: boolean, column: number): boolean => value && column < 99;
      pushOut(map, unitTileSpace, circle(at(x, y), tiles(0.5)), { isSolid });
      return [new WeakRef(map), new WeakRef(isSolid)];
    };
    const references = asked();
    // A reference is held until the end of the task in which it was made.
    await new Promise((resolve) => setTimeout(resolve));
    collect();
    expect(references.map((reference) => reference.deref())).toEqual([undefined, undefined]);
  });
});

describe('the new position', () => {
  function scatter(random: Random, map: BitTilemap): void {
    map.fill(false);
    map.forEach((_, x, y) => {
      if (random.next() < 0.3) map.setAt(x, y, true);
    });
  }

  it('is free, and no nearer position is', () => {
    const random = new Random(1);
    const map = bitTilemap(bounds);
    let moved = 0;
    for (let i = 0; i < runs(1500); i++) {
      if (i % 10 === 0) scatter(random, map);
      const [x, y, radius] = [4.5 + random.coordinate(3), 4.5 + random.coordinate(3), random.between(0, 0.9)];
      const to = pushed(map, x, y, radius);
      if (to === 'free') continue;
      const reach = to === 'stuck' ? radius + 1 : Math.sqrt((value(to.x) - x) ** 2 + (value(to.y) - y) ** 2);
      if (to !== 'stuck') {
        moved++;
        expect(pushed(map, value(to.x), value(to.y), radius)).toBe('free');
      }
      for (let tries = 0; tries < 60; tries++) {
        const [turn, part] = [random.next() * 2 * Math.PI, Math.sqrt(random.next()) * (1 - 1e-9)];
        const [px, py] = [x + Math.cos(turn) * reach * part, y + Math.sin(turn) * reach * part];
        if (pushed(map, px, py, radius) === 'free') expect.fail(`(${x}, ${y}) ${radius}: (${px}, ${py}) is nearer`);
      }
    }
    expect(moved).toBeGreaterThanOrEqual(atLeast(300));
  });

  it('is free in every world, however coarse its doubles are', () => {
    const random = new Random(2);
    const map = bitTilemap(bounds);
    const worlds: readonly TileSpace[] = [
      [0.1, -0.3, 0.7],
      [1e6, -1e6, 0.1],
      [-1e12, 1e12, 1],
    ].map(([x, y, size]) =>
      tileSpace({ origin: position(meters(x ?? 0), meters(y ?? 0)), tileSize: metersPerTile(size ?? 1) }),
    );
    const moved = worlds.map(() => 0);
    for (let i = 0; i < runs(1500); i++) {
      if (i % 10 === 0) scatter(random, map);
      const space = worlds[i % worlds.length] ?? worlds[0];
      if (space === undefined) continue;
      const size = space.tileSize as unknown as number;
      const center = position(
        meters(valueIn(space.origin.x, meters) + (4.5 + random.coordinate(3)) * size),
        meters(valueIn(space.origin.y, meters) + (4.5 + random.coordinate(3)) * size),
      );
      const radius = meters(random.between(0.1, 0.6) * size);
      const way = pushOut(map, space, circle(center, radius));
      if (way === undefined || way.isStuck) continue;
      moved[i % worlds.length]!++;
      expect(pushOut(map, space, circle(way.center, radius))).toBeUndefined();
      expect(way.displacement).toEqual(sub(way.center, center));
      expect(valueIn(add(center, way.displacement).x, meters)).toBeCloseTo(valueIn(way.center.x, meters), 6);
    }
    expect(Math.min(...moved)).toBeGreaterThanOrEqual(atLeast(100));
  });
});

function value(coordinate: TileLength): number {
  return valueIn(coordinate, tiles);
}
