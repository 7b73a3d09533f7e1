/**
 * Signs of two-by-two determinants: of products, and of products of differences.
 *
 *     p                            cross = (b - a) x (p - a) = dx * ey - dy * ex       which side of the line
 *      \                           dot   = (b - a) . (p - a) = dx * ex + dy * ey       ahead of a or behind it
 *       \ e
 *        \       d                 difference < -bound    -> -1
 *         a -----------------> b   difference > bound     -> +1
 *                                  else                   -> the sign of the exact sum of products and their tails
 *
 * A float filter decides first. Its bound: with e = 2^-53, a product of two differences of doubles carries a relative
 * error of at most 3e + O(e^2), their difference one more e; 5e of the sum of the rounded magnitudes covers both and
 * the rounding of the bound itself. `UNDERFLOW_BOUND` covers products that underflow. Where it cannot decide, or where
 * something overflowed and the comparisons see NaN, the exact path does. The sign of what is not finite is 0 there: no
 * error.
 */
import { UNDERFLOW_BOUND } from '../limits.js';
import { Expansion, type Sign } from './expansion.js';
import { areFinite, integerCross, integerDot, scaledInteger, signOfInteger } from './integers.js';
import { differenceTail, EPSILON } from './transforms.js';

const FILTER = 5 * EPSILON;

/** Shared by all calls: the functions of this file call no code of a caller, so no call runs inside another one. */
const sum = /* @__PURE__ */ new Expansion();

/**
 * The sign of `a * b - c * d`, exact for all finite doubles.
 *
 * @remarks Allocates nothing, except where the products leave the range of 2^-960 to 2^960 and nearly cancel.
 */
export function signOfProductDifference(a: number, b: number, c: number, d: number): Sign {
  // Rounding is monotone: what differs rounded differs the same way exactly, outside the range of doubles too.
  const left = a * b;
  const right = c * d;
  if (left > right) return 1;
  if (left < right) return -1;
  const sign = settleProducts(a, b, c, d);
  if (sum.isExact) return sign;
  if (!areFinite(a, b, c, d, 0, 0)) return 0;
  return signOfInteger(scaledInteger(a) * scaledInteger(b) - scaledInteger(c) * scaledInteger(d));
}

/**
 * On which side of the line from `a` through `b` the point `p` lies: the sign of
 * `(bx - ax) * (py - ay) - (by - ay) * (px - ax)`, exact for all finite doubles.
 *
 * With y growing downwards, 1 is to the right of the line from `a` to `b` (south of a line to the east), -1 on the
 * left, 0 on the line, or `a` and `b` are the same point.
 *
 * @remarks Allocates nothing, except where products leave the range of 2^-960 to 2^960 and nearly cancel.
 */
export function orientation(ax: number, ay: number, bx: number, by: number, px: number, py: number): Sign {
  const left = (bx - ax) * (py - ay);
  const right = (by - ay) * (px - ax);
  const difference = left - right;
  const bound = FILTER * (Math.abs(left) + Math.abs(right)) + UNDERFLOW_BOUND;
  if (difference > bound) return 1;
  if (difference < -bound) return -1;
  const sign = settleDifferenceProducts(bx, ax, py, ay, by, ay, px, ax);
  if (sum.isExact) return sign;
  if (!areFinite(ax, ay, bx, by, px, py)) return 0;
  return signOfInteger(integerCross(ax, ay, bx, by, px, py));
}

/**
 * Whether the point `p` lies ahead of `a` when looking to `b`: the sign of
 * `(bx - ax) * (px - ax) + (by - ay) * (py - ay)`, exact for all finite doubles.
 *
 * 1 is ahead, -1 behind, 0 abreast of `a`, or `a` and `b` are the same point.
 *
 * @remarks Allocates nothing, except where products leave the range of 2^-960 to 2^960 and nearly cancel.
 */
export function signOfDot(ax: number, ay: number, bx: number, by: number, px: number, py: number): Sign {
  const left = (bx - ax) * (px - ax);
  const right = (by - ay) * (py - ay);
  const total = left + right;
  const bound = FILTER * (Math.abs(left) + Math.abs(right)) + UNDERFLOW_BOUND;
  if (total > bound) return 1;
  if (total < -bound) return -1;
  const sign = settleDifferenceProducts(bx, ax, px, ax, ay, by, py, ay);
  if (sum.isExact) return sign;
  if (!areFinite(ax, ay, bx, by, px, py)) return 0;
  return signOfInteger(integerDot(ax, ay, bx, by, px, py));
}

/** The sign of `a * b - c * d`, of which only the tails can tell; right if `sum.isExact` afterwards. */
function settleProducts(a: number, b: number, c: number, d: number): Sign {
  sum.clear();
  // Doubles of 24 bits, which whole and half numbers mostly are: their products are exact in 48 bits, so that a filter
  // has seen it if they differ by their last bit.
  if (Math.fround(a) === a && Math.fround(b) === b && Math.fround(c) === c && Math.fround(d) === d) return 0;
  sum.addProduct(a, b);
  sum.addProduct(-c, d);
  return sum.sign();
}

/**
 * The sign of `(a - b) * (c - d) - (e - f) * (g - h)`, which a filter could not tell; right if `sum.isExact`
 * afterwards.
 */
function settleDifferenceProducts(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
): Sign {
  if (isDifferenceExact(a, b) && isDifferenceExact(c, d) && isDifferenceExact(e, f) && isDifferenceExact(g, h)) {
    return settleProducts(a - b, c - d, e - f, g - h);
  }
  sum.clear();
  addDifferenceProduct(sum, a, b, c, d);
  addDifferenceProduct(sum, f, e, g, h);
  return sum.sign();
}

function isDifferenceExact(a: number, b: number): boolean {
  return differenceTail(a, b, a - b) === 0;
}

/** Adds `(a - b) * (c - d)` exactly. */
export function addDifferenceProduct(to: Expansion, a: number, b: number, c: number, d: number): void {
  const left = a - b;
  const right = c - d;
  const leftTail = differenceTail(a, b, left);
  const rightTail = differenceTail(c, d, right);
  to.addProduct(left, right);
  if (leftTail !== 0) to.addProduct(leftTail, right);
  if (rightTail !== 0) to.addProduct(left, rightTail);
  if (leftTail !== 0 && rightTail !== 0) to.addProduct(leftTail, rightTail);
}
