/**
 * What a caller without types gets for an argument of another kind: an error that names it. For a good argument, only the
 * comparison runs.
 */
import { argumentError, requireFunction } from '@tilewright/units/checks';

/** Passes what a `for` of the language goes through. */
export function requireIterable(where: string, parameter: string, value: Iterable<unknown> | null | undefined): void {
  if (typeof value?.[Symbol.iterator] !== 'function') throw argumentError(where, parameter, 'iterable', value);
}

/** Passes what `forEach` calls. */
export function requireVisitor(visit: unknown): void {
  requireFunction('forEach', 'visit', visit);
}
