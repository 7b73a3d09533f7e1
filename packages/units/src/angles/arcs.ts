/** The bridges between angles and lengths: an angle is a dimension of its own, so a radius times an angle is no length. */
import type { Quotient } from '../types/algebra.js';
import type { Angle, AngularVelocity, Duration, Length, PixelLength, TileLength } from '../types/named.js';
import { unsafeNumber } from '../values/raw.js';

/** A length in any of the spaces. */
export type AnyLength = Length | TileLength | PixelLength;

/**
 * The length of an arc: how far a point travels that is turned by `angle` at `radius` from the center.
 *
 * @param radius - a length in any space
 * @param angle - signed, and so is the result
 * @returns a length of the same space
 *
 * @example
 * arcLength(meters(2), radians(3)) === meters(6) // => true
 */
export function arcLength<Q extends AnyLength>(radius: Q, angle: Angle): Q;
export function arcLength(radius: AnyLength, angle: Angle): unknown {
  return unsafeNumber(radius) * unsafeNumber(angle);
}

/**
 * How fast a point moves that turns at `radius` around a center.
 *
 * @param angularVelocity - signed, and so is the result
 * @param radius - a length in any space
 * @returns a speed of the same space
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
