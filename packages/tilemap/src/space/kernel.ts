/**
 * Conversions of one axis between the world and tile space, on plain doubles. `origin` is the border of tile 0 and
 * `size` the side of a tile, both in world units. The functions check nothing, allocate nothing, and return NaN where
 * there is no tile. Other packages may call them.
 *
 * One definition decides everything: the border of tile t is the double `origin + t * size`, and a tile owns its own
 * border, but not the next one:
 *
 *     border(t - 1)        border(t)            border(t + 1)
 *          [---- tile t - 1 ---)[------ tile t ------)[----
 *                            p ^ guess = floor((p - origin) / size) = t - 1, but p >= border(t): tile t
 *
 * The quotient alone does not agree with the borders: 3 * 0.7 / 0.7 is 2.9999999999999996. So it is only a guess, and a
 * comparison with the border corrects it.
 *
 * One correction is enough. For |t| <= 2^31 and |origin| <= 2^50 * size, a border has an error of less than 0.13 tiles
 * (half a rounding step of up to 2^50 * size, plus the error of the product), and the quotient an error of less than
 * 2^-20. So the guess is at most one tile off, borders increase strictly, and the middle of a tile is inside it.
 */
import { MAX_TILE, MIN_TILE } from '../limits.js';
import { nextDown } from './next-down.js';

/** The world coordinate of the west (or north) border of a tile. */
export function borderCoordinate(origin: number, size: number, tile: number): number {
  return origin + tile * size;
}

/** The world coordinate of the middle of a tile. */
export function centerCoordinate(origin: number, size: number, tile: number): number {
  return origin + (tile + 0.5) * size;
}

/** The tile at a world coordinate; NaN outside all tiles. */
export function tileCoordinate(origin: number, size: number, position: number): number {
  let tile = Math.floor((position - origin) / size);
  if (position < origin + tile * size) tile--;
  else if (position >= origin + (tile + 1) * size) tile++;
  // Adding 0 turns -0 into 0.
  return tile >= MIN_TILE && tile <= MAX_TILE ? tile + 0 : Number.NaN;
}

/**
 * Converts a world coordinate to tile space: the rounded quotient, clamped to the tile that owns the position. A border
 * gives exactly the number of its tile. NaN outside all tiles.
 */
export function tileSpaceCoordinate(origin: number, size: number, position: number): number {
  const tile = tileCoordinate(origin, size, position);
  if (position === origin + tile * size) return tile;
  const quotient = (position - origin) / size;
  if (quotient < tile) return tile;
  return quotient < tile + 1 ? quotient : nextDown(tile + 1);
}

/**
 * Converts a tile-space coordinate q to the world: `origin + q * size`, rounded and clamped to the tile that owns q. A
 * whole coordinate gives exactly the border. NaN outside all tiles.
 */
export function worldCoordinate(origin: number, size: number, tileSpace: number): number {
  const tile = Math.floor(tileSpace);
  if (!(tile >= MIN_TILE && tile <= MAX_TILE)) return Number.NaN;
  const position = origin + tileSpace * size;
  const end = origin + (tile + 1) * size;
  return position < end ? position : nextDown(end);
}
