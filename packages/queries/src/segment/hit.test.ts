/**
 * `castRayInto` is `castRay` without the object: the same numbers, bit for bit, from the fast path and from the walk.
 */
import {
  bitTilemap,
  CardinalDirection,
  chunkedTilemap,
  type ReadonlyTilemap,
  tile,
  tileRect,
  typedTilemap,
  unitTileSpace,
  viewOf,
} from '@tilewright/tilemap';
import { atLeast, Random, runs } from '@tilewright/testing';
import { segmentBetween, type TileLength, tilePosition, type TilePosition2, tiles } from '@tilewright/units';
import { describe, expect, it, vi } from 'vitest';
import { longSegment, shortSegment } from '../testing/segments.js';
import { castRay, castRayInto } from './cast.js';
import { HitAnswer } from '../hit-answer.js';

// As long as the number of runs takes.
vi.setConfig({ testTimeout: 3_600_000 });

const at = (x: number, y: number): TilePosition2 => tilePosition(tiles(x), tiles(y));
const bounds = tileRect({ x: -16, y: -16, width: 33, height: 33 });
const members = [
  'tile',
  'tileX',
  'tileY',
  'contact',
  'contactX',
  'contactY',
  'distance',
  'fraction',
  'side',
  'normal',
  'normalX',
  'normalY',
] as const;

/** What an answer says, as the members of a `RayHit`, after a look at those that it has twice. */
function told(hit: HitAnswer<TileLength>): unknown {
  if (hit.isEmpty) return undefined;
  const { tile, contact, distance, fraction, side } = hit;
  expect([hit.tileX, hit.tileY, hit.contactX, hit.contactY]).toStrictEqual([tile.x, tile.y, contact.x, contact.y]);
  const normal = hit.normal ?? { x: 0, y: 0 };
  expect([hit.normalX, hit.normalY]).toStrictEqual([normal.x, normal.y]);
  return { tile, contact, distance, fraction, side };
}

