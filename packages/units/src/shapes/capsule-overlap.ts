/**
 * Containment and overlap of capsules, over plain numbers in one unit and space: exact, like those of `overlap.ts`.
 *
 * A capsule is all points within `r` of the segment from a to b, so it meets a shape if the distance of the segment
 * from the shape is at most `r`. A segment is a capsule with a radius of zero.
 */
import { compareRectangleDistance, compareSegmentDistance, compareSegmentDistanceToSum } from '../exact/distances.js';
import { segmentOverlapsRectangle, segmentsOverlap } from './overlap.js';

/** Whether p is in the capsule, or on its border. */
export function capsuleContains(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
  px: number,
  py: number,
): boolean {
  return compareSegmentDistance(ax, ay, bx, by, px, py, r) <= 0;
}

/** Whether the capsule meets the disc of radius s around c. */
export function capsuleOverlapsCircle(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
  cx: number,
  cy: number,
  s: number,
): boolean {
  return compareSegmentDistanceToSum(ax, ay, bx, by, cx, cy, r, s) <= 0;
}

/** Whether the capsule meets the rectangle. */
export function capsuleOverlapsRectangle(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): boolean {
  // Two convex shapes apart are nearest at an end or a corner of one of them.
  return (
    segmentOverlapsRectangle(ax, ay, bx, by, minX, minY, maxX, maxY) ||
    (r > 0 &&
      (compareRectangleDistance(minX, minY, maxX, maxY, ax, ay, r) <= 0 ||
        compareRectangleDistance(minX, minY, maxX, maxY, bx, by, r) <= 0 ||
        compareSegmentDistance(ax, ay, bx, by, minX, minY, r) <= 0 ||
        compareSegmentDistance(ax, ay, bx, by, maxX, minY, r) <= 0 ||
        compareSegmentDistance(ax, ay, bx, by, maxX, maxY, r) <= 0 ||
        compareSegmentDistance(ax, ay, bx, by, minX, maxY, r) <= 0))
  );
}

/** Whether the capsules of radius r around the segment from a to b, and of s around that from c to d, meet. */
export function capsulesOverlap(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
  s: number,
): boolean {
  return (
    segmentsOverlap(ax, ay, bx, by, cx, cy, dx, dy) ||
    (r + s > 0 &&
      (compareSegmentDistanceToSum(ax, ay, bx, by, cx, cy, r, s) <= 0 ||
        compareSegmentDistanceToSum(ax, ay, bx, by, dx, dy, r, s) <= 0 ||
        compareSegmentDistanceToSum(cx, cy, dx, dy, ax, ay, r, s) <= 0 ||
        compareSegmentDistanceToSum(cx, cy, dx, dy, bx, by, r, s) <= 0))
  );
}
