/**
 * Steering: how creatures turn toward their goals, up to their turning speed, and how fast they walk.
 *
 * Shows: directions turned and velocities set by bulk verbs: an angular velocity times a duration turns a direction,
 * and a direction times a speed is a velocity. The twins for scalars only, where the loop is the game's own.
 */
import {
  angleBetween,
  degrees,
  metersPerSecond,
  setVectorsTowards,
  type Speed,
  turnTowardsScaled,
} from '@tilewright/units';
import { abs, mul } from '@tilewright/units/scalar';
import type { Creatures, Mood } from './creatures.js';
import { timeStep } from './time.js';

/** The fraction of the full speed, for each mood: plain numbers. */
const eagerness: Readonly<Record<Mood, number>> = { wandering: 0.6, chasing: 1, hurt: 0 };
/** A creature whose goal is farther to the side than this turns on the spot. */
const sharpTurn = degrees(60);
const standing: Speed = metersPerSecond(0);

/** Turns every creature, and chooses its velocity. */
export function steer({ count, herds, moods, headings, goals, turnRates, paces, velocities }: Creatures): void {
  turnTowardsScaled(headings, goals, turnRates, timeStep);
  for (let row = 0; row < count; row++) {
    const isTurning = abs(angleBetween(headings.get(row), goals.get(row))) > sharpTurn;
    paces.set(row, isTurning ? standing : mul(herds[row]!.speed, eagerness[moods[row]!]));
  }
  setVectorsTowards(velocities, headings, paces);
}
