/**
 * The tangent of a plain number of radians.
 *
 * Within 1 ulp of the true value for every finite double. The exception: a double that `k * (pi / 2 rounded)` gives,
 * |k| <= 2^20, means k quarter turns. There the tangent of an even k is 0 with the sign of its argument, and of an odd k
 * the infinity that sin / cos gives: positive for k = 1, negative for k = 3 and -1. NaN and infinities give NaN.
 *
 * One quotient of sine and cosine, each as a sum of two doubles, with the remainder of the division added.
 */
import { productError, upperHalf } from './exactly.js';
import { reduceToRadians, rest } from './long-reduction.js';
import {
  headOfRest,
  isQuarterTurns,
  nearestQuarter,
  shortestRest,
  shortReductionEnd,
  tailOfRest,
} from './reduction.js';
import { cosineCorrection, sineCorrection } from './sine.js';

const eighthTurn = 0.7853981633974483;

/** 2^-27: below, x + x^3 / 3 rounds to x, also for negative zero and the subnormals. */
const tiny = 7.450580596923828e-9;

export function tan(x: number): number {
  if (x <= eighthTurn && x >= -eighthTurn) return x > -tiny && x < tiny ? x : tangentOfRest(0, x, 0);
  if (!(x <= shortReductionEnd && x >= -shortReductionEnd)) return tangentFromAfar(x);
  const count = nearestQuarter(x);
  const head = headOfRest(x, count);
  if (head < shortestRest && head > -shortestRest) return tangentNearQuarters(x, count);
  return tangentOfRest(count & 1, head, tailOfRest(x, count, head));
}

/** tan(head + tail), or after an odd number of quarter turns -1 / tan(head + tail). */
function tangentOfRest(odd: number, head: number, tail: number): number {
  const correction = sineCorrection(head, tail);
  const sine = head + correction;
  const sineTail = head - sine + correction;
  // The square by an exact one of the upper half of the bits: its rounding would be a third of an ulp near 1.
  const upper = upperHalf(head);
  const half = 0.5 * upper * upper;
  const rounded = 1 - half;
  const cosineRest = 1 - rounded - half - 0.5 * (head - upper) * (head + upper) + cosineCorrection(head, tail);
  const cosine = rounded + cosineRest;
  const cosineTail = rounded - cosine + cosineRest;
  return odd === 0 ? quotient(sine, sineTail, cosine, cosineTail) : quotient(-cosine, -cosineTail, sine, sineTail);
}

/** (a + aTail) / (b + bTail), where the tails are small: within little more than half an ulp. */
function quotient(a: number, aTail: number, b: number, bTail: number): number {
  const inverse = 1 / b;
  const rounded = a * inverse;
  return rounded + (aTail - rounded * bTail - productError(rounded, b, a)) * inverse;
}

function tangentNearQuarters(x: number, count: number): number {
  if (isQuarterTurns(x, count)) return (count & 1) === 0 ? x * 0 : (1 - (count & 2)) / 0;
  return tangentFromAfar(x);
}

function tangentFromAfar(x: number): number {
  if (x - x !== 0) return Number.NaN;
  const quarter = reduceToRadians(x);
  return tangentOfRest(quarter & 1, rest[0] as number, rest[1] as number); // two elements
}
