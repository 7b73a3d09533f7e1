/** The errors of the arrays that queries write. */
import { argumentError } from '@tilewright/units/checks';

/** The error for an array that is too small for `count` tiles, or more. */
export function tooSmall(where: string, count: number, array: Int32Array): RangeError {
  return argumentError(where, 'array.length', `at least ${2 * count}, for ${count} tiles of two numbers`, array.length);
}
