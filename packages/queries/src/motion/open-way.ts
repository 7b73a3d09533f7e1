/**
 * Bodies that no tile can stop. Most of a crowd is far from walls, and needs no sweep.
 *
 *        west        east
 *      +-----+-----+-----+
 *      |   o-----> |     |     all tiles that the box around the whole step overlaps or touches
 *      +-----+-----+-----+
 *
 * The edges are rounded outward, by more than the conversion to tile space can differ from a division.
 */
import type { AxisMotion } from './axis-motion.js';
import type { SolidFaces } from './faces.js';
import { AROUND_ERROR, MOST_TILES_AROUND } from './limits.js';

/**
 * Whether no tile around a step stops bodies. The step then ends where its displacement leads. `false` decides nothing: a
 * long step, or one past a tile, needs a sweep.
 */
export function isWayOpen(x: AxisMotion, y: AxisMotion, faces: SolidFaces): boolean {
  const fromX = (x.start - x.origin) / x.size;
  const fromY = (y.start - y.origin) / y.size;
  const toX = (x.start + x.change - x.origin) / x.size;
  const toY = (y.start + y.change - y.origin) / y.size;
  const errorX = AROUND_ERROR * ((Math.abs(x.start) + Math.abs(x.change) + Math.abs(x.origin)) / x.size + x.half);
  const errorY = AROUND_ERROR * ((Math.abs(y.start) + Math.abs(y.change) + Math.abs(y.origin)) / y.size + y.half);
  let west = Math.floor(Math.min(fromX, toX) - x.half - errorX);
  let north = Math.floor(Math.min(fromY, toY) - y.half - errorY);
  let east = Math.floor(Math.max(fromX, toX) + x.half + errorX);
  let south = Math.floor(Math.max(fromY, toY) + y.half + errorY);
  if (!((east - west + 1) * (south - north + 1) <= MOST_TILES_AROUND)) return false;
  if (faces.isOutsideSolid && !faces.contains(west, north, east, south)) return false;
  west = Math.max(west, faces.west);
  north = Math.max(north, faces.north);
  east = Math.min(east, faces.east - 1);
  south = Math.min(south, faces.south - 1);
  for (let row = north; row <= south; row++) {
    for (let column = west; column <= east; column++) if (!faces.isEmpty(column, row)) return false;
  }
  return true;
}
