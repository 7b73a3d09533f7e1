/**
 * Conversions between angles and lengths. An angle is a dimension of its own, so a radius times an angle is not a
 * length.
 */
import type { Quotient } from '../types/algebra.js';
import type { Angle, AngularVelocity, Duration, Length, PixelLength, TileLength } from '../types/named.js';
import { unsafeNumber } from '../values/raw.js';

/** A length in any of the spaces. */
export type AnyLength = Length | TileLength | PixelLength;

/**
 * The length of an arc: the distance that a point at `radius` from the center travels when it turns by `angle`.
 *
 * @param radius - a length in any space
 * @param angle - the angle of the arc; the result has its sign
 * @returns a length in the same space
 *
 * @example
 * arcLength(meters(2), radians(3)) === meters(6) // => true
 */
export function arcLength<Q extends AnyLength>(radius: Q, angle: Angle): Q;
export function arcLength(radius: AnyLength, angle: Angle): unknown {
  return unsafeNumber(radius) * unsafeNumber(angle);
}

/**
 * The speed of a point that turns around a center at distance `radius`.
 *
 * @param angularVelocity - the rate of turning; the result has its sign
 * @param radius - a length in any space
 * @returns a speed in the same space
 *
 * @example
 * tangentialSpeed(radiansPerSecond(3), meters(2)) === metersPerSecond(6) // => true
 */
export function tangentialSpeed<Q extends AnyLength>(
  angularVelocity: AngularVelocity,
  radius: Q,
): Quotient<Q, Duration>;
export function tangentialSpeed(angularVelocity: AngularVelocity, radius: AnyLength): unknown {
  return unsafeNumber(angularVelocity) * unsafeNumber(radius);
}
