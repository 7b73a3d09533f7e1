/** How fine the coordinates of a body are. */
import type { AxisMotion } from './axis-motion.js';

/**
 * An upper bound of the last place, in tiles, of the coordinates of a body in the world and in tile space. Both axes
 * have started a leg.
 */
export function lastPlaceOf(x: AxisMotion, y: AxisMotion): number {
  const world = Math.abs(x.start) + Math.abs(x.origin) + Math.abs(y.start) + Math.abs(y.origin);
  return (world / x.size + Math.abs(x.center) + Math.abs(y.center)) * Number.EPSILON;
}
