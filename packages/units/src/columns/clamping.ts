/** Bulk verbs that keep a column within bounds. They change it in place, allocate nothing, and cost O(length). */
import { LEAST_SAFE_FACTOR } from '../limits.js';
import { isPairs, isQuantities, requirePairColumn } from '../checks/columns.js';
import { argumentError } from '../checks/errors.js';
import { requireNumber, requireRange } from '../checks/numbers.js';
import { requirePair } from '../checks/pairs.js';
import type { FloatArray } from '../types/raw.js';
import { hypot2 } from '../trigonometry/index.js';
import type { AnyPoint2, AnyQuantity, AnyVector2, ComponentOf, Instant } from '../types/kinds.js';
import { shortenedX } from '../vector/extremes.js';
import type { Column } from './column.js';
import type { VectorColumn } from './pairs.js';

/**
 * Clamps every value to a range, both bounds included. For points, each coordinate is clamped on its own.
 *
 * @throws RangeError if `least` is above `greatest`, or either is NaN; for points, in one of the coordinates
 *
 * @example
 * const places = pointColumn([position(meters(-1), meters(9))]);
 * clampColumn(places, position(meters(0), meters(0)), position(meters(40), meters(5)));
 * places.get(0); // => position(meters(0), meters(5))
 */
export function clampColumn<T extends AnyQuantity | Instant | Number | AnyPoint2>(
  target: Column<T>,
  least: T,
  greatest: T,
): void;
export function clampColumn(target: unknown, least: unknown, greatest: unknown): void {
  if (isPairs(target)) {
    const from = requirePair('clampColumn', 'least', 'a point', least);
    const to = requirePair('clampColumn', 'greatest', 'a point', greatest);
    requireRange('clampColumn', from.x, to.x, '.x');
    requireRange('clampColumn', from.y, to.y, '.y');
    const { rawX, rawY, length: n } = target;
    clampLoop(rawX, from.x, to.x, n);
    clampLoop(rawY, from.y, to.y, n);
  } else if (isQuantities(target)) {
    requireRange('clampColumn', least, greatest);
    clampLoop(target.raw, least as number, greatest as number, target.length);
  } else throw argumentError('clampColumn', 'target', 'a column of quantities or points', target);
}

function clampLoop(target: FloatArray, least: number, greatest: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const value = target[i] as number;
    target[i] = value < least ? least : value > greatest ? greatest : value;
  }
}

/**
 * Shortens every vector that is longer than `limit` to this magnitude, like `clampMagnitude`. A negative `limit` counts
 * as zero.
 *
 * @throws RangeError if `limit` is not a number
 *
 * @example
 * const velocities = vectorColumn([velocity(metersPerSecond(6), metersPerSecond(8))]);
 * clampMagnitudes(velocities, metersPerSecond(5));
 * velocities.get(0); // => velocity(metersPerSecond(3), metersPerSecond(4))
 */
export function clampMagnitudes<V extends AnyVector2>(target: VectorColumn<V>, limit: ComponentOf<V>): void {
  const greatest = requireNumber('clampMagnitudes', 'limit', limit);
  const { rawX: xs, rawY: ys, length: n } = requirePairColumn('clampMagnitudes', 'target', target);
  for (let i = 0; i < n; i++) {
    const x = xs[i] as number;
    const y = ys[i] as number;
    const length = hypot2(x, y);
    if (length > greatest) {
      const factor = greatest / length;
      if (factor > LEAST_SAFE_FACTOR) {
        xs[i] = x * factor;
        ys[i] = y * factor;
      } else shortenRow(xs, ys, i, greatest);
    }
  }
}

function shortenRow(xs: FloatArray, ys: FloatArray, i: number, limit: number): void {
  const x = xs[i] as number;
  const y = ys[i] as number;
  xs[i] = shortenedX(x, y, limit);
  ys[i] = shortenedX(y, x, limit);
}
