/**
 * Conversion from the world to tile space: the only step of a query that rounds. Everything after it is exact.
 *
 *     toTiles            a point, into `inTiles`
 *     circleToTiles      its center and radius, into `inTiles`
 *     segmentToTiles     both ends at once, in the usual case
 *     pointsToTiles      many points, in the usual case
 *     toTilesByBorders   any point, with all checks: also on a border, or far away
 *
 * Positions are converted in the same way as by the space, so that the tile of a point is its `tileAt`. Lengths are
 * converted by one division.
 */
import { requireTileSpace } from '@tilewright/tilemap/checks';
import { nextDown } from '@tilewright/tilemap/kernel';
import { argumentError, requireFinite, requireFinitePoint, requireNonNegative } from '@tilewright/units/checks';
import { CERTAIN_OFFSET, MOST_WALK_STEPS, NEAR_ORIGIN, TILE_BEGIN, TILE_END } from '../limits.js';
import { isMissing, type RawCircle, type RawPoint, type RawSpace, sizeOfTiles } from './raw.js';

/** The result of `toTiles`, read before any other code runs. */
export class PointInTiles {
  // Initialized to NaN so that V8 stores these fields as doubles from the start. This is a class, because an engine
  // boxes the members of all `{ x, y }` literals once one of them holds a value that is not a number.
  /** The column, with its fraction. */
  x: number = Number.NaN;
  /** The row, with its fraction. */
  y: number = Number.NaN;
  /** Of a circle, in tiles. */
  radius: number = Number.NaN;
}
/** Where `toTiles` and `circleToTiles` write. */
export const inTiles: PointInTiles = new PointInTiles();

/**
 * Writes a point in tile space into `inTiles`. Numbers that are passed to a function or returned are boxed if the
 * call is not inlined, so the common case is written out.
 */
