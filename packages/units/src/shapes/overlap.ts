/**
 * Containment and overlap of shapes, over plain numbers in one unit and space. Shapes are closed sets: touching counts.
 *
 * The predicates are exact for all finite doubles; radii must not be negative, and the corners of a rectangle must be
 * in order. They allocate nothing (except at the ends of the range, see `exact.ts`). A segment goes from a to b, a
 * circle has center c and radius r, a rectangle goes from its smallest to its greatest corner.
 */
import {
  compareDistance,
  compareDistanceToSum,
  compareRectangleDistance,
  compareSegmentDistance,
} from '../exact/distances.js';
import { orientation } from '../exact/products.js';

/** Whether the segment from a to b goes through p. */
export function segmentContains(ax: number, ay: number, bx: number, by: number, px: number, py: number): boolean {
  return isWithin(px, ax, bx) && isWithin(py, ay, by) && orientation(ax, ay, bx, by, px, py) === 0;
}

/** Whether p is in the disc of radius r around c, or on its border. */
export function circleContains(cx: number, cy: number, r: number, px: number, py: number): boolean {
  return compareDistance(cx, cy, px, py, r) <= 0;
}

/** Whether p is in the rectangle, or on its border. */
export function rectangleContains(
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  px: number,
  py: number,
): boolean {
  return minX <= px && px <= maxX && minY <= py && py <= maxY;
}

/** Whether the segments from a to b and from c to d have a point in common. */
export function segmentsOverlap(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  // Collinear segments meet if their bounds do. Others meet if neither has both ends strictly on one side of the other.
  return (
    Math.min(ax, bx) <= Math.max(cx, dx) &&
    Math.min(cx, dx) <= Math.max(ax, bx) &&
    Math.min(ay, by) <= Math.max(cy, dy) &&
    Math.min(cy, dy) <= Math.max(ay, by) &&
    orientation(ax, ay, bx, by, cx, cy) * orientation(ax, ay, bx, by, dx, dy) <= 0 &&
    orientation(cx, cy, dx, dy, ax, ay) * orientation(cx, cy, dx, dy, bx, by) <= 0
  );
}

/** Whether the segment from a to b meets the disc of radius r around c. */
export function segmentOverlapsCircle(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  r: number,
): boolean {
  return compareSegmentDistance(ax, ay, bx, by, cx, cy, r) <= 0;
}

/** Whether the segment from a to b meets the rectangle. */
export function segmentOverlapsRectangle(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): boolean {
  if (Math.max(ax, bx) < minX || maxX < Math.min(ax, bx) || Math.max(ay, by) < minY || maxY < Math.min(ay, by)) {
    return false;
  }
  if (ax === bx || ay === by) return true;
  // The bounds meet, so the shapes meet unless the whole rectangle is on one side of the line. The corners farthest to
  // either side are north-east and south-west for a falling line, north-west and south-east for a rising one.
  const falling = ax < bx === ay < by;
  const north = orientation(ax, ay, bx, by, falling ? maxX : minX, minY);
  return north * orientation(ax, ay, bx, by, falling ? minX : maxX, maxY) <= 0;
}

/** Whether the discs of radius r around c and of radius s around d have a point in common. */
export function circlesOverlap(cx: number, cy: number, r: number, dx: number, dy: number, s: number): boolean {
  return compareDistanceToSum(cx, cy, dx, dy, r, s) <= 0;
}

/** Whether the disc of radius r around c meets the rectangle. */
export function circleOverlapsRectangle(
  cx: number,
  cy: number,
  r: number,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): boolean {
  return compareRectangleDistance(minX, minY, maxX, maxY, cx, cy, r) <= 0;
}

/** Whether two rectangles have a point in common. */
export function rectanglesOverlap(
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  otherMinX: number,
  otherMinY: number,
  otherMaxX: number,
  otherMaxY: number,
): boolean {
  return minX <= otherMaxX && otherMinX <= maxX && minY <= otherMaxY && otherMinY <= maxY;
}

function isWithin(value: number, a: number, b: number): boolean {
  return (a <= value && value <= b) || (b <= value && value <= a);
}
