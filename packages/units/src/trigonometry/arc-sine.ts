/**
 * Arc sine and arc cosine of a plain number, in radians.
 *
 * Within 1 ulp of the true value, the same bits in every engine. Outside [-1, 1], and for NaN, NaN.
 *
 * Up to 1/2 a minimax polynomial (Remez, error below 2^-59); above, by asin(x) = pi / 2 - 2 asin(sqrt((1 - x) / 2)), with
 * the rounding of the root added back.
 */
import { upperHalf } from './exactly.js';
import { quarterTurn, quarterTurnTail } from './reduction.js';

/** 2^-27: below, x + x^3 / 6 rounds to x, also for negative zero and the subnormals. */
const tiny = 7.450580596923828e-9;

export function asin(x: number): number {
  const size = Math.abs(x);
  const low = size <= 0.5;
  const z = low ? x * x : 0.5 * (1 - size); // exact above 1/2
  const slope = arcSineSlope(z);
  if (low) return size < tiny ? x : x + x * slope;
  const root = Math.sqrt(z); // NaN for what has no arc sine
  const sum = quarterTurn - 2 * root;
  const angle = sum + (quarterTurn - sum - 2 * root + (quarterTurnTail - 2 * (root * slope + rootTail(z, root))));
  return x < 0 ? -angle : angle;
}

export function acos(x: number): number {
  const size = Math.abs(x);
  const low = size <= 0.5;
  const z = low ? x * x : 0.5 * (1 - size); // exact above 1/2
  const slope = arcSineSlope(z);
  // asin(x), or half the arc cosine of |x|, as two doubles
  const head = low ? x : Math.sqrt(z); // NaN for what has no arc cosine
  const rest = low ? x * slope : head * slope + rootTail(z, head);
  if (x > 0.5) return 2 * (head + rest);
  const sum = quarterTurn - head;
  const angle = sum + (quarterTurn - sum - head + (quarterTurnTail - rest));
  return low ? angle : 2 * angle;
}

/** asin(s) / s - 1 for z = s^2 up to 1/4. */
function arcSineSlope(z: number): number {
  const w = z * z;
  const w2 = w * w;
  const first = 0.1666666666666676 + z * 0.07499999999970802 + w * (0.04464285717460893 + z * 0.030381942707933436);
  const second = 0.022372214983212377 + z * 0.01735161209601838 + w * (0.01398081954235556 + z * 0.01139892046923572);
  const third =
    0.01078020704011544 +
    z * 0.003706578394946578 +
    w * (0.021707043616857248 + z * -0.020998505581363354 + w * 0.032628284281332576);
  return z * (first + w2 * (second + w2 * third));
}

/** What rounding took from `root`, the square root of `z`; 0 for 0. */
function rootTail(z: number, root: number): number {
  const upper = upperHalf(root);
  const lower = root - upper;
  return z === 0 ? 0 : (z - upper * upper - 2 * upper * lower - lower * lower) / (2 * root);
}
