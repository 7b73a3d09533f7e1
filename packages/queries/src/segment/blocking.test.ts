import {
  arrayTilemap,
  bitTilemap,
  CardinalDirection,
  chunkedTilemap,
  type ReadonlyTilemap,
  type TileRect,
  tileRect,
  typedTilemap,
  unitTileSpace,
} from '@tilewright/tilemap';
import { segmentBetween, tilePosition, type TilePosition2, tiles, valueIn } from '@tilewright/units';
import { atLeast, Random, runs } from '@tilewright/testing';
import { describe, expect, it, vi } from 'vitest';
import { oracleBlock, type OracleBlock } from '../testing/blocking-oracle.js';
import { shortSegment } from '../testing/segments.js';
import { castRay } from './cast.js';
import type { RayHit } from './hit.js';
import { isVisible } from './visibility.js';

vi.setConfig({ testTimeout: 3_600_000 });

const at = (x: number, y: number): TilePosition2 => tilePosition(tiles(x), tiles(y));
const bounds = tileRect({ x: -4, y: -4, width: 9, height: 9 });
const bits = bitTilemap(bounds);
const modes = ['pass', 'block'] as const;

function scatter(random: Random, part: number): void {
  bits.fill(false);
  for (let y = -4; y < 5; y++) for (let x = -4; x < 5; x++) if (random.next() < part) bits.setAt(x, y, true);
}

function isSolid(x: number, y: number): boolean {
  return bits.hasAt(x, y) && bits.getAt(x, y);
}

function isInBox({ x, y, width, height }: TileRect, column: number, row: number): boolean {
  return column >= x && row >= y && column < x + width && row < y + height;
}

describe('rays against the definition of closed squares, in rational arithmetic', () => {
  const sides = new Map([
    [CardinalDirection.west, 'west'],
    [CardinalDirection.east, 'east'],
    [CardinalDirection.north, 'north'],
    [CardinalDirection.south, 'south'],
  ]);
  function told(
    hit: { tile: { x: number; y: number }; fraction: number; side: CardinalDirection | undefined } | undefined,
  ): unknown {
    if (hit === undefined) return 'free';
    return {
      tile: [hit.tile.x, hit.tile.y],
      fraction: rounded(hit.fraction),
      side: hit.side === undefined ? undefined : sides.get(hit.side),
    };
  }
  function expected(block: OracleBlock | undefined): unknown {
    if (block === undefined) return 'free';
    const { numerator, denominator } = block.place;
    return { tile: [...block.tile], fraction: rounded(quotient(numerator, denominator)), side: block.side };
  }

  it.each(modes)('%s', (corners) => {
    const random = new Random(corners.length);
    const wrong: unknown[] = [];
    const seen = { free: 0, side: 0, corner: 0, start: 0 };
    for (let i = 0; i < runs(20_000); i++) {
      if (i % 50 === 0) scatter(random, [0.1, 0.3, 0.6][(i / 50) % 3] ?? 0);
      const ends = shortSegment(random);
      const [sx, sy, ex, ey] = ends;
      const box =
        i % 3 === 0
          ? tileRect({
              x: random.integer(-5, 2),
              y: random.integer(-5, 2),
              width: random.integer(0, 5),
              height: random.integer(0, 5),
            })
          : bounds;
      const block = oracleBlock(sx, sy, ex, ey, (x, y) => isInBox(box, x, y) && isSolid(x, y), corners);
      const hit = castRay(
        bits,
        unitTileSpace,
        segmentBetween(at(sx, sy), at(ex, ey)),
        i % 3 === 0 ? { corners, bounds: box } : { corners },
      );
      if (JSON.stringify(told(hit)) !== JSON.stringify(expected(block)) && wrong.length < 10)
        wrong.push({ ends, told: told(hit), expected: expected(block) });
      seen[
        block === undefined
          ? 'free'
          : block.side !== undefined
            ? 'side'
            : block.place.numerator === 0n
              ? 'start'
              : 'corner'
      ]++;
    }
    expect(wrong).toEqual([]);
    expect(Math.min(...Object.values(seen))).toBeGreaterThanOrEqual(atLeast(100));
  });
});

