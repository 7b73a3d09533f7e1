/** Directions as numbers, for columns, kernels, saved games and the network. */
import { argumentError } from '../checks.js';
import type { Direction2 } from '../types/kinds.js';

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

/** The int32 of a direction. @throws RangeError if a caller without types brings anything else, such as an angle */
export function requireBits(where: string, parameter: string, direction: Direction2): number;
export function requireBits(where: string, parameter: string, direction: unknown): unknown {
  // (The type first: `|` would throw its own error for a bigint.)
  if (typeof direction === 'number' && (direction | 0) === direction) return direction;
  throw argumentError(where, parameter, 'a direction, such as Direction2.north', direction);
}

/**
 * Calls an int32 a direction: the inverse of `directionBits`. No conversion, no check: pass `bits | 0` where it may be
 * anything else.
 *
 * @example
 * unsafeDirection(1073741824) === Direction2.south // => true
 */
export function unsafeDirection(bits: number): Direction2;
export function unsafeDirection(bits: number): unknown {
  return bits;
}
