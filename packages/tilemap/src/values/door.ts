/**
 * What a caller gets who brings something else than the types say, which takes a cast: an error that names it. Nothing
 * of this runs for arguments that are good, but for the comparisons that find out.
 */
import { argumentError } from '@tilewright/units/checks';

/** Passes what has members; the caller checks them one by one. */
export function requireObject(where: string, parameter: string, value: unknown): asserts value is object {
  if (typeof value !== 'object' || value === null) throw argumentError(where, parameter, 'an object', value);
}

export function requireFunction(where: string, parameter: string, value: unknown): void {
  if (typeof value !== 'function') throw argumentError(where, parameter, 'a function', value);
}

/** Passes what a `for` of the language goes through. */
export function requireIterable(where: string, parameter: string, value: Iterable<unknown> | null | undefined): void {
  if (typeof value?.[Symbol.iterator] !== 'function') throw argumentError(where, parameter, 'iterable', value);
}

/** Passes what `forEach` calls. */
export function requireVisitor(visit: unknown): void {
  requireFunction('forEach', 'visit', visit);
}
