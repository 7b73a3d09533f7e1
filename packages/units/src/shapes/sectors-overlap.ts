/**
 * Overlap of two sectors, exact.
 *
 * Two convex sectors have a point in common if an edge of one meets the other, or if each has the center of the other
 * in its cone and their discs meet. For what they have in common is convex, and its border is made of parts of edges
 * and arcs: with no part of an edge it is a lens between two arcs, or a point where two arcs touch, and both lie on the
 * line of the centers.
 */
import { compareCornerDistance, reachesLine, sideOfCorner } from '../exact/corners.js';
import { compareEdgeDistance, compareEdgeReach, sideOfEdge, signAlongEdge } from '../exact/edges.js';
import type { RawPoint, RawSector } from '../types/raw.js';
import { coneContains, type ConvexSector, isDisplacementInCone } from './convex-sector.js';
import { circleContains, circlesOverlap } from './overlap.js';
import { firstPart, isFullTurn, secondPart, sectorOverlapsCircle } from './sector-overlap.js';

/** Whether two sectors have a point in common. */
export function sectorsOverlap(a: RawSector, b: RawSector): boolean {
  if (isFullTurn(a)) return sectorOverlapsCircle(b, a.center.x, a.center.y, a.radius);
  if (isFullTurn(b)) return sectorOverlapsCircle(a, b.center.x, b.center.y, b.radius);
  return convexMeets(firstPart(a), b) || (a.isReflex && convexMeets(secondPart(a), b));
}

/** Whether a convex sector meets another sector. */
function convexMeets(a: ConvexSector, b: RawSector): boolean {
  return convexSectorsOverlap(a, firstPart(b)) || (b.isReflex && convexSectorsOverlap(a, secondPart(b)));
}

function convexSectorsOverlap(a: ConvexSector, b: ConvexSector): boolean {
  const { center: c, radius: r } = a;
  const { center: d, radius: s } = b;
  if (!circlesOverlap(c.x, c.y, r, d.x, d.y, s)) return false;
  const isAhead = coneContains(a, d.x, d.y);
  const isAheadOfOther = coneContains(b, c.x, c.y);
  return (
    (isAhead && (isAheadOfOther || circleContains(c.x, c.y, r, d.x, d.y))) ||
    (isAheadOfOther && circleContains(d.x, d.y, s, c.x, c.y)) ||
    edgeMeets(a, a.from, b) ||
    edgeMeets(a, a.to, b) ||
    edgeMeets(b, b.from, a) ||
    edgeMeets(b, b.to, a)
  );
}

/** Whether an edge u of a convex sector meets another one. The caller has looked at the center. */
function edgeMeets(a: ConvexSector, u: RawPoint, b: ConvexSector): boolean {
  const { center: c, radius: r } = a;
  const { center: d, radius: s } = b;
  return (
    isNearestInSector(a, u, b) ||
    edgesCross(a, u, b, b.from) ||
    edgesCross(a, u, b, b.to) ||
    (compareCornerDistance(c.x, c.y, u.x, u.y, r, d.x, d.y, s) <= 0 && isCornerInCone(a, u, b))
  );
}

/** Whether the point of the edge's line that is nearest to the center of b is on the edge, and in b. */
function isNearestInSector({ center: c, radius: r }: ConvexSector, u: RawPoint, b: ConvexSector): boolean {
  const { x, y } = b.center;
  if (signAlongEdge(c.x, c.y, u.x, u.y, x, y) < 0 || compareEdgeReach(c.x, c.y, u.x, u.y, x, y, r) > 0) return false;
  if (compareEdgeDistance(c.x, c.y, u.x, u.y, x, y, b.radius) > 0) return false;
  const side = sideOfEdge(c.x, c.y, u.x, u.y, x, y);
  return side === 0 || isDisplacementInCone(b, side, 0, 0, u.x, u.y);
}

/** Whether an edge u of a crosses an edge w of b, unless they are parallel. */
function edgesCross(
  { center: c, radius: r }: ConvexSector,
  u: RawPoint,
  { center: d, radius: s }: ConvexSector,
  w: RawPoint,
): boolean {
  // c + a * u = d + b * w    for    a = (d - c) x w / (u x w)    and    b = (d - c) x u / (u x w)
  const turn = sideOfEdge(0, 0, u.x, u.y, w.x, w.y);
  return (
    turn !== 0 &&
    sideOfEdge(c.x, c.y, w.x, w.y, d.x, d.y) * turn <= 0 &&
    sideOfEdge(c.x, c.y, u.x, u.y, d.x, d.y) * turn <= 0 &&
    reachesLine(c.x, c.y, u.x, u.y, r, d.x, d.y, 0, 0, w.x, w.y) &&
    reachesLine(d.x, d.y, w.x, w.y, s, c.x, c.y, 0, 0, u.x, u.y)
  );
}

/** Whether the corner at the end of an edge u of a is in the cone of b. */
function isCornerInCone(
  { center: c, radius: r }: ConvexSector,
  u: RawPoint,
  { center: d, from, to }: ConvexSector,
): boolean {
  const right = sideOfCorner(c.x, c.y, u.x, u.y, r, d.x, d.y, from.x, from.y);
  const left = sideOfCorner(c.x, c.y, u.x, u.y, r, d.x, d.y, to.x, to.y);
  if (right < 0 || left > 0) return false;
  return (
    right !== 0 ||
    left !== 0 ||
    sideOfCorner(c.x, c.y, u.x, u.y, r, d.x, d.y, from.y, -from.x) >= 0 ||
    sideOfCorner(c.x, c.y, u.x, u.y, r, d.x, d.y, to.y, -to.x) >= 0
  );
}
