/**
 * Arc sine and arc cosine of a plain number, in radians.
 *
 * Within 1 ulp of the true value, the same bits in every engine. Outside [-1, 1], and for NaN, NaN.
 *
 * Up to 1/2 by a rational minimax approximation, with the constants of Sun's fdlibm (1993); above, by
 * asin(x) = pi / 2 - 2 asin(sqrt((1 - x) / 2)), with the rounding of the root added back.
 */
import { LINEAR_END, QUARTER_TURN } from '../limits.js';
import { upperHalf } from './exactly.js';
import { QUARTER_TURN_TAIL } from './reduction.js';

export function asin(x: number): number {
  const size = Math.abs(x);
  // Below the end, x + x^3 / 6 rounds to x, also for negative zero and the subnormals.
  if (size <= 0.5) return size < LINEAR_END ? x : x + x * arcSineSlope(x * x);
  const z = 0.5 * (1 - size); // exact
  const root = Math.sqrt(z); // NaN for what has no arc sine
  const sum = QUARTER_TURN - 2 * root;
  const rest = root * arcSineSlope(z) + rootTail(z, root);
  const angle = sum + (QUARTER_TURN - sum - 2 * root + (QUARTER_TURN_TAIL - 2 * rest));
  return x < 0 ? -angle : angle;
}

export function acos(x: number): number {
  const size = Math.abs(x);
  if (size <= 0.5) return QUARTER_TURN - (x - (QUARTER_TURN_TAIL - x * arcSineSlope(x * x)));
  const z = 0.5 * (1 - size); // exact
  const root = Math.sqrt(z); // NaN for what has no arc cosine
  const rest = root * arcSineSlope(z) + rootTail(z, root);
  return x > 0 ? 2 * (root + rest) : 2 * (QUARTER_TURN - (root + (rest - QUARTER_TURN_TAIL)));
}

/** asin(s) / s - 1 for z = s^2 up to 1/4. A quotient needs fewer constants than one polynomial, and they cost more. */
function arcSineSlope(z: number): number {
  const w = z * z;
  const dividend =
    0.16666666666666666 +
    z * -0.3255658186224009 +
    w * (0.20121253213486293 + z * -0.04005553450067941 + w * (0.0007915349942898145 + z * 3.479331075960212e-5));
  const divisor =
    1 + z * -2.403394911734414 + w * (2.0209457602335057 + z * -0.6882839716054533 + w * 0.07703815055590194);
  return (z * dividend) / divisor;
}

/** What rounding took from `root`, the square root of `z`, by its upper half, whose square is exact; 0 for 0. */
function rootTail(z: number, root: number): number {
  const upper = upperHalf(root);
  return z === 0 ? 0 : (z - upper * upper) / (root + upper) - (root - upper);
}
