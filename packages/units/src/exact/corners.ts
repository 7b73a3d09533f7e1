/**
 * Signs for the corners of a sector: `e = c + r * u / |u|`, the point at the distance `r` from `c` along the vector
 * `u`.
 *
 *                                   All coordinates of a corner have the root |u| = sqrt(ux^2 + uy^2) in them, so what is
 *               u           _ - e   asked of it is the sign of m + n * sqrt(q), for polynomials m, n and q:
 *            ------>    _ -
 *                   _ -               m and n of one sign (or one is 0)    that sign
 *      c ---------                    of two signs                         that of the greater of m^2 and n^2 * q
 *           r
 *
 * A float filter answers where the value is beyond its error, of a few roundings of each term. Behind it are whole
 * numbers of any size: corners that nearly touch are rare, and take some microseconds. All are exact for all finite
 * doubles, which the callers check.
 */
import { UNDERFLOW_BOUND } from '../limits.js';
import { integerSide, integerSquare } from './edges.js';
import type { Sign } from './expansion.js';
import { integerCross, integerDot, scaledInteger, signOfInteger } from './integers.js';
import { EPSILON } from './transforms.js';

/** No term here goes through more than a dozen roundings. */
const FILTER = 32 * EPSILON;

/**
 * The distance of the corner from `p`, compared with `limit`: the sign of
 * `(|p - c|^2 + r^2 - limit^2) |u| - 2 r u . (p - c)`.
 */
export function compareCornerDistance(
  cx: number,
  cy: number,
  ux: number,
  uy: number,
  r: number,
  px: number,
  py: number,
  limit: number,
): Sign {
  const dx = px - cx;
  const dy = py - cy;
  const magnitude = magnitudeOf(ux, uy);
  const squares = dx * dx + dy * dy + r * r;
  const left = (squares - limit * limit) * magnitude;
  const right = 2 * r * (ux * dx + uy * dy);
  const terms = (squares + limit * limit) * magnitude + 2 * r * (Math.abs(ux * dx) + Math.abs(uy * dy));
  const rough = signBeyond(left - right, terms);
  if (rough !== 0) return rough;
  const [radius, reach] = [scaledInteger(r), scaledInteger(limit)];
  const excess = integerDot(cx, cy, px, py, px, py) + radius * radius - reach * reach;
  const ahead = integerSide(cx, cy, uy, -ux, px, py);
  return signOfRoot(-2n * radius * ahead, excess, integerSquare(ux, uy));
}

/** On which side of the edge from `q` along `w` the corner lies: see `sideOfEdge`. */
export function sideOfCorner(
  cx: number,
  cy: number,
  ux: number,
  uy: number,
  r: number,
  qx: number,
  qy: number,
  wx: number,
  wy: number,
): Sign {
  const magnitude = magnitudeOf(ux, uy);
  const one = wx * (cy - qy) * magnitude;
  const two = wy * (cx - qx) * magnitude;
  const three = r * (wx * uy);
  const four = r * (wy * ux);
  const rough = signBeyond(
    one - two + (three - four),
    Math.abs(one) + Math.abs(two) + Math.abs(three) + Math.abs(four),
  );
  if (rough !== 0) return rough;
  const turn = scaledInteger(wx) * scaledInteger(uy) - scaledInteger(wy) * scaledInteger(ux);
  return signOfRoot(scaledInteger(r) * turn, integerSide(qx, qy, wx, wy, cx, cy), integerSquare(ux, uy));
}

/**
 * Whether the corner is within `limit` of a point of the segment from `a` to `b` that is not its end, at a right angle
 * to the segment: nearer to its line, and beside the segment.
 */
