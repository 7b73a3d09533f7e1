/** Ways out far from the origin, where doubles are coarse: never longer than asked for, and free at the end. */
import { atLeast, Random, runs } from '@tilewright/testing';
import { type BitTilemap, bitTilemap, tileRect, type TileSpace, tileSpace } from '@tilewright/tilemap';
import {
  circle,
  difference,
  meters,
  metersPerTile,
  position,
  type Position2,
  sub,
  unsafeNumber,
} from '@tilewright/units';
import { describe, expect, it, vi } from 'vitest';
import { box } from '../moving/body.js';
import { pushOut } from './push-out.js';

// As long as the number of runs takes.
vi.setConfig({ testTimeout: 3_600_000 });

const at = (x: number, y: number): Position2 => position(meters(x), meters(y));
const spaceAt = (x: number, y: number, size: number): TileSpace =>
  tileSpace({ origin: at(x, y), tileSize: metersPerTile(size) });

/** What the documentation of `pushOut` allows for rounding: a length. */
function roundingOf(space: TileSpace, center: Position2, radius: number, maxDistance: number): number {
  const { x: originX, y: originY } = space.origin;
  const coordinates = [originX, originY, center.x, center.y].map((value) => Math.abs(unsafeNumber(value)));
  return 2 ** -47 * (Math.max(...coordinates) + radius + maxDistance + unsafeNumber(space.tileSize));
}

function lengthOf({ x, y }: { readonly x: number; readonly y: number }): number {
  return Math.sqrt(x * x + y * y);
}

