/** Convex outlines of points, exactly. */
import { orientation } from '../exact/products.js';
import type { RawPoint } from '../types/raw.js';

/** Whether `a` comes before `b`: north of it, or west of it in the same row. */
export function isBefore(a: RawPoint, b: RawPoint): boolean {
  return a.y < b.y || (a.y === b.y && a.x < b.x);
}

/**
 * The corners of the smallest convex polygon around some points: clockwise on the screen, from the northernmost
 * (among several, the westernmost). No three are collinear, so there are two if all points are collinear, and one if
 * all points are equal.
 *
 * Source: Andrew 1979, "Another efficient algorithm for convex hulls in two dimensions": down one side, and up the
 * other.
 */
export function convexHull(points: readonly RawPoint[]): RawPoint[] {
  const sorted = [...points].sort((a, b) => a.y - b.y || a.x - b.x);
  const down = halfHull(sorted);
  const up = halfHull(sorted.reverse());
  return down.length === 1 ? down : [...down.slice(0, -1), ...up.slice(0, -1)];
}

/**
 * The corners of the half hull of sorted points: of the line from the first to the last that has all others on its
 * right.
 */
function halfHull(points: readonly RawPoint[]): RawPoint[] {
  const corners: RawPoint[] = [];
  for (const point of points) {
    while (corners.length > 0 && !isCornerBefore(point, corners)) corners.pop();
    corners.push(point);
  }
  return corners;
}

/** Whether the last corner remains a corner if the line continues to `point`. */
function isCornerBefore(point: RawPoint, corners: readonly RawPoint[]): boolean {
  const last = corners[corners.length - 1] ?? point;
  const before = corners[corners.length - 2];
  if (before === undefined) return last.x !== point.x || last.y !== point.y;
  return orientation(before.x, before.y, last.x, last.y, point.x, point.y) > 0;
}
