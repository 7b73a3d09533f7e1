/**
 * Creatures that bump into each other or into the player are pushed apart, the heavier one less.
 *
 * Shows: all overlapping pairs in one question, written into a reused answer; the twins of the verbs for scalars only
 * and for vectors only, in hot loops; bulk verbs at the end, where a displacement per duration is a velocity.
 */
import { ObjectAnswer, objectsInCircleInto, overlappingPairsInto, PairAnswer } from '@tilewright/queries';
import {
  addScaled,
  circle,
  clampMagnitudes,
  type Difference2,
  difference,
  directionOf,
  div,
  type Length,
  meters,
  type Position2,
} from '@tilewright/units';
import * as scalar from '@tilewright/units/scalar';
import * as vector from '@tilewright/units/vector';
import type { CreatureId, Creatures } from './creatures.js';
import { timeStep } from './time.js';

/** The greatest displacement in one step, so that a crowd spreads instead of bursting. */
const farthestPush: Length = meters(0.1);
const nowhere: Difference2 = difference(meters(0), meters(0));

/** Answers that each step fills again. */
const touching = new PairAnswer<CreatureId>();
const atPlayer = new ObjectAnswer<CreatureId>();

/** Finds overlapping pairs and their displacements, and turns strolling creatures away. @returns the number of pairs */
export function bump(creatures: Creatures): number {
  const { count, positions, pushes, radii, moods, goals } = creatures;
  pushes.fill(nowhere);
  const pairs = pairsOf(creatures);
  for (const pair of pairs) {
    const a = Math.floor(pair / count);
    const b = pair % count;
    const away = apart(positions.get(a), radii.get(a), positions.get(b), radii.get(b));
    const massOfA = scalar.square(radii.get(a));
    const share = scalar.div(massOfA, scalar.add(massOfA, scalar.square(radii.get(b))));
    pushes.set(a, vector.sub(pushes.get(a), vector.mul(away, 1 - share)));
    pushes.set(b, vector.add(pushes.get(b), vector.mul(away, share)));
    if (moods[a] === 'wandering') goals.set(a, directionOf(vector.neg(away)) ?? goals.get(a));
    if (moods[b] === 'wandering') goals.set(b, directionOf(away) ?? goals.get(b));
  }
  return pairs.length;
}

/**
 * All overlapping pairs, each as the row of one times `count` plus the row of the other, ascending: sums of
 * displacements must not depend on the tracker's order, or a new version of the tracker would break recorded games.
 */
function pairsOf(creatures: Creatures): Float64Array {
  const { count, tracker } = creatures;
  const pairs = new Float64Array(overlappingPairsInto(touching, tracker));
  for (let i = 0; i < pairs.length; i++) {
    pairs[i] = creatures.rowOf(touching.first(i)) * count + creatures.rowOf(touching.second(i));
  }
  return pairs.sort();
}

/** Keeps creatures off the player, which is not pushed. */
export function makeRoom(creatures: Creatures, player: Position2, radius: Length): void {
  const { positions, pushes, radii, tracker } = creatures;
  const count = objectsInCircleInto(atPlayer, tracker, circle(player, radius));
  for (let i = 0; i < count; i++) {
    const row = creatures.rowOf(atPlayer.object(i));
    pushes.set(row, vector.add(pushes.get(row), apart(player, radius, positions.get(row), radii.get(row))));
  }
}

/** Adds to each velocity what moves the creature by its displacement in this step. */
export function givePushes({ velocities, pushes }: Creatures): void {
  clampMagnitudes(pushes, farthestPush);
  addScaled(velocities, pushes, div(1, timeStep));
}

/**
 * The displacement that separates two overlapping circles, along the line of centers; due east if the centers coincide.
 */
function apart(a: Position2, radiusOfA: Length, b: Position2, radiusOfB: Length): Difference2 {
  const way = vector.sub(b, a);
  const length = vector.magnitude(way);
  const overlap = scalar.sub(scalar.add(radiusOfA, radiusOfB), length);
  return length > meters(0) ? vector.mul(way, scalar.div(overlap, length)) : difference(overlap, meters(0));
}
