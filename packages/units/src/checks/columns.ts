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

/** Whether it is a column of quantities. */
export function isQuantities(column: unknown): column is Floats {
  return isFloats(memberOf(column, 'raw'));
}

/** Whether it is a column of vectors or points. */
export function isPairs(column: unknown): column is Pairs {
  return isFloats(memberOf(column, 'rawX'));
}

/** Whether it is a column of directions. */
export function isDirections(column: unknown): column is Bits {
  return memberOf(column, 'raw') instanceof Int32Array;
}

function memberOf(column: unknown, name: string): unknown {
  return typeof column === 'object' && column !== null ? Reflect.get(column, name) : undefined;
}

/** @throws RangeError if it is no column of quantities, or not of the length of the target */
export function requireQuantities(where: string, parameter: string, column: unknown, length?: number): Floats {
  return required(isQuantities, 'quantities', where, parameter, column, length);
}

/** @throws RangeError if it is no column of vectors or points, or not of the length of the target */
export function requirePairs(where: string, parameter: string, column: unknown, length?: number): Pairs {
  return required(isPairs, 'vectors or points', where, parameter, column, length);
}

/** @throws RangeError if it is no column of directions, or not of the length of the target */
export function requireDirections(where: string, parameter: string, column: unknown, length?: number): Bits {
  return required(isDirections, 'directions', where, parameter, column, length);
}

function required<C extends Floats | Pairs | Bits>(
  isKind: (column: unknown) => column is C,
  values: string,
  where: string,
  parameter: string,
  column: unknown,
  length: number | undefined,
): C {
  if (!isKind(column)) throw argumentError(where, parameter, `a column of ${values}`, column);
  if (length === undefined || column.length === length) return column;
  throw argumentError(where, parameter, `as long as the target, ${length}`, column.length, 'Resize one of them');
}
