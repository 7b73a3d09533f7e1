/**
 * Turning directions, and the angles between them.
 *
 * Angles are signed: positive angles turn from east toward south, clockwise on the screen. The shortest turn between
 * two directions is less than half a turn. Between opposite directions it is always -1/2 turn, so the whole family
 * turns from east through north to west, and from west through south to east. Angles are rounded once, to units of
 * 2^-32 turn; everything else is exact. An angle that is NaN or infinite is an error, and so is a value that is not a
 * direction.
 */
import { FULL_TURN_BITS, HALF_TURN_BITS, QUARTER_TURN_BITS } from '../limits.js';
import { requireDirection } from '../checks/directions.js';
import { argumentError } from '../checks/errors.js';
import { requireFinite } from '../checks/numbers.js';
import type { Angle } from '../types/named.js';
import { unsafeNumber, unsafeQuantity } from '../values/raw.js';
import type { Direction2 } from './compass.js';
import { bitsOfRadians, BITS_PER_RADIAN, radiansOfBits } from './direction-bits.js';
import { bitsOfAngle } from './directions.js';
import { unsafeDirection } from './raw.js';

/**
 * The direction turned by an angle: positive from east toward south.
 *
 * @throws RangeError if the angle is NaN or infinite
 *
 * @example
 * turn(Direction2.north, degrees(90)) === Direction2.east // => true
 */
export function turn(direction: Direction2, angle: Angle): Direction2 {
  return unsafeDirection((requireDirection('turn', 'direction', direction) + bitsOfAngle('turn', angle)) | 0);
}

/**
 * The signed angle of the shortest turn from `from` to `to`, in [-1/2, 1/2) turns.
 *
 * For opposite directions it is -1/2 turn, in both orders. `turn(from, angleBetween(from, to))` is `to`.
 *
 * @example
 * angleBetween(Direction2.north, Direction2.east) === degrees(90) // => true
 */
export function angleBetween(from: Direction2, to: Direction2): Angle {
  const start = requireDirection('angleBetween', 'from', from);
  return unsafeQuantity(radiansOfBits((requireDirection('angleBetween', 'to', to) - start) | 0));
}

/**
 * The direction turned toward `goal` by the shortest turn, by at most `maxChange`.
 *
 * It never overshoots: if the goal is within `maxChange`, the result is the goal; otherwise the result is that of
 * `turn`. Toward the opposite direction, the turn is negative. A `maxChange` below 2^-33 turn changes nothing.
 *
 * @param maxChange - not negative; with infinity, the result is the goal
 * @throws RangeError if `maxChange` is negative or NaN
 *
 * @example
 * turnTowards(Direction2.east, Direction2.south, degrees(100)) === Direction2.south // => true
 */
export function turnTowards(direction: Direction2, goal: Direction2, maxChange: Angle): Direction2 {
  const bits = requireDirection('turnTowards', 'direction', direction);
  const shortest = (requireDirection('turnTowards', 'goal', goal) - bits) | 0;
  const limit = requireMaxChange('turnTowards', maxChange);
  const size = Math.abs(shortest);
  // The product may be 1e-6 units too small. That is harmless: then the nearest step arrives as well.
  if (limit * BITS_PER_RADIAN >= size) return goal;
  const step = bitsOfRadians(limit);
  return unsafeDirection((bits + (shortest < 0 ? -step : step)) | 0);
}

/** The greatest turn, in radians. @throws RangeError if it is negative, NaN or not a number */
export function requireMaxChange(where: string, maxChange: unknown): number {
  if (typeof maxChange === 'number' && maxChange >= 0) return maxChange;
  throw argumentError(where, 'maxChange', 'a non-negative number', maxChange);
}

/**
 * The direction at a fraction of the shortest turn from `from` to `to`: exactly `from` at 0, exactly `to` at 1.
 *
 * Fractions outside 0 to 1 extrapolate. Between opposite directions the turn is -1/2 turn. A fraction of 2^84 or more,
 * of either sign, gives a number of whole turns: the result is `from`.
 *
 * @param fraction - a plain, finite number
 * @throws RangeError if the fraction is NaN or infinite
 *
 * @example
 * lerpDirection(Direction2.north, Direction2.east, 0.5) === Direction2.northEast // => true
 */
export function lerpDirection(from: Direction2, to: Direction2, fraction: number): Direction2 {
  const start = requireDirection('lerpDirection', 'from', from);
  const shortest = (requireDirection('lerpDirection', 'to', to) - start) | 0;
  requireFinite('lerpDirection', 'fraction', fraction);
  // Wrapped before the sum, since a large fraction may give more than 2^53. Whole turns and infinity wrap to 0.
  const step = Math.round(shortest * fraction) | 0;
  return unsafeDirection((start + step) | 0);
}

/**
 * The opposite direction, exactly.
 *
 * @example
 * reverse(Direction2.northEast) === Direction2.southWest // => true
 */
export function reverse(direction: Direction2): Direction2 {
  return unsafeDirection((requireDirection('reverse', 'direction', direction) + HALF_TURN_BITS) | 0);
}

/**
 * The direction a quarter turn to the left, exactly: from east to north, counterclockwise on the screen.
 *
 * @example
 * quarterTurnLeft(Direction2.east) === Direction2.north // => true
 */
export function quarterTurnLeft(direction: Direction2): Direction2 {
  return unsafeDirection((requireDirection('quarterTurnLeft', 'direction', direction) - QUARTER_TURN_BITS) | 0);
}

/**
 * The direction a quarter turn to the right, exactly: from east to south, like `perpendicular` for vectors.
 *
 * @example
 * quarterTurnRight(Direction2.east) === Direction2.south // => true
 */
export function quarterTurnRight(direction: Direction2): Direction2 {
  return unsafeDirection((requireDirection('quarterTurnRight', 'direction', direction) + QUARTER_TURN_BITS) | 0);
}

/**
 * Whether a direction is in the arc that begins at `start` and covers the angle `sweep`.
 *
 * Both ends belong to the arc: `start` and `turn(start, sweep)`. A negative sweep covers directions counterclockwise. A
 * sweep of zero covers only `start`; a sweep of a whole turn or more, of either sign, covers every direction.
 *
 * @throws RangeError if the sweep is NaN or infinite
 *
 * @example
 * isWithinArc(Direction2.east, Direction2.northEast, degrees(90)) // => true
 */
export function isWithinArc(direction: Direction2, start: Direction2, sweep: Angle): boolean {
  const first = requireDirection('isWithinArc', 'start', start);
  const past = requireDirection('isWithinArc', 'direction', direction) - first;
  const size = Math.abs(requireFinite('isWithinArc', 'sweep', unsafeNumber(sweep)));
  // From 2^32 - 1 units on, every direction is in the arc. Below that, the rounded number of units is less than a turn.
  if (size * BITS_PER_RADIAN >= FULL_TURN_BITS - 1) return true;
  const offset = unsafeNumber(sweep) < 0 ? -past : past;
  return offset >>> 0 <= bitsOfRadians(size) >>> 0;
}