describe('far from the origin', () => {
  it.each([
    [1e9, -1e9],
    [1e10, -1e10],
    [1e11, 1e11],
    [-1e12, 1e12],
  ])('(%d, %d): a displacement is not longer than maxDistance', (x, y) => {
    const space = spaceAt(x, y, 0.7);
    const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 }));
    for (const [column, row] of [
      [1, 0],
      [1, 2],
      [0, 3],
    ] as const) {
      walls.setAt(column, row, true);
    }
    const center = at(x + 1, y + 1.7);
    const way = pushOut(walls, space, circle(center, meters(0.35)));
    if (way === undefined || way.isStuck) return;
    const far = lengthOf({ x: unsafeNumber(way.displacement.x), y: unsafeNumber(way.displacement.y) });
    expect(far).toBeLessThanOrEqual(0.35 + 0.7 + roundingOf(space, center, 0.35, 1.05));
    expect(pushOut(walls, space, circle(way.center, meters(0.35)))).toBeUndefined();
  });

  it('every circle has an answer at the ends of the range of tiles, with the origin as far away as possible', () => {
    const random = new Random(32);
    const answers = { free: 0, stuck: 0, moved: 0 };
    const [first, last] = [-(2 ** 31), 2 ** 31 - 6];
    for (let i = 0; i < runs(2000); i++) {
      const space = spaceAt(random.next() < 0.5 ? -(2 ** 50) : 0, random.next() < 0.5 ? 2 ** 50 : 0, 1);
      const { x, y } = { x: random.next() < 0.5 ? first : last, y: random.next() < 0.5 ? first : last };
      const walls = bitTilemap(tileRect({ x, y, width: 6, height: 6 }));
      scatter(random, walls);
      const [originX, originY] = [unsafeNumber(space.origin.x), unsafeNumber(space.origin.y)];
      const center = at(originX + x + random.between(0, 6), originY + y + random.between(0, 6));
      const radius = meters(random.between(0, 1.5));
      const way = pushOut(walls, space, circle(center, radius));
      answers[way === undefined ? 'free' : way.isStuck ? 'stuck' : 'moved']++;
      if (way?.isStuck === false) expect(pushOut(walls, space, circle(way.center, radius))).toBeUndefined();
    }
    expect(Math.min(answers.free, answers.stuck, answers.moved)).toBeGreaterThanOrEqual(atLeast(20));
  });

  it('where doubles are farther apart than the rounding of a position, no displacement is longer than maxDistance', () => {
    const random = new Random(48);
    const answers = { free: 0, stuck: 0, moved: 0 };
    for (let i = 0; i < runs(4000); i++) {
      const power = random.integer(44, 50);
      const space = spaceAt(2 ** power * (random.next() < 0.5 ? -1 : 1), 2 ** power, 1);
      const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 6, height: 6 }));
      scatter(random, walls);
      const [originX, originY] = [unsafeNumber(space.origin.x), unsafeNumber(space.origin.y)];
      const center = at(originX + random.between(0, 6), originY + random.between(0, 6));
      const [half, maxDistance] = [random.between(0.1, 1.2), random.between(0, 2)];
      const extents = difference(meters(half), meters(half));
      const body = random.next() < 0.5 ? circle(center, meters(half)) : box(center, extents);
      const way = pushOut(walls, space, body, { maxDistance: meters(maxDistance) });
      answers[way === undefined ? 'free' : way.isStuck ? 'stuck' : 'moved']++;
      if (way?.isStuck !== false) continue;
      const far = lengthOf({ x: unsafeNumber(way.displacement.x), y: unsafeNumber(way.displacement.y) });
      expect(far).toBeLessThanOrEqual(maxDistance + 2e-9);
    }
    expect(Math.min(answers.free, answers.stuck, answers.moved)).toBeGreaterThanOrEqual(atLeast(100));
  });

  it('each new position is free and not too far, and no roomier position is nearer', () => {
    const random = new Random(31);
    const walls = bitTilemap(tileRect({ x: -4, y: -4, width: 9, height: 9 }));
    const answers = { free: 0, stuck: 0, moved: 0 };
    for (let i = 0; i < runs(6000); i++) {
      if (i % 10 === 0) scatter(random, walls);
      const magnitude = (): number => (random.next() < 0.5 ? -1 : 1) * 10 ** random.between(0, 12);
      const size = [0.1, 0.7, 1, 32, 1000, 10 ** random.between(-1, 3)][random.integer(0, 5)] ?? 1;
      const space = spaceAt(magnitude(), magnitude(), size);
      const [originX, originY] = [unsafeNumber(space.origin.x), unsafeNumber(space.origin.y)];
      const center = at(originX + (0.5 + random.coordinate(3)) * size, originY + (0.5 + random.coordinate(3)) * size);
      // Half of them fit between walls exactly.
      const radius = (random.next() < 0.5 ? 0.5 : random.between(0, 0.9)) * size;
      const maxDistance = random.next() < 0.5 ? radius + size : random.between(0, 4) * size;
      const rounding = roundingOf(space, center, radius, maxDistance);
      const options = maxDistance === radius + size ? undefined : { maxDistance: meters(maxDistance) };
      const way = pushOut(walls, space, circle(center, meters(radius)), options);
      if (way === undefined) {
        answers.free++;
        continue;
      }
      let reach = maxDistance;
      if (way.isStuck) {
        answers.stuck++;
      } else {
        answers.moved++;
        expect(way.displacement).toEqual(sub(way.center, center));
        const far = lengthOf({ x: unsafeNumber(way.displacement.x), y: unsafeNumber(way.displacement.y) });
        if (far > reach + rounding) expect.fail(`${far} is farther than ${reach}, at ${originX}, ${originY}`);
        expect(pushOut(walls, space, circle(way.center, meters(radius)))).toBeUndefined();
        reach = far;
      }
      for (let tries = 0; tries < 20; tries++) {
        const [turn, part] = [random.next() * 2 * Math.PI, Math.sqrt(random.next())];
        const away = part * reach - rounding;
        const place = at(
          unsafeNumber(center.x) + Math.cos(turn) * away,
          unsafeNumber(center.y) + Math.sin(turn) * away,
        );
        if (away > 0 && pushOut(walls, space, circle(place, meters(radius + rounding))) === undefined) {
          expect.fail(`(${originX}, ${originY}), ${size}: a place ${away} away is nearer than ${reach}`);
        }
      }
    }
    expect(Math.min(answers.free, answers.stuck, answers.moved)).toBeGreaterThanOrEqual(atLeast(100));
  });
});

function scatter(random: Random, map: BitTilemap): void {
  map.fill(false);
  const share = random.between(0.1, 0.5);
  map.forEach((_, x, y) => {
    if (random.next() < share) map.setAt(x, y, true);
  });
}
