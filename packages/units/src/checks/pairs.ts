/** What stops a vector or point that came past its constructor, from a caller without types. */
import { argumentError, requireFinite } from '../checks.js';
import type { Pair } from './pair.js';

/** Whether it is a vector or point of two numbers, NaN and infinities included. */
export function isPair(value: unknown): value is Pair {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y } = value as Partial<Pair>;
  return typeof x === 'number' && typeof y === 'number';
}

/** Passes a vector or point of any two numbers through. @throws RangeError on everything else */
export function requireNumbers(where: string, parameter: string, kind: string, value: unknown): Pair {
  if (isPair(value)) return value;
  throw argumentError(where, parameter, `${kind} { x, y } of two numbers`, value);
}

/** Passes a vector or point of finite numbers through. @throws RangeError that names the component and what came */
export function requirePair(
  where: string,
  parameter: string,
  kind: 'a point' | 'a vector' | 'an object',
  value: unknown,
): Pair {
  if (typeof value !== 'object' || value === null) {
    throw argumentError(where, parameter, `${kind} { x, y } of two finite numbers`, value);
  }
  const pair = value as Pair;
  requireFinite(where, `${parameter}.x`, pair.x);
  requireFinite(where, `${parameter}.y`, pair.y);
  return pair;
}
