/**
 * The next smaller double, by arithmetic only, so that it does not depend on the byte order of the machine.
 *
 *     ---|-----------|-----------|---      doubles near the value; u = their distance
 *     value - u      ^  ^      value
 *                    |  value - magnitude * (2^-53 + 2^-105): more than half a step down for every magnitude
 *                    rounds to the neighbor
 */

/** 2^-53 (1 + 2^-52): slightly more than half the distance of neighboring doubles, relative to their magnitude. */
const HALF_STEP = 1.1102230246251568e-16;
/** 2^-969: from here on `magnitude * HALF_STEP` does not underflow. */
const SMALL = 2.004168360008973e-292;
/** 2^-1021: below it doubles are as far apart as they are around zero. */
const EVEN_STEPS_END = 4.450147717014403e-308;
/** 2^200, and its inverse. Products with them are exact between `EVEN_STEPS_END` and `SMALL`. */
const UP = 1.6069380442589903e60;
const DOWN = 6.223015277861142e-61;

/**
 * The greatest double below a finite `value`; NaN for NaN.
 *
 * @remarks S. M. Rump, P. Zimmermann, S. Boldo, G. Melquiond: "Computing predecessor and successor in rounding to
 * nearest", BIT 49 (2009).
 */
export function nextDown(value: number): number {
  const magnitude = Math.abs(value);
  if (magnitude < EVEN_STEPS_END) return value - Number.MIN_VALUE;
  if (magnitude < SMALL) return (value * UP - magnitude * UP * HALF_STEP) * DOWN;
  return value - magnitude * HALF_STEP;
}
