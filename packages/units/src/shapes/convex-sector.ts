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
 * For then they meet at the point of the segment that is nearest to the sector, and that is one of these points: from
 * there, the shortest segment to the sector ends on the arc, along a radius; on an edge; or at a corner.
 */
import { isCornerBeside, compareCornerDistance, reachesLine } from '../exact/corners.js';
import { compareDistanceToSum, compareSegmentDistance, compareSegmentDistanceToSum } from '../exact/distances.js';
import { compareEdgeDistance, compareEdgeReach, sideOfEdge, signAlongEdge } from '../exact/edges.js';
import { orientation, signOfDot } from '../exact/products.js';
import type { RawPoint, RawSector } from '../types/raw.js';
import { circleContains } from './overlap.js';

/** A sector of at most half a turn, around `center`, from the edge `from` to the edge `to`. */
export type ConvexSector = Pick<RawSector, 'center' | 'radius' | 'from' | 'to'>;

/** Whether p is in the cone of the sector. */
export function coneContains({ center: { x, y }, from, to }: ConvexSector, px: number, py: number): boolean {
  const right = sideOfEdge(x, y, from.x, from.y, px, py);
  const left = sideOfEdge(x, y, to.x, to.y, px, py);
  if (right < 0 || left > 0) return false;
  // On the lines of both edges: the edges are opposite, or they coincide, and p must not be behind the center.
  return (
    right !== 0 ||
    left !== 0 ||
    signAlongEdge(x, y, from.x, from.y, px, py) >= 0 ||
    signAlongEdge(x, y, to.x, to.y, px, py) >= 0
  );
}

/** Whether the sector meets the disc of radius s around p. */
export function convexSectorOverlapsCircle(sector: ConvexSector, px: number, py: number, s: number): boolean {
  const { center, radius, from, to } = sector;
  if (compareDistanceToSum(center.x, center.y, px, py, radius, s) > 0) return false;
  return (
    coneContains(sector, px, py) ||
    circleContains(center.x, center.y, s, px, py) ||
    (s > 0 && (isNearEdge(sector, from, px, py, s) || isNearEdge(sector, to, px, py, s)))
  );
}

/** Whether the sector meets the capsule of radius s around the segment from a to b. */
export function convexSectorOverlapsCapsule(
  sector: ConvexSector,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  s: number,
): boolean {
  const { center, radius: r, from, to } = sector;
  const { x, y } = center;
  if (compareSegmentDistanceToSum(ax, ay, bx, by, x, y, r, s) > 0) return false;
  return (
    compareSegmentDistance(ax, ay, bx, by, x, y, s) <= 0 ||
    convexSectorOverlapsCircle(sector, ax, ay, s) ||
    convexSectorOverlapsCircle(sector, bx, by, s) ||
    isNearestInCone(sector, ax, ay, bx, by) ||
    crossesEdge(sector, from, ax, ay, bx, by) ||
    crossesEdge(sector, to, ax, ay, bx, by) ||
    (s > 0 &&
      (isCornerBeside(x, y, from.x, from.y, r, ax, ay, bx, by, s) ||
        isCornerBeside(x, y, to.x, to.y, r, ax, ay, bx, by, s)))
  );
}

/**
 * Whether p is within s of an edge of the sector, beside it or around its corner (around the center is for the caller).
 */
function isNearEdge(
  { center: { x, y }, radius }: ConvexSector,
  edge: RawPoint,
  px: number,
  py: number,
  s: number,
): boolean {
  if (signAlongEdge(x, y, edge.x, edge.y, px, py) < 0) return false;
  return compareEdgeReach(x, y, edge.x, edge.y, px, py, radius) <= 0
    ? compareEdgeDistance(x, y, edge.x, edge.y, px, py, s) <= 0
    : compareCornerDistance(x, y, edge.x, edge.y, radius, px, py, s) <= 0;
}

/**
 * Whether the point of the segment's line that is nearest to the center, which is not on it, is on the segment and in
 * the cone.
 */
function isNearestInCone(sector: ConvexSector, ax: number, ay: number, bx: number, by: number): boolean {
  const { x, y } = sector.center;
  // If the nearest point is an end, or the segment is a point, the caller has tested it.
  if (signOfDot(ax, ay, bx, by, x, y) <= 0 || signOfDot(bx, by, ax, ay, x, y) <= 0) return false;
  return isDisplacementInCone(sector, orientation(ax, ay, bx, by, x, y), ax, ay, bx, by);
}

/**
 * Whether the displacement from a point to the nearest point of the line through a and b points into the cone.
 *
 * @param side - the side of the line on which the point is, 1 for the right: the displacement is the direction from a
 * to b, turned left
 */
export function isDisplacementInCone(
  { from, to }: ConvexSector,
  side: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const right = -side * signAlongEdge(ax, ay, from.x, from.y, bx, by);
  const left = -side * signAlongEdge(ax, ay, to.x, to.y, bx, by);
  if (right < 0 || left > 0) return false;
  // On the lines of both edges: see `coneContains`.
  return (
    right !== 0 ||
    left !== 0 ||
    side * sideOfEdge(ax, ay, from.x, from.y, bx, by) >= 0 ||
    side * sideOfEdge(ax, ay, to.x, to.y, bx, by) >= 0
  );
}

/** Whether the segment crosses an edge of the sector, unless both are on one line. */
function crossesEdge(
  { center: { x, y }, radius }: ConvexSector,
  edge: RawPoint,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  const a = sideOfEdge(x, y, edge.x, edge.y, ax, ay);
  const b = sideOfEdge(x, y, edge.x, edge.y, bx, by);
  if (a * b > 0 || a === b) return false;
  // They cross ahead of the center if it is on the side of the segment's line from which the edge leads to the other
  // side.
  return (
    orientation(ax, ay, bx, by, x, y) * (b - a) >= 0 &&
    reachesLine(x, y, edge.x, edge.y, radius, ax, ay, ax, ay, bx, by)
  );
}
