/**
 * Distances compared with limits, without taking a root: the answer is the sign of `distance - limit`.
 *
 * -1 is nearer than the limit, 0 exactly at it, 1 farther: a closed disc contains what is not 1. All arguments are
 * plain finite numbers of one unit and one space, limits are not negative; under these conditions all answers are
 * exact. NaN and infinite numbers give 1, except that an infinite end of a segment may go unnoticed. Nothing is
 * allocated, except where squares leave the range of 2^-960 to 2^960 and nearly cancel.
 *
 *     points    sign of  dx^2 + dy^2 - (limit + more)^2
 *     line      sign of  cross^2 - limit^2 * length^2        distance = |cross| / length, with no quotient and no root
 *
 *                p                     segment: beside a and before it, the distance is that to a;
 *      before a  :  between   behind b beside b and behind it, that to b; between, that to the line
 *           a ---+----------> b
 *
 * The filter's bound: with e = 2^-53, the square of a difference of doubles carries a relative error of at most
 * 3e + O(e^2), the sum of two squares e more, the square of a sum of two radii 3e; 6e of all rounded magnitudes covers
 * them, the last subtraction and the rounding of the bound. `UNDERFLOW_BOUND` covers squares that underflow.
 */
import { SCALE_DOWN, UNDERFLOW_BOUND } from '../limits.js';
import { Expansion, type Sign } from './expansion.js';
import { areFinite, integerCross, integerDot, scaledInteger, signOfInteger } from './integers.js';
import { addDifferenceProduct, orientation, signOfDot } from './products.js';
import { EPSILON, sumTail } from './transforms.js';

const FILTER = 6 * EPSILON;
const LINE_FILTER = 16 * EPSILON;

/** Shared by all calls: the functions of this file call no code of a caller, so no call runs inside another one. */
const sum = /* @__PURE__ */ new Expansion();
const cross = /* @__PURE__ */ new Expansion();
const square = /* @__PURE__ */ new Expansion();
const extent = /* @__PURE__ */ new Expansion();

/** The distance from `a` to `b`, compared with `limit`. */
export function compareDistance(ax: number, ay: number, bx: number, by: number, limit: number): Sign {
  return compareDistanceToSum(ax, ay, bx, by, limit, 0);
}

/** The distance from `a` to `b`, compared with `limit + more`: two circles and their radii. */
export function compareDistanceToSum(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  limit: number,
  more: number,
): Sign {
  const rough = filterDistance(bx - ax, by - ay, limit + more);
  return rough === 0 ? settleDistance(ax, ay, bx, by, limit, more) : rough;
}

/** The distance from the point `p` to a closed rectangle (0 inside), compared with `limit`. */
export function compareRectangleDistance(
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  px: number,
  py: number,
  limit: number,
): Sign {
  // The nearest point of the rectangle is made of given doubles: nothing is rounded on the way to it.
  const nearestX = px < minX ? minX : px > maxX ? maxX : px;
  const nearestY = py < minY ? minY : py > maxY ? maxY : py;
  return compareDistance(nearestX, nearestY, px, py, limit);
}

/**
 * The distance from the point `p` to the closed segment from `a` to `b`, compared with `limit`.
 *
 * A segment whose ends are one point is that point. The answer does not depend on the segment's direction.
 */
export function compareSegmentDistance(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
  limit: number,
): Sign {
  // No point of the segment is nearer than its line.
  const rough = filterLineDistance(ax, ay, bx, by, px, py, limit);
  if (rough > 0) return 1;
  if (signOfDot(ax, ay, bx, by, px, py) <= 0) return compareDistance(ax, ay, px, py, limit);
  if (signOfDot(bx, by, ax, ay, px, py) <= 0) return compareDistance(bx, by, px, py, limit);
  return rough === 0 ? settleLineDistance(ax, ay, bx, by, px, py, limit, 0) : rough;
}

/**
 * The distance from the point `p` to the closed segment from `a` to `b`, compared with `limit + more`: a capsule, and a
 * circle with its radius.
 */
export function compareSegmentDistanceToSum(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
  limit: number,
  more: number,
): Sign {
  // The rounding of the sum is a part of the filter's bound.
  const rough = filterLineDistance(ax, ay, bx, by, px, py, limit + more);
  if (rough > 0) return 1;
  if (signOfDot(ax, ay, bx, by, px, py) <= 0) return compareDistanceToSum(ax, ay, px, py, limit, more);
  if (signOfDot(bx, by, ax, ay, px, py) <= 0) return compareDistanceToSum(bx, by, px, py, limit, more);
  return rough === 0 ? settleLineDistance(ax, ay, bx, by, px, py, limit, more) : rough;
}

