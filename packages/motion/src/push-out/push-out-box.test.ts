/** Boxes that are pushed out of solid tiles. */
import { bitTilemap, type BitTilemap, tileRect, tileSpace, typedTilemap, unitTileSpace } from '@tilewright/tilemap';
import { atLeast, nextDown, nextUp, Random, runs } from '@tilewright/testing';
import {
  difference,
  meters,
  metersPerTile,
  position,
  sub,
  tileDifference,
  tilePosition,
  tiles,
  unsafeNumber,
} from '@tilewright/units';
import { describe, expect, it, vi } from 'vitest';
import { box } from '../moving/body.js';
import { moveAndSlide } from '../moving/move-and-slide.js';
import { pushOut } from './push-out.js';
import { nearestFree } from './testing/box-oracle.js';

// As long as the number of runs takes.
vi.setConfig({ testTimeout: 3_600_000 });

const bodyAt = (x: number, y: number, width: number, height: number) =>
  box(tilePosition(tiles(x), tiles(y)), tileDifference(tiles(width), tiles(height)));

function mapOf(...rows: readonly string[]): BitTilemap {
  const map = bitTilemap(tileRect({ x: 0, y: 0, width: rows[0]?.length ?? 0, height: rows.length }));
  rows.forEach((row, y) => Array.from(row).forEach((letter, x) => map.setAt(x, y, letter === '#')));
  return map;
}

/** Where a box of the unit space ends up. */
function pushed(
  map: BitTilemap,
  x: number,
  y: number,
  width: number,
  height: number,
  maxDistance?: number,
): { x: number; y: number } | 'free' | 'stuck' {
  const options = maxDistance === undefined ? undefined : { maxDistance: tiles(maxDistance) };
  const way = pushOut(map, unitTileSpace, bodyAt(x, y, width, height), options);
  if (way === undefined) return 'free';
  return way.isStuck ? 'stuck' : { x: unsafeNumber(way.center.x), y: unsafeNumber(way.center.y) };
}

