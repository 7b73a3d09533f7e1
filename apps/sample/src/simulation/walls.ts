/**
 * Creatures move, and none ends a step inside a wall.
 *
 * Shows: velocities times a duration added to positions, column by column; `pushOutAll` for all creatures at once; a
 * reflection at a wall.
 */
import { pushOutAll, PushOuts } from '@tilewright/queries';
import { addScaled, copyColumn, directionOf, reflected, reverse } from '@tilewright/units';
import type { Creatures } from './creatures.js';
import { timeStep } from './time.js';
import type { World } from './world.js';

/** Moves all creatures by their velocities, as if there were no walls. */
export function moveOn({ positions, previousPositions, velocities }: Creatures): void {
  copyColumn(previousPositions, positions);
  addScaled(positions, velocities, timeStep);
}

/** The creatures that walls push in this step. Reused, so that most steps allocate nothing here. */
const pushes = new PushOuts();

/** Pushes creatures out of walls, and turns strolling ones away from the wall. */
export function keepOffWalls(creatures: Creatures, { solid, space }: World): void {
  const { moods, positions, previousPositions, radii, velocities, headings, goals } = creatures;
  pushOutAll(positions, radii, solid, space, { pushes });
  for (let i = 0; i < pushes.length; i++) {
    const row = pushes.row(i);
    const isStuck = pushes.isStuck(i);
    if (isStuck) positions.set(row, previousPositions.get(row));
    if (moods[row] !== 'wandering') continue;
    // A push is at right angles to the wall, so the reflected velocity leads away from it.
    const away = isStuck ? undefined : directionOf(reflected(velocities.get(row), pushes.displacement(i)));
    goals.set(row, away ?? reverse(headings.get(row)));
  }
}