describe('castRayInto', () => {
  const bits = bitTilemap(bounds);
  const kinds = typedTilemap(bounds, Uint8Array);
  const chunked = chunkedTilemap({ background: false, chunkSize: 4 });
  const isSolid = { isSolid: (kind: number): boolean => kind > 0 };
  const hit = new HitAnswer<TileLength>();

  function scatter(random: Random): void {
    bits.fill(false);
    kinds.fill(0);
    chunked.fill(false);
    for (let y = -16; y < 17; y++) {
      for (let x = -16; x < 17; x++) {
        if (random.next() >= 0.08) continue;
        bits.setAt(x, y, true);
        kinds.setAt(x, y, 1);
        chunked.setAt(x, y, true);
      }
    }
  }

  it('holds what castRay returns, over maps of all kinds, on and off grid lines', () => {
    const random = new Random(5);
    const seen = { hits: 0, sides: 0, misses: 0 };
    for (let i = 0; i < runs(4000); i++) {
      if (i % 100 === 0) scatter(random);
      const [sx, sy, ex, ey] = i % 2 === 0 ? shortSegment(random) : longSegment(random, 12, 8);
      const ray = segmentBetween(at(sx, sy), at(ex, ey));
      const options = { corners: (['pass', 'block'] as const)[i % 2]! };
      const expected = castRay(bits, unitTileSpace, ray, options);
      const answers = [
        castRayInto(hit, bits, unitTileSpace, ray, options) ? told(hit) : undefined,
        castRayInto(hit, kinds, unitTileSpace, ray, { ...options, ...isSolid }) ? told(hit) : undefined,
        castRayInto(hit, chunked, unitTileSpace, ray, { ...options, bounds }) ? told(hit) : undefined,
        castRayInto(hit, viewOf(bits, bounds), unitTileSpace, ray, options) ? told(hit) : undefined,
        castRay(viewOf(bits, bounds), unitTileSpace, ray, options),
        castRay(kinds, unitTileSpace, ray, { ...options, ...isSolid }),
      ];
      expect(hit.isEmpty).toBe(expected === undefined);
      for (const answer of answers) expect(answer).toStrictEqual(expected);
      if (expected === undefined) seen.misses++;
      else seen.hits++;
      if (expected?.side !== undefined) seen.sides++;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThanOrEqual(atLeast(500));
  });

  it('is empty at first, after a miss and after clear, and then throws', () => {
    const walls = bitTilemap(bounds);
    walls.set(tile(3, 0), true);
    const answer = new HitAnswer<TileLength>();
    const path = segmentBetween(at(0.5, 0.5), at(5.5, 0.5));
    const back = segmentBetween(at(0.5, 0.5), at(-5.5, 0.5));
    const refuses = (): void => {
      expect(answer.isEmpty).toBe(true);
      for (const member of members) {
        expect(() => answer[member]).toThrow(
          new RangeError(`hit.${member}: the answer holds no hit. Read it only after a question has returned true`),
        );
      }
    };
    refuses();
    expect(castRayInto(answer, walls, unitTileSpace, path)).toBe(true);
    expect(answer).toMatchObject({
      tileX: 3,
      tileY: 0,
      contactX: 3,
      contactY: 0.5,
      fraction: 0.5,
      distance: 2.5,
      normalX: -1,
    });
    expect([answer.side, answer.normal, answer.normalY]).toEqual([CardinalDirection.west, { x: -1, y: 0 }, 0]);
    expect(castRayInto(answer, walls, unitTileSpace, back)).toBe(false);
    refuses();
    // Off the fast path, too.
    expect(castRayInto(answer, walls, unitTileSpace, path, { bounds })).toBe(true);
    expect(castRayInto(answer, walls, unitTileSpace, back, { bounds })).toBe(false);
    refuses();
    expect(castRayInto(answer, walls, unitTileSpace, path)).toBe(true);
    answer.clear();
    refuses();
  });

  it('has the normal of each side', () => {
    const block = bitTilemap(bounds);
    block.set(tile(0, 0), true);
    const answer = new HitAnswer<TileLength>();
    const normals = [
      [-3, 0.25],
      [4, 0.25],
      [0.25, -3],
      [0.25, 4],
      [0.25, 0.75],
    ].map(([x = 0, y = 0]) => {
      castRayInto(answer, block, unitTileSpace, segmentBetween(at(x, y), at(0.5, 0.5)));
      return [answer.normalX, answer.normalY, answer.normal];
    });
    expect(normals).toEqual([
      [-1, 0, { x: -1, y: 0 }],
      [1, 0, { x: 1, y: 0 }],
      [0, -1, { x: 0, y: -1 }],
      [0, 1, { x: 0, y: 1 }],
      [0, 0, undefined],
    ]);
  });

  it('stays unchanged if the ray is not valid, or the predicate throws', () => {
    const answer = new HitAnswer<TileLength>();
    bits.fill(true);
    const path = segmentBetween(at(0.5, 0.5), at(5.5, 0.5));
    castRayInto(answer, bits, unitTileSpace, path);
    const before = told(answer);
    const fail = (): never => {
      throw new Error('from the predicate');
    };
    for (const map of [kinds, chunkedTilemap({ background: 0 })] as readonly ReadonlyTilemap<number>[]) {
      expect(() => castRayInto(answer, map, unitTileSpace, path, { isSolid: fail })).toThrow('from the predicate');
    }
    expect(() => castRayInto(answer, kinds, unitTileSpace, path, undefined as never)).toThrow(
      'castRayInto: isSolid must be given for a map of other values than booleans',
    );
    expect(told(answer)).toStrictEqual(before);
  });

  it('may be filled with another ray by the predicate: the outer one is written last', () => {
    const walls = typedTilemap(bounds, Uint8Array);
    walls.set(tile(3, 0), 1);
    const answer = new HitAnswer<TileLength>();
    const path = segmentBetween(at(0.5, 0.5), at(5.5, 0.5));
    const inner = segmentBetween(at(3.5, -4.5), at(3.5, 5.5));
    const isWall = { isSolid: (kind: number): boolean => kind > 0 };
    const nested = {
      isSolid: (kind: number): boolean => castRayInto(answer, walls, unitTileSpace, inner, isWall) && kind > 0,
    };
    expect(castRayInto(answer, walls, unitTileSpace, path, nested)).toBe(true);
    expect(told(answer)).toStrictEqual(castRay(walls, unitTileSpace, path, isWall));
  });
});
