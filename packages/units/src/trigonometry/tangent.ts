/**
 * The tangent of a plain number of radians.
 *
 * Within 1 ulp of the true value for every finite double. The exception: a double that `k * (pi / 2 rounded)` gives,
 * |k| <= 2^20, means k quarter turns. There the tangent of an even k is 0 with the sign of its argument, and of an odd k
 * the infinity that sin / cos gives: positive for k = 1, negative for k = 3 and -1. NaN and infinities give NaN.
 *
 * One quotient of sine and cosine, each a sum of two doubles, with the remainder of the division.
 */
import { upperHalf } from './exactly.js';
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

export function tan(x: number): number {
  let count = 0;
  let head = x;
  let tail = 0;
  const size = Math.abs(x); // branches on signs would be mispredicted
  if (size > EIGHTH_TURN) {
    count = nearestQuarter(x);
    head = headOfRest(x, count);
    tail = tailOfRest(x, count, head);
  }
  if (!(size <= SHORT_REDUCTION_END && Math.abs(head) >= SHORTEST_REST)) return tangentTheLongWay(x, count);
  return tangentOfRest(count, head, tail);
}

/** Arguments that are huge, within 2^-30 of whole quarter turns, or not finite. */
function tangentTheLongWay(x: number, near: number): number {
  if (isQuarterTurns(x, near)) return (near & 1) === 0 ? x * 0 : (1 - (near & 2)) / 0;
  const count = reduceTheLongWay(x);
  return tangentOfRest(count, rest[0] as number, rest[1] as number); // it has these elements
}

/** tan(head + tail); after an odd number of quarter turns -1 / tan(head + tail). */
function tangentOfRest(quarter: number, head: number, tail: number): number {
  const z = head * head;
  // The square by an exact one of the upper half of the bits: its rounding would be a third of an ulp near 1.
  const upper = upperHalf(head);
  const half = 0.5 * upper * upper;
  const rounded = 1 - half;
  // The tail can be 2^-48, more than an ulp, so it enters with the slopes of sine and cosine to their third terms.
  const sineRest = tail * (rounded + z * z * 0.041666666666666664) + z * head * sinePolynomial(z);
  const cosineRest =
    1 -
    rounded -
    half -
    0.5 * (head - upper) * (head + upper) +
    (z * cosinePolynomial(z) - tail * head * (1 - z * (0.16666666666666666 - z * 0.008333333333333333)));
  let a = head;
  let aTail = sineRest;
  let b = rounded;
  let bTail = cosineRest;
  if ((quarter & 1) === 1) {
    a = -rounded;
    aTail = -cosineRest;
    b = head;
    bTail = sineRest;
  }
  // (a + aTail) / (b + bTail): the upper half of the quotient, and what is missing to it. Products of halves are exact.
  const divisor = b + bTail;
  const inverse = 1 / divisor;
  const quotient = upperHalf((a + aTail) * inverse);
  const divisorUpper = upperHalf(divisor);
  const divisorLower = b - divisorUpper + bTail;
  return quotient + (a - quotient * divisorUpper - quotient * divisorLower + aTail) * inverse;
}
