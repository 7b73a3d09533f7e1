/** Directions as numbers, for columns, kernels, saved games and the network. */
import { GREATEST_DIRECTION_BITS, LEAST_DIRECTION_BITS } from '../limits.js';
import { requireInteger } from '../checks/numbers.js';
import type { Direction2 } from './compass.js';

/**
 * The int32 that a direction is at run time: in units of 2^-32 turn, 0 for east, growing towards south.
 *
 * South is 2^30, west -2^31, north -2^30. Every int32 is a direction.
 *
 * @example
 * directionBits(Direction2.south) // => 1073741824
 */
export function directionBits(direction: Direction2): number;
export function directionBits(direction: unknown): unknown {
  return direction;
}

/**
 * Calls an int32 a direction: the inverse of `directionBits`. No conversion, no check: what comes from outside
 * passes through `reviveDirection`.
 *
 * @example
 * unsafeDirection(1073741824) === Direction2.south // => true
 */
export function unsafeDirection(bits: number): Direction2;
export function unsafeDirection(bits: number): unknown {
  return bits;
}

/**
 * A direction from a saved game or the network, where it stands as the number that it is at run time.
 *
 * @throws RangeError if it is no integer from -2^31 to 2^31 - 1
 *
 * @example
 * reviveDirection(JSON.parse(JSON.stringify(Direction2.north))) === Direction2.north // => true
 */
export function reviveDirection(value: unknown): Direction2;
export function reviveDirection(value: unknown): unknown {
  return requireInteger('reviveDirection', 'value', value, LEAST_DIRECTION_BITS, GREATEST_DIRECTION_BITS);
}
