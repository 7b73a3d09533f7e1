/**
 * Creatures move, and nobody ever ends a step inside of a wall.
 *
 * Shows: velocities added to positions column by column; a tile map of lengths that answers most questions; `pushOut` for
 * the others; a mirror image at a wall.
 */
import { pushOut } from '@tilewright/queries';
import { tileAt } from '@tilewright/tilemap';
import { addScaled, copyColumn, directionOf, type Length, meters, reflected, reverse } from '@tilewright/units';
import type { Creatures } from './creatures.js';
import { timeStep } from './time.js';
import type { World } from './world.js';

const nothing: Length = meters(0);

/** Moves all creatures by their velocities, as if there were no walls. */
export function moveOn({ positions, previousPositions, velocities }: Creatures): void {
  copyColumn(previousPositions, positions);
  addScaled(positions, velocities, timeStep);
}

/** Brings back those who would be in a wall, and turns those away who stroll. */
export function keepOffWalls(creatures: Creatures, { solid, freeRadii, space }: World): void {
  const { count, moods, positions, previousPositions, radii, velocities, headings, goals } = creatures;
  for (let row = 0; row < count; row++) {
    if (radii.get(row) <= freeRadii.getOr(tileAt(space, positions.get(row)), nothing)) continue;
    const way = pushOut(solid, space, creatures.bodyOf(row));
    if (way === undefined) continue;
    positions.set(row, way.isStuck ? previousPositions.get(row) : way.position);
    if (moods[row] !== 'wandering') continue;
    // The way out is square to the wall: the velocity's mirror image leads away from it.
    const away = way.isStuck ? undefined : directionOf(reflected(velocities.get(row), way.displacement));
    goals.set(row, away ?? reverse(headings.get(row)));
  }
}
