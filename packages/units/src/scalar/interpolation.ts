/** Interpolation and rounding of scalars and instants. */
import { WHOLE_NUMBERS_BEGIN } from '../limits.js';
import { differenceTail } from '../exact/transforms.js';
import { hypot2 } from '../trigonometry/index.js';
import type { ExtentOf } from '../types/differences.js';
import type { Ordered, Same } from '../types/kinds.js';
import type { Single } from '../types/single.js';
import type { ScalarOperand } from './arithmetic.js';

/** The kernel of `lerp` on plain numbers: exact at both finite ends, and finite between them. */
export function interpolate(from: number, to: number, fraction: number): number {
  const difference = to - from;
  // The difference of two finite numbers can overflow, although the numbers between them are finite.
  if (difference - difference !== 0) return from * (1 - fraction) + to * fraction;
  // Starting at the nearer end makes both ends exact: `from + (to - from)` alone often differs from `to`.
  return fraction < 0.5 ? from + difference * fraction : to - difference * (1 - fraction);
}

/**
 * The value at a fraction between `from` and `to`: equal to `from` at 0 and to `to` at 1 (the sign of a zero may
 * change). Fractions outside 0 to 1 extrapolate.
 */
export function lerp<A extends Ordered>(from: Single<A>, to: Single<A>, fraction: number): Same<A>;
export function lerp(from: number, to: number, fraction: number): unknown {
  return interpolate(from, to, fraction);
}

/**
 * The fraction at which `value` is between `from` and `to`: exactly 0 at `from`, exactly 1 at `to`, below 0 before
 * `from`, above 1 after `to`. The inverse of `lerp`, except for rounding. `from` may be the greater one.
 *
 * If `from` and `to` are equal, the result is 0 for that value, positive infinity above it and negative infinity below.
 * So `clamp(inverseLerp(from, to, value), 0, 1)` is a valid progress in every case.
 *
 * @returns a plain number; NaN if an argument is NaN
 *
 * @example
 * inverseLerp(meters(2), meters(6), meters(3)) // => 0.25
 * inverseLerp(instant(seconds(10)), instant(seconds(12)), instant(seconds(13))) // => 1.5
 */
export function inverseLerp<A extends Ordered>(from: Single<A>, to: Single<A>, value: Single<A>): number;
export function inverseLerp(from: number, to: number, value: number): unknown {
  // Otherwise the quotient would be -0 if `to` is less than `from`, and NaN if both are this value.
  if (value === from && to === to) return 0;
  const covered = value - from;
  // Adding 0 turns -0 into 0, so that an infinite quotient has the sign of `covered`.
  const whole = to - from + 0;
  // The difference of two finite numbers can overflow; that of their halves does not.
  if (covered - covered !== 0 || whole - whole !== 0) return (value / 2 - from / 2) / (to / 2 - from / 2);
  return covered / whole;
}

/** The kernel of `moveTowards` on plain numbers. */
export function approach(value: number, goal: number, maxChange: number): number {
  if (Math.abs(goal - value) <= maxChange || value === goal) return goal;
  if (goal > value) return value + maxChange;
  return goal < value ? value - maxChange : value + goal;
}

/**
 * `value` moved toward `goal` by at most `maxChange`: it arrives exactly and never overshoots. A negative `maxChange`
 * moves it away. If `value` equals `goal`, the result is `goal` for any `maxChange`.
 */
export function moveTowards<A extends Ordered>(value: Single<A>, goal: Single<A>, maxChange: ExtentOf<A>): Same<A>;
export function moveTowards(value: number, goal: number, maxChange: number): unknown {
  return approach(value, goal, maxChange);
}

/**
 * The hypotenuse of two scalars of one quantity. It does not overflow or underflow if the result is representable.
 *
 * @example
 * hypot(meters(3), meters(4)) === meters(5) // => true
 */
export function hypot<A extends ScalarOperand>(a: Single<A>, b: Single<A>): Same<A>;
export function hypot(a: number, b: number): unknown {
  return hypot2(a, b);
}

