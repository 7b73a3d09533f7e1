/** Sectors: the parts of discs between two directions. */
import { bitsOfRadians, pairOfBits } from '../angles/direction-bits.js';
import type { Direction2 } from '../angles/compass.js';
import { requireDirection } from '../checks/directions.js';
import { requireNonNegative } from '../checks/numbers.js';
import { requireFinitePair } from '../checks/pairs.js';
import { FULL_TURN, HALF_TURN_BITS } from '../limits.js';
import type { RawPoint } from '../types/raw.js';
import type { Point2, Scalar } from '../types/kinds.js';
import type { Angle } from '../types/named.js';
import { rawSector } from './make.js';
import type { Sector2 } from './types.js';

/**
 * Makes the part of a disc that spreads from its center toward a direction, by half of `angle` to either side: a cone
 * of vision, what a guard sees.
 *
 * From a full turn on it is the whole disc, and at an angle of zero a segment. Its edges are the unit vectors of
 * `turn(direction, angle / 2)` and of the same turn to the other side, so they are exact for the cardinal directions
 * and within 2^-33 turn otherwise. All that is asked of a sector is exact for these edges. They are computed when the
 * sector is made: to turn a cone, make a new sector.
 *
 * @param center - of the disc
 * @param radius - of the disc
 * @param direction - of its middle
 * @param angle - between its edges, not negative
 * @throws RangeError if a number is not finite, or if the radius or the angle is negative
 *
 * @example
 * const guard = position(meters(0), meters(0));
 * const view = sector(guard, meters(5), Direction2.east, degrees(90));
 * contains(view, position(meters(3), meters(3))) // => true
 * contains(view, position(meters(3), meters(3.01))) // => false
 */
export function sector<Q extends Scalar>(
  center: Point2<Q>,
  radius: NoInfer<Q>,
  direction: Direction2,
  angle: Angle,
): Sector2<Q>;
export function sector(center: RawPoint, radius: number, direction: unknown, angle: unknown): unknown {
  requireFinitePair('sector', 'center', 'a point', center);
  requireNonNegative('sector', 'radius', radius);
  const bits = requireDirection('sector', 'direction', direction);
  const sweep = Math.min(requireNonNegative('sector', 'angle', angle), FULL_TURN);
  const half = bitsOfRadians(sweep / 2);
  const from = pairOfBits((bits - half) | 0, 1);
  const to = pairOfBits((bits + half) | 0, 1);
  // Half of a full turn is the least int32, -2^31.
  const isReflex = half < 0 || 2 * half > HALF_TURN_BITS;
  return rawSector(center, radius, bits, sweep, from, to, isReflex);
}
