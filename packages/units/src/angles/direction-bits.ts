/**
 * Directions as plain numbers: an int32, in units of 2^-32 turn, 0 for east, growing towards south.
 *
 * Every int32 is a direction and every direction one int32, so sums wrap by themselves (`| 0`) and equality is `===`.
 */
import { EIGHTH_TURN_BITS, HALF_TURN_BITS, QUARTER_TURN_BITS, SCALE_DOWN, SCALE_UP } from '../limits.js';
import { reduceTheLongWay, rest } from '../trigonometry/long-reduction.js';
import { cosineWithinEighth, sineWithinEighth } from '../trigonometry/sine.js';
import { pair, type Pair } from '../values/pair.js';
import { isBeyondBorder } from './border.js';

/** 2^31 / pi and its inverse, rounded. */
export const bitsPerRadian: number = 683565275.5764316;
const radiansPerBit = 1.4629180792671596e-9;

/** `radiansPerBit` in two parts: the first has 22 bits, so that its products with 30 bits are exact. */
export const radiansPerBit1: number = 1.4629177869096566e-9;
export const radiansPerBit2: number = 2.9235750311099115e-16;

/** Multiples of quarter turns are the doubles that the units give: k * (pi / 2 rounded). */
export function radiansOfBits(bits: number): number {
  return bits * radiansPerBit;
}

/** 2^35. */
const LARGEST_PRODUCT = 0x8_0000_0000;

/** The direction nearest to a finite number of radians, of any size; exactly, as the real number that it is. */
export function bitsOfRadians(radians: number): number {
  const bits = radians * bitsPerRadian;
  const nearest = Math.floor(bits + 0.5);
  const off = bits - nearest;
  // Up to 2^35 the product is right to 2^-17. (Math.round and Math.abs here would cost a bulk verb half its speed.)
  return off < 0.49999 && off > -0.49999 && bits <= LARGEST_PRODUCT && bits >= -LARGEST_PRODUCT
    ? nearest | 0
    : bitsByLongReduction(radians);
}

function bitsByLongReduction(radians: number): number {
  const quarters = reduceTheLongWay(radians);
  const bits = (rest[2] as number) * QUARTER_TURN_BITS; // exact; it has these elements
  const nearest = Math.round(bits);
  // Of two equally near, Math.round takes the upper one; what the double lacks may tell otherwise.
  const down = bits - nearest === -0.5 && (rest[3] as number) < 0 ? 1 : 0;
  return (quarters * QUARTER_TURN_BITS + nearest - down) | 0;
}

/** tan(pi / 8). */
const middle = 0.41421356237309503;

/**
 * The direction nearest to that of the vector (x, y), exactly, for finite components that are not both zero.
 *
 * There are no ties: the borders between directions have irrational slopes.
 *
 * The angle within the first eighth of the turn is pi / 8 + atan(t), where t is the tangent of what lies between: one
 * quotient, then a minimax polynomial in units of 2^-32 turn (Remez, error below 2^-18, with all roundings below 2^-17).
 */
export function bitsOfLegs(x: number, y: number): number {
  const rise = Math.abs(y);
  const run = Math.abs(x);
  const long = Math.max(rise, run);
  const short = Math.min(rise, run);
  if (!(long > 1e-290 && long < 1e300)) return bitsOfLegs(x * scaleOf(long), y * scaleOf(long));
  const t = (short - long * middle) / (long + short * middle);
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
  if (Math.abs(bits - nearest) < 0.49999) return nearest | 0;
  const below = Math.floor(bits);
  return (isBeyondBorder(x, y, below) ? below + 1 : below) | 0;
}

/** 2^-600 or 2^600: an exact way into the range where no product overflows or loses bits. */
function scaleOf(size: number): number {
  return size > 1 ? SCALE_DOWN : SCALE_UP;
}

/** The vector of a magnitude in a direction; its two numbers come from one reduction. */
export function pairOfBits(bits: number, magnitude: number): Pair {
  const quarters = (bits + EIGHTH_TURN_BITS) >> 30;
  const offset = (bits - (quarters << 30)) | 0;
  const radians = offset * radiansPerBit1;
  const head = radians + offset * radiansPerBit2;
  const tail = radians - head + offset * radiansPerBit2;
  const sine = sineWithinEighth(head, tail);
  const cosine = cosineWithinEighth(head, tail);
  const odd = (quarters & 1) === 1;
  const sign = 1 - (quarters & 2);
  // Added to 0, so that no zero is negative but by a negative magnitude.
  return pair(((odd ? -sine : cosine) * sign + 0) * magnitude, ((odd ? cosine : sine) * sign + 0) * magnitude);
}
