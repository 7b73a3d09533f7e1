/** What the figures of directions draw: the direction from one place to another, hands and arcs. */
import {
  type Angle,
  angleOf,
  degrees,
  Direction2,
  directionBetween,
  normalizePositive,
  turn,
  unitVector,
  valueIn,
} from '@tilewright/units';
import { TILE } from '../parts/board.js';
import type { Place } from '../parts/fields.js';
import { inWorld } from '../parts/shapes.js';

/** From one place to another; to the east if they are the same. */
export function directionTo(from: Place, to: Place): Direction2 {
  return directionBetween(inWorld(from), inWorld(to)) ?? Direction2.east;
}

/** In degrees from 0 to 360, clockwise from east. */
export function degreesOf(direction: Direction2): number {
  return valueIn(normalizePositive(angleOf(direction)), degrees);
}

/** A place at a distance from another one, in the units of the picture. */
function at(center: Place, direction: Direction2, radius: number): string {
  const { x, y } = unitVector(direction);
  const along = (from: number, by: number): number => Math.round(100 * TILE * (from + radius * by)) / 100;
  return `${along(center.x, x)} ${along(center.y, y)}`;
}

/** A line from a center, with a length in tiles. */
export function handPath(center: Place, direction: Direction2, length: number): string {
  return `M${TILE * center.x} ${TILE * center.y}L${at(center, direction, length)}`;
}

/** The arc of a turn: of an angle below a full turn, of any sign. */
export function arcPath(center: Place, radius: number, from: Direction2, angle: Angle): string {
  const turned = valueIn(angle, degrees);
  const flags = `${Math.abs(turned) > 180 ? 1 : 0} ${turned > 0 ? 1 : 0}`;
  const size = TILE * radius;
  return `M${at(center, from, radius)}A${size} ${size} 0 ${flags} ${at(center, turn(from, angle), radius)}`;
}
