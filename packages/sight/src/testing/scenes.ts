/**
 * Seeded maps and eyes: scattered walls, rooms, open fields; eyes on centers, quarters, sevenths, grid lines, one ulp
 * beside.
 */
import { nextDown, nextUp, type Random } from '@tilewright/testing';
import { type BitTilemap, bitTilemapFrom, tileRect } from '@tilewright/tilemap';
import { tilePosition, type TilePosition2, tiles } from '@tilewright/units';

export const at = (x: number, y: number): TilePosition2 => tilePosition(tiles(x), tiles(y));

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A map of at most this size, with walls in up to half of its tiles; sometimes a million tiles away. */
export function randomMap(random: Random, least: number, most: number, isFar: boolean = true): BitTilemap {
  const far = isFar && random.integer(0, 4) === 0 ? 1_000_003 : 0;
  const bounds = tileRect({
    x: random.integer(-9, 9) + far,
    y: random.integer(-9, 9) - far,
    width: random.integer(least, most),
    height: random.integer(least, most),
  });
  const density = random.integer(0, 4) === 0 ? 0.03 : random.between(0, 0.5);
  return bitTilemapFrom(bounds, () => random.next() < density);
}

/** A place in a map, or up to `beside` tiles beside it. */
export function randomEye(random: Random, { bounds }: BitTilemap, beside: number = 0): Place {
  const { x, y, width, height } = bounds;
  return {
    x: coordinate(random, x - beside, width + 2 * beside),
    y: coordinate(random, y - beside, height + 2 * beside),
  };
}

function coordinate(random: Random, first: number, count: number): number {
  const whole = first + random.integer(0, count - 1);
  switch (random.integer(0, 8)) {
    case 0:
      return whole;
    case 1:
      return nextUp(whole);
    case 2:
      return nextDown(whole);
    case 3:
      return whole + random.integer(0, 3) / 4;
    case 4:
      return whole + random.integer(0, 6) / 7;
    case 5:
      return whole + random.integer(0, 255) / 256;
    case 6:
      return random.between(first, first + count);
    default:
      return whole + 0.5;
  }
}

export function keysOf(tiles: Iterable<{ readonly x: number; readonly y: number }>): Set<string> {
  const keys = new Set<string>();
  for (const { x, y } of tiles) keys.add(`${x},${y}`);
  return keys;
}
