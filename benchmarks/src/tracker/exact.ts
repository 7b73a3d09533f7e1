/** What the peers, which know boxes only, need to answer about circles: the same tests for all of them. */
import type { Scene } from './scene.js';

/** The fraction of the segment at which it first meets the circle; -1 if it does not. */
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

/** The distance from a place to a circle. */
export function distance(
  { radii }: Scene,
  xs: Float64Array,
  ys: Float64Array,
  i: number,
  x: number,
  y: number,
): number {
  const dx = (xs[i] ?? 0) - x;
  const dy = (ys[i] ?? 0) - y;
  return Math.max(0, Math.sqrt(dx * dx + dy * dy) - (radii[i] ?? 0));
}
