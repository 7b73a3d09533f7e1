/**
 * Turning directions, and the angles between them.
 *
 * Angles are signed: positive turns from east towards south, clockwise on the screen. The shortest way between two
 * directions is less than half a turn, but for exactly opposite ones; there it is minus half a turn, always (so the whole
 * family turns from east over north to west, and from west over south to east). Everything is exact in units of 2^-32
 * turn, to which angles are rounded once. An angle that is NaN or infinite is an error, and so is what is no direction.
 */
import { FULL_TURN_BITS, HALF_TURN_BITS, QUARTER_TURN_BITS } from '../limits.js';
import { requireDirection } from '../checks/directions.js';
import { argumentError } from '../checks/errors.js';
import { requireFinite } from '../checks/numbers.js';
import type { Angle } from '../types/named.js';
import { unsafeNumber, unsafeQuantity } from '../values/raw.js';
import type { Direction2 } from './compass.js';
import { bitsOfRadians, bitsPerRadian, radiansOfBits } from './direction-bits.js';
import { bitsOfAngle } from './directions.js';
import { unsafeDirection } from './raw.js';

/**
 * The direction turned by an angle: positive from east towards south.
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
 * The shortest angle that turns `from` into `to`, signed, in [-half, half) a turn.
 *
 * Of opposite directions it is minus half a turn, whichever comes first. `turn(from, angleBetween(from, to))` is `to`.
 *
 * @example
 * angleBetween(Direction2.north, Direction2.east) === degrees(90) // => true
 */
export function angleBetween(from: Direction2, to: Direction2): Angle {
  const start = requireDirection('angleBetween', 'from', from);
  return unsafeQuantity(radiansOfBits((requireDirection('angleBetween', 'to', to) - start) | 0));
}

/**
 * The direction turned towards `goal` the shortest way, by `maxChange` at most.
 *
 * It never overshoots, and where the goal is within `maxChange` the result is the goal itself. Otherwise it turns just as
 * `turn` does. The opposite direction is approached by negative angles. An angle below half of 2^-32 turn turns nothing.
 *
 * @param maxChange - zero or more; infinity arrives at once
 * @throws RangeError if `maxChange` is negative or NaN
 *
 * @example
 * turnTowards(Direction2.east, Direction2.south, degrees(100)) === Direction2.south // => true
 */
export function turnTowards(direction: Direction2, goal: Direction2, maxChange: Angle): Direction2 {
  const bits = requireDirection('turnTowards', 'direction', direction);
  const way = (requireDirection('turnTowards', 'goal', goal) - bits) | 0;
  const limit = requireMaxChange('turnTowards', maxChange);
  const size = Math.abs(way);
  // The product may be 1e-6 units off, which makes no difference: so near, the nearest step arrives too.
  if (limit * bitsPerRadian >= size) return goal;
  const step = bitsOfRadians(limit);
  return unsafeDirection((bits + (way < 0 ? -step : step)) | 0);
}

/** The radians of the most that something may turn. @throws RangeError if they are negative, NaN or no number */
export function requireMaxChange(where: string, maxChange: unknown): number {
  if (typeof maxChange === 'number' && maxChange >= 0) return maxChange;
  throw argumentError(where, 'maxChange', 'a non-negative number', maxChange);
}

/**
 * The direction at a fraction of the shortest way from `from` to `to`: exactly `from` at 0, exactly `to` at 1.
 *
 * Fractions beyond 0 to 1 go on turning. Between opposite directions the way is minus half a turn. A double of 2^84 or
 * more, either sign, times any way is a number of whole turns: the result is `from`.
 *
 * @param fraction - a plain number
 * @throws RangeError if the fraction is NaN or infinite
 *
 * @example
 * lerpDirection(Direction2.north, Direction2.east, 0.5) === Direction2.northEast // => true
 */
export function lerpDirection(from: Direction2, to: Direction2, fraction: number): Direction2 {
  const start = requireDirection('lerpDirection', 'from', from);
  const shortest = (requireDirection('lerpDirection', 'to', to) - start) | 0;
  requireFinite('lerpDirection', 'fraction', fraction);
  // Wrapped before the sum: what a large fraction turns may exceed 2^53. Whole turns wrap to 0, as infinity does.
  const way = Math.round(shortest * fraction) | 0;
  return unsafeDirection((start + way) | 0);
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
 * The direction a quarter turn to the left, exactly: from east to north, against the clock on the screen.
 *
 * @example
 * quarterTurnLeft(Direction2.east) === Direction2.north // => true
 */
export function quarterTurnLeft(direction: Direction2): Direction2 {
  return unsafeDirection((requireDirection('quarterTurnLeft', 'direction', direction) - QUARTER_TURN_BITS) | 0);
}

/**
 * The direction a quarter turn to the right, exactly: from east to south, as `perpendicular` does with vectors.
 *
 * @example
 * quarterTurnRight(Direction2.east) === Direction2.south // => true
 */
export function quarterTurnRight(direction: Direction2): Direction2 {
  return unsafeDirection((requireDirection('quarterTurnRight', 'direction', direction) + QUARTER_TURN_BITS) | 0);
}

/**
 * Whether a direction lies in the arc from `start` over `sweep`.
 *
 * Both ends belong to the arc: `start` and `turn(start, sweep)`. A negative sweep goes against the clock; a sweep of zero
 * holds `start` alone; one of a whole turn or more, either way, holds every direction.
 *
 * @throws RangeError if the sweep is NaN or infinite
 *
 * @example
 * isWithinArc(Direction2.east, Direction2.northEast, degrees(90)) // => true
 */
export function isWithinArc(direction: Direction2, start: Direction2, sweep: Angle): boolean {
  const first = requireDirection('isWithinArc', 'start', start);
  const beyond = requireDirection('isWithinArc', 'direction', direction) - first;
  const size = Math.abs(requireFinite('isWithinArc', 'sweep', unsafeNumber(sweep)));
  // From 2^32 - 1 units on no direction is left out. Below, the nearest whole number of units is less than a turn.
  if (size * bitsPerRadian >= FULL_TURN_BITS - 1) return true;
  const offset = unsafeNumber(sweep) < 0 ? -beyond : beyond;
  return offset >>> 0 <= bitsOfRadians(size) >>> 0;
}
