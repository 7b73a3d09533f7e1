/** What all columns have in common: many values of one type, stored as plain numbers in typed arrays. */
import { GREATEST_COLUMN_LENGTH } from '../limits.js';
import { isFloats } from '../checks/columns.js';
import { argumentError } from '../checks/errors.js';
import { requireInteger } from '../checks/numbers.js';
import { type OptionNames, requireOptions } from '../checks/objects.js';
import type { FloatArray } from '../types/raw.js';

/** How many bits a stored number has. */
export interface ColumnOptions {
  /** `'float64'` (the default) keeps every bit; `'float32'` takes half the memory and rounds what is stored. */
  readonly storage?: 'float64' | 'float32' | undefined;
}

/**
 * Many values of T. `get` and `set` are the hot path and check nothing: an index must be an integer in [0, length). What
 * else takes something checks it. A value is checked for what it is, not for its size: NaN and infinities pass, as they do
 * in verbs.
 */
export interface Column<in out T> {
  /** The number of values. */
  readonly length: number;
  /** The value at an index, which must be an integer in [0, length): nothing checks it. */
  get(index: number): T;
  /** Stores a value at an index, which must be an integer in [0, length): nothing checks it. */
  readonly set: (index: number, value: T) => void;
  /**
   * Goes through the values: `for (const place of places)`. A value that is pushed meanwhile is visited too; after
   * `swapRemove` of a value already visited, the one that took its place is not. An object per vector or point; bulk
   * verbs, and loops over the raw arrays, make none.
   */
  [Symbol.iterator](): Iterator<T, undefined, undefined>;
  /**
   * Adds a value at the end and returns its index. Amortized O(1): the capacity doubles.
   *
   * @throws RangeError if it is no value of this kind of column
   */
  readonly push: (value: T) => number;
  /**
   * Makes the column longer by zeros, or shorter.
   *
   * @throws RangeError if the length is not a non-negative integer
   */
  resize(length: number): void;
  /**
   * Removes the value at an index: the last one takes its place, and the column is shorter by one. O(1). Called on all
   * columns of a body, it removes the body; the one that was last has the index then.
   *
   * @throws RangeError if the index is not an integer in [0, length)
   */
  swapRemove(index: number): void;
  /** Sets every value. @throws RangeError if it is no value of this kind of column */
  readonly fill: (value: T) => void;
}

/** A column as its own methods see it: only they replace its arrays and its length. */
export type Own<C> = { -readonly [K in keyof C]: C[K] };

/** @throws RangeError if the length of a column is not an integer from 0 to 2^31 - 1 */
export function requireLength(where: string, length: number): number {
  return requireInteger(where, 'length', length, 0, GREATEST_COLUMN_LENGTH);
}

/**
 * The first values of a new column, or the zeros that it starts with: its length, and nothing to go through.
 *
 * @throws RangeError if it is neither a length nor a list
 */
export function requireSource<T>(where: string, source: number | Iterable<T>): [length: number, values: Iterable<T>] {
  if (typeof source === 'number') return [requireLength(where, source), []];
  // A caller without types may pass anything; the characters of a text are no values.
  if (typeof source === 'object' && source !== null && Symbol.iterator in source) return [0, source];
  throw argumentError(where, 'source', 'a length or the first values', source);
}

/** The index of the last value. @throws RangeError if that of a value to remove is not an integer in [0, length) */
export function requireIndex(index: number, length: number): number {
  if (length === 0)
    throw argumentError('column.swapRemove', 'index', 'that of a value, and the column is empty', index);
  requireInteger('column.swapRemove', 'index', index, 0, length - 1);
  return length - 1;
}

/** An array of at least `capacity` numbers that begins with those of `array`: `array` itself if it is long enough. */
export function withCapacity<A extends FloatArray | Int32Array>(array: A, capacity: number): A {
  if (array.length >= capacity) return array;
  const doubled = Math.min(Math.max(2 * array.length, capacity, 8), GREATEST_COLUMN_LENGTH);
  const grown = new (array.constructor as new (length: number) => A)(doubled);
  grown.set(array);
  return grown;
}

/** The array of a column that gets another length: zeros where it gets longer. */
export function resized<A extends FloatArray | Int32Array>(array: A, length: number, newLength: number): A {
  const kept = withCapacity(array, newLength);
  kept.fill(0, length, newLength);
  return kept;
}

const columnOptions: OptionNames<ColumnOptions> = ['storage'];

/** @throws RangeError if the options are not an object, have another member, or name another storage */
export function newFloats(length: number, options: ColumnOptions): FloatArray {
  requireOptions('column', options, columnOptions);
  const { storage = 'float64' } = options;
  if (storage === 'float64') return new Float64Array(length);
  if (storage === 'float32') return new Float32Array(length);
  throw argumentError('column', 'storage', "'float64' or 'float32'", storage);
}

/** @throws RangeError if a caller without types brings another array */
export function requireFloats(where: string, parameter: string, raw: FloatArray): FloatArray {
  // A proxy of an array has its prototype and none of its elements.
  if (isFloats(raw) && ArrayBuffer.isView(raw)) return raw;
  throw argumentError(where, parameter, 'a Float64Array or a Float32Array', raw);
}