describe('pushOut of a box', () => {
  const block = mapOf('.....', '.....', '..#..', '.....', '.....');

  it.each([
    ['to the west', 1.75, 2.5, 0.5, 0.25, 1.5, 2.5],
    ['to the east', 3.25, 2.5, 0.5, 0.25, 3.5, 2.5],
    ['to the north', 2.5, 1.875, 0.25, 0.5, 2.5, 1.5],
    ['to the south', 2.5, 3.125, 0.25, 0.5, 2.5, 3.5],
    ['by a corner, along the shorter way', 1.75, 1.625, 0.5, 0.5, 1.75, 1.5],
    ['from a corner, to the north where both ways are as long', 1.75, 1.75, 0.5, 0.5, 1.75, 1.5],
    ['from the middle, to the north', 2.5, 2.5, 0.25, 0.25, 2.5, 1.75],
    ['from the middle, if it is wide, to the north', 2.5, 2.5, 2, 0.25, 2.5, 1.75],
  ])('%s: (%d, %d)', (_, x, y, width, height, toX, toY) => {
    expect(pushed(block, x, y, width, height)).toEqual({ x: toX, y: toY });
  });

  it('treats touching as free, and one ulp of overlap as overlap', () => {
    expect(pushed(block, 1.5, 2.5, 0.5, 0.5)).toBe('free');
    expect(pushed(block, 1.5, 1.5, 0.5, 0.5)).toBe('free');
    expect(pushed(block, nextUp(1.5), 2.5, 0.5, 0.5)).toEqual({ x: 1.5, y: 2.5 });
    // The sum of the center and the half extent is 2 only if it is rounded.
    expect(pushed(block, 1.5, 2.5, nextUp(0.5), 0.5)).toEqual({ x: nextDown(1.5), y: 2.5 });
  });

  it('goes around tiles that are in the way', () => {
    const corner = mapOf('.....', '..#..', '.##..', '.....');
    expect(pushed(corner, 1.75, 2.625, 0.25, 0.25)).toEqual({ x: 1.75, y: 3.25 });
    expect(pushed(mapOf('#####', '#..##', '#####'), 3.5, 1.5, 0.5, 0.5, 2)).toEqual({ x: 2.5, y: 1.5 });
    expect(pushed(mapOf('#####', '#..##', '#####'), 3.5, 1.5, 0.5, nextUp(0.5), 3)).toEqual({ x: 5.5, y: 1.5 });
  });

  it('is stuck if nothing is free within maxDistance, which is exact', () => {
    const room = mapOf('######', '######', '######', '######', '######', '######', '######');
    expect(pushed(room, 3, 3, 0.5, 0.5)).toBe('stuck');
    expect(pushed(room, 3, 3, 0.5, 0.5, 3.5)).toEqual({ x: 3, y: -0.5 });
    expect(pushed(room, 3, 3, 0.5, 0.5, nextDown(3.5))).toBe('stuck');
    expect(pushed(block, 2.5, 2.5, 0.5, 0.5, 0)).toBe('stuck');
  });

  it('takes bounds and predicates', () => {
    const kinds = typedTilemap(block.bounds, Uint8Array);
    kinds.setAt(2, 2, 3);
    const body = bodyAt(2.5, 2.25, 0.25, 0.25);
    const isSolid = (kind: number) => kind === 3;
    expect(pushOut(kinds, unitTileSpace, body, { isSolid })).toMatchObject({ center: { x: 2.5, y: 1.75 } });
    const bounds = tileRect({ x: 0, y: 0, width: 2, height: 2 });
    expect(pushOut(kinds, unitTileSpace, body, { isSolid, bounds })).toBeUndefined();
  });

  it('refuses what is no box, and boxes that are too large', () => {
    const call = (body: unknown) => () => pushOut(block, unitTileSpace, body as ReturnType<typeof bodyAt>);
    const center = tilePosition(tiles(1), tiles(1));
    expect(call({ center, halfExtents: { x: 1, y: 0 } })).toThrow(
      'pushOut: body.halfExtents.y must be a positive finite number, received 0',
    );
    expect(call({ center, halfExtents: { x: 257, y: 1 } })).toThrow(
      'pushOut: body.halfExtents.x in tiles must be at most 256, received 257. Use larger tiles',
    );
    expect(call({ center, halfExtents: { x: 1, y: 1 }, radius: 1 })).toThrow('pushOut: body must be a box or a circle');
    expect(call({ min: center, max: center })).toThrow('Make it with box() or circle()');
  });

  it('goes to the same place as by exact arithmetic', () => {
    const random = new Random(181);
    const wrong: string[] = [];
    const seen = { free: 0, stuck: 0, pushed: 0 };
    const side = 7;
    let map = bitTilemap(tileRect({ x: 0, y: 0, width: side, height: side }));
    let solid: { x: number; y: number }[] = [];
    for (let i = 0; i < runs(4000); i++) {
      if (i % 10 === 0) {
        map = bitTilemap(map.bounds);
        solid = [];
        const share = random.between(0.1, 0.8);
        map.forEach((_, x, y) => {
          if (random.next() > share) return;
          map.setAt(x, y, true);
          solid.push({ x, y });
        });
      }
      const half = (): number =>
        [0.5, 0.25, 1, 0.35, 1 / 3, nextUp(0.5), nextDown(0.5), 1e-9, random.between(0.01, 1.5)][random.integer(0, 8)]!;
      const [width, height] = [half(), random.integer(0, 3) === 0 ? half() : 0.5];
      const place = (size: number): number => {
        const whole = random.integer(0, side);
        return [whole, whole + 0.5, whole + size, whole + random.integer(0, 8) / 8, random.between(0, side)][
          random.integer(0, 4)
        ]!;
      };
      const [x, y] = [place(width), place(height)];
      const reach = random.integer(0, 1) === 0 ? Math.max(width, height) + 1 : random.integer(0, 12) / 4;
      const expected = nearestFree(x, y, width, height, reach, solid);
      const found = pushed(map, x, y, width, height, reach);
      if (JSON.stringify(found) !== JSON.stringify(expected)) {
        wrong.push(JSON.stringify({ found, expected, x, y, width, height, reach, solid }));
      }
      seen[typeof expected === 'string' ? expected : 'pushed']++;
      if (typeof found !== 'string') expect(pushed(map, found.x, found.y, width, height)).toBe('free');
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(Math.min(seen.free, seen.stuck, seen.pushed)).toBeGreaterThanOrEqual(atLeast(100));
  });

  it('ends where a step can begin, in any space', () => {
    const random = new Random(182);
    let pushes = 0;
    for (const [origin, size] of [
      [0, 1],
      [0, 0.7],
      [-3.3, 1 / 3],
      [1e6, 0.1],
      [-12_345.678, 16],
      [2 ** 49, 1],
    ] as const) {
      const space = tileSpace({ origin: position(meters(origin), meters(-origin)), tileSize: metersPerTile(size) });
      const map = bitTilemap(tileRect({ x: 0, y: 0, width: 12, height: 12 }));
      map.forEach((_, x, y) => map.setAt(x, y, random.next() < 0.4));
      for (let i = 0; i < runs(500); i++) {
        const at = (from: number): number => from + size * random.between(0, 12);
        const half = (): number => size * (random.integer(0, 2) === 0 ? 0.5 : random.between(0.05, 0.9));
        const halfExtents = difference(meters(half()), meters(half()));
        const body = box(position(meters(at(origin)), meters(at(-origin))), halfExtents);
        const way = pushOut(map, space, body);
        const still = difference(meters(0), meters(0));
        expect(moveAndSlide(map, space, body, still).startsInside).toBe(way !== undefined);
        if (way === undefined || way.isStuck) continue;
        pushes++;
        const out = box(way.center, halfExtents);
        expect(pushOut(map, space, out)).toBeUndefined();
        expect(moveAndSlide(map, space, out, still).startsInside).toBe(false);
        expect(way.displacement).toEqual(sub(way.center, body.center));
      }
    }
    expect(pushes).toBeGreaterThanOrEqual(atLeast(500));
  });
});
