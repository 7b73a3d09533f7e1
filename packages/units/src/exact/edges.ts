/**
 * Signs for the edge of a sector: the half-line from a point `c` along a vector `u`, which is not zero.
 *
 *          p                side   = u x (p - c) = ux * ey - uy * ex          which side of the edge
 *         /                 ahead  = u . (p - c) = ux * ex + uy * ey          ahead of c or behind it
 *        / e
 *       /     u             distance of p from the whole line = |side| / |u|
 *      c ---------->        distance of p ahead of c          = |ahead| / |u|
 *
 * As in `products.ts` and `distances.ts`: a float filter first, exact sums behind it, and whole numbers at the ends of
 * the range. All are exact for all finite doubles, which the callers check.
 */
import { UNDERFLOW_BOUND } from '../limits.js';
import { Expansion, type Sign } from './expansion.js';
import { areFinite, scaledInteger, signOfInteger } from './integers.js';
import { addDifferenceProduct } from './products.js';
import { EPSILON } from './transforms.js';

const SIDE_FILTER = 5 * EPSILON;
const DISTANCE_FILTER = 16 * EPSILON;

/** Shared by all calls: the functions of this file call no code of a caller, so no call runs inside another one. */
const sum = /* @__PURE__ */ new Expansion();
const side = /* @__PURE__ */ new Expansion();
const square = /* @__PURE__ */ new Expansion();
const extent = /* @__PURE__ */ new Expansion();

/**
 * On which side of the edge from `c` along `u` the point `p` lies: the sign of `ux * (py - cy) - uy * (px - cx)`.
 *
 * With y growing downwards, 1 is to the right of the edge, -1 to the left, 0 on its line.
 *
 * @remarks Allocates nothing, except where products leave the range of 2^-960 to 2^960 and nearly cancel.
 */
export function sideOfEdge(cx: number, cy: number, ux: number, uy: number, px: number, py: number): Sign {
  const left = ux * (py - cy);
  const right = uy * (px - cx);
  const difference = left - right;
  const bound = SIDE_FILTER * (Math.abs(left) + Math.abs(right)) + UNDERFLOW_BOUND;
  if (difference > bound) return 1;
  if (difference < -bound) return -1;
  sum.clear();
  addSide(sum, cx, cy, ux, uy, px, py);
  const sign = sum.sign();
  if (sum.isExact) return sign;
  if (!areFinite(cx, cy, ux, uy, px, py)) return 0;
  return signOfInteger(integerSide(cx, cy, ux, uy, px, py));
}

/** Whether `p` lies ahead of `c` along the edge: the sign of `ux * (px - cx) + uy * (py - cy)`. 0 is abreast of `c`. */
export function signAlongEdge(cx: number, cy: number, ux: number, uy: number, px: number, py: number): Sign {
  return sideOfEdge(cx, cy, uy, -ux, px, py);
}

/** The distance of `p` from the whole line of the edge, compared with `limit`. */
export function compareEdgeDistance(
  cx: number,
  cy: number,
  ux: number,
  uy: number,
  px: number,
  py: number,
  limit: number,
): Sign {
  const left = ux * (py - cy);
  const right = uy * (px - cx);
  const reach = limit * Math.sqrt(ux * ux + uy * uy);
  const spare = Math.abs(left - right) - reach;
  // As for `compareLineDistance`, with fewer roundings: the squares of edges do not underflow, since they are near 1.
  const bound = DISTANCE_FILTER * (Math.abs(left) + Math.abs(right) + reach) + UNDERFLOW_BOUND;
  const isFiltered = Math.abs(ux) + Math.abs(uy) > 1e-140;
  if (isFiltered && spare > bound) return 1;
  if (isFiltered && spare < -bound) return -1;
  return settleEdgeDistance(cx, cy, ux, uy, px, py, limit);
}

/** How far `p` lies ahead of `c` along the edge, or behind it, compared with `limit`. */
export function compareEdgeReach(
  cx: number,
  cy: number,
  ux: number,
  uy: number,
  px: number,
  py: number,
  limit: number,
): Sign {
  return compareEdgeDistance(cx, cy, uy, -ux, px, py, limit);
}

function settleEdgeDistance(
  cx: number,
  cy: number,
  ux: number,
  uy: number,
  px: number,
  py: number,
  limit: number,
): Sign {
  side.clear();
  addSide(side, cx, cy, ux, uy, px, py);
  side.compress();
  extent.clear();
  extent.addProduct(ux, ux);
  extent.addProduct(uy, uy);
  extent.compress();
  square.clear();
  square.addProduct(limit, limit);
  sum.clear();
  sum.addProductOf(side, side, 1);
  sum.addProductOf(square, extent, -1);
  const sign = sum.sign();
  if (sum.isExact) return sign;
  if (!areFinite(cx, cy, ux, uy, px, py, limit)) return 0;
  const area = integerSide(cx, cy, ux, uy, px, py);
  const reach = scaledInteger(limit);
  return signOfInteger(area * area - reach * reach * integerSquare(ux, uy));
}

function addSide(to: Expansion, cx: number, cy: number, ux: number, uy: number, px: number, py: number): void {
  addDifferenceProduct(to, ux, 0, py, cy);
  addDifferenceProduct(to, -uy, 0, px, cx);
}

/** `u x (p - c)`, in units of 2^-2148. */
export function integerSide(cx: number, cy: number, ux: number, uy: number, px: number, py: number): bigint {
  return (
    scaledInteger(ux) * (scaledInteger(py) - scaledInteger(cy)) -
    scaledInteger(uy) * (scaledInteger(px) - scaledInteger(cx))
  );
}

/** The square of the magnitude of a vector, in units of 2^-2148. */
export function integerSquare(ux: number, uy: number): bigint {
  const [x, y] = [scaledInteger(ux), scaledInteger(uy)];
  return x * x + y * y;
}
