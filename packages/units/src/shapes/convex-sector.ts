/**
 * Overlap of convex sectors, exact, over plain numbers in one unit and space.
 *
 *          u _                A convex sector is the part of the disc of radius r around c in the cone between the edges u
 *         _-    \             and v, which are at most half a turn apart: all points to the right of u and to the left of v.
 *       c   cone  )           At the end of each edge it has a corner.
 *         -_    /
 *          v -
 *
 * A convex sector and a segment, thickened by s (so that it is a capsule), meet if
 *   - an end of the segment is within s of the sector: within r + s of c and in the cone, or within s of an edge; or if
 *   - c, or the corner at the end of an edge, is within s of the segment; or if
 *   - the segment crosses an edge; or if
 *   - its point nearest to c is in the cone and within r + s of c.
 * For then they meet at the point of the segment that is nearest to the sector, and that is one of these points: from there,
 * the shortest way leads to the arc, along a radius; to an edge; or to a corner.
 */
import { isCornerBeside, compareCornerDistance, reachesLine } from '../exact/corners.js';
import { compareDistanceToSum, compareSegmentDistance, compareSegmentDistanceToSum } from '../exact/distances.js';
import { compareEdgeDistance, compareEdgeReach, sideOfEdge, signAlongEdge } from '../exact/edges.js';
import { orientation, signOfDot } from '../exact/products.js';
import { circleContains } from './overlap.js';

/** Whether p is in the convex cone. */
export function coneContains(
  cx: number,
  cy: number,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
  px: number,
  py: number,
): boolean {
  const right = sideOfEdge(cx, cy, ux, uy, px, py);
  const left = sideOfEdge(cx, cy, vx, vy, px, py);
  if (right < 0 || left > 0) return false;
  // On the lines of both edges: they are opposite, or one, which p must not be behind.
  return (
    right !== 0 ||
    left !== 0 ||
    signAlongEdge(cx, cy, ux, uy, px, py) >= 0 ||
    signAlongEdge(cx, cy, vx, vy, px, py) >= 0
  );
}

/** Whether the convex sector meets the disc of radius s around p. */
export function convexSectorOverlapsCircle(
  cx: number,
  cy: number,
  r: number,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
  px: number,
  py: number,
  s: number,
): boolean {
  if (compareDistanceToSum(cx, cy, px, py, r, s) > 0) return false;
  return (
    coneContains(cx, cy, ux, uy, vx, vy, px, py) ||
    circleContains(cx, cy, s, px, py) ||
    (s > 0 && (isNearEdge(cx, cy, r, ux, uy, px, py, s) || isNearEdge(cx, cy, r, vx, vy, px, py, s)))
  );
}

/** Whether the convex sector meets the capsule of radius s around the segment from a to b. */
export function convexSectorOverlapsCapsule(
  cx: number,
  cy: number,
  r: number,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  s: number,
): boolean {
  if (compareSegmentDistanceToSum(ax, ay, bx, by, cx, cy, r, s) > 0) return false;
  return (
    compareSegmentDistance(ax, ay, bx, by, cx, cy, s) <= 0 ||
    convexSectorOverlapsCircle(cx, cy, r, ux, uy, vx, vy, ax, ay, s) ||
    convexSectorOverlapsCircle(cx, cy, r, ux, uy, vx, vy, bx, by, s) ||
    isNearestInCone(cx, cy, ux, uy, vx, vy, ax, ay, bx, by) ||
    crossesEdge(cx, cy, r, ux, uy, ax, ay, bx, by) ||
    crossesEdge(cx, cy, r, vx, vy, ax, ay, bx, by) ||
    (s > 0 &&
      (isCornerBeside(cx, cy, ux, uy, r, ax, ay, bx, by, s) || isCornerBeside(cx, cy, vx, vy, r, ax, ay, bx, by, s)))
  );
}

/** Whether p is within s of the edge of length r, beside it or around its corner (around c is for the caller). */
function isNearEdge(
  cx: number,
  cy: number,
  r: number,
  ux: number,
  uy: number,
  px: number,
  py: number,
  s: number,
): boolean {
  if (signAlongEdge(cx, cy, ux, uy, px, py) < 0) return false;
  return compareEdgeReach(cx, cy, ux, uy, px, py, r) <= 0
    ? compareEdgeDistance(cx, cy, ux, uy, px, py, s) <= 0
    : compareCornerDistance(cx, cy, ux, uy, r, px, py, s) <= 0;
}

/** Whether the point of the segment's line that is nearest to c, which is not on it, is on the segment and in the cone. */
function isNearestInCone(
  cx: number,
  cy: number,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  // At an end, or if the segment is a point, the caller has looked there.
  if (signOfDot(ax, ay, bx, by, cx, cy) <= 0 || signOfDot(bx, by, ax, ay, cx, cy) <= 0) return false;
  return isWayInCone(orientation(ax, ay, bx, by, cx, cy), ux, uy, vx, vy, ax, ay, bx, by);
}

/**
 * Whether the shortest way from a point to the line through a and b leads into the cone.
 *
 * @param side - of the line on which the point is, 1 for the right: from there, the way is the direction from a to b turned
 * left
 */
export function isWayInCone(
  side: number,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const right = -side * signAlongEdge(ax, ay, ux, uy, bx, by);
  const left = -side * signAlongEdge(ax, ay, vx, vy, bx, by);
  if (right < 0 || left > 0) return false;
  // On the lines of both edges: see `coneContains`.
  return (
    right !== 0 ||
    left !== 0 ||
    side * sideOfEdge(ax, ay, ux, uy, bx, by) >= 0 ||
    side * sideOfEdge(ax, ay, vx, vy, bx, by) >= 0
  );
}

/** Whether the segment crosses the edge of length r, unless both are on one line. */
function crossesEdge(
  cx: number,
  cy: number,
  r: number,
  ux: number,
  uy: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const a = sideOfEdge(cx, cy, ux, uy, ax, ay);
  const b = sideOfEdge(cx, cy, ux, uy, bx, by);
  if (a * b > 0 || a === b) return false;
  // They cross ahead of c if c is on the side of the segment's line from which the edge leads to the other side.
  return orientation(ax, ay, bx, by, cx, cy) * (b - a) >= 0 && reachesLine(cx, cy, ux, uy, r, ax, ay, bx, by);
}
