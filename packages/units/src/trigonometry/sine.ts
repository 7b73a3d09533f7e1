/**
 * Sine and cosine of a plain number of radians.
 *
 * Within 1 ulp of the true value for every finite double, the same bits in every engine. The exception: a double that
 * `k * (pi / 2 rounded)` gives, |k| <= 2^20, means k quarter turns, and its sine and cosine are exactly 0, 1 or -1. A sine
 * of 0 has the sign of its argument, a cosine of 0 is positive, as IEEE 754 has it for `sinPi` and `cosPi`. NaN and
 * infinities give NaN.
 *
 * The polynomials are minimax fits (Remez) over an eighth of a turn; their own error is below 2^-57 and 2^-64.
 */
import { reduceToRadians, rest } from './long-reduction.js';
import {
  headOfRest,
  isQuarterTurns,
  nearestQuarter,
  shortestRest,
  shortReductionEnd,
  tailOfRest,
} from './reduction.js';

const eighthTurn = 0.7853981633974483;

/** sin(head + tail) for |head| up to an eighth of a turn: within 0.8 ulp. */
export function sineOfRest(head: number, tail: number): number {
  return head + sineCorrection(head, tail);
}

/** sin(head + tail) - head. */
export function sineCorrection(head: number, tail: number): number {
  const z = head * head;
  const w = z * z;
  const upper =
    0.008333333333322118 +
    z * (-0.00019841269829589468 + z * 2.7557313621343964e-6) +
    z * w * (-2.505074775470294e-8 + z * 1.5896229621865627e-10);
  // The tail can be 2^-48, more than an ulp, so it enters with the slope of the sine in full: 1 - z / 2 + z^2 / 24.
  const slope = 1 - z * (0.5 - z * 0.041666666666666664);
  return slope * tail + z * head * (z * upper - 0.1666666666666663);
}

/** cos(head + tail) for |head| up to an eighth of a turn: within 0.8 ulp. */
export function cosineOfRest(head: number, tail: number): number {
  const half = 0.5 * head * head;
  const rounded = 1 - half;
  return rounded + (1 - rounded - half + cosineCorrection(head, tail));
}

/** cos(head + tail) - (1 - head^2 / 2). */
export function cosineCorrection(head: number, tail: number): number {
  const z = head * head;
  const w = z * z;
  const polynomial =
    z * (0.041666666666666595 + z * (-0.0013888888888873056 + z * 2.480158728885155e-5)) +
    w * w * (-2.755731417924636e-7 + z * (2.087570083449414e-9 + z * -1.1358536110561878e-11));
  const slope = head - z * head * (0.16666666666666666 - z * 0.008333333333333333);
  return z * polynomial - tail * slope;
}

export function sin(x: number): number {
  if (x <= eighthTurn && x >= -eighthTurn) return x > -tiny && x < tiny ? x : sineOfRest(x, 0);
  if (!(x <= shortReductionEnd && x >= -shortReductionEnd)) return sineFromAfar(x);
  const count = nearestQuarter(x);
  const head = headOfRest(x, count);
  if (head < shortestRest && head > -shortestRest) return sineNearQuarters(x, count);
  return sineInQuarter(count & 3, head, tailOfRest(x, count, head));
}

export function cos(x: number): number {
  if (x <= eighthTurn && x >= -eighthTurn) return cosineOfRest(x, 0);
  if (!(x <= shortReductionEnd && x >= -shortReductionEnd)) return cosineFromAfar(x);
  const count = nearestQuarter(x);
  const head = headOfRest(x, count);
  if (head < shortestRest && head > -shortestRest) return cosineNearQuarters(x, count);
  return sineInQuarter((count + 1) & 3, head, tailOfRest(x, count, head));
}

/** 2^-27: below, x - x^3 / 6 rounds to x, also for negative zero and the subnormals. */
const tiny = 7.450580596923828e-9;

function sineInQuarter(quarter: number, head: number, tail: number): number {
  const magnitude = (quarter & 1) === 0 ? sineOfRest(head, tail) : cosineOfRest(head, tail);
  return (quarter & 2) === 0 ? magnitude : -magnitude;
}

function sineNearQuarters(x: number, count: number): number {
  if (isQuarterTurns(x, count)) return (count & 1) === 0 ? x * 0 : 1 - (count & 2);
  return sineFromAfar(x);
}

function cosineNearQuarters(x: number, count: number): number {
  if (isQuarterTurns(x, count)) return (count & 1) === 0 ? 1 - (count & 2) : 0;
  return cosineFromAfar(x);
}

function sineFromAfar(x: number): number {
  if (x - x !== 0) return Number.NaN;
  const quarter = reduceToRadians(x);
  return sineInQuarter(quarter, rest[0] as number, rest[1] as number); // two elements
}

function cosineFromAfar(x: number): number {
  if (x - x !== 0) return Number.NaN;
  const quarter = reduceToRadians(x);
  return sineInQuarter((quarter + 1) & 3, rest[0] as number, rest[1] as number); // two elements
}
