/**
 * Charges in flight: thrown in an arc toward the aim, they bounce off walls, and go off where they come down. What is in the
 * way apart, that is the aim itself, or as far toward it as an arm can throw.
 *
 * Shows: lengths, speeds and an acceleration over a duration, once along the ground and once upwards; the mirror image of a
 * velocity at a wall.
 */
import { pushOut } from '@tilewright/queries';
import {
  type Acceleration,
  add,
  circle,
  clampMagnitude,
  div,
  type Duration,
  type Length,
  meters,
  metersPerSecond,
  metersPerSecondSquared,
  min,
  mul,
  type Position2,
  reflected,
  seconds,
  sub,
  velocity,
  type Velocity2,
} from '@tilewright/units';
import { timeStep } from './time.js';
import type { World } from './world.js';

export interface Charge {
  position: Position2;
  /** Where it was a step ago, so that the screen can show it in between. */
  previousPosition: Position2;
  /** Along the ground. */
  velocity: Velocity2;
  /** Until it comes down, and goes off; then 0. */
  left: Duration;
}

export const chargeRadius: Length = meters(0.15);
/** How long a charge flies, and how far at most. */
const flight: Duration = seconds(0.7);
const throwReach: Length = meters(14);
/** It leaves the hand at chest height. */
const chest: Length = meters(1);
const gravity: Acceleration = metersPerSecondSquared(14);
/** How much of a velocity is left after a bounce: a plain fraction. */
const bounce = 0.6;

/** A step is made in so many parts: in each, a charge goes less far than it is wide, and cannot cut a corner. */
const parts = 3;

const nothing: Duration = seconds(0);
const still: Velocity2 = velocity(metersPerSecond(0), metersPerSecond(0));

export function throwCharge(from: Position2, aim: Position2): Charge {
  const way = clampMagnitude(sub(aim, from), throwReach);
  return { position: from, previousPosition: from, velocity: div(way, flight), left: flight };
}

/** Moves a charge by one step. */
export function fly(charge: Charge, world: World): void {
  charge.previousPosition = charge.position;
  for (let i = 0; i < parts; i++) {
    // The last part may be a shorter one, so that the flight ends at the aim, not behind it.
    const passed = min(charge.left, div(timeStep, parts));
    charge.left = sub(charge.left, passed);
    glide(charge, world, passed);
  }
}

/** Moves a charge along the ground. */
function glide(charge: Charge, world: World, passed: Duration): void {
  const to = add(charge.position, mul(charge.velocity, passed));
  const way = pushOut(world.opaque, world.space, circle(to, chargeRadius));
  if (way === undefined) {
    charge.position = to;
  } else if (way.isStuck) {
    charge.velocity = still;
  } else {
    charge.position = way.position;
    // The way out is square to the wall.
    charge.velocity = mul(reflected(charge.velocity, way.displacement), bounce);
  }
}

/** Whether a charge has come down. */
export function isDown({ left }: Charge): boolean {
  return left <= nothing;
}

/** The way of a charge that would be thrown now, step by step; it comes down at the last position. */
export function pathOfThrow(world: World, from: Position2, aim: Position2): readonly Position2[] {
  const charge = throwCharge(from, aim);
  const path = [from];
  while (!isDown(charge)) {
    fly(charge, world);
    path.push(charge.position);
  }
  return path;
}

/** How high a charge is, so long before it comes down: over tables and water, but walls reach to the ceiling. */
export function heightOf(left: Duration): Length {
  // chest + climb * passed - gravity / 2 * passed², with the climb that ends at 0
  const passed = sub(flight, left);
  return mul(left, add(div(chest, flight), div(mul(gravity, passed), 2)));
}
