/**
 * Functions that restore shapes from outside (JSON, a worker, a spread). They check like the constructors, and give
 * each kind of shape its one hidden class, which keeps loops fast. They drop unknown members.
 */
import { requireDirection } from '../checks/directions.js';
import { requireOrder } from '../checks/finite-shapes.js';
import { requireRound } from '../checks/kinds.js';
import { requireNonNegative } from '../checks/numbers.js';
import { requireArray, requireObject } from '../checks/objects.js';
import { requireFinitePair } from '../checks/pairs.js';
import type { Scalar } from '../types/kinds.js';
import type { Length } from '../types/named.js';
import { pair, type Pair } from '../values/pair.js';
import { capsule } from './capsule.js';
import { circle, rectangle, segmentBetween } from './make.js';
import { convexPolygonOf } from './polygon.js';
import { sector } from './sector.js';
import type { Capsule2, Circle2, ConvexPolygon2, Rectangle2, Sector2, Segment2 } from './types.js';

/**
 * Restores a segment from `{ start, end }`, with numbers in the coherent base unit of `Q`.
 *
 * @throws RangeError that names the bad member and its value
 *
 * @example
 * reviveSegment(JSON.parse('{"start":{"x":0,"y":0},"end":{"x":3,"y":4}}'))
 */
export function reviveSegment<Q extends Scalar = Length>(value: unknown): Segment2<Q>;
export function reviveSegment(value: unknown): unknown {
  return segmentBetween(pointOf('reviveSegment', value, 'start'), pointOf('reviveSegment', value, 'end'));
}

/**
 * Restores a circle from `{ center, radius }`, with numbers in the coherent base unit of `Q`.
 *
 * @throws RangeError that names the bad member and its value, or if the radius is negative or the value is a sector
 *
 * @example
 * reviveCircle<TileLength>(JSON.parse('{"center":{"x":3,"y":4},"radius":0.5}'))
 */
export function reviveCircle<Q extends Scalar = Length>(value: unknown): Circle2<Q>;
export function reviveCircle(value: unknown): unknown {
  const center = pointOf('reviveCircle', value, 'center');
  requireRound('reviveCircle', 'value', 'a circle', value);
  return circle(center, radiusOf('reviveCircle', value as object));
}

/**
 * Restores a rectangle from `{ min, max }`, with numbers in the coherent base unit of `Q`.
 *
 * @throws RangeError that names the bad member and its value, or if the corners are reversed
 *
 * @example
 * reviveRectangle(JSON.parse('{"min":{"x":0,"y":0},"max":{"x":4,"y":2}}'))
 */
export function reviveRectangle<Q extends Scalar = Length>(value: unknown): Rectangle2<Q>;
export function reviveRectangle(value: unknown): unknown {
  const min = pointOf('reviveRectangle', value, 'min');
  const max = pointOf('reviveRectangle', value, 'max');
  requireOrder('reviveRectangle', 'value.max.x', (min as Pair).x, (max as Pair).x);
  requireOrder('reviveRectangle', 'value.max.y', (min as Pair).y, (max as Pair).y);
  return rectangle(min, max);
}

/**
 * Restores a capsule from `{ segment, radius }`, with numbers in the coherent base unit of `Q`.
 *
 * @throws RangeError that names the bad member and its value, or if the radius is negative
 *
 * @example
 * reviveCapsule(JSON.parse('{"segment":{"start":{"x":0,"y":0},"end":{"x":3,"y":4}},"radius":0.5}'))
 */
export function reviveCapsule<Q extends Scalar = Length>(value: unknown): Capsule2<Q>;
export function reviveCapsule(value: unknown): unknown {
  requireObject('reviveCapsule', 'value', 'an object with a segment', value);
  const segment: unknown = Reflect.get(value, 'segment');
  requireObject('reviveCapsule', 'value.segment', 'a segment', segment);
  const start = pointOf('reviveCapsule', segment, 'start', 'value.segment');
  const end = pointOf('reviveCapsule', segment, 'end', 'value.segment');
  return capsule(segmentBetween(start, end), radiusOf('reviveCapsule', value));
}

/**
 * Restores a sector from `{ center, radius, direction, angle }`, with numbers in the coherent base unit of `Q`: its
 * edges are made of these again, and are the same bits in every engine.
 *
 * @throws RangeError that names the bad member and its value, or if the radius or the angle is negative
 *
 * @example
 * const view = sector(position(meters(1), meters(2)), meters(5), Direction2.north, degrees(90));
 * reviveSector(JSON.parse(JSON.stringify(view))) // => view
 */
export function reviveSector<Q extends Scalar = Length>(value: unknown): Sector2<Q>;
export function reviveSector(value: unknown): unknown {
  const center = pointOf('reviveSector', value, 'center');
  const radius = radiusOf('reviveSector', value as object);
  const { direction, angle } = value as { readonly direction: never; readonly angle: never };
  requireDirection('reviveSector', 'value.direction', direction);
  requireNonNegative('reviveSector', 'value.angle', angle);
  return sector(center, radius, direction, angle);
}

/**
 * Restores a convex polygon from `{ vertices }`, with numbers in the coherent base unit of `Q`.
 *
 * It takes the one or two vertices of a polygon of no area too, unlike `convexPolygon`.
 *
 * @throws RangeError that names the bad vertex and its value, or the vertex at which the polygon is not convex
 *
 * @example
 * reviveConvexPolygon(JSON.parse('{"vertices":[{"x":0,"y":0},{"x":3,"y":4},{"x":0,"y":4}]}'))
 */
export function reviveConvexPolygon<Q extends Scalar = Length>(value: unknown): ConvexPolygon2<Q>;
export function reviveConvexPolygon(value: unknown): unknown {
  const where = 'reviveConvexPolygon';
  requireObject(where, 'value', 'an object with an array vertices', value);
  const vertices: unknown = Reflect.get(value, 'vertices');
  requireArray(where, 'value.vertices', vertices);
  const points = Array.from(vertices as readonly unknown[], (vertex, i): Pair => {
    const { x, y } = requireFinitePair(where, `value.vertices[${i}]`, 'a point', vertex);
    return pair(x, y);
  });
  return convexPolygonOf(where, 'value.vertices', points, 1);
}

/**
 * A member that must be a point, as a pair. Its type is `never`, so that the caller decides the quantity of its
 * coordinates.
 */
function pointOf(where: string, value: unknown, key: string, parameter?: string): never;
function pointOf(where: string, value: unknown, key: string, parameter: string = 'value'): Pair {
  requireObject(where, parameter, `an object with a point ${key}`, value);
  const { x, y } = requireFinitePair(where, `${parameter}.${key}`, 'a point', Reflect.get(value, key));
  return pair(x, y);
}

/** The radius of a circle, a capsule or a sector. Its type is `never`, as that of a point. */
function radiusOf(where: string, value: object): never;
function radiusOf(where: string, value: object): number {
  const radius: unknown = Reflect.get(value, 'radius');
  return requireNonNegative(where, 'value.radius', radius);
}
