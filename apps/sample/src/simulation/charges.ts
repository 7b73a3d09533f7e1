/**
 * Charges in flight: thrown in an arc toward the aim, they bounce off walls and off the ground, roll, and go off.
 *
 * Shows: acceleration, speed and length over durations, once along the ground and once upwards; the mirror image of a
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
  type Instant,
  type Length,
  max,
  meters,
  metersPerSecond,
  metersPerSecondSquared,
  moveTowards,
  mul,
  neg,
  type Position2,
  reflected,
  seconds,
  type Speed,
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
  /** Above the ground: it flies over tables and water, but not over walls. */
  height: Length;
  previousHeight: Length;
  /** How fast it gains height; negative is down. */
  climb: Speed;
  readonly goesOffAt: Instant;
}

export const chargeRadius: Length = meters(0.15);
/** How long a charge flies to the aim, if nothing is in its way, and how long until it goes off. */
const flight: Duration = seconds(0.7);
const fuse: Duration = seconds(1.1);
const gravity: Acceleration = metersPerSecondSquared(14);
/** Rolling stops after a while. */
const friction: Acceleration = metersPerSecondSquared(12);
const fastest: Speed = metersPerSecond(18);
/** How much of a velocity is left after a bounce: plain fractions. */
const bounceOffWall = 0.6;
const bounceOffGround = 0.4;

const ground: Length = meters(0);
const still: Velocity2 = velocity(metersPerSecond(0), metersPerSecond(0));

/** A charge that leaves a hand at chest height, so that it comes down at the aim. */
export function throwCharge(from: Position2, aim: Position2, now: Instant): Charge {
  const height = meters(1);
  return {
    position: from,
    previousPosition: from,
    velocity: clampMagnitude(div(sub(aim, from), flight), fastest),
    height,
    previousHeight: height,
    // 0 = height + climb * t - gravity / 2 * t²
    climb: sub(div(mul(gravity, flight), 2), div(height, flight)),
    goesOffAt: add(now, fuse),
  };
}

/** Moves a charge by one step. */
export function fly(charge: Charge, world: World): void {
  charge.previousPosition = charge.position;
  charge.previousHeight = charge.height;
  charge.climb = sub(charge.climb, mul(gravity, timeStep));
  charge.height = add(charge.height, mul(charge.climb, timeStep));
  if (charge.height <= ground) {
    charge.height = ground;
    charge.climb = max(mul(neg(charge.climb), bounceOffGround), metersPerSecond(0));
    charge.velocity = moveTowards(charge.velocity, still, mul(friction, timeStep));
  }
  const to = add(charge.position, mul(charge.velocity, timeStep));
  const way = pushOut(world.opaque, world.space, circle(to, chargeRadius));
  if (way === undefined) {
    charge.position = to;
    return;
  }
  if (way.isStuck) {
    charge.velocity = still;
    return;
  }
  charge.position = way.position;
  // The way out is square to the wall.
  charge.velocity = mul(reflected(charge.velocity, way.displacement), bounceOffWall);
}
