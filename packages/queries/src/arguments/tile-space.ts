/**
 * From the world into tile space: the one place where a query rounds. From there on all is exact.
 *
 *     toTiles            a point, into `inTiles`
 *     circleToTiles      its center and radius, into `inTiles`
 *     segmentToTiles     both ends at once, if neither needs a closer look
 *     toTilesByBorders   any point: checked, on a border, or far away
 *
 * Positions are converted as the space itself does it, so that the tile of a point is `tileAt` of it; lengths by one division.
 */
import { requireTileSpace } from '@tilewright/tilemap/checks';
import { tileSpaceCoordinate } from '@tilewright/tilemap/kernel';
import { argumentError, requireFinite, requireFinitePoint, requireNonNegative } from '@tilewright/units/checks';
import { CERTAIN_OFFSET, MOST_WALK_STEPS, NEAR_ORIGIN, TILE_BEGIN, TILE_END } from '../limits.js';
import { isMissing, type RawCircle, type RawPoint, type RawSpace, sizeOfTiles } from './raw.js';

/** Where `toTiles` puts its answer, to be read at once. */
class PointInTiles {
  // NaN makes them doubles from the start. A class of its own, since an engine boxes the members of all `{ x, y }` once one
  // of these holds something else than a number.
  x: number = Number.NaN;
  y: number = Number.NaN;
  radius: number = Number.NaN;
}
export const inTiles: PointInTiles = new PointInTiles();

/**
 * `inTileSpace` of a point, into `inTiles`: numbers that are passed to a function, or returned, are boxed where an engine
 * does not merge it with its caller. So the common case is written out.
 */
export function toTiles(where: string, parameter: string, space: RawSpace, point: RawPoint): void {
  if (!isMissing(point) && !isMissing(space) && !isMissing(space.origin)) {
    const { x, y } = point;
    const { x: originX, y: originY } = space.origin;
    const size = sizeOfTiles(space);
    // Text would pass through all that follows.
    if (
      typeof x === 'number' &&
      typeof y === 'number' &&
      typeof originX === 'number' &&
      typeof originY === 'number' &&
      typeof size === 'number'
    ) {
      const quotientX = (x - originX) / size;
      const quotientY = (y - originY) / size;
      // That far from a border (2^-19), with the origin that near (2^20 tiles), the conversion's answer is the quotient as it
      // stands: it is off by 2^-52 of itself at most, a border by as much and 2^-53 of the origin in tiles. A size that is
      // negative or NaN fails a comparison.
      const near = size * NEAR_ORIGIN;
      if (
        Math.abs(quotientX - Math.floor(quotientX) - 0.5) < CERTAIN_OFFSET &&
        Math.abs(quotientY - Math.floor(quotientY) - 0.5) < CERTAIN_OFFSET &&
        Math.abs(originX) + Math.abs(originY) < near &&
        isOnTiles(quotientX) &&
        isOnTiles(quotientY)
      ) {
        inTiles.x = quotientX;
        inTiles.y = quotientY;
        return;
      }
    }
  }
  toTilesByBorders(where, parameter, space, point);
}

/** Both ends of a segment in tile space. */
export interface SegmentInTiles {
  sx: number;
  sy: number;
  ex: number;
  ey: number;
}

/**
 * Writes both ends in tile space, if they are as usual: as `toTiles` does for one point that lies on no border, and not too
 * far away for a walk in 32 bits. Tells whether it did; if not, `toTilesByBorders` does it, or says what is wrong.
 *
 * Both ends in one function, which is too large for an engine to copy into others: of two copies of `toTiles` there was room
 * for one or for both, by the order in which functions became hot, and a short walk took a fifth longer with one.
 */
