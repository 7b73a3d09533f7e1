/**
 * Overlap of two sectors, exact.
 *
 * Two convex sectors have a point in common if an edge of one meets the other, or if each has the center of the other in its
 * cone and their discs meet. For what they have in common is convex, and its border is made of parts of edges and arcs: with
 * no part of an edge it is a lens between two arcs, or a point where two arcs touch, and both lie on the line of the centers.
 */
import { compareCornerDistance, reachesEdge, sideOfCorner } from '../exact/corners.js';
import { compareEdgeDistance, compareEdgeReach, sideOfEdge, signAlongEdge } from '../exact/edges.js';
import type { RawSector } from '../types/raw.js';
import { coneContains, isWayInCone } from './convex-sector.js';
import { circleContains, circlesOverlap } from './overlap.js';
import { sectorOverlapsCircle } from './sector-overlap.js';

/** Whether two sectors have a point in common. */
export function sectorsOverlap(a: RawSector, b: RawSector): boolean {
  const { circle, from, to, isReflex } = a;
  const { x, y } = circle.center;
  if (isFullTurn(a)) return meetsDisc(b, x, y, circle.radius);
  if (isFullTurn(b)) return meetsDisc(a, b.circle.center.x, b.circle.center.y, b.circle.radius);
  if (!isReflex) return convexMeets(x, y, circle.radius, from.x, from.y, to.x, to.y, b);
  return (
    convexMeets(x, y, circle.radius, from.x, from.y, -from.x, -from.y, b) ||
    convexMeets(x, y, circle.radius, -to.x, -to.y, to.x, to.y, b)
  );
}

function isFullTurn({ from, to, isReflex }: RawSector): boolean {
  return isReflex && from.x === to.x && from.y === to.y;
}

function meetsDisc({ circle, from, to, isReflex }: RawSector, x: number, y: number, r: number): boolean {
  const { center, radius } = circle;
  return sectorOverlapsCircle(center.x, center.y, radius, from.x, from.y, to.x, to.y, isReflex, x, y, r);
}

/** Whether a convex sector meets another sector. */
function convexMeets(
  cx: number,
  cy: number,
  r: number,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
  { circle: { center, radius }, from, to, isReflex }: RawSector,
): boolean {
  const { x, y } = center;
  if (!isReflex) return convexSectorsOverlap(cx, cy, r, ux, uy, vx, vy, x, y, radius, from.x, from.y, to.x, to.y);
  return (
    convexSectorsOverlap(cx, cy, r, ux, uy, vx, vy, x, y, radius, from.x, from.y, -from.x, -from.y) ||
    convexSectorsOverlap(cx, cy, r, ux, uy, vx, vy, x, y, radius, -to.x, -to.y, to.x, to.y)
  );
}

/** Whether the sector around c, with the edges u and v, meets the one of radius s around d, with the edges w and z. */
function convexSectorsOverlap(
  cx: number,
  cy: number,
  r: number,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
  dx: number,
  dy: number,
  s: number,
  wx: number,
  wy: number,
  zx: number,
  zy: number,
): boolean {
  if (!circlesOverlap(cx, cy, r, dx, dy, s)) return false;
  const isAhead = coneContains(cx, cy, ux, uy, vx, vy, dx, dy);
  const isAheadOfOther = coneContains(dx, dy, wx, wy, zx, zy, cx, cy);
  return (
    (isAhead && (isAheadOfOther || circleContains(cx, cy, r, dx, dy))) ||
    (isAheadOfOther && circleContains(dx, dy, s, cx, cy)) ||
    edgeMeets(cx, cy, ux, uy, r, dx, dy, s, wx, wy, zx, zy) ||
    edgeMeets(cx, cy, vx, vy, r, dx, dy, s, wx, wy, zx, zy) ||
    edgeMeets(dx, dy, wx, wy, s, cx, cy, r, ux, uy, vx, vy) ||
    edgeMeets(dx, dy, zx, zy, s, cx, cy, r, ux, uy, vx, vy)
  );
}

/**
 * Whether the edge from c along u, of the length r, meets the convex sector of radius s around d with the edges w and z. The
 * caller has looked at c.
 */
function edgeMeets(
  cx: number,
  cy: number,
  ux: number,
  uy: number,
  r: number,
  dx: number,
  dy: number,
  s: number,
  wx: number,
  wy: number,
  zx: number,
  zy: number,
): boolean {
  return (
    isNearestInSector(cx, cy, ux, uy, r, dx, dy, s, wx, wy, zx, zy) ||
    edgesCross(cx, cy, ux, uy, r, dx, dy, wx, wy, s) ||
    edgesCross(cx, cy, ux, uy, r, dx, dy, zx, zy, s) ||
    (compareCornerDistance(cx, cy, ux, uy, r, dx, dy, s) <= 0 &&
      isCornerInCone(cx, cy, ux, uy, r, dx, dy, wx, wy, zx, zy))
  );
}

/** Whether the point of the edge's line that is nearest to d is on the edge, and in the sector around d. */
function isNearestInSector(
  cx: number,
  cy: number,
  ux: number,
  uy: number,
  r: number,
  dx: number,
  dy: number,
  s: number,
  wx: number,
  wy: number,
  zx: number,
  zy: number,
): boolean {
  if (signAlongEdge(cx, cy, ux, uy, dx, dy) < 0 || compareEdgeReach(cx, cy, ux, uy, dx, dy, r) > 0) return false;
  if (compareEdgeDistance(cx, cy, ux, uy, dx, dy, s) > 0) return false;
  const side = sideOfEdge(cx, cy, ux, uy, dx, dy);
  return side === 0 || isWayInCone(side, wx, wy, zx, zy, 0, 0, ux, uy);
}

/** Whether the edge from c along u, of the length r, crosses that from d along w, of the length s, unless they are parallel. */
function edgesCross(
  cx: number,
  cy: number,
  ux: number,
  uy: number,
  r: number,
  dx: number,
  dy: number,
  wx: number,
  wy: number,
  s: number,
): boolean {
  // c + a * u = d + b * w    for    a = (d - c) x w / (u x w)    and    b = (d - c) x u / (u x w)
  const turn = sideOfEdge(0, 0, ux, uy, wx, wy);
  return (
    turn !== 0 &&
    sideOfEdge(cx, cy, wx, wy, dx, dy) * turn <= 0 &&
    sideOfEdge(cx, cy, ux, uy, dx, dy) * turn <= 0 &&
    reachesEdge(cx, cy, ux, uy, r, dx, dy, wx, wy) &&
    reachesEdge(dx, dy, wx, wy, s, cx, cy, ux, uy)
  );
}

/** Whether the corner at the end of the edge from c along u, of the length r, is in the cone of d. */
function isCornerInCone(
  cx: number,
  cy: number,
  ux: number,
  uy: number,
  r: number,
  dx: number,
  dy: number,
  wx: number,
  wy: number,
  zx: number,
  zy: number,
): boolean {
  const right = sideOfCorner(cx, cy, ux, uy, r, dx, dy, wx, wy);
  const left = sideOfCorner(cx, cy, ux, uy, r, dx, dy, zx, zy);
  if (right < 0 || left > 0) return false;
  return (
    right !== 0 ||
    left !== 0 ||
    sideOfCorner(cx, cy, ux, uy, r, dx, dy, wy, -wx) >= 0 ||
    sideOfCorner(cx, cy, ux, uy, r, dx, dy, zy, -zx) >= 0
  );
}
