/**
 * The way of a shape into tile space: the one place where a query rounds. From there on all is exact.
 *
 * Positions go by the space's own conversion, so that the tile of a point is `tileAt` of it; lengths by one division.
 */
import { tileSpaceCoordinate } from '@tilewright/tilemap/kernel';
import { argumentError, requireFinite } from '@tilewright/units/checks';

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
  return value > origin + tile * size && value < origin + (tile + 1) * size && tile >= BEGIN && tile < END
    ? quotient
    : inTileSpaceByBorders(where, parameter, axis, origin, size, value);
}

/** A length that is not negative, in tiles. */
export function lengthInTiles(where: string, parameter: string, size: number, value: number): number {
  const length = value / size;
  if (value >= 0 && length < Number.POSITIVE_INFINITY) return length;
  throw argumentError(where, parameter, 'finite and not negative', value);
}

/** Without bounds, all of a shape must lie where there are tiles: a coordinate in tile space of one of its extremes. */
export function requireTile(where: string, parameter: string, axis: 'x' | 'y', coordinate: number): void {
  if (coordinate >= BEGIN && coordinate < END) return;
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
