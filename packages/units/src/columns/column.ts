/**
 * The common part of all columns: many values of one type, as plain numbers in typed arrays.
 *
 *     length = 3                          swapRemove(0): the last value fills the gap
 *     +---+---+---+---+---+---+           +---+---+---+---+---+---+
 *     | a | b | c | . | . | . |   ---->   | c | b | . | . | . | . |   length = 2
 *     +---+---+---+---+---+---+           +---+---+---+---+---+---+
 *     capacity: raw.length = 6
 *
 * If several columns hold one row per body, call `swapRemove(i)` on each of them, so that the rows stay aligned.
 */
import { GREATEST_COLUMN_LENGTH } from '../limits.js';
import { isFloats } from '../checks/columns.js';
import { argumentError } from '../checks/errors.js';
import { requireInteger } from '../checks/numbers.js';
import { type OptionNames, requireOptions } from '../checks/objects.js';
import type { FloatArray } from '../types/raw.js';

/** The options of a new column. */
export interface ColumnOptions {
  /** `'float64'` (the default) stores numbers exactly; `'float32'` takes half the memory, and rounds them. */
  readonly storage?: 'float64' | 'float32' | undefined;
}

/**
 * Many values of T.
 *
 * `get` and `set` check nothing, since they are the hot path: an index must be an integer in [0, length). All other
 * methods check their arguments. They check that a value is a number, a direction, or a vector or point, not that it is
 * finite: NaN and infinities pass, as in the verbs.
 */
export interface Column<in out T> {
  /** The number of values. */
  readonly length: number;
  /** The value at an index, which must be an integer in [0, length). The index is not checked. */
  get(index: number): T;
  /** Stores a value at an index, which must be an integer in [0, length). Neither argument is checked. */
  readonly set: (index: number, value: T) => void;
  /**
   * Iterates over the values: `for (const place of places)`. A value pushed during the loop is visited too. After
   * `swapRemove` of a visited value, the value that took its place is not visited. Allocates an object for each vector
   * or point; bulk verbs and loops over the raw arrays allocate none.
   */
  [Symbol.iterator](): Iterator<T, undefined, undefined>;
  /**
   * Adds a value at the end and returns its index. Amortized O(1): the capacity doubles.
   *
   * @throws RangeError if the column does not hold such values
   */
  readonly push: (value: T) => number;
  /**
   * Changes the length: new values are zeros.
   *
   * @throws RangeError if the length is not an integer from 0 to 2^31 - 1
   */
  resize(length: number): void;
  /**
   * Removes the value at an index: the last value takes its place, and the column becomes shorter by one. O(1). To
   * remove a body, call it on all columns that hold a row of the body; the last body then has this index.
   *
   * @throws RangeError if the index is not an integer in [0, length)
   */
  swapRemove(index: number): void;
  /** Sets every value. @throws RangeError if the column does not hold such values */
  readonly fill: (value: T) => void;
}

/** A column whose members are writable, for its own methods. */
export type Writable<C> = { -readonly [K in keyof C]: C[K] };

/** @throws RangeError if the length of a column is not an integer from 0 to 2^31 - 1 */
export function requireLength(where: string, length: number): number {
  return requireInteger(where, 'length', length, 0, GREATEST_COLUMN_LENGTH);
}

/**
 * The source of a new column: the number of zeros that it starts with, and the values to push after them.
 *
 * @throws RangeError if `source` is neither a length nor an iterable
 */
export function requireSource<T>(where: string, source: number | Iterable<T>): [length: number, values: Iterable<T>] {
  if (typeof source === 'number') return [requireLength(where, source), []];
  // Untyped code may pass anything; a string is iterable, but its characters are not values.
  if (typeof source === 'object' && source !== null && Symbol.iterator in source) return [0, source];
  throw argumentError(where, 'source', 'a length or the first values', source);
}

/**
 * Checks the index of a value to remove, and returns the index of the last value.
 *
 * @throws RangeError if `index` is not an integer in [0, length)
 */
export function lastIndexFor(index: number, length: number): number {
  if (length === 0) {
    throw argumentError('column.swapRemove', 'index', 'the index of a value', index, 'The column is empty');
  }
  requireInteger('column.swapRemove', 'index', index, 0, length - 1);
  return length - 1;
}

/** An array with room for `capacity` numbers that begins with those of `array`: `array` itself if it is long enough. */
export function withCapacity<A extends FloatArray | Int32Array>(array: A, capacity: number): A {
  if (array.length >= capacity) return array;
  const doubled = Math.min(Math.max(2 * array.length, capacity, 8), GREATEST_COLUMN_LENGTH);
  const grown = new (array.constructor as new (length: number) => A)(doubled);
  grown.set(array);
  return grown;
}

/** The array of a column with a new length; new numbers are zeros. */
export function resized<A extends FloatArray | Int32Array>(array: A, length: number, newLength: number): A {
  const kept = withCapacity(array, newLength);
  kept.fill(0, length, newLength);
  return kept;
}

const columnOptions: OptionNames<ColumnOptions> = ['storage'];

/** @throws RangeError if the options are not an object, have another member, or name another storage */
export function newFloats(where: string, length: number, options: ColumnOptions): FloatArray {
  requireOptions(where, options, columnOptions);
  const { storage = 'float64' } = options;
  if (storage === 'float64') return new Float64Array(length);
  if (storage === 'float32') return new Float32Array(length);
  throw argumentError(where, 'storage', "'float64' or 'float32'", storage);
}

/** @throws RangeError if untyped code passes another kind of array */
export function requireFloats(where: string, parameter: string, raw: FloatArray): FloatArray {
  // A proxy of an array passes `instanceof`, but is not a view of a buffer.
  if (isFloats(raw) && ArrayBuffer.isView(raw)) return raw;
  throw argumentError(where, parameter, 'a Float64Array or a Float32Array', raw);
}
