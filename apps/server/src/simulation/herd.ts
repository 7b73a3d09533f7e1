/**
 * How bodies choose where to go: creatures stroll, and change direction now and then; players walk where they want to.
 */
import {
  angleBetween,
  degrees,
  degreesPerSecond,
  type Frequency,
  hertz,
  metersPerSecond,
  mul,
  neg,
  setVectorsTowards,
  type Speed,
  turn,
  turnTowardsColumns,
} from '@tilewright/units';
import * as scalar from '@tilewright/units/scalar';
import type { Bodies } from './bodies.js';
import { isPlayer } from './ids.js';
import type { Random } from './random.js';
import { timeStep } from './time.js';

const CREATURE_SPEED: Speed = metersPerSecond(3);
const PLAYER_SPEED: Speed = metersPerSecond(5);
const STANDING: Speed = metersPerSecond(0);

/** How far a body turns in one step, at most. */
const WIDEST_STEP = mul(degreesPerSecond(360), timeStep);
/** A body whose goal is farther to the side than this turns on the spot. */
const SHARP_TURN = degrees(60);

/** How often a creature chooses a new goal. */
const IDEAS: Frequency = hertz(1 / 3);
const WIDEST_TURN = degrees(110);
/** In each step, one row in this many may choose a goal, with a probability that is higher by this factor. */
const SHIFTS = 8;
const CHANCE: number = mul(IDEAS, mul(timeStep, SHIFTS));

/** Gives some of the creatures that walk straight on a new goal. */
export function wander({ count, columns: { ids, headings, goals } }: Bodies, random: Random, tick: number): void {
  for (let row = tick % SHIFTS; row < count; row += SHIFTS) {
    const heading = headings.get(row);
    if (isPlayer(ids.get(row)) || heading !== goals.get(row) || !random.chance(CHANCE)) continue;
    goals.set(row, turn(heading, random.between(neg(WIDEST_TURN), WIDEST_TURN)));
  }
}

/** Turns every body toward its goal, and chooses its velocity. */
export function steer({ count, columns: { ids, headings, goals, strides, velocities }, paces }: Bodies): void {
  turnTowardsColumns(headings, goals, WIDEST_STEP);
  for (let row = 0; row < count; row++) {
    const isTurning = scalar.abs(angleBetween(headings.get(row), goals.get(row))) > SHARP_TURN;
    const speed = isPlayer(ids.get(row)) ? PLAYER_SPEED : CREATURE_SPEED;
    paces.set(row, isTurning ? STANDING : scalar.mul(speed, strides.get(row)));
  }
  setVectorsTowards(velocities, headings, paces);
}
