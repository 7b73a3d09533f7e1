/**
 * Checks of columns, once for a whole column: their kind, told by the arrays behind them, and their length. The values
 * in a column are not checked.
 */
import type { FloatArray } from '../types/raw.js';
import { argumentError } from './errors.js';

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

/**
 * Passes a column of quantities through.
 *
 * @param length - how many values it must have; any number if it is left out
 * @param other - what else has so many values
 * @throws RangeError if it is not such a column, or has another length
 */
export function requireQuantityColumn(
  where: string,
  parameter: string,
  column: unknown,
  length?: number,
  other?: string,
): Floats {
  if (!isQuantities(column)) throw argumentError(where, parameter, 'a column of quantities', column);
  requireValues(where, parameter, 'raw', column.raw, column.length);
  requireSameLength(where, parameter, column.length, length, other);
  return column;
}

/** Passes a column of vectors or points through, as `requireQuantityColumn` does. */
export function requirePairColumn(
  where: string,
  parameter: string,
  column: unknown,
  length?: number,
  other?: string,
): Pairs {
  if (!isPairs(column)) throw argumentError(where, parameter, 'a column of vectors or points', column);
  requireValues(where, parameter, 'rawX', column.rawX, column.length);
  requireValues(where, parameter, 'rawY', column.rawY, column.length);
  requireSameLength(where, parameter, column.length, length, other);
  return column;
}

/** Passes a column of directions through, as `requireQuantityColumn` does. */
export function requireDirectionColumn(where: string, parameter: string, column: unknown, length?: number): Bits {
  if (!isDirections(column)) throw argumentError(where, parameter, 'a column of directions', column);
  requireSameLength(where, parameter, column.length, length);
  return column;
}

/**
 * An array behind a column that a caller made by hand may be another one, or too short. Its name is put together for an
 * error alone, since that allocates.
 */
function requireValues(where: string, parameter: string, member: string, raw: FloatArray, length: number): void {
  if (isFloats(raw) && raw.length >= length) return;
  const rule = `a Float64Array or a Float32Array of at least ${length} numbers`;
  throw argumentError(where, `${parameter}.${member}`, rule, raw);
}

function requireSameLength(
  where: string,
  parameter: string,
  length: number,
  expected: number | undefined,
  other: string = 'the target',
): void {
  if (expected === undefined || length === expected) return;
  throw argumentError(where, parameter, `as long as ${other}, ${expected}`, length, 'Resize one of them');
}
