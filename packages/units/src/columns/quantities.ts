/** Columns of quantities: one typed array. */
import { requireNumber } from '../checks/numbers.js';
import type { FloatArray } from '../types/raw.js';
import type { AnyQuantity, Instant } from '../types/kinds.js';
import type { Single } from '../types/single.js';
import {
  type Column,
  type Writable,
  type ColumnOptions,
  newFloats,
  requireFloats,
  lastIndexFor,
  requireLength,
  requireSource,
  resized,
  withCapacity,
} from './column.js';

/** The values of a column of quantities. `Number` stands for `number`, see `Operand`. */
export type ColumnScalar = AnyQuantity | Instant | Number;

/** Many quantities of one kind, or plain numbers. Made by `quantityColumn`. */
export class QuantityColumn<in out Q extends ColumnScalar> implements Column<Q> {
  /**
   * The numbers in the coherent base unit; only the first `length` are in use. For your own loops, a GPU or a worker.
   * Read this property again after `push` and `resize`, which may replace the array.
   */
  readonly raw: FloatArray;
  readonly length: number;

  constructor(raw: FloatArray) {
    this.raw = raw;
    this.length = raw.length;
  }

  get(index: number): Q {
    return this.raw[index] as unknown as Q;
  }

  set(index: number, value: Q): void {
    this.raw[index] = value as unknown as number;
  }

  /** The values in order of their indices, including those pushed during the loop. */
  *[Symbol.iterator](): Generator<Q, undefined, undefined> {
    for (let index = 0; index < this.length; index++) yield this.get(index);
    return undefined;
  }

  push(value: Q): number {
    const index = this.length;
    requireNumber('column.push', 'value', value);
    if (index === this.raw.length) (this as Writable<this>).raw = withCapacity(this.raw, index + 1);
    this.raw[index] = value as unknown as number;
    (this as Writable<this>).length = index + 1;
    return index;
  }

  resize(newLength: number): void {
    const length = requireLength('column.resize', newLength);
    (this as Writable<this>).raw = resized(this.raw, this.length, length);
    (this as Writable<this>).length = length;
  }

  swapRemove(index: number): void {
    const last = lastIndexFor(index, this.length);
    this.raw[index] = this.raw[last] as number;
    (this as Writable<this>).length = last;
  }

  fill(value: Q): void {
    this.raw.fill(requireNumber('column.fill', 'value', value), 0, this.length);
  }
}

/**
 * Makes a column of quantities: `quantityColumn<Duration>(300)` has 300 zeros, `quantityColumn([meters(1), meters(2)])`
 * has these two values.
 *
 * @param source - the length, or the first values
 * @throws RangeError if the length is not an integer from 0 to 2^31 - 1, or `source` is neither a length nor an
 * iterable
 *
 * @example
 * const heights = quantityColumn([meters(1), meters(2)]);
 * heights.push(meters(4));
 * heights.get(2) === meters(4); // => true
 */
export function quantityColumn<Q extends ColumnScalar>(
  source?: number | Iterable<Single<Q>>,
  options?: ColumnOptions,
): QuantityColumn<Q>;
export function quantityColumn<Q extends ColumnScalar>(
  source: number | Iterable<Q> = 0,
  options: ColumnOptions = {},
): QuantityColumn<Q> {
  const [length, values] = requireSource('quantityColumn', source);
  const column = new QuantityColumn<Q>(newFloats('quantityColumn', length, options));
  for (const value of values) {
    if (typeof value !== 'number') requireNumber('quantityColumn', `source[${column.length}]`, value);
    column.push(value);
  }
  return column;
}

/**
 * Makes a column on top of your own array, without a copy: an array from a worker, or a part of a larger buffer.
 *
 * @throws RangeError if `raw` is not a `Float64Array` or `Float32Array`
 *
 * @example
 * quantityColumnOver<Length>(Float64Array.of(1, 2)).get(1) === meters(2) // => true
 */
export function quantityColumnOver<Q extends ColumnScalar>(raw: FloatArray): QuantityColumn<Q> {
  return new QuantityColumn(requireFloats('quantityColumnOver', 'raw', raw));
}
