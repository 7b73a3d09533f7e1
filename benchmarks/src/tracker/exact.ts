/** Exact tests for circles and boxes: shared by peers that find only boxes or points, and by the brute force. */

import type { Positions, Scene } from './scene.js';

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** The fraction of the segment at which it first meets the circle: 0 if it starts inside, -1 if it misses. */
export function meet(ax: number, ay: number, dx: number, dy: number, x: number, y: number, radius: number): number {
  const fromX = ax - x;
  const fromY = ay - y;
  const excess = fromX * fromX + fromY * fromY - radius * radius;
  if (excess <= 0) return 0;
  const length = dx * dx + dy * dy;
  const half = fromX * dx + fromY * dy;
  const square = half * half - length * excess;
  if (square < 0) return -1;
  const fraction = (-half - Math.sqrt(square)) / length;
  return fraction >= 0 && fraction <= 1 ? fraction : -1;
}

/** The fraction of the segment at which it enters the box: 0 if it starts inside, -1 if it misses. */
export function enter(ax: number, ay: number, dx: number, dy: number, { minX, minY, maxX, maxY }: Box): number {
  const [x1, x2] = [(minX - ax) / dx, (maxX - ax) / dx];
  const [y1, y2] = [(minY - ay) / dy, (maxY - ay) / dy];
  const entry = Math.max(0, Math.min(x1, x2), Math.min(y1, y2));
  const exit = Math.min(1, Math.max(x1, x2), Math.max(y1, y2));
  return entry <= exit ? entry : -1;
}

/** The fraction of a query's segment at which it first meets an object: -1 if it misses, or if there is no object. */
export function meetObject(
  { places, ends, radii, halfHeights, rectangles }: Scene,
  { xs, ys }: Positions,
  question: number,
  i: number,
): number {
  if (i < 0) return -1;
  const [ax, ay] = [places.xs[question]!, places.ys[question]!];
  const [dx, dy] = [ends.xs[question]! - ax, ends.ys[question]! - ay];
  if (i >= rectangles) return meet(ax, ay, dx, dy, xs[i]!, ys[i]!, radii[i]!);
  return enter(ax, ay, dx, dy, boxOf(xs[i]!, ys[i]!, radii[i]!, halfHeights[i]!));
}

/** A rectangle after a move, which sets its northwest corner: the southeast corner follows from the size. */
export function boxOf(x: number, y: number, halfWidth: number, halfHeight: number): Box {
  const [minX, minY] = [x - halfWidth, y - halfHeight];
  return { minX, minY, maxX: minX + 2 * halfWidth, maxY: minY + 2 * halfHeight };
}

/** Whether a circle overlaps the square around a place that extends `reach` to each side. */
export function overlapsSquare(x: number, y: number, radius: number, cx: number, cy: number, reach: number): boolean {
  const dx = Math.max(cx - reach - x, 0, x - cx - reach);
  const dy = Math.max(cy - reach - y, 0, y - cy - reach);
  return dx * dx + dy * dy <= radius * radius;
}

/** Whether two circles overlap. */
export function overlapsCircle(x: number, y: number, radius: number, cx: number, cy: number, reach: number): boolean {
  const [dx, dy, sum] = [x - cx, y - cy, radius + reach];
  return dx * dx + dy * dy <= sum * sum;
}
