/** Places on a segment as fractions of it: 0 is the start, 1 the end. */
import { differenceTail, productTail } from '@tilewright/units/exact';

/** 2^-400 and 2^400: between them the correction below neither overflows nor loses bits. */
const SMALLEST = 3.872591914849318e-121;
const LARGEST = 2.582249878086909e120;

/**
 * Where on the way from `start` to `end` the value `line` lies, in [0, 1]; `start` and `end` differ.
 *
 * The rounded quotient of rounded differences is off by up to two units in its last place; one correction by the exact
 * remainder makes it, but for rare ties, the double nearest to the true fraction. So fractions along a walk do not
 * decrease, whichever axis they come from.
 */
export function fractionBetween(line: number, start: number, end: number): number {
  const part = line - start;
  const whole = end - start;
  let quotient = part / whole;
  const size = Math.abs(whole);
  if (quotient > SMALLEST && size > SMALLEST && size < LARGEST) {
    const product = quotient * whole;
    const remainder =
      part -
      product -
      productTail(quotient, whole, product) +
      (differenceTail(line, start, part) - quotient * differenceTail(end, start, whole));
    quotient += remainder / whole;
  } else if (size === Number.POSITIVE_INFINITY) {
    quotient = (line / 2 - start / 2) / (end / 2 - start / 2);
  }
  return quotient > 0 ? (quotient < 1 ? quotient : 1) : 0;
}
