/** Bodies that move: boxes along the axes, and circles. */
import {
  type AnyQuantity,
  type Circle2,
  type Length,
  type Point2,
  type PointOf,
  type Rectangle2,
  type Same,
  unsafePoint,
  unsafeVector,
  type VectorIn,
  type VectorOf,
} from '@tilewright/units';
import {
  argumentError,
  isFinitePair,
  requireFinitePair,
  requireFinitePoint,
  requireFiniteRectangle,
  requirePositive,
  requireObject,
} from '@tilewright/units/checks';
import type { RawCircle, RawPoint, RawRectangle } from '../arguments/raw.js';
import { MOST_EXTENT } from './limits.js';

/**
 * A box along the axes that moves: its center, and half of its width and height. A box keeps its size exactly, however
 * often it moves; the corners of a rectangle would drift apart.
 */
export interface Box2<out Q extends AnyQuantity = Length> {
  readonly center: PointOf<Q>;
  /** Half of the width and half of the height. */
  readonly halfExtents: VectorOf<Q>;
}

/** A body that moves: a box or a circle. */
export type Body2<Q extends AnyQuantity = Length> = Box2<Q> | Circle2<Q>;

/** A box at run time. */
export interface RawBox {
  readonly center: RawPoint;
  readonly halfExtents: RawPoint;
}

/**
 * Makes a box from its center, and half of its width and height.
 *
 * @param center - in any world
 * @param halfExtents - a vector in the same unit; positive: a body of no width would pass between two tiles
 * @throws RangeError if a number is not finite, or a half extent is not positive
 *
 * @example
 * box(position(meters(2), meters(3)), difference(meters(0.4), meters(0.9))).halfExtents.y // => meters(0.9)
 */
export function box<Q extends AnyQuantity>(center: Point2<Q>, halfExtents: VectorIn<NoInfer<Q>>): Box2<Q>;
export function box(center: RawPoint, halfExtents: RawPoint): unknown {
  const body = { center, halfExtents };
  requireBox('box', '', body);
  return body;
}

/**
 * Makes the box around a rectangle. Its center and half extents are rounded once, so its edges may differ from those of
 * the rectangle by a rounding error.
 *
 * @throws RangeError if a coordinate is not finite, or the rectangle is reversed
 *
 * @example
 * boxAround(rectangle(position(meters(1), meters(1)), position(meters(3), meters(2)))).center.x // => meters(2)
 */
export function boxAround<Q extends AnyQuantity>(rectangle: Rectangle2<Same<Q>>): Box2<Q>;
export function boxAround(rectangle: RawRectangle): unknown {
  requireFiniteRectangle('boxAround', 'rectangle', rectangle);
  const { min, max } = rectangle;
  return {
    center: unsafePoint(min.x / 2 + max.x / 2, min.y / 2 + max.y / 2),
    halfExtents: unsafeVector(max.x / 2 - min.x / 2, max.y / 2 - min.y / 2),
  };
}

/** The half extents of a circle where it touches a side: it touches with one point. */
export const pointLike: RawPoint = { x: 0, y: 0 };

/** A body at run time. */
export type RawBody = RawBox | RawCircle;

export function isCircle(body: RawBody): body is RawCircle {
  return 'radius' in body;
}

/** @throws RangeError unless the value is a box or a circle of finite numbers with positive sizes */
export function requireBody(where: string, parameter: string, body: RawBody): void {
  requireObject(where, parameter, 'a box or a circle', body);
  const isRound = isCircle(body);
  if (isRound === 'halfExtents' in body) {
    const remedy = 'min' in body ? 'Make it with boxAround(rectangle)' : 'Make it with box() or circle()';
    throw argumentError(where, parameter, 'a box or a circle', body, remedy);
  }
  // The names of members are strings that are made for each check, so they are made only if one is at fault.
  if (isRound ? isGoodCircle(body) : isGoodBox(body)) return;
  if (!isRound) {
    requireBox(where, parameter, body);
    return;
  }
  requireFinitePoint(where, `${parameter}.center`, body.center);
  // A point would pass between two tiles.
  requirePositive(where, `${parameter}.radius`, body.radius);
}

function isGoodCircle({ center, radius }: RawCircle): boolean {
  return isFinitePair(center) && isSize(radius);
}

function isGoodBox({ center, halfExtents }: RawBox): boolean {
  return isFinitePair(center) && isFinitePair(halfExtents) && isSize(halfExtents.x) && isSize(halfExtents.y);
}

function isSize(value: unknown): boolean {
  return typeof value === 'number' && value > 0 && value < Number.POSITIVE_INFINITY;
}

/** @throws RangeError unless the value is a box of finite numbers with positive half extents */
function requireBox(where: string, parameter: string, body: RawBox): void {
  const at = parameter === '' ? '' : `${parameter}.`;
  requireObject(where, parameter, 'a box', body);
  requireFinitePoint(where, `${at}center`, body.center);
  const { halfExtents } = body;
  requireFinitePair(where, `${at}halfExtents`, 'a vector', halfExtents);
  requirePositive(where, `${at}halfExtents.x`, halfExtents.x);
  requirePositive(where, `${at}halfExtents.y`, halfExtents.y);
}

/** Requires a half extent that is positive and not too large, in tiles. @throws RangeError if it is not */
export function requireHalfExtent(where: string, parameter: string, size: number, half: number): void {
  // Half extents far below the size of a tile may be rounded to 0.
  requirePositive(where, `${parameter} in tiles`, halfInTiles(where, parameter, size, half));
}

/** Converts a half extent to tiles. @throws RangeError if it is more than 2^19 tiles */
export function halfInTiles(where: string, parameter: string, size: number, half: number): number {
  const inTiles = half / size;
  if (inTiles <= MOST_EXTENT) return inTiles;
  throw argumentError(where, `${parameter} in tiles`, `at most ${MOST_EXTENT}`, inTiles, 'Use larger tiles');
}