export function segmentToTiles(into: SegmentInTiles, space: RawSpace, start: RawPoint, end: RawPoint): boolean {
  if (isMissing(start) || isMissing(end) || isMissing(space) || isMissing(space.origin)) return false;
  const { x: originX, y: originY } = space.origin;
  const size = sizeOfTiles(space);
  const { x: startX, y: startY } = start;
  const { x: endX, y: endY } = end;
  // Text would pass through all that follows.
  const areNumbers =
    typeof startX === 'number' &&
    typeof startY === 'number' &&
    typeof endX === 'number' &&
    typeof endY === 'number' &&
    typeof originX === 'number' &&
    typeof originY === 'number' &&
    typeof size === 'number';
  if (!areNumbers) return false;
  const sx = (startX - originX) / size;
  const sy = (startY - originY) / size;
  const ex = (endX - originX) / size;
  const ey = (endY - originY) / size;
  if (
    !(
      Math.abs(sx - Math.floor(sx) - 0.5) < CERTAIN_OFFSET &&
      Math.abs(sy - Math.floor(sy) - 0.5) < CERTAIN_OFFSET &&
      Math.abs(ex - Math.floor(ex) - 0.5) < CERTAIN_OFFSET &&
      Math.abs(ey - Math.floor(ey) - 0.5) < CERTAIN_OFFSET &&
      Math.abs(originX) + Math.abs(originY) < size * NEAR_ORIGIN &&
      Math.abs(sx) + Math.abs(sy) + Math.abs(ex) + Math.abs(ey) < MOST_WALK_STEPS
    )
  ) {
    return false;
  }
  into.sx = sx;
  into.sy = sy;
  into.ex = ex;
  into.ey = ey;
  return true;
}

/** `toTiles` for what is not as usual: on a border, far away, or not good. */
export function toTilesByBorders(where: string, parameter: string, space: RawSpace, point: RawPoint): void {
  requireTileSpace(where, 'space', space);
  requireFinitePoint(where, parameter, point);
  const { origin } = space;
  const size = sizeOfTiles(space);
  inTiles.x = inTileSpace(where, parameter, 'x', origin.x, size, point.x);
  inTiles.y = inTileSpace(where, parameter, 'y', origin.y, size, point.y);
}

/** A length in tiles, which may be infinite; NaN for what is negative, NaN or no number. */
export function lengthOrNaN(size: number, value: number): number {
  return typeof value === 'number' && value >= 0 ? value / size : Number.NaN;
}

/** A length that is not negative, in tiles. */
export function lengthInTiles(where: string, parameter: string, size: number, value: number): number {
  const length = lengthOrNaN(size, value);
  return length < Number.POSITIVE_INFINITY ? length : refuseLength(where, parameter, size, value);
}

function refuseLength(where: string, parameter: string, size: number, value: number): never {
  requireNonNegative(where, parameter, value);
  throw argumentError(where, `${parameter} in tiles`, 'a finite number', value / size);
}

/** `toTiles` of a center, and the radius with it. */
export function circleToTiles(where: string, space: RawSpace, circle: RawCircle): void {
  toTiles(where, 'circle.center', space, circle.center);
  const { radius } = circle;
  // As `lengthOrNaN`, which may box its numbers.
  const length = typeof radius === 'number' && radius >= 0 ? radius / sizeOfTiles(space) : Number.NaN;
  if (!(length < Number.POSITIVE_INFINITY)) refuseLength(where, 'circle.radius', sizeOfTiles(space), radius);
  inTiles.radius = length;
}

/** Whether there is a tile at a coordinate in tile space. */
export function isOnTiles(coordinate: number): boolean {
  return coordinate >= TILE_BEGIN && coordinate < TILE_END;
}

/** Without bounds, all of a shape must lie where there are tiles: a coordinate in tile space of one of its extremes. */
export function requireOnTiles(where: string, parameter: string, axis: 'x' | 'y', coordinate: number): void {
  if (isOnTiles(coordinate)) return;
  throw argumentError(
    where,
    `${parameter}.${axis} in tiles`,
    'from -2^31 up to 2^31',
    coordinate,
    'With bounds, a shape may reach beyond the range of tiles',
  );
}

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
  const held = tileSpaceCoordinate(origin, size, value);
  // Only NaN differs from itself.
  if (held === held) return held;
  return requireFinite(where, `${parameter}.${axis} in tiles`, (value - origin) / size);
}
