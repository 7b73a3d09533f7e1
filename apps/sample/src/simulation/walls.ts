/**
 * Creatures move, and none ends a step inside a wall.
 *
 * Shows: velocities times a duration added to positions, column by column; a tile map of lengths that decides most cases;
 * `pushOut` for the others; a reflection at a wall.
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

/** Pushes creatures out of walls, and turns strolling ones away from the wall. */
export function keepOffWalls(creatures: Creatures, { solid, freeRadii, space }: World): void {
  const { count, moods, positions, previousPositions, radii, velocities, headings, goals } = creatures;
  for (let row = 0; row < count; row++) {
    if (radii.get(row) <= freeRadii.getOr(tileAt(space, positions.get(row)), nothing)) continue;
    const way = pushOut(solid, space, creatures.bodyOf(row));
    if (way === undefined) continue;
    positions.set(row, way.isStuck ? previousPositions.get(row) : way.position);
    if (moods[row] !== 'wandering') continue;
    // `pushOut` displaces at right angles to the wall, so the reflected velocity leads away from it.
    const away = way.isStuck ? undefined : directionOf(reflected(velocities.get(row), way.displacement));
    goals.set(row, away ?? reverse(headings.get(row)));
  }
}