describe('the laws of rays and views', () => {
  type Point = readonly [x: number, y: number];
  /** The eight symmetries of the square around the middle of the map, (0.5, 0.5); exact where coordinates are fine. */
  const symmetries: readonly ((point: Point) => Point)[] = [false, true].flatMap((swaps) =>
    [1, -1].flatMap((signX) =>
      [1, -1].map((signY) => ([x, y]: Point): Point => {
        const [u, v] = [signX * (x - 0.5) + 0.5, signY * (y - 0.5) + 0.5];
        return swaps ? [v, u] : [u, v];
      }),
    ),
  );
  const fine = (random: Random): number => random.integer(-12, 16) / (random.next() < 0.6 ? 2 : 4);

  it.each(modes)('are the same in all eight symmetries: %s', (corners) => {
    const random = new Random(11);
    const wrong: unknown[] = [];
    let hits = 0;
    for (let i = 0; i < runs(1500); i++) {
      scatter(random, [0.15, 0.4][i % 2] ?? 0);
      const original = bits.clone();
      const [start, end]: readonly [Point, Point] = [
        [fine(random), fine(random)],
        [fine(random), fine(random)],
      ];
      const rays = symmetries.map((symmetry) => {
        bits.fill(false);
        original.forEach((solid, x, y) => {
          // The tile around a center is that around its image.
          const [u, v] = symmetry([x + 0.5, y + 0.5]);
          if (solid) bits.setAt(Math.floor(u), Math.floor(v), true);
        });
        const [from, to] = [symmetry(start), symmetry(end)];
        const hit = castRay(bits, unitTileSpace, segmentBetween(at(...from), at(...to)), { corners });
        const seen = isVisible(bits, unitTileSpace, at(...from), at(...to), { corners });
        return { hit, seen };
      });
      const first = rays[0];
      symmetries.forEach((symmetry, k) => {
        const ray = rays[k];
        if (first === undefined || ray === undefined) return;
        const place = (hit: RayHit<never> | undefined): unknown => hit;
        const position =
          first.hit && symmetry([valueIn(first.hit.contact.x, tiles), valueIn(first.hit.contact.y, tiles)]);
        const same =
          first.seen === ray.seen &&
          first.hit?.fraction === ray.hit?.fraction &&
          (first.hit?.side === undefined) === (ray.hit?.side === undefined) &&
          isNear(position?.[0], ray.hit && valueIn(ray.hit.contact.x, tiles)) &&
          isNear(position?.[1], ray.hit && valueIn(ray.hit.contact.y, tiles));
        if (!same && wrong.length < 5)
          wrong.push({ k, start, end, first: place(first.hit as never), hit: place(ray.hit as never) });
      });
      if (first?.hit !== undefined) hits++;
    }
    expect(wrong).toEqual([]);
    expect(hits).toBeGreaterThanOrEqual(atLeast(300));
  });

  it.each(modes)(
    'the same in both directions, and views are rays that the tiles of their ends let through: %s',
    (corners) => {
      const random = new Random(12);
      const wrong: unknown[] = [];
      const counts = { free: 0, blocked: 0 };
      for (let i = 0; i < runs(10_000); i++) {
        if (i % 50 === 0) scatter(random, [0.1, 0.25, 0.5][(i / 50) % 3] ?? 0);
        const [sx, sy, ex, ey] = shortSegment(random);
        const [from, to] = [at(sx, sy), at(ex, ey)];
        const holdsEnd = (x: number, y: number): boolean => isInside(sx, sy, x, y) || isInside(ex, ey, x, y);
        const between = (value: boolean, x: number, y: number): boolean => value && !holdsEnd(x, y);
        const options = { corners };
        const seen = isVisible(bits, unitTileSpace, from, to, options);
        const results = [
          seen === isVisible(bits, unitTileSpace, to, from, options),
          seen ===
            (castRay(bits, unitTileSpace, segmentBetween(from, to), { ...options, isSolid: between }) === undefined),
          (castRay(bits, unitTileSpace, segmentBetween(from, to), options) === undefined) ===
            (castRay(bits, unitTileSpace, segmentBetween(to, from), options) === undefined),
          // What touches nothing at all has a path beside it.
          corners === 'pass' || !seen || isVisible(bits, unitTileSpace, from, to),
        ];
        if (results.includes(false) && wrong.length < 5) wrong.push({ sx, sy, ex, ey, results });
        counts[seen ? 'free' : 'blocked']++;
      }
      expect(wrong).toEqual([]);
      expect(Math.min(counts.free, counts.blocked)).toBeGreaterThanOrEqual(atLeast(1000));
    },
  );

  it.each(modes)('do not depend on how a map is stored: %s', (corners) => {
    const random = new Random(13);
    const isOne = (value: number): boolean => value === 1;
    for (let i = 0; i < runs(300); i++) {
      scatter(random, 0.3);
      const stored: ReadonlyTilemap<number>[] = [
        typedTilemap(bounds, Uint8Array),
        arrayTilemap(bounds, 0),
        chunkedTilemap({ background: 0 }),
      ].map((map) => {
        bits.forEach((solid, x, y) => map.setAt(x, y, solid ? 1 : 0));
        return map;
      });
      for (let k = 0; k < 10; k++) {
        const [sx, sy, ex, ey] = shortSegment(random);
        const ray = segmentBetween(at(sx, sy), at(ex, ey));
        const hit = castRay(bits, unitTileSpace, ray, { corners });
        const seen = isVisible(bits, unitTileSpace, at(sx, sy), at(ex, ey), { corners });
        for (const map of stored) {
          expect(castRay(map, unitTileSpace, ray, { isSolid: isOne, corners })).toEqual(hit);
          expect(isVisible(map, unitTileSpace, at(sx, sy), at(ex, ey), { isSolid: isOne, corners })).toBe(seen);
        }
      }
    }
  });
});

function isNear(a: number | undefined, b: number | undefined): boolean {
  return a === b || Math.abs((a ?? Number.NaN) - (b ?? Number.NaN)) < 1e-14;
}

/** Whether a point lies inside a tile, and on none of its sides. */
function isInside(px: number, py: number, x: number, y: number): boolean {
  return px > x && px < x + 1 && py > y && py < y + 1;
}

/** Twelve digits, and nothing of what is smaller than any of these tests resolves. */
function rounded(fraction: number): number {
  return fraction < 1e-200 ? 0 : Number(fraction.toPrecision(12));
}

/** The double nearest to a fraction. */
function quotient(numerator: bigint, denominator: bigint): number {
  if (numerator === 0n) return 0;
  const bitsOf = (value: bigint): number => value.toString(2).length;
  const shift = BigInt(Math.max(0, 64 - (bitsOf(numerator) - bitsOf(denominator))));
  const scaled = (numerator << shift) / denominator;
  const sticky = scaled * denominator === numerator << shift ? 0n : 1n;
  return Number((scaled << 1n) | sticky) * 2 ** -Number(shift + 1n);
}
