/**
 * Where a segment first meets a closed shape, as a fraction of the segment from 0 to 1: 0 if it starts inside, -1 if it
 * never does. World units. The answers of `firstContact`.
 */
import { firstContact, type Circle2, type Rectangle2, type Segment2 } from '@tilewright/units';

/** Shapes that are written anew for each question: nothing of a user's runs between. */
const start = { x: 0, y: 0 };
const end = { x: 0, y: 0 };
const center = { x: 0, y: 0 };
const max = { x: 0, y: 0 };
const segment = { start, end };
const circle = { center, radius: 0 };
const rectangle = { min: center, max };

function meet(shape: unknown, ax: number, ay: number, bx: number, by: number): number {
  start.x = ax;
  start.y = ay;
  end.x = bx;
  end.y = by;
  return firstContact(segment as unknown as Segment2, shape as Circle2 | Rectangle2)?.fraction ?? -1;
}

export function meetCircle(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  x: number,
  y: number,
  radius: number,
): number {
  center.x = x;
  center.y = y;
  circle.radius = radius;
  return meet(circle, ax, ay, bx, by);
}

export function meetRectangle(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): number {
  center.x = minX;
  center.y = minY;
  max.x = maxX;
  max.y = maxY;
  return meet(rectangle, ax, ay, bx, by);
}
