/** Laws of steps: what a transposed map answers, and what many small steps lead to. */
import {
  bitTilemap,
  CardinalDirection,
  directionSetHas,
  tileRect,
  tileSpace,
  unitTileSpace,
} from '@tilewright/tilemap';
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
import { describe, expect, it } from 'vitest';
import { type Body2, box } from './body.js';
import { moveAndSlide } from './move-and-slide.js';

const side = 8;
const bounds = tileRect({ x: -side, y: -side, width: 2 * side, height: 2 * side });
const { north, east, south, west } = CardinalDirection;

/** A map of random walls, and the same map with its axes exchanged. */
function transposedMaps(random: Random) {
  const [map, transposed] = [bitTilemap(bounds), bitTilemap(bounds)];
  map.forEach((_, x, y) => {
    if (random.next() > 0.2) return;
    map.setAt(x, y, true);
    transposed.setAt(y, x, true);
  });
  return { map, transposed };
}

describe('a transposed map', () => {
  it.each(['boxes', 'circles'])('gives the transposed answer: %s', (kind) => {
    const random = new Random(401);
    let stopped = 0;
    for (let i = 0; i < runs(1500); i++) {
      const { map, transposed } = transposedMaps(random);
      const isOnGrid = random.integer(0, 1) === 0;
      const coordinate = (): number => (isOnGrid ? random.integer(-48, 48) / 8 : random.between(-6, 6));
      const [x, y] = [coordinate(), coordinate()];
      // Displacements of different lengths: at exact corners, equal ones go on along x in both maps.
      const [dx, dy] = [random.integer(-24, 24) / 8, random.between(-3, 3)];
      const [width, height] = [random.integer(1, 8) / 8, random.between(0.05, 1)];
      const bodyAt = (
        cx: number,
        cy: number,
        halfWidth: number,
        halfHeight: number,
      ): Body2<ReturnType<typeof tiles>> => {
        const center = tilePosition(tiles(cx), tiles(cy));
        return kind === 'boxes'
          ? box(center, tileDifference(tiles(halfWidth), tiles(halfHeight)))
          : circle(center, tiles(width));
      };
      const move = moveAndSlide(map, unitTileSpace, bodyAt(x, y, width, height), tileDifference(tiles(dx), tiles(dy)));
      const other = moveAndSlide(
        transposed,
        unitTileSpace,
        bodyAt(y, x, height, width),
        tileDifference(tiles(dy), tiles(dx)),
      );
      expect(other.startsInside).toBe(move.startsInside);
      const [toX, toY] = [unsafeNumber(move.center.x), unsafeNumber(move.center.y)];
      const [otherX, otherY] = [unsafeNumber(other.center.x), unsafeNumber(other.center.y)];
      if (kind === 'boxes') {
        expect([otherY, otherX]).toEqual([toX, toY]);
        expect(other.hits.map(({ fraction }) => fraction)).toEqual(move.hits.map(({ fraction }) => fraction));
        for (const [one, twin] of [
          [east, south],
          [south, east],
          [west, north],
          [north, west],
        ] as const) {
          expect(directionSetHas(other.blocked, twin)).toBe(directionSetHas(move.blocked, one));
        }
      } else {
        // Of contacts that are equal up to rounding, either may come first.
        expect(Math.abs(otherY - toX) + Math.abs(otherX - toY)).toBeLessThan(1e-9);
      }
      if (move.hits.length > 0) stopped++;
    }
    expect(stopped).toBeGreaterThanOrEqual(atLeast(300));
  });
});

describe('a step that meets nothing', () => {
  it('ends where a thousand small ones do, within a rounding error for each of them', () => {
    const random = new Random(402);
    let free = 0;
    for (const [origin, size] of [
      [0, 1],
      [-3.3, 0.7],
      [1e6, 0.1],
    ] as const) {
      const space = tileSpace({ origin: position(meters(origin), meters(origin)), tileSize: metersPerTile(size) });
      for (let i = 0; i < runs(8); i++) {
        const { map } = transposedMaps(random);
        const at = (): number => origin + size * random.between(-6, 6);
        const center = position(meters(at()), meters(at()));
        const body: Body2 =
          i % 2 === 0
            ? box(center, difference(meters(0.3 * size), meters(0.2 * size)))
            : circle(center, meters(0.3 * size));
        const [dx, dy] = [size * random.between(-1, 1), size * random.between(-1, 1)];
        const whole = moveAndSlide(map, space, body, difference(meters(dx), meters(dy)));
        if (whole.startsInside || whole.hits.length > 0) continue;
        free++;
        let small = body;
        for (let step = 0; step < 1000; step++) {
          const move = moveAndSlide(map, space, small, difference(meters(dx / 1000), meters(dy / 1000)));
          expect(move.hits).toEqual([]);
          small = move.body;
        }
        // Each step rounds once, by half a last place of a coordinate.
        const bound = 1001 * (Math.abs(origin) + 8 * size) * 2 ** -53;
        expect(Math.abs(unsafeNumber(small.center.x) - unsafeNumber(whole.center.x))).toBeLessThanOrEqual(bound);
        expect(Math.abs(unsafeNumber(small.center.y) - unsafeNumber(whole.center.y))).toBeLessThanOrEqual(bound);
      }
    }
    expect(free).toBeGreaterThan(0);
  });
});
