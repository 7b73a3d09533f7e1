/** Directions as numbers, for columns, kernels, saved games and the network. */
import { GREATEST_DIRECTION_BITS, LEAST_DIRECTION_BITS } from '../limits.js';
import { requireInteger } from '../checks/numbers.js';
import type { Direction2 } from './compass.js';

/**
 * The int32 that a direction is at run time: in units of 2^-32 turn, 0 for east, growing toward south.
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
 * The direction of an int32: the inverse of `directionBits`. Without a check: for values from outside, use
 * `reviveDirection`.
 *
 * @example
 * unsafeDirection(1073741824) === Direction2.south // => true
 */
export function unsafeDirection(bits: number): Direction2;
export function unsafeDirection(bits: number): unknown {
  return bits;
}

/**
 * Restores a direction from a saved game or the network, where it is an int32.
 *
 * @param value - any value
 * @throws RangeError if it is not an integer from -2^31 to 2^31 - 1
 *
 * @example
 * reviveDirection(JSON.parse(JSON.stringify(Direction2.north))) === Direction2.north // => true
 */
export function reviveDirection(value: unknown): Direction2;
export function reviveDirection(value: unknown): unknown {
  return requireInteger('reviveDirection', 'value', value, LEAST_DIRECTION_BITS, GREATEST_DIRECTION_BITS);
}
