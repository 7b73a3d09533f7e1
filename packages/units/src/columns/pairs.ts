/** Columns of vectors and points: one typed array for each component. */
import { argumentError } from '../checks/errors.js';
import { isPair, requirePair } from '../checks/pairs.js';
import type { FloatArray } from '../types/raw.js';
import type { AnyPoint2, AnyVector2 } from '../types/kinds.js';
import type { Single } from '../types/single.js';
import type { Pair } from '../values/pair.js';
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

/** Many vectors or points. It is one class for both, so that loops over either see one hidden class. */
export class PairColumn<in out V extends AnyVector2 | AnyPoint2> implements Column<V> {
  /**
   * The x components in the coherent base unit; only the first `length` are in use. For your own loops, a GPU or a
   * worker. Read this property again after `push` and `resize`, which may replace the array.
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

  /** A new vector or point; an engine that inlines the call does not allocate it. The index is not checked. */
  get(index: number): V {
    return { x: this.rawX[index] as number, y: this.rawY[index] as number } as unknown as V;
  }

  set(index: number, value: V): void {
    const { x, y } = value as unknown as Pair;
    this.rawX[index] = x;
    this.rawY[index] = y;
  }

  /** The values in order of their indices, including those pushed during the loop. */
  *[Symbol.iterator](): Generator<V, undefined, undefined> {
    for (let index = 0; index < this.length; index++) yield this.get(index);
    return undefined;
  }

  push(value: V): number {
    const index = this.length;
    requirePair('column.push', 'value', 'a vector or point', value);
    (this as Writable<this>).rawX = withCapacity(this.rawX, index + 1);
    (this as Writable<this>).rawY = withCapacity(this.rawY, index + 1);
    this.set(index, value);
    (this as Writable<this>).length = index + 1;
    return index;
  }

  resize(newLength: number): void {
    const length = requireLength('column.resize', newLength);
    (this as Writable<this>).rawX = resized(this.rawX, this.length, length);
    (this as Writable<this>).rawY = resized(this.rawY, this.length, length);
    (this as Writable<this>).length = length;
  }

  swapRemove(index: number): void {
    const last = lastIndexFor(index, this.length);
    this.rawX[index] = this.rawX[last] as number;
    this.rawY[index] = this.rawY[last] as number;
    (this as Writable<this>).length = last;
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
 * Makes a column of vectors: `vectorColumn<Velocity2>(300)` has 300 zero vectors.
 *
 * @param source - the length, or the first values
 * @throws RangeError if the length is not an integer from 0 to 2^31 - 1, or `source` is neither a length nor an
 * iterable
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
 * Makes a column of points: `pointColumn<Position2>(300)` has 300 points at the origin.
 *
 * @param source - the length, or the first values
 * @throws RangeError if the length is not an integer from 0 to 2^31 - 1, or `source` is neither a length nor an
 * iterable
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
  const column = new PairColumn<V>(newFloats(where, length, options), newFloats(where, length, options));
  for (const value of values) {
    if (!isPair(value)) requirePair(where, `source[${column.length}]`, 'a vector or point', value);
    column.push(value);
  }
  return column;
}

/**
 * Makes a column of vectors on top of two arrays of your own, without a copy.
 *
 * @throws RangeError if the arrays differ in length, or are not a `Float64Array` or `Float32Array`
 *
 * @example
 * vectorColumnOver<Velocity2>(Float64Array.of(1), Float64Array.of(2)).get(0) // => velocity(metersPerSecond(1), metersPerSecond(2))
 */
export function vectorColumnOver<V extends AnyVector2>(rawX: FloatArray, rawY: FloatArray): VectorColumn<V> {
  return pairsOver('vectorColumnOver', rawX, rawY);
}

/**
 * Makes a column of points on top of two arrays of your own, without a copy.
 *
 * @throws RangeError if the arrays differ in length, or are not a `Float64Array` or `Float32Array`
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
