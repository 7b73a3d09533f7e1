/** Bodies move among walls: they slide along them, and strolling creatures turn away. */
import { type BlockedRows, moveAndSlideAll } from '@tilewright/motion';
import { directionSetSize } from '@tilewright/tilemap';
import { angleBetween, directionOf, reverse, turn } from '@tilewright/units';
import type { Bodies } from './bodies.js';
import { isPlayer } from './ids.js';
import { timeStep } from './time.js';
import type { World } from './world.js';

/** Moves all bodies by their velocities. A velocity loses the part that a wall stops. @param blocked - is filled */
export function moveAmongWalls(bodies: Bodies, { solid, space }: World, blocked: BlockedRows): void {
  const { count, columns, radii } = bodies;
  const { ids, positions, velocities, headings, goals } = columns;
  moveAndSlideAll({ positions, velocities, radii, blocked }, solid, space, timeStep);
  for (let row = 0; row < count; row++) {
    if (isPlayer(ids.get(row)) || directionSetSize(blocked.of(row)) === 0) continue;
    const heading = headings.get(row);
    // What is left of the velocity leads along the wall. A creature that stands turns around.
    const along = directionOf(velocities.get(row));
    goals.set(row, along === undefined ? reverse(heading) : turn(along, angleBetween(heading, along)));
  }
}
