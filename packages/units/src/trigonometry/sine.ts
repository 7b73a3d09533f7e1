/**
 * Sine and cosine of a plain number of radians.
 *
 * Within 1 ulp of the true value for every finite double, the same bits in every engine. The exception: a double that
 * `k * (pi / 2 rounded)` gives, |k| <= 2^20, means k quarter turns, and its sine and cosine are exactly 0, 1 or -1. A
 * sine of 0 has the sign of its argument, a cosine of 0 is positive, as IEEE 754 has it for `sinPi` and `cosPi`. NaN
 * and infinities give NaN.
 */
import { reduceTheLongWay, rest } from './long-reduction.js';
import { cosinePolynomial, sinePolynomial } from './polynomials.js';
import {
  EIGHTH_TURN,
  headOfRest,
  isQuarterTurns,
  nearestQuarter,
  SHORTEST_REST,
  SHORT_REDUCTION_END,
  tailOfRest,
} from './reduction.js';

export function sin(x: number): number {
  // The sine of half a turn more has the other sign, and its zero is positive: less it, a zero has the sign of x.
  return x * 0 - sineAfter(2, x);
}

export function cos(x: number): number {
  return sineAfter(1, x);
}

/**
 * The sine of `x` after some quarter turns: after one, the cosine.
 *
 * Small enough that engines inline it, twice into one loop: numbers that cross a call which is not inlined are boxed.
 */
function sineAfter(quarters: number, x: number): number {
  let count = 0;
  let head = x;
  let tail = 0;
  const size = Math.abs(x); // branches on signs would be mispredicted
  if (size > EIGHTH_TURN) {
    count = nearestQuarter(x);
    head = headOfRest(x, count);
    tail = tailOfRest(x, count, head);
  }
  if (!(size <= SHORT_REDUCTION_END && Math.abs(head) >= SHORTEST_REST)) {
    if (isQuarterTurns(x, count)) return sineOfQuarters(quarters + count);
    count = reduceTheLongWay(x);
    head = rest[0] as number; // it has these elements
    tail = rest[1] as number;
  }
  return sineOfRest(quarters + count, head, tail);
}

/** 0, 1, 0 or -1; without a branch, and by an integer product, whose zero is positive. */
function sineOfQuarters(quarter: number): number {
  return Math.imul(quarter & 1, 1 - (quarter & 2));
}

/** The sine of quarter turns and a rest within half a quarter; a zero is positive. */
function sineOfRest(quarter: number, head: number, tail: number): number {
  const size = (quarter & 1) === 0 ? sineWithinEighth(head, tail) : cosineWithinEighth(head, tail);
  return size * (1 - (quarter & 2)) + 0;
}

// The tail can be 2^-48, more than an ulp, so it enters with the slopes of sine and cosine to their third terms.

/** sin(head + tail), for |head| up to an eighth of a turn. */
export function sineWithinEighth(head: number, tail: number): number {
  const z = head * head;
  const slope = 1 - z * (0.5 - z * 0.041666666666666664);
  return head + (tail * slope + z * head * sinePolynomial(z));
}

/** cos(head + tail), for |head| up to an eighth of a turn. */
export function cosineWithinEighth(head: number, tail: number): number {
  const z = head * head;
  const half = 0.5 * z;
  const rounded = 1 - half;
  const slope = head * (1 - z * (0.16666666666666666 - z * 0.008333333333333333));
  return rounded + (1 - rounded - half + (z * cosinePolynomial(z) - tail * slope));
}
