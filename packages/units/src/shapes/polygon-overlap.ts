/**
 * Containment and overlap of convex polygons, exact, over plain numbers in one unit and space.
 *
 * The vertices are those of `ConvexPolygon2`: clockwise on the screen, no three on one line. One or two are a point or
 * a segment, whose edges go there and back.
 *
 * Two convex polygons with an area are apart exactly if the line of an edge separates them: if all vertices of the
 * other are strictly on its outer side, the left one. Where that does not decide, a polygon meets a convex shape if it
 * contains a point of it, or if one of its edges meets it.
 */
import { compareSegmentDistance } from '../exact/distances.js';
import { orientation } from '../exact/products.js';
import type { RawPoint } from '../types/raw.js';
import { capsulesOverlap } from './capsule-overlap.js';
import { segmentContains, segmentOverlapsRectangle } from './overlap.js';

/** Whether p is in the polygon, or on its border. */
export function polygonContains(vertices: readonly RawPoint[], px: number, py: number): boolean {
  let a = vertices[vertices.length - 1]!;
  if (vertices.length < 3) return segmentContains(a.x, a.y, vertices[0]!.x, vertices[0]!.y, px, py);
  for (let i = 0; i < vertices.length; i++) {
    const b = vertices[i]!;
    if (orientation(a.x, a.y, b.x, b.y, px, py) < 0) return false;
    a = b;
  }
  return true;
}

/** Whether the polygon meets the disc of radius r around c. */
export function polygonOverlapsCircle(vertices: readonly RawPoint[], cx: number, cy: number, r: number): boolean {
  let a = vertices[vertices.length - 1]!;
  let isInside = vertices.length > 2;
  for (let i = 0; i < vertices.length; i++) {
    const b = vertices[i]!;
    // From outside, the nearest point is on an edge that has c on its outer side.
    if (vertices.length < 3 || orientation(a.x, a.y, b.x, b.y, cx, cy) < 0) {
      isInside = false;
      if (compareSegmentDistance(a.x, a.y, b.x, b.y, cx, cy, r) <= 0) return true;
    }
    a = b;
  }
  return isInside;
}

/** Whether the polygon meets the rectangle. */
export function polygonOverlapsRectangle(
  vertices: readonly RawPoint[],
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): boolean {
  const { length } = vertices;
  let a = vertices[length - 1]!;
  if (length < 3) return segmentOverlapsRectangle(a.x, a.y, vertices[0]!.x, vertices[0]!.y, minX, minY, maxX, maxY);
  let west = a.x;
  let east = a.x;
  let south = a.y;
  for (let i = 0; i < length; i++) {
    const b = vertices[i]!;
    // The corner of the rectangle that is farthest to the right of the edge.
    const x = b.y > a.y ? minX : maxX;
    if (orientation(a.x, a.y, b.x, b.y, x, b.x > a.x ? maxY : minY) < 0) return false;
    west = Math.min(west, b.x);
    east = Math.max(east, b.x);
    south = Math.max(south, b.y);
    a = b;
  }
  return west <= maxX && minX <= east && vertices[0]!.y <= maxY && minY <= south;
}

/** Whether the polygon meets the capsule of radius r around the segment from a to b. */
export function polygonOverlapsCapsule(
  vertices: readonly RawPoint[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
): boolean {
  if (polygonContains(vertices, ax, ay)) return true;
  let c = vertices[vertices.length - 1]!;
  for (let i = 0; i < vertices.length; i++) {
    const d = vertices[i]!;
    if (capsulesOverlap(ax, ay, bx, by, r, c.x, c.y, d.x, d.y, 0)) return true;
    c = d;
  }
  return false;
}

/** Whether two polygons have a point in common. */
export function polygonsOverlap(vertices: readonly RawPoint[], others: readonly RawPoint[]): boolean {
  const a = vertices[0]!;
  const b = vertices[vertices.length - 1]!;
  const c = others[0]!;
  const d = others[others.length - 1]!;
  if (others.length < 3) return polygonOverlapsCapsule(vertices, c.x, c.y, d.x, d.y, 0);
  if (vertices.length < 3) return polygonOverlapsCapsule(others, a.x, a.y, b.x, b.y, 0);
  return !hasSeparatingEdge(vertices, others) && !hasSeparatingEdge(others, vertices);
}

/** Whether all other vertices are on the outer side of one edge. */
function hasSeparatingEdge(vertices: readonly RawPoint[], others: readonly RawPoint[]): boolean {
  let a = vertices[vertices.length - 1]!;
  for (let i = 0; i < vertices.length; i++) {
    const b = vertices[i]!;
    if (isOutside(a, b, others)) return true;
    a = b;
  }
  return false;
}

function isOutside(a: RawPoint, b: RawPoint, others: readonly RawPoint[]): boolean {
  for (let i = 0; i < others.length; i++) {
    const other = others[i]!;
    if (orientation(a.x, a.y, b.x, b.y, other.x, other.y) >= 0) return false;
  }
  return true;
}
