/** The check of directions, for callers without types. */
import { argumentError } from './errors.js';

/** Whether a value is an int32, as every direction is. */
export function isDirection(value: unknown): value is number {
  // The type first: `|` would throw its own error for a bigint.
  return typeof value === 'number' && (value | 0) === value;
}

/** The int32 of a direction. @throws RangeError on everything else, such as an angle */
export function requireDirection(where: string, parameter: string, direction: unknown): number {
  if (isDirection(direction)) return direction;
  throw argumentError(where, parameter, 'a direction, such as Direction2.north', direction);
}
