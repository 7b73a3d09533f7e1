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
  // The difference of two finite numbers can overflow where what lies between them does not.
  if (difference - difference !== 0) return from * (1 - fraction) + to * fraction;
  // Starting from the nearer end makes both ends exact: `from + (to - from)` alone misses `to` almost always.
  return fraction < 0.5 ? from + difference * fraction : to - difference * (1 - fraction);
}

/**
 * The value at a fraction of the way from `from` to `to`: equal to `from` at 0 and to `to` at 1 (of a zero, the sign may
 * change). Fractions beyond 0 to 1 extrapolate.
 */
export function lerp<A extends Ordered>(from: Single<A>, to: Single<A>, fraction: number): Same<A>;
export function lerp(from: number, to: number, fraction: number): unknown {
  return interpolate(from, to, fraction);
}

/**
 * How far `value` is along from `from` to `to`, as a fraction: exactly 0 at `from` and 1 at `to`, below 0 before and above
 * 1 behind them. The inverse of `lerp`, but for rounding; `from` may be the greater end.
 *
 * Where the ends are equal, it is 0 for a value that equals them, and infinite for others: positive above, negative
 * below. So `clamp(inverseLerp(from, to, value), 0, 1)` is a progress in each case.
 *
 * @returns a number without a unit; NaN if an argument is NaN
 *
 * @example
 * inverseLerp(meters(2), meters(6), meters(3)) // => 0.25
 * inverseLerp(instant(seconds(10)), instant(seconds(12)), instant(seconds(13))) // => 1.5
 */
export function inverseLerp<A extends Ordered>(from: Single<A>, to: Single<A>, value: Single<A>): number;
export function inverseLerp(from: number, to: number, value: number): unknown {
  // Without it, the quotient would be -0 towards a lesser end, and NaN where both ends are this value.
  if (value === from && to === to) return 0;
  const covered = value - from;
  // The sum turns -0 into 0: the infinity has the sign of what is covered.
  const whole = to - from + 0;
  // The difference of two finite numbers can overflow where that of their halves does not.
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
 * `value` moved towards `goal` by `maxChange` at most: it arrives exactly and never overshoots. A negative `maxChange`
 * moves away; where `value` equals `goal` there is no way to go, and it stays for any `maxChange`.
 */
export function moveTowards<A extends Ordered>(value: Single<A>, goal: Single<A>, maxChange: ExtentOf<A>): Same<A>;
export function moveTowards(value: number, goal: number, maxChange: number): unknown {
  return approach(value, goal, maxChange);
}

/**
 * The hypotenuse of two like scalars: neither overflows nor underflows where the answer is representable.
 *
 * @example
 * hypot(meters(3), meters(4)) === meters(5) // => true
 */
export function hypot<A extends ScalarOperand>(a: Single<A>, b: Single<A>): Same<A>;
export function hypot(a: number, b: number): unknown {
  return hypot2(a, b);
}

/**
 * How many of `size`, which is positive, fit below `value`: the product, rounded, is not above it, the next one is. The
 * quotient alone may be off by one.
 */
function stepsBelow(value: number, size: number): number {
  const steps = Math.floor(value / size);
  return steps * size > value ? steps - 1 : (steps + 1) * size <= value ? steps + 1 : steps;
}

/** Whether the multiples of `size` lie as close as the doubles around `value`, so that it is one of them. */
function isFinerThan(value: number, size: number): boolean {
  return size > 0 && Math.abs(value / size) >= WHOLE_NUMBERS_BEGIN;
}

/**
 * The greatest multiple of `step` that is not above `value`. Multiples are products rounded to doubles, and stay what
 * they are; the sign of `step` does not matter. NaN for a `step` of zero.
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
 * The multiple of `step` nearest to `value`; of two equally near, the one above. Multiples are products rounded to
 * doubles, and stay what they are; the sign of `step` does not matter. NaN for a `step` of zero.
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
  // Where the distances are equal but for their rounding, their tails decide.
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
  // A tiny remainder of the other sign vanishes beside the divisor: the nearest value inside is then the other end.
  return shifted === divisor ? 0 : shifted;
}

/**
 * The floored remainder: it has the sign of `divisor` and lies in [0, divisor), or in (divisor, 0]; a remainder of zero
 * is 0, never -0. NaN for a `divisor` of zero.
 *
 * @example
 * modulo(meters(-1), meters(4)) === meters(3) // => true
 */
export function modulo<A extends ScalarOperand>(value: Single<A>, divisor: Single<A>): Same<A>;
export function modulo(value: number, divisor: number): unknown {
  return flooredModulo(value, divisor);
}

/**
 * The sum of like scalars, from first to last; zero of none. O(n).
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
