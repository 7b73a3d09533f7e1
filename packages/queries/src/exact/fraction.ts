/** Positions on a segment as fractions of its length: 0 is the start, 1 the end. */
import { GREATEST_EXACT_FACTOR, LEAST_EXACT_FACTOR, SPLITTER } from '../limits.js';
import type { Segment } from './crossing.js';

/**
 * The fraction in [0, 1] at which a segment crosses the grid line x = `line` (if `isColumn`) or y = `line`. The segment
 * must not be parallel to that line.
 *
 * The rounded quotient of rounded differences is off by up to two units in the last place. Adding the exact remainder,
 * divided by the extent, leaves an error of less than 2^-100 of the fraction before the last rounding. The result is
 * therefore the double nearest to the exact fraction, unless that lies closer than this to the middle of two doubles.
 *
 * Fractions do not decrease along a walk: the exact ones do not, and rounding to the nearest double is monotone. On one
 * axis each step of the computation is monotone in `line`, so this also holds without the correction. A corner has one
 * fraction, because the walk computes it from the same line every time. Only crossings of lines of different axes can
 * be out of order, by one or two units in the last place: if both lie within 2^-100 of the same middle of two doubles,
 * or without the correction.
 */
export function fractionAtLine(line: number, isColumn: boolean, segment: Segment): number {
  writeFraction(line, isColumn, segment);
  return written.fraction;
}

/** Writes `fractionAtLine` into an array, without a number that an engine may box. */
export function putFractionAtLine(
  into: Float64Array,
  at: number,
  line: number,
  isColumn: boolean,
  segment: Segment,
): void {
  writeFraction(line, isColumn, segment);
  into[at] = written.fraction;
}

/**
 * The result passes through a field, which V8 stores unboxed; a double returned from a function too large to inline is
 * boxed.
 */
const written: { fraction: number } = { fraction: Number.NaN };

function writeFraction(line: number, isColumn: boolean, { sx, sy, ex, ey }: Segment): void {
  const start = isColumn ? sx : sy;
  const end = isColumn ? ex : ey;
  const part = line - start;
  const whole = end - start;
  if (!(Math.abs(part) > LEAST_EXACT_FACTOR && Math.abs(whole) < GREATEST_EXACT_FACTOR)) {
    written.fraction = uncorrectedFraction(line, start, end);
    return;
  }
  // Written out, as `productTail` and `differenceTail`: numbers that are passed to a function may be boxed.
  const rounded = part / whole;
  const product = rounded * whole;
  let scaled = rounded * SPLITTER;
  const roundedHigh = scaled - (scaled - rounded);
  const roundedLow = rounded - roundedHigh;
  scaled = whole * SPLITTER;
  const wholeHigh = scaled - (scaled - whole);
  const wholeLow = whole - wholeHigh;
  const tail =
    roundedLow * wholeLow - (product - roundedHigh * wholeHigh - roundedLow * wholeHigh - roundedHigh * wholeLow);
  let back = line - part;
  const partTail = line - (part + back) + (back - start);
  back = end - whole;
  const wholeTail = end - (whole + back) + (back - start);
  const remainder = part - product - tail + (partTail - rounded * wholeTail);
  written.fraction = clamped(rounded + remainder / whole);
}

/**
 * Without the correction: where the line passes through the start (the result is exactly 0), and where the remainder
 * would overflow or underflow.
 */
function uncorrectedFraction(line: number, start: number, end: number): number {
  const whole = end - start;
  if (Math.abs(whole) < Number.POSITIVE_INFINITY) return clamped((line - start) / whole);
  return clamped((line / 2 - start / 2) / (end / 2 - start / 2));
}

function clamped(fraction: number): number {
  return fraction > 0 ? (fraction < 1 ? fraction : 1) : 0;
}
