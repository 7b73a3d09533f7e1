/** Interpolation and rounding of scalars and instants. */
import { hypot2 } from '../trigonometry/index.js';
import type { ExtentOf, Ordered, Same } from '../types/kinds.js';
import type { ScalarOperand } from './arithmetic.js';

/** The kernel of `lerp` on plain numbers: exact at both ends, and finite where the answer is. */
export function interpolate(from: number, to: number, fraction: number): number {
  const difference = to - from;
  // The difference of two finite numbers can overflow where what lies between them does not.
  if (difference - difference !== 0) return from * (1 - fraction) + to * fraction;
  // Starting from the nearer end makes both ends exact: `from + (to - from)` alone misses `to` almost always.
  return fraction < 0.5 ? from + difference * fraction : to - difference * (1 - fraction);
}

/**
 * The value at a fraction of the way from `from` to `to`: exactly `from` at 0, exactly `to` at 1. Fractions beyond
 * 0 to 1 extrapolate.
 */
export function lerp<A extends Ordered>(from: A, to: A, fraction: number): Same<A>;
export function lerp(from: number, to: number, fraction: number): unknown {
  return interpolate(from, to, fraction);
}

/** The kernel of `moveTowards` on plain numbers. */
export function approach(value: number, goal: number, maxChange: number): number {
  return Math.abs(goal - value) <= maxChange ? goal : goal > value ? value + maxChange : value - maxChange;
}

/** `value` moved towards `goal` by `maxChange` at most: it arrives exactly and never overshoots. A negative `maxChange` moves away. */
export function moveTowards<A extends Ordered>(value: A, goal: A, maxChange: ExtentOf<A>): Same<A>;
export function moveTowards(value: number, goal: number, maxChange: number): unknown {
  return approach(value, goal, maxChange);
}

/** The hypotenuse of two like scalars: neither overflows nor underflows where the answer is representable. */
export function hypot<A extends ScalarOperand>(a: A, b: A): Same<A>;
export function hypot(a: number, b: number): unknown {
  return hypot2(a, b);
}

/** The greatest multiple of `step` that is not above `value`; NaN for a `step` of zero. */
export function floorTo<A extends ScalarOperand>(value: A, step: A): Same<A>;
export function floorTo(value: number, step: number): unknown {
  return Math.floor(value / step) * step;
}

/** The multiple of `step` nearest to `value`; of two equally near, the one above. NaN for a `step` of zero. */
export function roundTo<A extends ScalarOperand>(value: A, step: A): Same<A>;
export function roundTo(value: number, step: number): unknown {
  return Math.round(value / step) * step;
}

/** The kernel of `modulo` on plain numbers: floored, and never equal to the divisor. */
function flooredModulo(value: number, divisor: number): number {
  const remainder = value % divisor;
  if (remainder === 0 || remainder < 0 === divisor < 0) return remainder;
  const shifted = remainder + divisor;
  // A tiny remainder of the other sign vanishes beside the divisor: the nearest value inside is then the other end.
  return shifted === divisor ? 0 : shifted;
}

/** The floored remainder: it has the sign of `divisor` and lies in [0, divisor). NaN for a `divisor` of zero. */
export function modulo<A extends ScalarOperand>(value: A, divisor: A): Same<A>;
export function modulo(value: number, divisor: number): unknown {
  return flooredModulo(value, divisor);
}

/** The sum of like scalars, from first to last; zero of none. O(n). */
export function sum<A extends ScalarOperand>(values: Iterable<A>): Same<A>;
export function sum(values: Iterable<number>): unknown {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
