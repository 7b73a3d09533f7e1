/**
 * The last resort of predicates and measures: whole numbers without limits. Some microseconds, for all finite doubles.
 *
 * Every finite double is a whole multiple of 2^-1074. The predicates are homogeneous polynomials, whose sign does not
 * change when all of their arguments are multiplied by 2^1074.
 */
import type { Sign } from './expansion.js';

/** `value * 2^1074`. @throws RangeError unless `value` is finite */
export function scaledInteger(value: number): bigint {
  let whole = value;
  let shift = 1074;
  // What is finite and not whole is below 2^52: this neither rounds nor overflows.
  while (whole % 1 !== 0 && Number.isFinite(whole)) {
    whole *= 0x10_0000_0000_0000;
    shift -= 52;
  }
  return BigInt(whole) << BigInt(shift);
}

/** Whether these numbers have whole multiples: what comes from outside may be NaN or infinite. */
export function areFinite(a: number, b: number, c: number, d: number, e: number, f: number, g: number = 0): boolean {
  return a * 0 + b * 0 + c * 0 + d * 0 + e * 0 + f * 0 + g * 0 === 0;
}

/** `(bx - ax) * (py - ay) - (by - ay) * (px - ax)`, in units of 2^-2148. */
export function integerCross(ax: number, ay: number, bx: number, by: number, px: number, py: number): bigint {
  return integerDifference(bx, ax) * integerDifference(py, ay) - integerDifference(by, ay) * integerDifference(px, ax);
}

/** `(bx - ax) * (px - ax) + (by - ay) * (py - ay)`, in units of 2^-2148. */
export function integerDot(ax: number, ay: number, bx: number, by: number, px: number, py: number): bigint {
  return integerDifference(bx, ax) * integerDifference(px, ax) + integerDifference(by, ay) * integerDifference(py, ay);
}

function integerDifference(a: number, b: number): bigint {
  return scaledInteger(a) - scaledInteger(b);
}

/** The sign of a whole number of any size. */
export function signOfInteger(value: bigint): Sign {
  return value > 0n ? 1 : value < 0n ? -1 : 0;
}

/** The greatest whole number whose square is not above `value`, which is not negative. */
export function integerRoot(value: bigint): bigint {
  if (value < 2n) return value;
  // Newton's steps from above fall until they reach the root.
  let root = 1n << BigInt((bitsOf(value) >> 1) + 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** `numerator / denominator` as a double, within 2 ulps; `denominator` is positive. */
export function quotientOf(numerator: bigint, denominator: bigint): number {
  // As many bits as a double can use, and ten more.
  const shift = 64 - (bitsOf(numerator) - bitsOf(denominator));
  const quotient =
    shift >= 0 ? (numerator << BigInt(shift)) / denominator : numerator / (denominator << BigInt(-shift));
  let value = Number(quotient);
  for (let left = shift; left > 0; left -= 30) value /= left >= 30 ? 0x4000_0000 : 1 << left;
  for (let left = -shift; left > 0; left -= 30) value *= left >= 30 ? 0x4000_0000 : 1 << left;
  return value;
}

/** How many bits a whole number takes, to within four. */
function bitsOf(value: bigint): number {
  return value.toString(16).length * 4;
}
