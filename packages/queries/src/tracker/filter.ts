/**
 * The bounds of the float filters of all kernels here: what they cannot decide, `@tilewright/units/exact` does.
 *
 * A difference of two doubles is rounded once, so that a sum of two squares of differences carries a relative error of
 * less than 4 units of 2^-53, the square of a sum of two radii less than 3, and their difference one more of each. So
 * 2^-48 of the latter covers everything near a tie. `tiny` covers products that underflow. Where something overflows,
 * the difference is infinite or NaN, and the bound is, too: `!(difference > bound)` is then a doubt.
 */
export const doubt: number = 1 / 0x1_0000_0000_0000;
export const tiny = 1e-300;
/** Circles as far or as large as this are asked exactly: filters might take them for the gaps at `beyond`. */
export const vast = 1e150;
/** Where gaps among circles lie: a difference to anything that is not vast has an infinite square. */
export const beyond = 1e300;

/** 2 * max(value, 0), exactly and without a branch. */
export function twicePositive(value: number): number {
  return value + Math.abs(value);
}
