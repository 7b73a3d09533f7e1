/** Checks of the arrays that queries write. */
import { argumentError } from '@tilewright/units/checks';

/**
 * Accepts an Int32Array, also one of another browser window, but not a proxy of one: a proxy has no elements. @throws
 * RangeError for any other value
 */
export function requireInt32Array(where: string, array: { readonly [Symbol.toStringTag]?: string }): void {
  if (ArrayBuffer.isView(array) && array[Symbol.toStringTag] === 'Int32Array') return;
  throw argumentError(where, 'array', 'an Int32Array', array);
}

/** The error for an array that is too small for `count` tiles, or more. */
export function tooSmall(where: string, count: number, array: Int32Array): RangeError {
  return argumentError(where, 'array.length', `at least ${2 * count}, for ${count} tiles of two numbers`, array.length);
}