export function isCornerBeside(
  cx: number,
  cy: number,
  ux: number,
  uy: number,
  r: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  limit: number,
): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  const magnitude = magnitudeOf(ux, uy);
  const one = dx * (cy - ay) * magnitude;
  const two = dy * (cx - ax) * magnitude;
  const three = r * (dx * uy);
  const four = r * (dy * ux);
  const reach = limit * Math.sqrt(dx * dx + dy * dy) * magnitude;
  const terms = Math.abs(one) + Math.abs(two) + Math.abs(three) + Math.abs(four) + reach;
  const beyond = signBeyond(Math.abs(one - two + (three - four)) - reach, terms);
  if (beyond > 0) return false;
  // How far the corner lies ahead of a, and before b.
  const five = dx * (cx - ax) * magnitude;
  const six = dy * (cy - ay) * magnitude;
  const seven = dx * (bx - cx) * magnitude;
  const eight = dy * (by - cy) * magnitude;
  const turned = r * (Math.abs(dx * ux) + Math.abs(dy * uy));
  const ahead = r * (dx * ux + dy * uy);
  const start = signBeyond(five + six + ahead, Math.abs(five) + Math.abs(six) + turned);
  const end = signBeyond(seven + eight - ahead, Math.abs(seven) + Math.abs(eight) + turned);
  if (start < 0 || end < 0) return false;
  if (beyond < 0 && start > 0 && end > 0) return true;
  const [radius, distance, square] = [scaledInteger(r), scaledInteger(limit), integerSquare(ux, uy)];
  const along = integerSide(ax, ay, uy, -ux, bx, by);
  if (signOfRoot(radius * along, integerDot(ax, ay, bx, by, cx, cy), square) <= 0) return false;
  if (signOfRoot(-radius * along, integerDot(bx, by, ax, ay, cx, cy), square) <= 0) return false;
  const area = integerCross(ax, ay, bx, by, cx, cy);
  const turn = -integerSide(ax, ay, ux, uy, bx, by) * radius;
  const extent = integerDot(ax, ay, bx, by, bx, by);
  const excess = area * area * square + turn * turn - distance * distance * extent * square;
  return signOfRoot(excess, 2n * area * turn, square) <= 0;
}

/**
 * Whether the edge from `c` along `u`, of the length `r`, reaches the line through `q` that is parallel to the segment
 * from `a` to `b`, but not to the edge: whether `|d x (q - c)| * |u|` is at most `r * |d x u|`, where `d` is `b - a`.
 * Behind `c` counts like ahead.
 */
export function reachesLine(
  cx: number,
  cy: number,
  ux: number,
  uy: number,
  r: number,
  qx: number,
  qy: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  const magnitude = magnitudeOf(ux, uy);
  const one = dx * (qy - cy) * magnitude;
  const two = dy * (qx - cx) * magnitude;
  const three = r * (dx * uy);
  const four = r * (dy * ux);
  const terms = Math.abs(one) + Math.abs(two) + Math.abs(three) + Math.abs(four);
  const rough = signBeyond(Math.abs(one - two) - Math.abs(three - four), terms);
  if (rough !== 0) return rough < 0;
  const area = integerSide(ax, ay, qx, qy, bx, by) - integerSide(ax, ay, cx, cy, bx, by);
  const reach = scaledInteger(r) * integerSide(ax, ay, ux, uy, bx, by);
  return area * area * integerSquare(ux, uy) <= reach * reach;
}

/** The magnitude of a vector, or NaN, which no filter passes, where its squares may lose bits. */
function magnitudeOf(x: number, y: number): number {
  const magnitude = Math.sqrt(x * x + y * y);
  return magnitude > 1e-140 && magnitude < 1e140 ? magnitude : Number.NaN;
}

/** The sign of a rounded sum, or 0 if it is within the error of its terms (or NaN). */
function signBeyond(value: number, terms: number): Sign {
  const bound = FILTER * terms + UNDERFLOW_BOUND;
  return value > bound ? 1 : value < -bound ? -1 : 0;
}

/** The sign of `m + n * sqrt(q)`, for a `q` that is not negative. */
function signOfRoot(m: bigint, n: bigint, q: bigint): Sign {
  const [one, two] = [signOfInteger(m), signOfInteger(n)];
  if (one === two || two === 0) return one;
  if (one === 0) return two;
  const difference = signOfInteger(m * m - n * n * q);
  return difference === 0 ? 0 : difference > 0 ? one : two;
}
