/** Whole numbers and halves around the exact sum of two doubles, which may lie between two doubles itself. */
import { sumTail } from '@tilewright/units/exact';

/** The greatest whole number `k` with `k <= a + b`. */
export function floorOfSum(a: number, b: number): number {
  const whole = Math.floor(a + b);
  return whole === a + b ? floorAtWhole(a, b, whole) : whole;
}

/** Rounding is monotone: it can lift a sum up to a whole number, but not past it. */
function floorAtWhole(a: number, b: number, whole: number): number {
  return sumTail(a, b, whole) < 0 ? whole - 1 : whole;
}

/** The least whole number `k` with `k >= a + b`. */
export function ceilOfSum(a: number, b: number): number {
  return -floorOfSum(-a, -b);
}

/** The greatest whole number `k` with `k + 0.5 <= a + b`, for sums below 2^51; beyond, it is off by one at most. */
export function lastCenterUpTo(a: number, b: number): number {
  const sum = a + b;
  const whole = Math.floor(sum);
  const center = whole + 0.5;
  return center < sum || (center === sum && sumTail(a, b, sum) >= 0) ? whole : whole - 1;
}

/** The least whole number `k` with `k + 0.5 >= a + b`, for sums below 2^51; beyond, it is off by one at most. */
export function firstCenterFrom(a: number, b: number): number {
  return -lastCenterUpTo(-a, -b) - 1;
}
