/** Columns of vectors and of points: one typed array for each component. */
import { argumentError } from '../checks/errors.js';
import { requirePair } from '../checks/pairs.js';
import type { FloatArray } from '../types/raw.js';
import type { AnyPoint2, AnyVector2 } from '../types/kinds.js';
import type { Single } from '../types/single.js';
import type { Pair } from '../values/pair.js';
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

/** One class for columns of vectors and of points: with two, every loop over either would check for both. */
export class PairColumn<in out V extends AnyVector2 | AnyPoint2> implements Column<V> {
  /**
   * The x components in the coherent base unit; the first `length` of them count. For loops of your own, a GPU, a
   * worker. Fetch it anew after `push` and `resize`, which may replace it.
   */
  readonly rawX: FloatArray;
  /** The y components; see `rawX`. */
  readonly rawY: FloatArray;
  readonly length: number;

  constructor(rawX: FloatArray, rawY: FloatArray) {
    this.rawX = rawX;
    this.rawY = rawY;
    this.length = rawX.length;
  }

  /** A new vector or point of the values at an index; an engine that inlines the call keeps it off the heap. */
  get(index: number): V {
    return { x: this.rawX[index] as number, y: this.rawY[index] as number } as unknown as V;
  }

  set(index: number, value: V): void {
    const { x, y } = value as unknown as Pair;
    this.rawX[index] = x;
    this.rawY[index] = y;
  }

  /** The values in order, from index 0 on, as many as there are while they are read. */
  *[Symbol.iterator](): Generator<V, undefined, undefined> {
    for (let index = 0; index < this.length; index++) yield this.get(index);
    return undefined;
  }

  push(value: V): number {
    const index = this.length;
    requirePair('column.push', 'value', 'a vector or point', value);
    (this as Own<this>).rawX = withCapacity(this.rawX, index + 1);
    (this as Own<this>).rawY = withCapacity(this.rawY, index + 1);
    this.set(index, value);
    (this as Own<this>).length = index + 1;
    return index;
  }

  resize(newLength: number): void {
    const length = requireLength('column.resize', newLength);
    (this as Own<this>).rawX = resized(this.rawX, this.length, length);
    (this as Own<this>).rawY = resized(this.rawY, this.length, length);
    (this as Own<this>).length = length;
  }

  swapRemove(index: number): void {
    const last = requireIndex(index, this.length);
    this.rawX[index] = this.rawX[last] as number;
    this.rawY[index] = this.rawY[last] as number;
    (this as Own<this>).length = last;
  }

  fill(value: V): void {
    const { x, y } = requirePair('column.fill', 'value', 'a vector or point', value);
    this.rawX.fill(x, 0, this.length);
    this.rawY.fill(y, 0, this.length);
  }
}

/** Many vectors of one kind. Made by `vectorColumn`. */
export interface VectorColumn<V extends AnyVector2> extends PairColumn<V> {}

/** Many points of one kind. Made by `pointColumn`. */
export interface PointColumn<P extends AnyPoint2> extends PairColumn<P> {}

/**
 * A column of vectors: `vectorColumn<Velocity2>(300)` holds 300 zero vectors.
 *
 * @param source - its length, or its first values
 * @throws RangeError if the length is not a non-negative integer, or the source neither a length nor a list
 *
 * @example
 * const velocities = vectorColumn<Velocity2>(300);
 * velocities.set(0, velocity(metersPerSecond(1), metersPerSecond(2)));
 * velocities.rawY[0]; // => 2
 */
export function vectorColumn<V extends AnyVector2>(
  source?: number | Iterable<Single<V>>,
  options?: ColumnOptions,
): VectorColumn<V>;
export function vectorColumn<V extends AnyVector2>(
  source: number | Iterable<V> = 0,
  options: ColumnOptions = {},
): VectorColumn<V> {
  return pairColumn('vectorColumn', source, options);
}

/**
 * A column of points: `pointColumn<Position2>(300)` holds 300 points at the origin.
 *
 * @param source - its length, or its first values
 * @throws RangeError if the length is not a non-negative integer, or the source neither a length nor a list
 *
 * @example
 * const positions = pointColumn<Position2>(300);
 * positions.fill(position(meters(1), meters(2)));
 * positions.get(299); // => position(meters(1), meters(2))
 */
export function pointColumn<P extends AnyPoint2>(
  source?: number | Iterable<Single<P>>,
  options?: ColumnOptions,
): PointColumn<P>;
export function pointColumn<P extends AnyPoint2>(
  source: number | Iterable<P> = 0,
  options: ColumnOptions = {},
): PointColumn<P> {
  return pairColumn('pointColumn', source, options);
}

function pairColumn<V extends AnyVector2 | AnyPoint2>(
  where: string,
  source: number | Iterable<V>,
  options: ColumnOptions,
): PairColumn<V> {
  const [length, values] = requireSource(where, source);
  const column = new PairColumn<V>(newFloats(length, options), newFloats(length, options));
  for (const value of values) column.push(value);
  return column;
}

/**
 * A column over two arrays of yours, without a copy.
 *
 * @throws RangeError if they differ in length, or are no such arrays
 *
 * @example
 * vectorColumnOver<Velocity2>(Float64Array.of(1), Float64Array.of(2)).get(0) // => velocity(metersPerSecond(1), metersPerSecond(2))
 */
export function vectorColumnOver<V extends AnyVector2>(rawX: FloatArray, rawY: FloatArray): VectorColumn<V> {
  return pairsOver('vectorColumnOver', rawX, rawY);
}

/**
 * A column over two arrays of yours, without a copy.
 *
 * @throws RangeError if they differ in length, or are no such arrays
 *
 * @example
 * pointColumnOver<Position2>(Float64Array.of(1), Float64Array.of(2)).get(0) // => position(meters(1), meters(2))
 */
export function pointColumnOver<P extends AnyPoint2>(rawX: FloatArray, rawY: FloatArray): PointColumn<P> {
  return pairsOver('pointColumnOver', rawX, rawY);
}

function pairsOver<V extends AnyVector2 | AnyPoint2>(where: string, rawX: FloatArray, rawY: FloatArray): PairColumn<V> {
  requireFloats(where, 'rawX', rawX);
  requireFloats(where, 'rawY', rawY);
  if (rawX.length === rawY.length) return new PairColumn(rawX, rawY);
  throw argumentError(
    where,
    'rawY.length',
    `that of rawX, ${rawX.length}`,
    rawY.length,
    'Take subarrays of one length',
  );
}
