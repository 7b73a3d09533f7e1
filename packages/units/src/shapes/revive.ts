/**
 * Functions that restore shapes from outside (JSON, a worker, a spread). They check like the constructors, and give each
 * kind of shape its one hidden class, which keeps loops fast. They drop unknown members.
 */
import { argumentError } from '../checks/errors.js';
import { requireFinitePair } from '../checks/pairs.js';
import type { Scalar } from '../types/kinds.js';
import type { Length } from '../types/named.js';
import { pair, type Pair } from '../values/pair.js';
import { circle, rectangle, segmentBetween } from './make.js';
import type { Circle2, Rectangle2, Segment2 } from './types.js';

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
 * @throws RangeError that names the bad member and its value, or if the radius is negative
 *
 * @example
 * reviveCircle<TileLength>(JSON.parse('{"center":{"x":3,"y":4},"radius":0.5}'))
 */
export function reviveCircle<Q extends Scalar = Length>(value: unknown): Circle2<Q>;
export function reviveCircle(value: unknown): unknown {
  const center = pointOf('reviveCircle', value, 'center');
  return circle(center, (value as { readonly radius: never }).radius);
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
  return rectangle(pointOf('reviveRectangle', value, 'min'), pointOf('reviveRectangle', value, 'max'));
}

/**
 * A member that must be a point, as a pair. Its type is `never`, so that the caller decides the quantity of its coordinates.
 */
function pointOf(where: string, value: unknown, key: string): never;
function pointOf(where: string, value: unknown, key: string): Pair {
  if (typeof value !== 'object' || value === null) {
    throw argumentError(where, 'value', `an object with a point ${key}`, value);
  }
  const { x, y } = requireFinitePair(where, `value.${key}`, 'a point', Reflect.get(value, key));
  return pair(x, y);
}
