/** Bodies that bump into each other are pushed apart, the heavier one less. */
import { overlappingPairsInto, PairAnswer } from '@tilewright/queries';
import {
  addScaled,
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
import type { Bodies } from './bodies.js';
import { isPlayer } from './ids.js';
import { timeStep } from './time.js';

/** The greatest displacement in one step, so that a crowd spreads instead of bursting. */
const FARTHEST_PUSH: Length = meters(0.1);
const NOWHERE: Difference2 = difference(meters(0), meters(0));

/** Memory of the overlapping pairs, which grows and is used again. */
export class Pairs {
  private readonly touching = new PairAnswer<number>();
  private keys = new Float64Array(64);

  /**
   * All overlapping pairs, each as the row of one times `count` plus the row of the other, ascending: sums of
   * displacements must not depend on the tracker's order, since a restored zone has a new tracker.
   */
  of(bodies: Bodies): Float64Array {
    const { count, tracker } = bodies;
    const length = overlappingPairsInto(this.touching, tracker);
    if (length > this.keys.length) this.keys = new Float64Array(2 * length);
    for (let i = 0; i < length; i++) {
      const a = this.touching.first(i);
      const b = this.touching.second(i);
      this.keys[i] = Math.min(a, b) * count + Math.max(a, b);
    }
    return this.keys.subarray(0, length).sort();
  }
}

/** Finds overlapping pairs and their displacements, and turns strolling creatures away. */
export function bump(bodies: Bodies, pairs: Pairs): void {
  const { count, columns, pushes, radii } = bodies;
  const { ids, positions, goals } = columns;
  pushes.fill(NOWHERE);
  for (const pair of pairs.of(bodies)) {
    const a = Math.floor(pair / count);
    const b = pair % count;
    const away = apart(positions.get(a), radii.get(a), positions.get(b), radii.get(b));
    const massOfA = scalar.square(radii.get(a));
    const share = scalar.div(massOfA, scalar.add(massOfA, scalar.square(radii.get(b))));
    pushes.set(a, vector.sub(pushes.get(a), vector.mul(away, 1 - share)));
    pushes.set(b, vector.add(pushes.get(b), vector.mul(away, share)));
    if (!isPlayer(ids.get(a))) goals.set(a, directionOf(vector.neg(away)) ?? goals.get(a));
    if (!isPlayer(ids.get(b))) goals.set(b, directionOf(away) ?? goals.get(b));
  }
}

/** Adds to each velocity what moves the body by its displacement in this step. */
export function givePushes({ columns: { velocities }, pushes }: Bodies): void {
  clampMagnitudes(pushes, FARTHEST_PUSH);
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
