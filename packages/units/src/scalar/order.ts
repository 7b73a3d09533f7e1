/** Order and comparison of scalars and instants. The operators `<`, `>` and `===` also compile for two of one type. */
import { requireRange } from '../checks/numbers.js';
import type { ExtentOf } from '../types/differences.js';
import type { Ordered, Same } from '../types/kinds.js';
import type { Single } from '../types/single.js';
import type { ScalarOperand } from './arithmetic.js';

/**
 * The lesser of two; NaN if either is NaN.
 *
 * @example
 * min(meters(3), centimeters(50)) === centimeters(50) // => true
 */
export function min<A extends Ordered>(a: Single<A>, b: Single<A>): Same<A>;
export function min(a: number, b: number): unknown {
  return Math.min(a, b);
}

/**
 * The greater of two; NaN if either is NaN.
 *
 * @example
 * max(meters(3), centimeters(50)) === meters(3) // => true
 */
export function max<A extends Ordered>(a: Single<A>, b: Single<A>): Same<A>;
export function max(a: number, b: number): unknown {
  return Math.max(a, b);
}

/**
 * The number nearest to `value` in the range from `least` to `greatest`, both included; NaN for a `value` of NaN.
 *
 * @throws RangeError if `least` is above `greatest`, or either is NaN
 *
 * @example
 * clamp(metersPerSecond(9), metersPerSecond(-5), metersPerSecond(5)) === metersPerSecond(5) // => true
 */
export function clamp<A extends Ordered>(value: Single<A>, least: Single<A>, greatest: Single<A>): Same<A>;
export function clamp(value: number, least: number, greatest: number): unknown {
  if (!(least <= greatest)) requireRange('clamp', least, greatest);
  return value < least ? least : value > greatest ? greatest : value;
}

/**
 * A comparator, for `sort(compare)`: negative, zero or positive if `a` is below, equal to or above `b`. NaN comes last,
 * so that every order is well defined.
 *
 * @example
 * [meters(3), meters(1), meters(2)].sort(compare) // => [meters(1), meters(2), meters(3)]
 */
export function compare<A extends Ordered>(a: Single<A>, b: Single<A>): number;
export function compare(a: number, b: number): unknown {
  if (a < b) return -1;
  if (a > b) return 1;
  if (a === b) return 0;
  return Number.isNaN(a) ? (Number.isNaN(b) ? 0 : 1) : -1;
}

/** Whether the scalar is neither NaN nor infinite. */
export function isFinite(a: Ordered): boolean;
export function isFinite(a: unknown): unknown {
  return Number.isFinite(a);
}

/** Whether the scalar is zero, of either sign. */
export function isZero(a: ScalarOperand): boolean;
export function isZero(a: unknown): unknown {
  return a === 0;
}

/** Whether the two are equal, like `===`: zero equals negative zero, and NaN equals nothing. */
export function equals<A extends Ordered>(a: Single<A>, b: Single<A>): boolean;
export function equals(a: number, b: number): unknown {
  return a === b;
}

/** Whether the two differ by at most `tolerance`. Equal infinities do not differ; NaN differs from everything. */
export function approximatelyEquals<A extends Ordered>(a: Single<A>, b: Single<A>, tolerance: ExtentOf<A>): boolean;
export function approximatelyEquals(a: number, b: number, tolerance: number): unknown {
  return a === b || Math.abs(a - b) <= tolerance;
}
