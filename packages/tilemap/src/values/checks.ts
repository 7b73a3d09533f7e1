/** Checks of arguments for callers without types. A valid argument costs one comparison. */
import { argumentError, requireFunction } from '@tilewright/units/checks';

/** Passes a value that `for` can loop over. */
export function requireIterable(where: string, parameter: string, value: Iterable<unknown> | null | undefined): void {
  if (typeof value?.[Symbol.iterator] !== 'function') throw argumentError(where, parameter, 'iterable', value);
}

/** Passes a function that `forEach` can call. */
export function requireVisitor(visit: unknown): void {
  requireFunction('forEach', 'visit', visit);
}
