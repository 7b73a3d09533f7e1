/** Checks of arguments for callers without types. A valid argument costs one comparison. */
import { argumentError, requireFunction } from '@tilewright/units/checks';

/** Checks that a value is iterable. @throws RangeError for any other value */
export function requireIterable(where: string, parameter: string, value: Iterable<unknown> | null | undefined): void {
  if (typeof value?.[Symbol.iterator] !== 'function') throw argumentError(where, parameter, 'iterable', value);
}

/** Checks the callback of `forEach`. */
export function requireVisitor(visit: unknown): void {
  requireFunction('forEach', 'visit', visit);
}

/**
 * Checks a typed array of one type. It may be from another browser window, but not a proxy, which has no elements.
 *
 * @throws RangeError for any other value
 */
export function requireTypedArray(
  where: string,
  parameter: string,
  kind: 'Int32Array' | 'Uint8Array',
  array: { readonly [Symbol.toStringTag]?: string | undefined } | null | undefined,
): void {
  if (ArrayBuffer.isView(array) && array[Symbol.toStringTag] === kind) return;
  throw argumentError(where, parameter, kind === 'Int32Array' ? 'an Int32Array' : 'a Uint8Array', array);
}
