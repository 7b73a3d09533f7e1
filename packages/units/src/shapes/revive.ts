/**
 * The way in for shapes that come from outside (JSON, a worker, a spread): checked as the constructors check, and of the
 * one hidden class for each kind that is fast. Members that a shape does not have are left behind.
 */
import { argumentError } from '../checks/errors.js';
import { requireFinitePair } from '../checks/pairs.js';
import type { Scalar } from '../types/kinds.js';
import type { Length } from '../types/named.js';
import { pair, type Pair } from '../values/pair.js';
import { circle, rectangle, segmentBetween } from './make.js';
import type { Circle2, Rectangle2, Segment2 } from './types.js';

/**
 * A segment from `{ start, end }`, its numbers in the coherent base unit of `Q`.
 *
 * @throws RangeError that names the member and what came
 *
 * @example
 * reviveSegment(JSON.parse('{"start":{"x":0,"y":0},"end":{"x":3,"y":4}}'))
 */
export function reviveSegment<Q extends Scalar = Length>(value: unknown): Segment2<Q>;
export function reviveSegment(value: unknown): unknown {
  return segmentBetween(pointOf('reviveSegment', value, 'start'), pointOf('reviveSegment', value, 'end'));
}

/**
 * A circle from `{ center, radius }`, its numbers in the coherent base unit of `Q`.
 *
 * @throws RangeError that names the member and what came, or says that the radius is negative
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
 * A rectangle from `{ min, max }`, its numbers in the coherent base unit of `Q`.
 *
 * @throws RangeError that names the member and what came, or says that the corners are reversed
 *
 * @example
 * reviveRectangle(JSON.parse('{"min":{"x":0,"y":0},"max":{"x":4,"y":2}}'))
 */
export function reviveRectangle<Q extends Scalar = Length>(value: unknown): Rectangle2<Q>;
export function reviveRectangle(value: unknown): unknown {
  return rectangle(pointOf('reviveRectangle', value, 'min'), pointOf('reviveRectangle', value, 'max'));
}

/**
 * A member that should be a point, as a pair. Of type `never`,
 * because it is a point of whatever quantity the caller asks for.
 */
function pointOf(where: string, value: unknown, key: string): never;
function pointOf(where: string, value: unknown, key: string): Pair {
  if (typeof value !== 'object' || value === null) {
    throw argumentError(where, 'value', `an object with a point ${key}`, value);
  }
  const { x, y } = requireFinitePair(where, `value.${key}`, 'a point', Reflect.get(value, key));
  return pair(x, y);
}
