/** Distances from a point to closed shapes, 0 inside, in world units. The answers of `distance`. */
import { distance, unsafeNumber, type Circle2, type Position2, type Rectangle2 } from '@tilewright/units';

/** Shapes that are written anew for each question: nothing of a user's runs between. */
const point = { x: 0, y: 0 };
const min = { x: 0, y: 0 };
const max = { x: 0, y: 0 };
const circle = { center: min, radius: 0 };
const rectangle = { min, max };

export function distanceToCircle(px: number, py: number, x: number, y: number, radius: number): number {
  point.x = px;
  point.y = py;
  min.x = x;
  min.y = y;
  circle.radius = radius;
  return unsafeNumber(distance(point as unknown as Position2, circle as unknown as Circle2));
}

export function distanceToRectangle(
  px: number,
  py: number,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): number {
  point.x = px;
  point.y = py;
  min.x = minX;
  min.y = minY;
  max.x = maxX;
  max.y = maxY;
  return unsafeNumber(distance(point as unknown as Position2, rectangle as unknown as Rectangle2));
}
