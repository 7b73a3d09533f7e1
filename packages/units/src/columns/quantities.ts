/** Columns of quantities: one typed array. */
import { requireNumber } from '../checks/numbers.js';
import type { FloatArray } from '../types/raw.js';
import type { AnyQuantity, Instant } from '../types/kinds.js';
import type { Single } from '../types/single.js';
import {
  type Column,
  type Own,
  type ColumnOptions,
  newFloats,
  requireFloats,
  requireIndex,
  requireLength,
  requireSource,
  resized,
  withCapacity,
} from './column.js';

/** What a column of quantities holds. `Number` stands for `number`, see `Operand`. */
export type ColumnScalar = AnyQuantity | Instant | Number;

/** Many quantities of one kind, or plain numbers. Made by `quantityColumn`. */
export class QuantityColumn<in out Q extends ColumnScalar> implements Column<Q> {
  /**
   * The numbers, in the coherent base unit; the first `length` of them count. For loops of your own, a GPU, a worker.
   * Fetch it anew after `push` and `resize`, which may replace it.
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

  /** The values in order, from index 0 on, as many as there are while they are read. */
  *[Symbol.iterator](): Generator<Q, undefined, undefined> {
    for (let index = 0; index < this.length; index++) yield this.get(index);
    return undefined;
  }

  push(value: Q): number {
    const index = this.length;
    requireNumber('column.push', 'value', value);
    if (index === this.raw.length) (this as Own<this>).raw = withCapacity(this.raw, index + 1);
    this.raw[index] = value as unknown as number;
    (this as Own<this>).length = index + 1;
    return index;
  }

  resize(newLength: number): void {
    const length = requireLength('column.resize', newLength);
    (this as Own<this>).raw = resized(this.raw, this.length, length);
    (this as Own<this>).length = length;
  }

  swapRemove(index: number): void {
    const last = requireIndex(index, this.length);
    this.raw[index] = this.raw[last] as number;
    (this as Own<this>).length = last;
  }

  fill(value: Q): void {
    this.raw.fill(requireNumber('column.fill', 'value', value), 0, this.length);
  }
}

/**
 * A column of quantities: `quantityColumn<Duration>(300)` holds 300 zeros, `quantityColumn([meters(1), meters(2)])` those.
 *
 * @param source - its length, or its first values
 * @throws RangeError if the length is not a non-negative integer, or the source neither a length nor a list
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
  const column = new QuantityColumn<Q>(newFloats(length, options));
  for (const value of values) column.push(value);
  return column;
}

/**
 * A column over an array of yours, without a copy: what a worker sent, or a part of a greater buffer.
 *
 * @throws RangeError if it is no such array
 *
 * @example
 * quantityColumnOver<Length>(Float64Array.of(1, 2)).get(1) === meters(2) // => true
 */
export function quantityColumnOver<Q extends ColumnScalar>(raw: FloatArray): QuantityColumn<Q> {
  return new QuantityColumn(requireFloats('quantityColumnOver', 'raw', raw));
}
