/**
 * Containment and overlap of sectors, exact, over plain numbers in one unit and space.
 *
 * A sector is the part of the disc of radius r around c from the edge u to the edge v, clockwise on the screen.
 *
 *   - up to half a turn it is convex: see `convex-sector.ts`
 *   - beyond, it is two convex halves of the disc: the one to the right of u, whose edges are u and -u, and the one to the
 *     left of v, whose edges are -v and v
 *   - a full turn has two edges that are the same, and is the disc
 */
import { sideOfEdge } from '../exact/edges.js';
import type { RawPoint } from '../types/raw.js';
import { capsuleOverlapsCircle } from './capsule-overlap.js';
import { coneContains, convexSectorOverlapsCapsule, convexSectorOverlapsCircle } from './convex-sector.js';
import { circleContains, circleOverlapsRectangle, circlesOverlap, rectangleContains } from './overlap.js';
import { polygonContains, polygonOverlapsCircle } from './polygon-overlap.js';

/** Whether p is in the sector, or on its border. */
export function sectorContains(
  cx: number,
  cy: number,
  r: number,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
  isReflex: boolean,
  px: number,
  py: number,
): boolean {
  return (
    circleContains(cx, cy, r, px, py) &&
    (isReflex
      ? sideOfEdge(cx, cy, ux, uy, px, py) >= 0 || sideOfEdge(cx, cy, vx, vy, px, py) <= 0
      : coneContains(cx, cy, ux, uy, vx, vy, px, py))
  );
}

/** Whether the sector meets the disc of radius s around p. */
export function sectorOverlapsCircle(
  cx: number,
  cy: number,
  r: number,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
  isReflex: boolean,
  px: number,
  py: number,
  s: number,
): boolean {
  if (!isReflex) return convexSectorOverlapsCircle(cx, cy, r, ux, uy, vx, vy, px, py, s);
  if (ux === vx && uy === vy) return circlesOverlap(cx, cy, r, px, py, s);
  return (
    convexSectorOverlapsCircle(cx, cy, r, ux, uy, -ux, -uy, px, py, s) ||
    convexSectorOverlapsCircle(cx, cy, r, -vx, -vy, vx, vy, px, py, s)
  );
}

/** Whether the sector meets the capsule of radius s around the segment from a to b. */
export function sectorOverlapsCapsule(
  cx: number,
  cy: number,
  r: number,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
  isReflex: boolean,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  s: number,
): boolean {
  if (!isReflex) return convexSectorOverlapsCapsule(cx, cy, r, ux, uy, vx, vy, ax, ay, bx, by, s);
  if (ux === vx && uy === vy) return capsuleOverlapsCircle(ax, ay, bx, by, s, cx, cy, r);
  return (
    convexSectorOverlapsCapsule(cx, cy, r, ux, uy, -ux, -uy, ax, ay, bx, by, s) ||
    convexSectorOverlapsCapsule(cx, cy, r, -vx, -vy, vx, vy, ax, ay, bx, by, s)
  );
}

/** Whether the sector meets the rectangle. */
export function sectorOverlapsRectangle(
  cx: number,
  cy: number,
  r: number,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
  isReflex: boolean,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): boolean {
  if (!isReflex) return convexSectorOverlapsRectangle(cx, cy, r, ux, uy, vx, vy, minX, minY, maxX, maxY);
  if (ux === vx && uy === vy) return circleOverlapsRectangle(cx, cy, r, minX, minY, maxX, maxY);
  return (
    convexSectorOverlapsRectangle(cx, cy, r, ux, uy, -ux, -uy, minX, minY, maxX, maxY) ||
    convexSectorOverlapsRectangle(cx, cy, r, -vx, -vy, vx, vy, minX, minY, maxX, maxY)
  );
}

/** Whether the sector meets the convex polygon. */
export function sectorOverlapsPolygon(
  cx: number,
  cy: number,
  r: number,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
  isReflex: boolean,
  vertices: readonly RawPoint[],
): boolean {
  if (!isReflex) return convexSectorOverlapsPolygon(cx, cy, r, ux, uy, vx, vy, vertices);
  if (ux === vx && uy === vy) return polygonOverlapsCircle(vertices, cx, cy, r);
  return (
    convexSectorOverlapsPolygon(cx, cy, r, ux, uy, -ux, -uy, vertices) ||
    convexSectorOverlapsPolygon(cx, cy, r, -vx, -vy, vx, vy, vertices)
  );
}

function convexSectorOverlapsRectangle(
  cx: number,
  cy: number,
  r: number,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): boolean {
  if (!circleOverlapsRectangle(cx, cy, r, minX, minY, maxX, maxY)) return false;
  return (
    rectangleContains(minX, minY, maxX, maxY, cx, cy) ||
    convexSectorOverlapsCapsule(cx, cy, r, ux, uy, vx, vy, minX, minY, maxX, minY, 0) ||
    convexSectorOverlapsCapsule(cx, cy, r, ux, uy, vx, vy, maxX, minY, maxX, maxY, 0) ||
    convexSectorOverlapsCapsule(cx, cy, r, ux, uy, vx, vy, minX, maxY, maxX, maxY, 0) ||
    convexSectorOverlapsCapsule(cx, cy, r, ux, uy, vx, vy, minX, minY, minX, maxY, 0)
  );
}

function convexSectorOverlapsPolygon(
  cx: number,
  cy: number,
  r: number,
  ux: number,
  uy: number,
  vx: number,
  vy: number,
  vertices: readonly RawPoint[],
): boolean {
  if (polygonContains(vertices, cx, cy)) return true;
  let a = vertices[vertices.length - 1]!;
  for (let i = 0; i < vertices.length; i++) {
    const b = vertices[i]!;
    if (convexSectorOverlapsCapsule(cx, cy, r, ux, uy, vx, vy, a.x, a.y, b.x, b.y, 0)) return true;
    a = b;
  }
  return false;
}
