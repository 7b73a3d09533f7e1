/** Checks of the arrays that queries write. */
import { argumentError } from '@tilewright/units/checks';

/** Passes an array of 32-bit integers, of another browser window too, but no proxy of one: a proxy has no elements. */
export function requireInt32Array(where: string, array: { readonly [Symbol.toStringTag]?: string }): void {
  if (ArrayBuffer.isView(array) && array[Symbol.toStringTag] === 'Int32Array') return;
  throw argumentError(where, 'array', 'an Int32Array', array);
}

/** The error of an array without room for all tiles, of which there are `count`, or more. */
export function tooSmall(where: string, count: number, array: Int32Array): RangeError {
  return argumentError(where, 'array.length', `at least ${2 * count}, for ${count} tiles of two numbers`, array.length);
}
