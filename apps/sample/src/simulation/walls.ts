/**
 * Creatures move among walls: they slide along them, and strolling ones turn away.
 *
 * Shows: `moveAndSlideAll` for all creatures at once, whatever their speed; a heading mirrored at the direction of the
 * slide.
 */
import { BlockedRows, moveAndSlideAll } from '@tilewright/motion';
import { directionSetSize } from '@tilewright/tilemap';
import { angleBetween, copyColumn, directionOf, reverse, turn } from '@tilewright/units';
import type { Creatures } from './creatures.js';
import { timeStep } from './time.js';
import type { World } from './world.js';

/** Where walls stop each creature in this step. Reused, so that a step allocates nothing for it. */
const blocked = new BlockedRows();

/** Moves all creatures by their velocities. A velocity loses the part that a wall stops. */
export function moveAmongWalls(creatures: Creatures, { solid, space }: World): void {
  const { count, moods, positions, previousPositions, radii, velocities, headings, goals } = creatures;
  copyColumn(previousPositions, positions);
  moveAndSlideAll({ positions, velocities, radii, blocked }, solid, space, timeStep);
  for (let row = 0; row < count; row++) {
    if (moods[row] !== 'wandering' || directionSetSize(blocked.of(row)) === 0) continue;
    const heading = headings.get(row);
    // What is left of the velocity leads along the wall. A creature that stands turns around.
    const along = directionOf(velocities.get(row));
    goals.set(row, along === undefined ? reverse(heading) : turn(along, angleBetween(heading, along)));
  }
}
