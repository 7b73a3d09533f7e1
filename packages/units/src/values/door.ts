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
export function requirePair(where: string, parameter: string, kind: 'point' | 'vector', value: Pair): Pair {
  if (typeof value !== 'object' || value === null) {
    throw argumentError(where, parameter, `a ${kind} { x, y } of two finite numbers`, value);
  }
  if (!Number.isFinite(value.x)) throw argumentError(where, `${parameter}.x`, 'a finite number', value.x);
  if (!Number.isFinite(value.y)) throw argumentError(where, `${parameter}.y`, 'a finite number', value.y);
  return value;
}
