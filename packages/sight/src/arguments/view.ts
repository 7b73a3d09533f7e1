/** A view: an eye, its range, and the sector in which it looks. */
import { type RawSpace, sizeOfTiles } from '@tilewright/queries/kernel';
import { tileSpaceCoordinate } from '@tilewright/tilemap/kernel';
import { requireTileSpace } from '@tilewright/tilemap/checks';
import {
  type Angle,
  type AnyQuantity,
  type Direction2,
  type Length,
  type Point2,
  unsafeNumber,
} from '@tilewright/units';
import {
  argumentError,
  requireDirection,
  requireFinite,
  requireFinitePoint,
  requireNonNegative,
  requireObject,
} from '@tilewright/units/checks';
import { CERTAIN_OFFSET, FARTHEST, NEAR_ORIGIN } from '../limits.js';
import type { RawPoint, RawView } from './raw.js';

/** The area that an eye can see if nothing is opaque: the plane, a disc around the eye, or a sector of either. */
export interface View2<Q extends AnyQuantity = Length> {
  /** The position of the eye. */
  readonly position: Point2<Q>;
  /** The range of the eye, not negative. Default: to the bounds of the map. */
  readonly maxDistance?: Q | undefined;
  /** The direction of the middle of the sector. Default: all directions. */
  readonly direction?: Direction2 | undefined;
  /**
   * The angle between the edges of the sector, not negative. A full turn or more means no sector. Requires `direction`.
   */
  readonly angle?: Angle | undefined;
}

/** Checks a view. @throws RangeError that names the invalid member */
export function requireView(where: string, space: RawSpace, view: RawView): void {
  requireTileSpace(where, 'space', space);
  requireObject(where, 'view', 'a view, with a position', view);
  requireFinitePoint(where, 'view.position', view.position);
  if (view.maxDistance !== undefined && !isLimit(view.maxDistance)) {
    requireNonNegative(where, 'view.maxDistance', view.maxDistance);
  }
  requireSectorOfView(where, view);
}

/** Checks the optional sector of a view. @throws RangeError if only one of direction and angle is given */
function requireSectorOfView(where: string, { direction, angle }: RawView): void {
  if (direction === undefined && angle === undefined) return;
  if (direction === undefined) {
    throw argumentError(where, 'view.direction', 'given with view.angle', direction, 'A sector needs both');
  }
  if (angle === undefined) {
    throw argumentError(where, 'view.angle', 'given with view.direction', angle, 'A sector needs both');
  }
  requireDirection(where, 'view.direction', direction);
  if (!isLimit(angle)) requireNonNegative(where, 'view.angle', unsafeNumber(angle));
}

/**
 * Whether a value is finite (then its difference from itself is 0) and not negative. Short, so that engines inline
 * it and box no double.
 */
function isLimit(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value - value === 0;
}

/**
 * Writes the coordinates of a position in tile space, x and y, into an array. @throws RangeError if it is too far away
 */
export function putInTiles(
  into: Float64Array,
  where: string,
  parameter: string,
  space: RawSpace,
  position: RawPoint,
): void {
  const { origin } = space;
  const size = sizeOfTiles(space);
  const quotientX = (position.x - origin.x) / size;
  const quotientY = (position.y - origin.y) / size;
  // The common case, without calls, which would box numbers. Within 2^20 tiles of the origin and at least 2^-19
  // tiles from a border, the quotient is in the right tile: its relative error, and the error of the border, is
  // below 2^-51.
  if (
    Math.abs(quotientX - Math.floor(quotientX) - 0.5) < CERTAIN_OFFSET &&
    Math.abs(quotientY - Math.floor(quotientY) - 0.5) < CERTAIN_OFFSET &&
    Math.abs(origin.x) + Math.abs(origin.y) < size * NEAR_ORIGIN &&
    Math.abs(quotientX) + Math.abs(quotientY) < NEAR_ORIGIN
  ) {
    into[0] = quotientX;
    into[1] = quotientY;
    return;
  }
  const x = tileSpaceCoordinate(origin.x, size, position.x);
  const y = tileSpaceCoordinate(origin.y, size, position.y);
  // Only NaN differs from itself. There are no tiles that far away, but an eye may be there.
  into[0] = x === x ? x : beyondTiles(where, parameter, 'x', (position.x - origin.x) / size);
  into[1] = y === y ? y : beyondTiles(where, parameter, 'y', (position.y - origin.y) / size);
}

/** Whether a point is close enough to be an eye. */
export function isNear(space: RawSpace, { x, y }: RawPoint): boolean {
  const { origin } = space;
  const size = sizeOfTiles(space);
  return Math.abs((x - origin.x) / size) <= FARTHEST && Math.abs((y - origin.y) / size) <= FARTHEST;
}

function beyondTiles(where: string, parameter: string, axis: 'x' | 'y', coordinate: number): number {
  // Also false for NaN.
  if (Math.abs(coordinate) <= FARTHEST) return coordinate;
  throw argumentError(where, `${parameter}.${axis} in tiles`, 'within 2^40 tiles of the origin', coordinate);
}

/** The range of a view in tiles; `Infinity` without `maxDistance`. @throws RangeError if it is not finite in tiles */
export function distanceInTiles(
  where: string,
  parameter: string,
  space: RawSpace,
  maxDistance: number | undefined,
): number {
  if (maxDistance === undefined) return Number.POSITIVE_INFINITY;
  const distance = maxDistance / sizeOfTiles(space);
  return distance < Number.POSITIVE_INFINITY ? distance : requireFinite(where, `${parameter} in tiles`, distance);
}
