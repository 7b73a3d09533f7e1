/** What stops a vector or point that came past its constructor, from a caller without types. */
import { argumentError } from '../checks.js';
import type { Pair } from './pair.js';

/** Whether it is a vector or point of two numbers, NaN and infinities included. */
export function isPair(value: unknown): value is Pair {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y } = value as Partial<Pair>;
  return typeof x === 'number' && typeof y === 'number';
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
  const { x, y } = value as Pair;
  if (!Number.isFinite(x)) throw argumentError(where, `${parameter}.x`, 'a finite number', x);
  if (!Number.isFinite(y)) throw argumentError(where, `${parameter}.y`, 'a finite number', y);
  return value as Pair;
}
