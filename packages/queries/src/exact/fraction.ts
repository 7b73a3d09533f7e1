/** Positions on a segment as fractions of its length: 0 is the start, 1 the end. */
import { differenceTail, productTail } from '@tilewright/units/exact';
import type { Segment } from './crossing.js';

/** 2^-400 and 2^400: between them the correction below neither overflows nor loses bits. */
const SMALLEST = 3.872591914849318e-121;
const LARGEST = 2.582249878086909e120;

/**
 * The fraction in [0, 1] at which a segment crosses the column line x = `line`, or the row line y = `line`. The segment
 * must not be parallel to the line.
 *
 * The error of the rounded quotient of rounded differences is up to two units in the last place. One correction by the
 * exact remainder makes it the double nearest to the exact fraction, except for rare ties. So fractions never decrease
 * along a walk, on either axis.
 */
export function fractionAtLine(line: number, isColumn: boolean, segment: Segment): number {
  writeFraction(line, isColumn, segment);
  return written.fraction;
}

/**
 * The result is passed in a member, which stores the double in place: a double that a large function returns is
 * allocated.
 */
const written: { fraction: number } = { fraction: Number.NaN };

function writeFraction(line: number, isColumn: boolean, { sx, sy, ex, ey }: Segment): void {
  const start = isColumn ? sx : sy;
  const end = isColumn ? ex : ey;
  const part = line - start;
  const whole = end - start;
  if (!(Math.abs(part) > SMALLEST && Math.abs(whole) < LARGEST)) {
    written.fraction = roughFraction(line, start, end);
    return;
  }
  const rounded = part / whole;
  const product = rounded * whole;
  const tail = productTail(rounded, whole, product);
  const remainder =
    part - product - tail + (differenceTail(line, start, part) - rounded * differenceTail(end, start, whole));
  written.fraction = within(rounded + remainder / whole);
}

/** At the ends of the range of doubles, where a remainder would overflow or underflow. */
function roughFraction(line: number, start: number, end: number): number {
  const whole = end - start;
  if (Math.abs(whole) < Number.POSITIVE_INFINITY) return within((line - start) / whole);
  return within((line / 2 - start / 2) / (end / 2 - start / 2));
}

function within(fraction: number): number {
  return fraction > 0 ? (fraction < 1 ? fraction : 1) : 0;
}
