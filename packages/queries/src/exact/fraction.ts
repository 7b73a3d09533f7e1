/** Places on a segment as fractions of it: 0 is the start, 1 the end. */
import { differenceTail, productTail } from '@tilewright/units/exact';
import { GREATEST_EXACT_FACTOR, LEAST_EXACT_FACTOR } from '../limits.js';
import type { Segment } from './crossing.js';

/**
 * Where on a segment it crosses a column line x = `line`, or a row line y = `line`, in [0, 1]; the segment is not parallel
 * to it.
 *
 * The rounded quotient of rounded differences is off by up to two units in its last place; one correction by the exact
 * remainder makes it, but for rare ties, the double nearest to the true fraction. So fractions along a walk do not
 * decrease, whichever axis they come from.
 */
export function fractionAtLine(line: number, isColumn: boolean, segment: Segment): number {
  writeFraction(line, isColumn, segment);
  return written.fraction;
}

/** By way of a member, which holds its double in place: one that a large function returns is an object of its own. */
const written: { fraction: number } = { fraction: Number.NaN };

function writeFraction(line: number, isColumn: boolean, { sx, sy, ex, ey }: Segment): void {
  const start = isColumn ? sx : sy;
  const end = isColumn ? ex : ey;
  const part = line - start;
  const whole = end - start;
  if (!(Math.abs(part) > LEAST_EXACT_FACTOR && Math.abs(whole) < GREATEST_EXACT_FACTOR)) {
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
