/**
 * Creatures that bump into each other, and into the player, are pushed apart; the heavier one gives way less.
 *
 * Shows: all overlapping pairs in one question, into an answer that is kept; the verbs for scalars alone and for vectors alone, for loops over the many;
 * bulk verbs at the end.
 */
import { ObjectAnswer, objectsInCircleInto, overlappingPairsInto, PairAnswer } from '@tilewright/queries';
import {
  addColumns,
  circle,
  clampMagnitudes,
  type Difference2,
  difference,
  directionOf,
  type Length,
  meters,
  type Position2,
} from '@tilewright/units';
import * as scalar from '@tilewright/units/scalar';
import * as vector from '@tilewright/units/vector';
import type { CreatureId, Creatures } from './creatures.js';

/** Nobody is pushed farther in one step: a wall is thicker than that. */
const farthestPush: Length = meters(0.1);
const nowhere: Difference2 = difference(meters(0), meters(0));

/** Answers that are filled again in each step. */
const touching = new PairAnswer<CreatureId>();
const atPlayer = new ObjectAnswer<CreatureId>();

/** Finds who overlaps whom, and how that pushes them; those who stroll turn away. @returns how many pairs */
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
 * All pairs that overlap: the row of one times `count`, plus the row of the other. In ascending order: what adds up must
 * not depend on the order in which the tracker answers, or a recorded game would end with its next version.
 */
function pairsOf(creatures: Creatures): Float64Array {
  const { count, tracker } = creatures;
  const pairs = new Float64Array(overlappingPairsInto(touching, tracker));
  for (let i = 0; i < pairs.length; i++) {
    pairs[i] = creatures.rowOf(touching.first(i)) * count + creatures.rowOf(touching.second(i));
  }
  return pairs.sort();
}

/** Keeps creatures off the player, who does not give way. */
export function makeRoom(creatures: Creatures, player: Position2, radius: Length): void {
  const { positions, pushes, radii, tracker } = creatures;
  const count = objectsInCircleInto(atPlayer, tracker, circle(player, radius));
  for (let i = 0; i < count; i++) {
    const row = creatures.rowOf(atPlayer.object(i));
    pushes.set(row, vector.add(pushes.get(row), apart(player, radius, positions.get(row), radii.get(row))));
  }
}

/** Moves everybody by what pushes it. */
export function givePushes({ positions, pushes }: Creatures): void {
  clampMagnitudes(pushes, farthestPush);
  addColumns(positions, pushes);
}

/** The way that parts two circles that overlap, along the line between them; due east from the same middle. */
function apart(a: Position2, radiusOfA: Length, b: Position2, radiusOfB: Length): Difference2 {
  const way = vector.sub(b, a);
  const length = vector.magnitude(way);
  const overlap = scalar.sub(scalar.add(radiusOfA, radiusOfB), length);
  return length > meters(0) ? vector.mul(way, scalar.div(overlap, length)) : difference(overlap, meters(0));
}
