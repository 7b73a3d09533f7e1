/**
 * The rounding error of a product, by Dekker's splitting (1971): there is no fused multiply-add in JavaScript.
 *
 * For factors below 2^995 whose product is not near the subnormals.
 */
import { SPLITTER } from '../limits.js';

/**
 * The upper 26 bits of `a`; what is left, `a - upperHalf(a)`, has 26 bits too, so that products of halves are exact.
 */
export function upperHalf(a: number): number {
  const scaled = a * SPLITTER;
  return scaled - (scaled - a);
}

/** `a * b - rounded`, exactly, where `rounded` is the double `a * b`, or one within a few ulps of it. */
export function productError(a: number, b: number, rounded: number): number {
  const a1 = upperHalf(a);
  const a2 = a - a1;
  const b1 = upperHalf(b);
  const b2 = b - b1;
  return a1 * b1 - rounded + a1 * b2 + a2 * b1 + a2 * b2;
}
