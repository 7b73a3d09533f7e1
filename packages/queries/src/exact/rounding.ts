/** The floor of the exact sum of two doubles, even if the sum is not a double. */
import { sumTail } from '@tilewright/units/exact';

/** The greatest whole number `k` with `k <= a + b`. */
export function floorOfSum(a: number, b: number): number {
  const whole = Math.floor(a + b);
  return whole === a + b ? floorAtWhole(a, b, whole) : whole;
}

/** Rounding is monotone: it can move a sum up to a whole number, but not past it. */
function floorAtWhole(a: number, b: number, whole: number): number {
  return sumTail(a, b, whole) < 0 ? whole - 1 : whole;
}
