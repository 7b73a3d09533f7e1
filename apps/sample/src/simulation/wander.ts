/**
 * How creatures walk: they turn toward their goal as fast as they can, go on, and turn away from what they run into.
 *
 * Shows: directions turned by an angular velocity times a duration, velocities added to positions column by column, a
 * mirror image at a wall, and all objects of a tracker moved in one call.
 */
import { pushOut } from '@tilewright/queries';
import {
  addScaled,
  circle,
  copyColumn,
  degrees,
  directionOf,
  hertz,
  mul,
  neg,
  reflected,
  reverse,
  turn,
  turnTowards,
  vectorTowards,
} from '@tilewright/units';
import type { Creatures } from './creatures.js';
import type { Random } from './random.js';
import { timeStep } from './time.js';
import type { World } from './world.js';

/** How likely a creature changes its mind in a step: it does so twice in three seconds. */
const chanceOfNewGoal: number = mul(hertz(2 / 3), timeStep);
const widestTurn = degrees(110);

/** Moves all creatures by one step. */
export function wander(creatures: Creatures, world: World, random: Random): void {
  const { positions, previousPositions, velocities, tracker } = creatures;
  copyColumn(previousPositions, positions);
  steer(creatures, random);
  addScaled(positions, velocities, timeStep);
  keepOffWalls(creatures, world);
  tracker.moveAll(positions);
}

function steer({ count, headings, goals, speeds, turnRates, velocities }: Creatures, random: Random): void {
  for (let id = 0; id < count; id++) {
    if (random.chance(chanceOfNewGoal)) {
      goals.set(id, turn(goals.get(id), random.between(neg(widestTurn), widestTurn)));
    }
    const heading = turnTowards(headings.get(id), goals.get(id), mul(turnRates.get(id), timeStep));
    headings.set(id, heading);
    velocities.set(id, vectorTowards(heading, speeds.get(id)));
  }
}

function keepOffWalls(creatures: Creatures, { solid, space }: World): void {
  const { count, positions, previousPositions, radii, velocities, headings, goals } = creatures;
  for (let id = 0; id < count; id++) {
    const way = pushOut(solid, space, circle(positions.get(id), radii.get(id)));
    if (way === undefined) continue;
    positions.set(id, way.isStuck ? previousPositions.get(id) : way.position);
    // The way out is square to the wall: the velocity's mirror image leads away from it.
    const away = way.isStuck ? undefined : directionOf(reflected(velocities.get(id), way.displacement));
    goals.set(id, away ?? reverse(headings.get(id)));
  }
}
