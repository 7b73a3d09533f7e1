/**
 * The polynomials behind the predicates as numbers, where a bare float formula would lose its digits to cancellation.
 *
 *     a * b - c * d = (left - right) + tail(left - right) + tail(a * b) - tail(c * d)
 *                     rounded          what each of the three roundings lost, exactly
 *
 * Relative error at most 2^-51 (four roundings), 0 exactly where the true value is 0. First with the tails of all
 * roundings, each to first order: what is left out is below 2^-100 of the largest term. Where the value is smaller
 * than 2^-45 of that, as an exact sum. NaN where products leave the range of 2^-960 to 2^960: see `integers.ts`.
 */
import { LEAST_PART, LEAST_TERMS } from '../limits.js';
import { addExcess, addLineExcess } from './distances.js';
import { Expansion } from './expansion.js';
import { addDifferenceProduct } from './products.js';
import { differenceTail, productTail, sumTail } from './transforms.js';

/** Above this sum of the terms, products or their tails may overflow. */
const MOST_TERMS = 1e280;

/** Shared by all calls: the functions of this file call no code of a caller, so no call runs inside another one. */
const sum = /* @__PURE__ */ new Expansion();

/** `(bx - ax) * (py - ay) - (by - ay) * (px - ax)`: the value whose sign is `orientation`. */
export function crossValue(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  return productDifferenceValue(bx, ax, py, ay, by, ay, px, ax);
}

/** `(bx - ax) * (px - ax) + (by - ay) * (py - ay)`: the value whose sign is `signOfDot`. */
export function dotValue(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  return productDifferenceValue(bx, ax, px, ax, ay, by, py, ay);
}

/** `(bx - ax)^2 + (by - ay)^2 - (limit + more)^2`: the value whose sign is `compareDistanceToSum`. */
export function excessValue(ax: number, ay: number, bx: number, by: number, limit: number, more: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const total = limit + more;
  const xx = dx * dx;
  const yy = dy * dy;
  const rr = total * total;
  const squares = xx + yy;
  const excess = squares - rr;
  const dxTail = differenceTail(bx, ax, dx);
  const dyTail = differenceTail(by, ay, dy);
  const totalTail = sumTail(limit, more, total);
  const value =
    excess +
    (differenceTail(squares, rr, excess) +
      sumTail(xx, yy, squares) +
      (productTail(dx, dx, xx) + productTail(dy, dy, yy) - productTail(total, total, rr)) +
      2 * (dx * dxTail + dy * dyTail - total * totalTail));
  const terms = squares + rr;
  if (Math.abs(value) > LEAST_PART * terms && terms > LEAST_TERMS && terms < MOST_TERMS) return value;
  sum.clear();
  addExcess(sum, ax, ay, bx, by, limit, more);
  const exact = sum.value();
  return sum.isExact ? exact : Number.NaN;
}

/** `excessValue` of the first six numbers, put at index 6: deep inside of calls, numbers passed on would be boxed. */
export function putExcess(numbers: Float64Array): void {
  numbers[6] = excessValue(numbers[0]!, numbers[1]!, numbers[2]!, numbers[3]!, numbers[4]!, numbers[5]!);
}

/**
 * `cross^2 - limit^2 * length^2`: the value whose sign is `compareLineDistance`, with `cross` the value of
 * `orientation` and `length` that of the segment.
 */
export function lineExcessValue(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
  limit: number,
): number {
  const dx = bx - ax;
  const dy = by - ay;
  const ex = px - ax;
  const ey = py - ay;
  const dxTail = differenceTail(bx, ax, dx);
  const dyTail = differenceTail(by, ay, dy);
  const left = dx * ey;
  const right = dy * ex;
  const cross = left - right;
  const crossTail =
    differenceTail(left, right, cross) +
    (productTail(dx, ey, left) - productTail(dy, ex, right)) +
    (dx * differenceTail(py, ay, ey) + dxTail * ey) -
    (dy * differenceTail(px, ax, ex) + dyTail * ex);
  const xx = dx * dx;
  const yy = dy * dy;
  const squares = xx + yy;
  const squaresTail =
    sumTail(xx, yy, squares) + (productTail(dx, dx, xx) + productTail(dy, dy, yy)) + 2 * (dx * dxTail + dy * dyTail);
  const rr = limit * limit;
  const area = cross * cross;
  const reach = rr * squares;
  const areaTail = productTail(cross, cross, area) + 2 * cross * crossTail + crossTail * crossTail;
  const reachTail = productTail(rr, squares, reach) + rr * squaresTail + productTail(limit, limit, rr) * squares;
  const excess = area - reach;
  const value = excess + (differenceTail(area, reach, excess) + (areaTail - reachTail));
  const terms = Math.abs(left) + Math.abs(right);
  const isInRange =
    Math.min(terms, squares, rr, reach) > LEAST_TERMS && Math.max(terms, squares, rr, reach, area) < MOST_TERMS;
  const isCrossAccurate = Math.abs(cross + crossTail) > LEAST_PART * terms;
  // The cross product is off by a part of its terms, and so its square by that part of `cross * terms`, twice.
  const isAccurate = isCrossAccurate && Math.abs(value) > LEAST_PART * (Math.abs(cross) * terms + area + reach);
  if (isInRange && isAccurate) return value;
  sum.clear();
  addLineExcess(sum, ax, ay, bx, by, px, py, limit, 0);
  const exact = sum.value();
  return sum.isExact ? exact : Number.NaN;
}

/** `(a - b) * (c - d) - (e - f) * (g - h)`. */
function productDifferenceValue(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
): number {
  const ab = a - b;
  const cd = c - d;
  const ef = e - f;
  const gh = g - h;
  const left = ab * cd;
  const right = ef * gh;
  const difference = left - right;
  const value =
    difference +
    (differenceTail(left, right, difference) +
      (productTail(ab, cd, left) - productTail(ef, gh, right)) +
      (ab * differenceTail(c, d, cd) + differenceTail(a, b, ab) * cd) -
      (ef * differenceTail(g, h, gh) + differenceTail(e, f, ef) * gh));
  const terms = Math.abs(left) + Math.abs(right);
  if (Math.abs(value) > LEAST_PART * terms && terms > LEAST_TERMS && terms < MOST_TERMS) return value;
  sum.clear();
  addDifferenceProduct(sum, a, b, c, d);
  addDifferenceProduct(sum, f, e, g, h);
  const exact = sum.value();
  return sum.isExact ? exact : Number.NaN;
}
