/**
 * What bulk verbs ask of their columns, once for a whole column: the kind, told by the arrays behind it, and the length.
 *
 * Types say the same: this is for callers without types. What the columns hold is not looked at.
 */
import { argumentError } from '../checks.js';
import type { FloatArray } from './column.js';

/** A column of quantities as bulk verbs see it. */
export interface Floats {
  readonly raw: FloatArray;
  readonly length: number;
}

/** A column of vectors or points as bulk verbs see it. */
export interface Pairs {
  readonly rawX: FloatArray;
  readonly rawY: FloatArray;
  readonly length: number;
}

/** A column of directions as bulk verbs see it. */
export interface Bits {
  readonly raw: Int32Array;
  readonly length: number;
}

/** Whether an array can be behind a column of quantities, vectors or points. */
export function isFloats(raw: unknown): raw is FloatArray {
  return raw instanceof Float64Array || raw instanceof Float32Array;
}

/** Whether a column is one of vectors or points, and not of quantities. */
export function isPairs(column: unknown): column is Pairs {
  return isFloats(memberOf(column, 'rawX'));
}

/** Whether a column is one of quantities. */
export function isQuantities(column: unknown): column is Floats {
  return isFloats(memberOf(column, 'raw'));
}

/** @throws RangeError if it is no column of quantities, or not of the length of the target */
export function requireQuantities(where: string, parameter: string, column: unknown, length?: number): Floats {
  if (isQuantities(column)) return requireLengthOf(where, parameter, column, length);
  throw argumentError(where, parameter, 'a column of quantities', column);
}

/** @throws RangeError if it is no column of vectors or points, or not of the length of the target */
export function requirePairs(where: string, parameter: string, column: unknown, length?: number): Pairs {
  if (isPairs(column)) return requireLengthOf(where, parameter, column, length);
  throw argumentError(where, parameter, 'a column of vectors or points', column);
}

/** Whether a column is one of directions. */
export function isDirections(column: unknown): column is Bits {
  return memberOf(column, 'raw') instanceof Int32Array;
}

/** @throws RangeError if it is no column of directions, or not of the length of the target */
export function requireDirections(where: string, parameter: string, column: unknown, length?: number): Bits {
  if (isDirections(column)) return requireLengthOf(where, parameter, column, length);
  throw argumentError(where, parameter, 'a column of directions', column);
}

function memberOf(column: unknown, name: string): unknown {
  return typeof column === 'object' && column !== null ? Reflect.get(column, name) : undefined;
}

function requireLengthOf<C extends Floats | Pairs | Bits>(
  where: string,
  parameter: string,
  column: C,
  length: number = column.length,
): C {
  if (column.length === length) return column;
  throw argumentError(where, parameter, `as long as the target, ${length}`, column.length, 'Resize one of them');
}
