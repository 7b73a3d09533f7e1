/**
 * Argument reduction for every finite double, however large, or close to whole quarter turns (Payne and Hanek, 1983).
 *
 * |x| = X * 2^(24 e) with 1 <= X < 2^24. In X * 2^(24 e) * 2/pi only the bits from 2 down to 2^-144 matter: what lies
 * above is a multiple of 4 quarter turns, what lies below is far beneath the last bit of the rest (no double comes
 * nearer than 2^-62 to a multiple of pi / 2). So four words of X meet at most ten of 2/pi, all in exact integer
 * arithmetic.
 */
import { QUARTER_TURN } from '../limits.js';
import { productError } from './exactly.js';
import { isQuarterTurns, nearestQuarter, QUARTER_TURN_TAIL } from './reduction.js';

const WORD = 16777216; // 2^24
const FROM_WORD = 5.960464477539063e-8; // 2^-24

/** Below 2^-40 the rest of x is x. */
const LEAST = 9.094947017729282e-13;
const TWO_OVER_PI_ROUNDED = 0.6366197723675814;

/** 2 / pi in words of 24 bits, the first one worth 2^-24: enough for 2^1024 and 144 bits beyond. */
const twoOverPi: readonly number[] = [
  10680707, 7228996, 1387004, 2578385, 16069853, 12639074, 9804092, 4427841, 16666979, 11263675, 12935607, 2387514,
  4345298, 14681673, 3074569, 13734428, 16653803, 1880361, 10960616, 8533493, 3062596, 8710556, 7349940, 6258241,
  3772886, 3769171, 3798172, 8675211, 12450088, 3874808, 9961438, 366607, 15675153, 9132554, 7151469, 3571407, 2607881,
  12013382, 4155038, 6285869, 7677882, 13102053, 15825725, 473591, 9065106, 15363067, 6271263, 9264392,
];

/**
 * The last rest, head and tail: [0] + [1] in radians, [2] + [3] in quarter turns. Read it before anything else is
 * reduced; nothing here calls back.
 */
export const rest: Float64Array = /* @__PURE__ */ new Float64Array(4);

/**
 * Reduces any `x` and puts the rest, within half a quarter turn, into `rest`: 0 for the doubles that mean whole quarter
 * turns (see `isQuarterTurns`), NaN for NaN and infinities.
 *
 * One long function on purpose: it is rarely called, and engines would inline a short one where the room is needed.
 *
 * @returns the number of quarter turns modulo 4, in 0 to 3
 */
export function reduceTheLongWay(x: number): number {
  const near = nearestQuarter(x);
  const whole = isQuarterTurns(x, near);
  if (whole || x - x !== 0 || (x < LEAST && x > -LEAST)) {
    rest[0] = whole ? 0 : x - x + x;
    rest[1] = 0;
    rest[2] = whole ? 0 : x * TWO_OVER_PI_ROUNDED;
    rest[3] = 0;
    return near & 3;
  }
  let scaled = x < 0 ? -x : x;
  let e = 0;
  while (scaled < 1) {
    scaled *= WORD;
    e -= 1;
  }
  // Exact: powers of two, far from both ends of the range.
  while (scaled >= 1.7668470647783843e72) {
    scaled *= 5.659799424266695e-73; // 2^-240
    e += 10;
  }
  while (scaled >= WORD) {
    scaled *= FROM_WORD;
    e += 1;
  }
  const x0 = Math.floor(scaled);
  let fraction = (scaled - x0) * WORD;
  const x1 = Math.floor(fraction);
  fraction = (fraction - x1) * WORD;
  const x2 = Math.floor(fraction);
  const x3 = (fraction - x2) * WORD;

  // The digits of the product, in units of 2^0, 2^-24, ... 2^-144. Each sums 4 products below 2^48, and a carry.
  let d6 = digit(e + 6, x0, x1, x2, x3);
  let d5 = digit(e + 5, x0, x1, x2, x3);
  let d4 = digit(e + 4, x0, x1, x2, x3);
  let d3 = digit(e + 3, x0, x1, x2, x3);
  let d2 = digit(e + 2, x0, x1, x2, x3);
  let d1 = digit(e + 1, x0, x1, x2, x3);
  let d0 = digit(e, x0, x1, x2, x3);
  let carry = Math.floor(d6 * FROM_WORD);
  d6 -= carry * WORD;
  d5 += carry;
  carry = Math.floor(d5 * FROM_WORD);
  d5 -= carry * WORD;
  d4 += carry;
  carry = Math.floor(d4 * FROM_WORD);
  d4 -= carry * WORD;
  d3 += carry;
  carry = Math.floor(d3 * FROM_WORD);
  d3 -= carry * WORD;
  d2 += carry;
  carry = Math.floor(d2 * FROM_WORD);
  d2 -= carry * WORD;
  d1 += carry;
  carry = Math.floor(d1 * FROM_WORD);
  d1 -= carry * WORD;
  d0 += carry;

  // To the nearest quarter: a fraction of a half or more belongs to the next one, and is negative then.
  const up = d1 >= 8388608 ? 1 : 0;
  const quarters = d0 - Math.floor(d0 * 0.25) * 4 + up;

  // Two digits fit into a double exactly, also after what cancels.
  const a = d1 * FROM_WORD - up + d2 * (FROM_WORD * FROM_WORD);
  const b = (d3 + d4 * FROM_WORD) * (FROM_WORD * FROM_WORD * FROM_WORD);
  const c = (d5 + d6 * FROM_WORD) * (FROM_WORD * FROM_WORD * FROM_WORD * FROM_WORD * FROM_WORD);
  const ab = a + b;
  const below = a - ab + b + c;
  const sign = x < 0 ? -1 : 1;
  const head = sign * (ab + below);
  const tail = sign * (ab - (ab + below) + below);
  const radians = head * QUARTER_TURN;
  rest[0] = radians;
  rest[1] = productError(head, QUARTER_TURN, radians) + (head * QUARTER_TURN_TAIL + tail * QUARTER_TURN);
  rest[2] = head;
  rest[3] = tail;
  return (sign * quarters) & 3;
}

function digit(at: number, x0: number, x1: number, x2: number, x3: number): number {
  return x0 * wordAt(at) + x1 * wordAt(at - 1) + x2 * wordAt(at - 2) + x3 * wordAt(at - 3);
}

/** The word worth 2^(-24 at); zero above the first one. */
function wordAt(at: number): number {
  return at < 1 ? 0 : (twoOverPi[at - 1] ?? 0);
}
