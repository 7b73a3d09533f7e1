/** The check of directions, for callers without types. */
import { argumentError } from './errors.js';

/** The int32 of a direction. @throws RangeError on everything else, such as an angle */
export function requireDirection(where: string, parameter: string, direction: unknown): number {
  // The type first: `|` would throw its own error for a bigint.
  if (typeof direction === 'number' && (direction | 0) === direction) return direction;
  throw argumentError(where, parameter, 'a direction, such as Direction2.north', direction);
}
