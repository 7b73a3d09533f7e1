/** One-way platforms: a body that was on the side from which they stop it stays there. */
import {
  arrayTilemapFrom,
  CardinalDirection,
  cardinalDirections,
  cardinalSet,
  tileRect,
  tileSpace,
  type TileSpace,
  unitTileSpace,
} from '@tilewright/tilemap';
import { tileSpaceCoordinate } from '@tilewright/tilemap/kernel';
import { atLeast, Random, runs } from '@tilewright/testing';
import {
  circle,
  difference,
  meters,
  metersPerTile,
  position,
  tileDifference,
  tilePosition,
  tiles,
  unsafeNumber,
} from '@tilewright/units';
import { sumTail } from '@tilewright/units/exact';
import { describe, expect, it } from 'vitest';
import { box } from './body.js';
import { moveAndSlide } from './move-and-slide.js';

const side = 16;
const row = 10;
const wall = cardinalSet(...cardinalDirections);
const platform = cardinalSet(CardinalDirection.north);
const air = cardinalSet();
const sides = (letter: string) => (letter === '#' ? wall : letter === '-' ? platform : air);
const bounds = tileRect({ x: 0, y: 0, width: side, height: side });
/** A wall with a platform on its west side. */
const shaft = arrayTilemapFrom(bounds, (x, y) => (x === 12 ? '#' : y === row ? '-' : '.'));

const spaceAt = (origin: number, size: number): TileSpace =>
  tileSpace({ origin: position(meters(origin), meters(origin)), tileSize: metersPerTile(size) });

/** Whether the lower edge, at y + half in tiles, is not below the top of the row. */
function isAbove(y: number, half: number): boolean {
  const edge = y + half;
  return edge < row || (edge === row && sumTail(y, half, edge) <= 0);
}

describe('a one-way platform', () => {
  it('carries a circle that is pressed into the corner between it and a wall', () => {
    for (const radius of [0.43, 0.35, 0.17, 0.11, 0.45, 0.4]) {
      let body = circle(tilePosition(tiles(11), tiles(9)), tiles(radius));
      for (const [dx, dy] of [
        [1, 0.2],
        [0.2, 1],
        [0.1, 0.1],
        [0.1, 0.1],
      ] as const) {
        const by = tileDifference(tiles(dx), tiles(dy));
        body = circle(moveAndSlide(shaft, unitTileSpace, body, by, { sides }).center, tiles(radius));
      }
      expect(isAbove(unsafeNumber(body.center.y), radius)).toBe(true);
      expect(unsafeNumber(body.center.y)).toBeCloseTo(row - radius, 12);
      expect(unsafeNumber(body.center.x)).toBeCloseTo(12 - radius, 12);
    }
  });

  it.each(['boxes', 'circles'])('is never passed from above, beside walls and at any angle: %s', (kind) => {
    const random = new Random(kind === 'boxes' ? 71 : 72);
    const seen = { steps: 0, landed: 0, below: 0 };
    const wrong: string[] = [];
    for (let i = 0; i < runs(240); i++) {
      const [origin, size] = (
        [
          [0, 1],
          [0, 0.7],
          [0, 16],
          [-3.3, 1 / 3],
          [1e6, 0.1],
          [1000, 1],
        ] as const
      )[i % 6]!;
      const space = spaceAt(origin, size);
      const share = random.between(0, 0.25);
      const map =
        i % 2 === 0 ? shaft : arrayTilemapFrom(bounds, (_, y) => (y === row ? '-' : random.next() < share ? '#' : '.'));
      const half = size * ([0.35, 0.25, 0.5, 1 / 3, 0.17, random.between(0.05, 0.9)][random.integer(0, 5)] ?? 0.35);
      let center = position(
        meters(origin + size * random.between(1, 11)),
        meters(origin + size * random.between(1, 9)),
      );
      let [dx, dy] = [0, 0];
      for (let step = 0; step < 60; step++) {
        // Pressed toward the corner for a while, along the diagonal as often as not.
        if (step % 4 === 0) {
          const most = size * [0.02, 0.2, 1, 4, 1e9][random.integer(0, 4)]!;
          [dx, dy] = [random.between(-most / 4, most), random.between(-most / 4, most)];
          if (random.integer(0, 1) === 0) dy = dx;
        }
        const body =
          kind === 'boxes' ? box(center, difference(meters(half), meters(half))) : circle(center, meters(half));
        const move = moveAndSlide(map, space, body, difference(meters(dx), meters(dy)), { sides, outside: 'solid' });
        if (move.startsInside) break;
        const y = tileSpaceCoordinate(origin, size, unsafeNumber(move.center.y));
        seen.steps++;
        if (!isAbove(tileSpaceCoordinate(origin, size, unsafeNumber(center.y)), half / size)) {
          seen.below++;
          break;
        }
        if (move.hits.some(({ tile }) => tile?.y === row)) seen.landed++;
        if (!isAbove(y, half / size))
          wrong.push(JSON.stringify({ origin, size, half, center, dx, dy, to: move.center }));
        center = move.center;
      }
    }
    expect(wrong.slice(0, 4)).toEqual([]);
    expect(seen.landed).toBeGreaterThanOrEqual(atLeast(240));
  });
});