/**
 * The distance from the point `p` to the whole line through `a` and `b`, two different points, compared with `limit`.
 */
export function compareLineDistance(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
  limit: number,
): Sign {
  const rough = filterLineDistance(ax, ay, bx, by, px, py, limit);
  return rough === 0 ? settleLineDistance(ax, ay, bx, by, px, py, limit, 0) : rough;
}

/** What floats can say for sure about a distance: 0 is that they cannot, also where a square is not finite. */
function filterDistance(dx: number, dy: number, limit: number): Sign {
  const squares = dx * dx + dy * dy;
  const limitSquared = limit * limit;
  const difference = squares - limitSquared;
  const bound = FILTER * (squares + limitSquared) + UNDERFLOW_BOUND;
  return difference > bound ? 1 : difference < -bound ? -1 : 0;
}

/** What floats can say for sure about the distance to a line: 0 is that they cannot. */
function filterLineDistance(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
  limit: number,
): Sign {
  const dx = bx - ax;
  const dy = by - ay;
  const left = dx * (py - ay);
  const right = dy * (px - ax);
  const length = Math.sqrt(dx * dx + dy * dy);
  const reach = limit * length;
  const spare = Math.abs(left - right) - reach;
  // The difference is off by at most 4e of its terms, `reach` by 5e of itself, unless the squares in `length`
  // underflow.
  const bound = LINE_FILTER * (Math.abs(left) + Math.abs(right) + reach) + UNDERFLOW_BOUND;
  if (!(length > 1e-140)) return 0;
  return spare > bound ? 1 : spare < -bound ? -1 : 0;
}

function settleDistance(ax: number, ay: number, bx: number, by: number, limit: number, more: number): Sign {
  // Squares of what is far beyond any world overflow; scaled by a power of two, most of them need no integers.
  const dx = bx * SCALE_DOWN - ax * SCALE_DOWN;
  const dy = by * SCALE_DOWN - ay * SCALE_DOWN;
  const rough = filterDistance(dx, dy, limit * SCALE_DOWN + more * SCALE_DOWN);
  if (rough !== 0) return rough;
  sum.clear();
  addExcess(sum, ax, ay, bx, by, limit, more);
  const sign = sum.sign();
  if (sum.isExact) return sign;
  if (!areFinite(ax, ay, bx, by, limit, more)) return 1;
  const reach = scaledInteger(limit) + scaledInteger(more);
  return signOfInteger(integerDot(ax, ay, bx, by, bx, by) - reach * reach);
}

function settleLineDistance(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
  limit: number,
  more: number,
): Sign {
  // Two terms, since their sum may overflow.
  if (!areFinite(ax, ay, bx, by, px, py, limit) || more * 0 !== 0) return 1;
  if (limit + more === 0) return orientation(ax, ay, bx, by, px, py) === 0 ? 0 : 1;
  sum.clear();
  addLineExcess(sum, ax, ay, bx, by, px, py, limit, more);
  const sign = sum.sign();
  if (sum.isExact) return sign;
  const area = integerCross(ax, ay, bx, by, px, py);
  const reach = scaledInteger(limit) + scaledInteger(more);
  return signOfInteger(area * area - reach * reach * integerDot(ax, ay, bx, by, bx, by));
}

/** Adds `(bx - ax)^2 + (by - ay)^2 - (limit + more)^2`. */
export function addExcess(
  to: Expansion,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  limit: number,
  more: number,
): void {
  const total = limit + more;
  const totalTail = sumTail(limit, more, total);
  addDifferenceProduct(to, bx, ax, bx, ax);
  addDifferenceProduct(to, by, ay, by, ay);
  to.addProduct(-total, total);
  if (totalTail !== 0) {
    to.addProduct(-2 * total, totalTail);
    to.addProduct(-totalTail, totalTail);
  }
}

/**
 * Adds `cross^2 - (limit + more)^2 * length^2`, where `cross` is the value of `orientation` and `length` that of the
 * segment.
 */
export function addLineExcess(
  to: Expansion,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
  limit: number,
  more: number,
): void {
  cross.clear();
  addDifferenceProduct(cross, bx, ax, py, ay);
  addDifferenceProduct(cross, ay, by, px, ax);
  cross.compress();
  extent.clear();
  addDifferenceProduct(extent, bx, ax, bx, ax);
  addDifferenceProduct(extent, by, ay, by, ay);
  extent.compress();
  square.clear();
  square.addProduct(limit, limit);
  if (more !== 0) {
    square.addProduct(2 * limit, more);
    square.addProduct(more, more);
  }
  to.addProductOf(cross, cross, 1);
  to.addProductOf(square, extent, -1);
}
