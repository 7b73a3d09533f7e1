/** Bodies that move: boxes along the axes, and circles. */
import {
  type AnyQuantity,
  type Circle2,
  type Length,
  type Point2,
  type PointOf,
  type VectorIn,
  type VectorOf,
} from '@tilewright/units';
import {
  argumentError,
  isFinitePair,
  isRound,
  type RawCircle,
  type RawPoint,
  requireFinitePair,
  requireFinitePoint,
  requireObject,
  requirePositive,
} from '@tilewright/units/checks';
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

/** The half extents of a circle where it touches a side: it touches with one point. */
export const pointLike: RawPoint = { x: 0, y: 0 };

/** A body at run time. */
export type RawBody = RawBox | RawCircle;

/** Which of the two a body is, once `requireBody` has passed it. */
export function isCircle(body: RawBody): body is RawCircle {
  return 'radius' in body;
}

/** @throws RangeError unless the value is a box or a circle of finite numbers with positive sizes */
export function requireBody(where: string, parameter: string, body: RawBody): void {
  requireObject(where, parameter, 'a box or a circle', body);
  const hasRadius = isCircle(body);
  if (hasRadius === 'halfExtents' in body || (hasRadius && !isRound(body))) {
    throw argumentError(where, parameter, 'a box or a circle', body, 'Make it with box() or circle()');
  }
  // The names of members are strings that are made for each check, so they are made only if one is at fault.
  if (hasRadius ? isGoodCircle(body) : isGoodBox(body)) return;
  if (!hasRadius) {
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
