/**
 * Directions as plain numbers: an int32 in units of 2^-32 turn, 0 for east, growing toward south.
 *
 *                  north -2^30
 *                      |
 *      west -2^31 -----+----- east 0         turn a by b:             (a + b) | 0
 *                      |                     shortest turn, a to b:   (b - a) | 0
 *                  south 2^30
 *
 * Every int32 is a direction, and every direction is one int32. So sums wrap around with `| 0`, the wrapped difference
 * is the shortest turn, in [-2^31, 2^31), and equality is `===`.
 */
import {
  CERTAIN_BITS,
  CERTAIN_OFFSET,
  EIGHTH_TURN_BITS,
  GREATEST_UNSCALED,
  HALF_TURN_BITS,
  LEAST_SAFE_LEG,
  QUARTER_TURN_BITS,
  SCALE_DOWN,
  SCALE_UP,
} from '../limits.js';
import { reduceTheLongWay, rest } from '../trigonometry/long-reduction.js';
import { cosineWithinEighth, sineWithinEighth } from '../trigonometry/sine.js';
import { pair, type Pair } from '../values/pair.js';
import { isPastBorder } from './border.js';

/** 2^31 / pi and its inverse, rounded. */
export const BITS_PER_RADIAN: number = 683565275.5764316;
const RADIANS_PER_BIT = 1.4629180792671596e-9;

/** `RADIANS_PER_BIT` in two parts: the first has 22 bits, so its products with 30-bit integers are exact. */
export const RADIANS_PER_BIT1: number = 1.4629177869096566e-9;
export const RADIANS_PER_BIT2: number = 2.9235750311099115e-16;

/**
 * The radians of a direction. For multiples of quarter turns they are the doubles of the units: k * (pi / 2 rounded).
 */
export function radiansOfBits(bits: number): number {
  return bits * RADIANS_PER_BIT;
}

/** The direction nearest to a finite number of radians of any size, exactly. */
export function bitsOfRadians(radians: number): number {
  const bits = radians * BITS_PER_RADIAN;
  const nearest = Math.floor(bits + 0.5);
  const off = bits - nearest;
  // Up to 2^35 the error of the product is below 2^-17. (Math.round and Math.abs would halve the speed of a bulk verb.)
  return off < CERTAIN_OFFSET && off > -CERTAIN_OFFSET && bits <= CERTAIN_BITS && bits >= -CERTAIN_BITS
    ? nearest | 0
    : bitsByLongReduction(radians);
}

function bitsByLongReduction(radians: number): number {
  const quarters = reduceTheLongWay(radians);
  const bits = (rest[2] as number) * QUARTER_TURN_BITS; // exact
  const nearest = Math.round(bits);
  // At a tie, Math.round takes the upper one; the low part of the remainder may decide for the lower one.
  const down = bits - nearest === -0.5 && (rest[3] as number) < 0 ? 1 : 0;
  return (quarters * QUARTER_TURN_BITS + nearest - down) | 0;
}

/** tan(pi / 8). */
const MIDDLE = 0.41421356237309503;

/**
 * The direction nearest to that of the vector (x, y), exactly, for finite components that are not both zero.
 *
 * There are no ties, since the borders between directions have irrational slopes.
 *
 * The vector is mirrored into the first eighth of the turn, where its angle is pi / 8 + atan(t):
 *
 *     t = tan(angle - pi / 8) = (short - long * tan(pi / 8)) / (long + short * tan(pi / 8))
 *
 *          _/ pi / 4       bits = 2^28 + t * P(t)
 *        _/ __-- pi / 8
 *      _/_--               P: a minimax polynomial of atan(t) / t in units of 2^-32 turn (Remez, error below 2^-18,
 *     /--_______ 0         below 2^-17 with all roundings)
 *
 * Near a border between two directions, exact arithmetic decides.
 */
export function bitsOfLegs(x: number, y: number): number {
  const rise = Math.abs(y);
  const run = Math.abs(x);
  const long = Math.max(rise, run);
  const short = Math.min(rise, run);
  if (!(long > LEAST_SAFE_LEG && long < GREATEST_UNSCALED)) return bitsOfLegs(x * scaleOf(long), y * scaleOf(long));
  const t = (short - long * MIDDLE) / (long + short * MIDDLE);
  const z = t * t;
  const w = z * z;
  const even =
    683565275.5762742 +
    w * (136713049.28091988 + w * (75944523.27224949 + w * (51550858.90083358 + w * 20268782.16537748)));
  const odd = -227855091.80288848 + w * (-97651904.86196664 + w * (-62032451.1708002 + w * -39651121.52613423));
  let bits = EIGHTH_TURN_BITS / 2 + t * (even + z * odd);
  if (rise > run) bits = QUARTER_TURN_BITS - bits;
  if (x < 0) bits = HALF_TURN_BITS - bits;
  if (y < 0) bits = -bits;
  const nearest = Math.round(bits);
  if (Math.abs(bits - nearest) < CERTAIN_OFFSET) return nearest | 0;
  const below = Math.floor(bits);
  return (isPastBorder(x, y, below) ? below + 1 : below) | 0;
}

/** 2^-600 or 2^600: scales exactly into the range in which no product overflows or loses bits. */
function scaleOf(size: number): number {
  return size > 1 ? SCALE_DOWN : SCALE_UP;
}

/** The vector with this magnitude and direction. One reduction serves both components. */
export function pairOfBits(bits: number, magnitude: number): Pair {
  const quarters = (bits + EIGHTH_TURN_BITS) >> 30;
  const offset = (bits - (quarters << 30)) | 0;
  const radians = offset * RADIANS_PER_BIT1;
  const head = radians + offset * RADIANS_PER_BIT2;
  const tail = radians - head + offset * RADIANS_PER_BIT2;
  const sine = sineWithinEighth(head, tail);
  const cosine = cosineWithinEighth(head, tail);
  const odd = (quarters & 1) === 1;
  const sign = 1 - (quarters & 2);
  // Adding 0 turns -0 into 0, so only a negative magnitude gives a negative zero.
  return pair(((odd ? -sine : cosine) * sign + 0) * magnitude, ((odd ? cosine : sine) * sign + 0) * magnitude);
}
