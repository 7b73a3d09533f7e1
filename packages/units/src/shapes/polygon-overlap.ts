/**
 * Containment and overlap of convex polygons, exact, over plain numbers in one unit and space.
 *
 * The vertices are those of `ConvexPolygon2`: clockwise on the screen, no three on one line. One or two are a point or a
 * segment, whose edges go there and back. A polygon meets a convex shape if it contains a point of it, or if one of its edges
 * meets it: so all questions are put to its edges.
 */
import { compareSegmentDistance } from '../exact/distances.js';
import { orientation } from '../exact/products.js';
import type { RawPoint } from '../types/raw.js';
import { capsulesOverlap } from './capsule-overlap.js';
import { segmentContains, segmentOverlapsRectangle, segmentsOverlap } from './overlap.js';

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
  if (polygonContains(vertices, cx, cy)) return true;
  let a = vertices[vertices.length - 1]!;
  for (let i = 0; i < vertices.length; i++) {
    const b = vertices[i]!;
    if (compareSegmentDistance(a.x, a.y, b.x, b.y, cx, cy, r) <= 0) return true;
    a = b;
  }
  return false;
}

/** Whether the polygon meets the rectangle. */
export function polygonOverlapsRectangle(
  vertices: readonly RawPoint[],
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): boolean {
  if (polygonContains(vertices, minX, minY)) return true;
  let a = vertices[vertices.length - 1]!;
  for (let i = 0; i < vertices.length; i++) {
    const b = vertices[i]!;
    if (segmentOverlapsRectangle(a.x, a.y, b.x, b.y, minX, minY, maxX, maxY)) return true;
    a = b;
  }
  return false;
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
  const first = vertices[0]!;
  const other = others[0]!;
  if (polygonContains(vertices, other.x, other.y) || polygonContains(others, first.x, first.y)) return true;
  let a = vertices[vertices.length - 1]!;
  for (let i = 0; i < vertices.length; i++) {
    const b = vertices[i]!;
    if (meetsEdge(others, a, b)) return true;
    a = b;
  }
  return false;
}

function meetsEdge(vertices: readonly RawPoint[], a: RawPoint, b: RawPoint): boolean {
  let c = vertices[vertices.length - 1]!;
  for (let i = 0; i < vertices.length; i++) {
    const d = vertices[i]!;
    if (segmentsOverlap(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y)) return true;
    c = d;
  }
  return false;
}
