/**
 * The way of a shape into tile space: the one place where a query rounds. From there on all is exact.
 *
 * Positions go by the space's own conversion, so that the tile of a point is `tileAt` of it; lengths by one division.
 */
import { tileSpaceCoordinate } from '@tilewright/tilemap/kernel';
import { argumentError, requireFinite } from '@tilewright/units/checks';
import { type RawPoint, type RawSpace, sizeOfTiles } from './raw.js';

/** One past the greatest coordinate of a tile, and the least. */
const END = 0x8000_0000;
const BEGIN = -0x8000_0000;

/**
 * A world coordinate in tile space. Further than 2^31 tiles from the origin, where no tile holds it, it is the rounded
 * quotient: a query with bounds may well come from there.
 */
export function inTileSpace(
  where: string,
  parameter: string,
  axis: 'x' | 'y',
  origin: number,
  size: number,
  value: number,
): number {
  // Nearly all coordinates lie safely inside of their tile: then the conversion's answer is the quotient as it stands.
  const quotient = (value - origin) / size;
  const tile = Math.floor(quotient);
  return value > origin + tile * size && value < origin + (tile + 1) * size && isOnTiles(tile)
    ? quotient
    : inTileSpaceByBorders(where, parameter, axis, origin, size, value);
}

/** Where `toTiles` puts its answer, to be read at once. NaN makes them doubles from the start. */
export const inTiles: { x: number; y: number } = { x: Number.NaN, y: Number.NaN };

/**
 * `inTileSpace` of a point, into `inTiles`: numbers that are passed to a function, or returned, are boxed where an engine
 * does not merge it with its caller. So the common case is written out.
 */
export function toTiles(where: string, parameter: string, space: RawSpace, { x, y }: RawPoint): void {
  const { origin } = space;
  const size = sizeOfTiles(space);
  const quotientX = (x - origin.x) / size;
  const quotientY = (y - origin.y) / size;
  const column = Math.floor(quotientX);
  const row = Math.floor(quotientY);
  if (
    x > origin.x + column * size &&
    x < origin.x + (column + 1) * size &&
    y > origin.y + row * size &&
    y < origin.y + (row + 1) * size &&
    isOnTiles(column) &&
    isOnTiles(row)
  ) {
    inTiles.x = quotientX;
    inTiles.y = quotientY;
  } else {
    inTiles.x = inTileSpaceByBorders(where, parameter, 'x', origin.x, size, x);
    inTiles.y = inTileSpaceByBorders(where, parameter, 'y', origin.y, size, y);
  }
}

/** A length that is not negative, in tiles. */
export function lengthInTiles(where: string, parameter: string, size: number, value: number): number {
  const length = value / size;
  if (value >= 0 && length < Number.POSITIVE_INFINITY) return length;
  throw argumentError(where, parameter, 'finite and not negative', value);
}

/** Whether there is a tile at a coordinate in tile space. */
export function isOnTiles(coordinate: number): boolean {
  return coordinate >= BEGIN && coordinate < END;
}

/** Without bounds, all of a shape must lie where there are tiles: a coordinate in tile space of one of its extremes. */
export function requireTile(where: string, parameter: string, axis: 'x' | 'y', coordinate: number): void {
  if (isOnTiles(coordinate)) return;
  throw argumentError(
    where,
    `${parameter}.${axis} in tiles`,
    'from -2^31 up to 2^31',
    coordinate,
    'With bounds, a shape may reach beyond the range of tiles',
  );
}

function inTileSpaceByBorders(
  where: string,
  parameter: string,
  axis: 'x' | 'y',
  origin: number,
  size: number,
  value: number,
): number {
  const held = tileSpaceCoordinate(origin, size, value);
  // Only NaN differs from itself.
  if (held === held) return held;
  requireFinite(where, `${parameter}.${axis}`, value);
  return requireFinite(where, `${parameter}.${axis} in tiles`, (value - origin) / size);
}