export function toTiles(where: string, parameter: string, space: RawSpace, point: RawPoint): void {
  if (!isMissing(point) && !isMissing(space) && !isMissing(space.origin)) {
    const { x, y } = point;
    const { x: originX, y: originY } = space.origin;
    const size = sizeOfTiles(space);
    // A string would pass all checks below.
    if (
      typeof x === 'number' &&
      typeof y === 'number' &&
      typeof originX === 'number' &&
      typeof originY === 'number' &&
      typeof size === 'number'
    ) {
      const quotientX = (x - originX) / size;
      const quotientY = (y - originY) / size;
      // If the point is at least 2^-19 tiles from a border and the origin within 2^20 tiles of 0, the quotient is the
      // result of the conversion: its relative error is at most 2^-52, that of a border the same plus 2^-53 of the
      // origin in tiles. A size that is negative or NaN fails a comparison.
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
 * Writes both ends in tile space in the usual case: if neither lies on a border and both are near enough for a walk in
 * 32 bits. Returns whether it did; if not, `toTilesByBorders` converts them, or throws.
 *
 * One function for both ends, too large to be inlined. With two calls of `toTiles`, the engine inlined one or both,
 * depending on the order in which functions became hot, and a short walk took a fifth longer with one.
 */
export function segmentToTiles(into: SegmentInTiles, space: RawSpace, start: RawPoint, end: RawPoint): boolean {
  if (isMissing(start) || isMissing(end) || isMissing(space) || isMissing(space.origin)) return false;
  const { x: originX, y: originY } = space.origin;
  const size = sizeOfTiles(space);
  const { x: startX, y: startY } = start;
  const { x: endX, y: endY } = end;
  // A string would pass all checks below.
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

/**
 * Writes finite points in tile space, x and y in turn, in the usual case: if none lies on a border or far away. Returns
 * whether it did; if not, `toTilesByBorders` converts them, or throws.
 */
export function pointsToTiles(into: Float64Array, space: RawSpace, points: readonly RawPoint[]): boolean {
  if (isMissing(space) || isMissing(space.origin)) return false;
  const { x: originX, y: originY } = space.origin;
  const size = sizeOfTiles(space);
  if (typeof originX !== 'number' || typeof originY !== 'number' || typeof size !== 'number') return false;
  if (!(Math.abs(originX) + Math.abs(originY) < size * NEAR_ORIGIN)) return false;
  for (let i = 0; i < points.length; i++) {
    const point = points[i]!;
    const x = (point.x - originX) / size;
    const y = (point.y - originY) / size;
    const areCertain =
      Math.abs(x - Math.floor(x) - 0.5) < CERTAIN_OFFSET && Math.abs(y - Math.floor(y) - 0.5) < CERTAIN_OFFSET;
    if (!(areCertain && Math.abs(x) + Math.abs(y) < TILE_END)) return false;
    into[2 * i] = x;
    into[2 * i + 1] = y;
  }
  return true;
}

/** `toTiles` for the unusual cases: a point on a border, far away, or not valid. */
export function toTilesByBorders(where: string, parameter: string, space: RawSpace, point: RawPoint): void {
  requireTileSpace(where, 'space', space);
  requireFinitePoint(where, parameter, point);
  writeByBorders(space, point);
  // Infinite where the world has no such tiles, because a tile is very small.
  if (Math.abs(inTiles.x) < Number.POSITIVE_INFINITY && Math.abs(inTiles.y) < Number.POSITIVE_INFINITY) return;
  requireFinite(where, `${parameter}.x in tiles`, inTiles.x);
  requireFinite(where, `${parameter}.y in tiles`, inTiles.y);
}

/** Writes both coordinates, written out: numbers that are passed to a function may be boxed. */
function writeByBorders(space: RawSpace, point: RawPoint): void {
  const { origin } = space;
  const size = sizeOfTiles(space);
  for (let axis = 0; axis < 2; axis++) {
    const start = axis === 0 ? origin.x : origin.y;
    const value = axis === 0 ? point.x : point.y;
    let place = (value - start) / size;
    let tile = Math.floor(place);
    if (value < start + tile * size) tile--;
    else if (value >= start + (tile + 1) * size) tile++;
    if (isOnTiles(tile)) {
      // Adding 0 turns -0 into 0.
      if (value === start + tile * size || place < tile) place = tile + 0;
      else if (!(place < tile + 1)) place = nextDown(tile + 1);
    }
    if (axis === 0) inTiles.x = place;
    else inTiles.y = place;
  }
}

/**
 * Converts a length to tiles. The result may be infinite; it is NaN for a length that is negative, NaN or not a number.
 */
export function lengthOrNaN(size: number, value: number): number {
  return typeof value === 'number' && value >= 0 ? value / size : Number.NaN;
}

/** Converts a length that is not negative to tiles. @throws RangeError if it is negative, or not finite in tiles */
export function lengthInTiles(where: string, parameter: string, size: number, value: number): number {
  const length = lengthOrNaN(size, value);
  return length < Number.POSITIVE_INFINITY ? length : refuseLength(where, parameter, size, value);
}

function refuseLength(where: string, parameter: string, size: number, value: number): never {
  requireNonNegative(where, parameter, value);
  throw argumentError(where, `${parameter} in tiles`, 'a finite number', value / size);
}

/** `toTiles` for a circle: center and radius, with their names for errors. */
export function circleToTiles(
  where: string,
  centerName: string,
  radiusName: string,
  space: RawSpace,
  circle: RawCircle,
): void {
  toTiles(where, centerName, space, circle.center);
  const { radius } = circle;
  // The same as `lengthOrNaN`, a call of which may box its numbers.
  const length = typeof radius === 'number' && radius >= 0 ? radius / sizeOfTiles(space) : Number.NaN;
  if (!(length < Number.POSITIVE_INFINITY)) refuseLength(where, radiusName, sizeOfTiles(space), radius);
  inTiles.radius = length;
}

/** Whether a coordinate in tile space is in the range of tiles. */
export function isOnTiles(coordinate: number): boolean {
  return coordinate >= TILE_BEGIN && coordinate < TILE_END;
}

/**
 * Checks that an extreme coordinate of a shape is in the range of tiles, as queries without bounds require. In tile
 * space.
 */
export function requireOnTiles(where: string, parameter: string, axis: 'x' | 'y', coordinate: number): void {
  if (isOnTiles(coordinate)) return;
  throw argumentError(
    where,
    `${parameter}.${axis} in tiles`,
    'at least -2^31 and less than 2^31 tiles from the origin',
    coordinate,
    'With bounds, a shape may leave the range of tiles',
  );
}
