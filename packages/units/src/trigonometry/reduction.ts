/**
 * Argument reduction: a finite number of radians as whole quarter turns and a rest within an eighth of a turn.
 *
 * The rest comes as two doubles, `head + tail`, whose sum is right to more than 2^-70 of its size, for every double:
 * - up to 2^20 quarter turns by subtracting the quarter turn in three parts (Cody and Waite, 1980). The first two have
 *   33 bits, so that their products with 20 bits are exact;
 * - beyond, or where the rest is so small that the third part would not do, by multiplying with as many bits of 2/pi as
 *   the argument asks for (Payne and Hanek, 1983).
 *
 * Small pure functions of `x` and the count, because a function cannot return three numbers without allocating.
 */
import { QUARTER_TURN, ROUNDING_SHIFT } from '../limits.js';

/** pi / 2 - QUARTER_TURN. */
export const QUARTER_TURN_TAIL: number = 6.123233995736766e-17;

/** Half a quarter turn: no reduction is needed up to here. */
export const EIGHTH_TURN: number = 0.7853981633974483;

/**
 * 2^20 quarter turns: up to here the short reduction holds, and multiples of `QUARTER_TURN` mean quarter turns. A
 * literal, because bundlers keep what is computed, used or not.
 */
export const SHORT_REDUCTION_END: number = 1647099.3291652855;

/**
 * 2^-30. Smaller remainders take the long path. Above, the error of the short path, 2^-99, is below 2^-69 of the
 * remainder.
 */
export const SHORTEST_REST: number = 9.313225746154785e-10;

const TWO_OVER_PI = 0.6366197723675814;
const PART1 = 1.5707963267341256; // bits 0 to -32 of pi / 2
const PART2 = 6.077100506303966e-11; // bits -33 to -65
const PART3 = 2.0222662487959506e-21; // the next 53 bits

/** The number of quarter turns nearest to `x`, for |x| <= shortReductionEnd; beyond, a number above 2^20, or NaN. */
export function nearestQuarter(x: number): number {
  return x * TWO_OVER_PI + ROUNDING_SHIFT - ROUNDING_SHIFT;
}

/** The rest of `x` after `count` quarter turns, to about a double's precision; `x` for a count of 0. */
export function headOfRest(x: number, count: number): number {
  return x - count * PART1 - count * PART2;
}

/** What `head` lacks, below 2^-48 in size; 0 for a count of 0. */
export function tailOfRest(x: number, count: number, head: number): number {
  const first = x - count * PART1; // exact: both are multiples of 2^-53, and the difference is below 1
  return first - head - count * PART2 - count * PART3;
}

/**
 * Whether `x` is the double that `count` quarter turns round to, and so means exactly that many.
 *
 * True only for counts up to 2^20: beyond, the doubles are too coarse to tell.
 */
export function isQuarterTurns(x: number, count: number): boolean {
  return x === count * QUARTER_TURN && count <= 1048576 && count >= -1048576;
}
