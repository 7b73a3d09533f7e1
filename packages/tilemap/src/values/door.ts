/**
 * What a caller gets who brings something else than the types say, which takes a cast: an error that names it. Nothing
 * of this runs for arguments that are good, but for the comparisons that find out.
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
