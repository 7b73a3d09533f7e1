/** Circles at ledges, far from the origin: they stand where they would near it, up to rounding. */
import { type BitTilemap, bitTilemap, tileRect, type TileSpace, tileSpace } from '@tilewright/tilemap';
import { Random, runs } from '@tilewright/testing';
import { type Circle2, circle, difference, meters, metersPerTile, position, unsafeNumber } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { moveAndSlide } from './move-and-slide.js';

const LEDGE = 5;
const FAR = [1e3, 1e4, 1e5, 2e5, 1e6, 3e6, 1e7];
const SIZES = [1, 1 / 3, 0.7, 16];

/** A floor below row 6, and a ledge on it, a tile high, west or east of column 5. */
function ledgeMap(side: 'west' | 'east'): BitTilemap {
  const map = bitTilemap(tileRect({ x: 0, y: 0, width: 12, height: 7 }));
  for (let x = 0; x < 12; x++) {
    map.setAt(x, 6, true);
    map.setAt(x, 5, side === 'west' ? x < LEDGE : x >= LEDGE);
  }
  return map;
}

interface Walk {
  readonly space: TileSpace;
  readonly origin: { readonly x: number; readonly y: number };
  readonly size: number;
  /** In tiles. */
  readonly radius: number;
  readonly step: number;
}

function walkFrom(random: Random, far: number, size: number): Walk {
  const origin = { x: far * size * (0.5 + random.next()), y: -far * size * (0.5 + random.next()) };
  const space = tileSpace({ origin: position(meters(origin.x), meters(origin.y)), tileSize: metersPerTile(size) });
  return { space, origin, size, radius: 0.2 + 0.5 * random.next(), step: 0.05 + 0.2 * random.next() };
}

/** Walks over the ledge, and returns the largest distance, in tiles, from the height at which the circle should be. */
function errorOfWalk({ space, origin, size, radius, step }: Walk, side: 'west' | 'east'): number {
  const map = ledgeMap(side);
  const by = (x: number, y: number) => difference(meters(x * size), meters(y * size));
  const ledge = meters(1.01 * size);
  const options = side === 'west' ? { snapDown: ledge } : { stepUp: ledge };
  const start = position(meters(origin.x + 2 * size), meters(origin.y + (side === 'west' ? 4 : 5) * size));
  let body: Circle2 = moveAndSlide(map, space, circle(start, meters(radius * size)), by(0, 2)).body;
  let most = 0;
  let column = 0;
  for (let steps = 0; column < 9; steps++) {
    if (steps > 8 / step) return Number.POSITIVE_INFINITY;
    ({ body } = moveAndSlide(map, space, body, by(step, 0), options));
    column = (unsafeNumber(body.center.x) - origin.x) / size;
    const row = (unsafeNumber(body.center.y) - origin.y) / size;
    const besideLedge = Math.max(side === 'west' ? column - LEDGE : LEDGE - column, 0);
    const onCorner = besideLedge < radius ? LEDGE - Math.sqrt(radius * radius - besideLedge * besideLedge) : LEDGE + 1;
    most = Math.max(most, Math.abs(row - Math.min(onCorner, LEDGE + 1 - radius)));
  }
  return most;
}

describe.each(FAR)('%d tiles from the origin', (far) => {
  it.each(['west', 'east'] as const)('a circle walks over a ledge in the %s, and never floats', (side) => {
    const random = new Random(far);
    for (const size of SIZES) {
      for (let i = 0; i < runs(200) / 2; i++) {
        const walk = walkFrom(random, far, size);
        // Beside a corner, an error of the column makes a larger one of the row.
        expect(errorOfWalk(walk, side), JSON.stringify(walk)).toBeLessThan(1e-5);
      }
    }
  });
});
