/**
 * Error-free transforms: the rounding error of one sum, difference or product of doubles, as a double.
 *
 * Each function takes the operands and the rounded result that the caller has already computed, and returns the tail:
 * `a + b` is exactly `s + sumTail(a, b, s)`. One double in, one double out, so nothing is allocated.
 *
 * Sums and differences are exact for all doubles whose result does not overflow. Products need room at both ends of
 * the range: see `productTail`. Sources: Dekker 1971, Knuth TAOCP 2 (4.2.2), Shewchuk 1997.
 */
import { SPLITTER } from '../limits.js';

/** Half of the distance from 1 to the next double: the relative error of one rounding is at most this. */
export const EPSILON: number = 1 / 0x20_0000_0000_0000;

/** `(a + b) - s` exactly, for `s = a + b` that is finite. */
export function sumTail(a: number, b: number, s: number): number {
  const rounded = s - a;
  return a - (s - rounded) + (b - rounded);
}

/** `(a - b) - d` exactly, for `d = a - b` that is finite. */
export function differenceTail(a: number, b: number, d: number): number {
  const rounded = a - d;
  return a - (d + rounded) + (rounded - b);
}

/**
 * `(a * b) - p` exactly, for `p = a * b`.
 *
 * Exact if a factor is 0, or if |p| >= 2^-960 and all of |a|, |b|, |p| are at most 2^960. Below, low bits of the tail
 * would underflow; above, the halves overflow and the tail is NaN.
 */
export function productTail(a: number, b: number, p: number): number {
  const scaledA = a * SPLITTER;
  const highA = scaledA - (scaledA - a);
  const lowA = a - highA;
  const scaledB = b * SPLITTER;
  const highB = scaledB - (scaledB - b);
  const lowB = b - highB;
  return lowA * lowB - (p - highA * highB - lowA * highB - highA * lowB);
}

/**
 * The greatest double that is surely not above `a - b`: the rounded difference, or its neighbor. Infinite or NaN only
 * if `a` or `b` is.
 */
export function differenceBelow(a: number, b: number): number {
  const difference = a - b;
  if (difference - difference !== 0) return isFiniteSum(a, b) ? Math.sign(difference) * Number.MAX_VALUE : difference;
  if (differenceTail(a, b, difference) >= 0) return difference;
  // The neighbor below, except next to the subnormals, where it may be the second neighbor (Rump and others 2009).
  return Math.max(
    difference - (Math.abs(difference) * (EPSILON + 2 * EPSILON * EPSILON) + Number.MIN_VALUE),
    -Number.MAX_VALUE,
  );
}

function isFiniteSum(a: number, b: number): boolean {
  return a - a + (b - b) === 0;
}

/** The least double that is surely not below `a + b`: see `differenceBelow`. */
export function sumAbove(a: number, b: number): number {
  return 0 - differenceBelow(-a, b);
}