/**
 * The number of steps of a positive `size` up to `value`: its product with `size`, rounded, is at most `value`, and
 * that of the next number is greater. The quotient alone may be off by one.
 */
function stepsBelow(value: number, size: number): number {
  const steps = Math.floor(value / size);
  return steps * size > value ? steps - 1 : (steps + 1) * size <= value ? steps + 1 : steps;
}

/** Whether `size` is so small that every double near `value` is a multiple of it. */
function isFinerThan(value: number, size: number): boolean {
  return size > 0 && Math.abs(value / size) >= WHOLE_NUMBERS_BEGIN;
}

/**
 * The greatest multiple of `step` that is at most `value`. Multiples are products rounded to doubles, and are unchanged
 * by this function. The sign of `step` does not matter.
 *
 * @returns NaN for a `step` of zero
 *
 * @example
 * floorTo(meters(5.7), meters(0.5)) === meters(5.5) // => true
 */
export function floorTo<A extends ScalarOperand>(value: Single<A>, step: Single<A>): Same<A>;
export function floorTo(value: number, step: number): unknown {
  const size = Math.abs(step);
  return isFinerThan(value, size) ? value : stepsBelow(value, size) * size;
}

/**
 * The least multiple of `step` that is at least `value`. Multiples are products rounded to doubles, and are unchanged
 * by this function. The sign of `step` does not matter.
 *
 * @returns NaN for a `step` of zero
 *
 * @example
 * ceilTo(meters(5.2), meters(0.5)) === meters(5.5) // => true
 */
export function ceilTo<A extends ScalarOperand>(value: Single<A>, step: Single<A>): Same<A>;
export function ceilTo(value: number, step: number): unknown {
  const size = Math.abs(step);
  // Subtracting from 0 gives no -0.
  return isFinerThan(value, size) ? value : 0 - stepsBelow(0 - value, size) * size;
}

/**
 * The multiple of `step` nearest to `value`; at a tie, the greater one. Multiples are products rounded to doubles, and
 * are unchanged by this function. The sign of `step` does not matter.
 *
 * @returns NaN for a `step` of zero
 *
 * @example
 * roundTo(degrees(50), degrees(45)) === degrees(45) // => true
 */
export function roundTo<A extends ScalarOperand>(value: Single<A>, step: Single<A>): Same<A>;
export function roundTo(value: number, step: number): unknown {
  const size = Math.abs(step);
  if (isFinerThan(value, size)) return value;
  const steps = stepsBelow(value, size);
  const floor = steps * size;
  const ceiling = (steps + 1) * size;
  const below = value - floor;
  const above = ceiling - value;
  // If the rounded distances are equal, their rounding errors decide.
  const isFloorNearer =
    below === above ? differenceTail(value, floor, below) < differenceTail(ceiling, value, above) : below < above;
  return isFloorNearer ? floor : ceiling;
}

/** The kernel of `modulo` on plain numbers: floored, never equal to the divisor, and never -0. */
function flooredModulo(value: number, divisor: number): number {
  const remainder = value % divisor;
  if (remainder === 0) return 0;
  if (remainder < 0 === divisor < 0) return remainder;
  const shifted = remainder + divisor;
  // A very small remainder of the other sign is lost in this sum: the nearest value in the range is then 0.
  return shifted === divisor ? 0 : shifted;
}

/**
 * The floored remainder: it has the sign of `divisor`, in [0, divisor) or (divisor, 0]. A remainder of zero is 0, never
 * -0.
 *
 * @returns NaN for a `divisor` of zero
 *
 * @example
 * modulo(meters(-1), meters(4)) === meters(3) // => true
 */
export function modulo<A extends ScalarOperand>(value: Single<A>, divisor: Single<A>): Same<A>;
export function modulo(value: number, divisor: number): unknown {
  return flooredModulo(value, divisor);
}

/**
 * The sum of scalars of one quantity, added from first to last; zero if there are none. O(n).
 *
 * @example
 * sum([seconds(1), seconds(2.5)]) === seconds(3.5) // => true
 */
export function sum<A extends ScalarOperand>(values: Iterable<Single<A>>): Same<A>;
export function sum(values: Iterable<number>): unknown {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
