/** Columns of directions: one `Int32Array`. */
import { isDirection, requireDirection } from '../checks/directions.js';
import { argumentError } from '../checks/errors.js';
import type { Direction2 } from '../angles/compass.js';
import {
  type Column,
  type Writable,
  lastIndexFor,
  requireLength,
  requireSource,
  resized,
  withCapacity,
} from './column.js';

/** Many directions. Made by `directionColumn`. */
export class DirectionColumn implements Column<Direction2> {
  /**
   * The directions as 32-bit fractions of a turn; only the first `length` are in use. Read this property again after
   * `push` and `resize`, which may replace the array.
   */
  readonly raw: Int32Array;
  readonly length: number;

  constructor(raw: Int32Array) {
    this.raw = raw;
    this.length = raw.length;
  }

  get(index: number): Direction2 {
    return this.raw[index] as unknown as Direction2;
  }

  set(index: number, value: Direction2): void {
    this.raw[index] = value as unknown as number;
  }

  /** The values in order of their indices, including those pushed during the loop. */
  *[Symbol.iterator](): Generator<Direction2, undefined, undefined> {
    for (let index = 0; index < this.length; index++) yield this.get(index);
    return undefined;
  }

  push(value: Direction2): number {
    const index = this.length;
    const bits = requireDirection('column.push', 'value', value);
    (this as Writable<this>).raw = withCapacity(this.raw, index + 1);
    this.raw[index] = bits;
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

  fill(value: Direction2): void {
    this.raw.fill(requireDirection('column.fill', 'value', value), 0, this.length);
  }
}

/**
 * Makes a column of directions: `directionColumn(300)` has 300 values, all east.
 *
 * @param source - the length, or the first values
 * @throws RangeError if the length is not an integer from 0 to 2^31 - 1, or `source` is neither a length nor an
 * iterable
 *
 * @example
 * directionColumn([Direction2.north, Direction2.west]).get(1) === Direction2.west // => true
 */
export function directionColumn(source: number | Iterable<Direction2> = 0): DirectionColumn {
  const [length, values] = requireSource('directionColumn', source);
  const column = new DirectionColumn(new Int32Array(length));
  for (const value of values) {
    if (!isDirection(value)) requireDirection('directionColumn', `source[${column.length}]`, value);
    column.push(value);
  }
  return column;
}

/**
 * Makes a column on top of your own array, without a copy. The column has the length of the array.
 *
 * @throws RangeError if `raw` is not an `Int32Array`
 *
 * @example
 * directionColumnOver(Int32Array.of(0)).get(0) === Direction2.east // => true
 */
export function directionColumnOver(raw: Int32Array): DirectionColumn {
  if (!(raw instanceof Int32Array && ArrayBuffer.isView(raw))) {
    throw argumentError('directionColumnOver', 'raw', 'an Int32Array', raw);
  }
  return new DirectionColumn(raw);
}
