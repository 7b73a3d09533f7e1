/**
 * One axis of a tile space, on plain doubles: `origin` is the border of tile 0, `size` the extent of a tile, both in
 * world units. The whole package converts by these five functions, and other packages may call them: they check
 * nothing, allocate nothing, and answer NaN where there is no tile.
 *
 * All of them rest on one definition. The border of tile t is the double `origin + t * size`, and tile t holds the
 * positions from its own border to that of tile t + 1, which it does not hold. A bare `floor((p - origin) / size)`
 * does not agree with it: 3 * 0.7 / 0.7 is 2.9999999999999996. So a quotient is a guess only, and the border decides.
 *
 * Why one step is enough: for |t| <= 2^31 and |origin| <= 2^50 * size a border is off its true place by less than 0.13
 * of a tile (half a rounding step of up to 2^50 * size, and the error of the product), and the quotient is off by less
 * than 2^-20. So guess and truth are at most one tile apart, borders grow strictly, and the middle of a tile is in it.
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

/** The tile that holds a world coordinate; NaN if no tile does. */
export function tileCoordinate(origin: number, size: number, position: number): number {
  let tile = Math.floor((position - origin) / size);
  if (position < origin + tile * size) tile--;
  else if (position >= origin + (tile + 1) * size) tile++;
  // The sum turns -0 into 0.
  return tile >= MIN_TILE && tile <= MAX_TILE ? tile + 0 : Number.NaN;
}

/**
 * A world coordinate in tile space: the rounded quotient, held inside the tile that owns the position. A border is
 * exactly the tile's number. NaN if no tile holds it.
 */
export function tileSpaceCoordinate(origin: number, size: number, position: number): number {
  const tile = tileCoordinate(origin, size, position);
  if (position === origin + tile * size) return tile;
  const quotient = (position - origin) / size;
  if (quotient < tile) return tile;
  return quotient < tile + 1 ? quotient : nextDown(tile + 1);
}

/**
 * A tile-space coordinate in the world: `origin + q * size` rounded, held inside the tile that owns q. A whole
 * coordinate is exactly the border. NaN beyond the range of tiles.
 */
export function worldCoordinate(origin: number, size: number, tileSpace: number): number {
  const tile = Math.floor(tileSpace);
  if (!(tile >= MIN_TILE && tile <= MAX_TILE)) return Number.NaN;
  const position = origin + tileSpace * size;
  const end = origin + (tile + 1) * size;
  return position < end ? position : nextDown(end);
}
