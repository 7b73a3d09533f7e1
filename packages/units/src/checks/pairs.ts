/** Checks of vectors and points, for callers without types. A valid argument costs a few comparisons. */
import type { RawPoint } from '../types/raw.js';
import { argumentError } from './errors.js';
import { requireFinite } from './numbers.js';

/** Whether a value is a vector or point of two numbers, NaN and infinities included. */
export function isPair(value: unknown): value is RawPoint {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y } = value as Partial<RawPoint>;
  return typeof x === 'number' && typeof y === 'number';
}

/** Whether a value is a vector or point of two finite numbers. Only they are 0 if subtracted from themselves. */
export function isFinitePair(value: unknown): value is RawPoint {
  if (typeof value !== 'object' || value === null) return false;
  const { x, y } = value as Partial<RawPoint>;
  return typeof x === 'number' && typeof y === 'number' && x - x === y - y;
}

/** Passes a vector or point of any two numbers through. @throws RangeError on everything else */
export function requirePair(where: string, parameter: string, kind: string, value: unknown): RawPoint {
  if (isPair(value)) return value;
  throw argumentError(where, parameter, `${kind} { x, y } of two numbers`, value);
}

/** Passes a vector or point of finite numbers through. @throws RangeError that names the component at fault */
export function requireFinitePair(
  where: string,
  parameter: string,
  kind: 'a point' | 'a vector' | 'an object',
  value: unknown,
): RawPoint {
  if (typeof value !== 'object' || value === null) {
    throw argumentError(where, parameter, `${kind} { x, y } of two finite numbers`, value);
  }
  const pair = value as RawPoint;
  requireFinite(where, `${parameter}.x`, pair.x);
  requireFinite(where, `${parameter}.y`, pair.y);
  return pair;
}

/** Passes a point of two finite numbers. @throws RangeError that names the coordinate at fault */
export function requireFinitePoint(where: string, parameter: string, point: unknown): void {
  if (!isFinitePair(point)) requireFinitePair(where, parameter, 'a point', point);
}
