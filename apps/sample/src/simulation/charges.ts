/**
 * Charges in flight: thrown in an arc toward the aim, they bounce off walls and explode where they land. With nothing
 * in the way, a charge lands at the aim, or as far toward it as an arm can throw.
 *
 * Shows: lengths, speeds and an acceleration over a duration, along the ground and upward; the contact of a moving body
 * with a wall, and the reflection of its velocity there.
 */
import { moveAndSlide } from '@tilewright/motion';
import {
  type Acceleration,
  add,
  circle,
  clampMagnitude,
  div,
  type Duration,
  type Length,
  meters,
  metersPerSecondSquared,
  min,
  mul,
  type Position2,
  reflected,
  seconds,
  sub,
  type Velocity2,
} from '@tilewright/units';
import { timeStep } from './time.js';
import type { World } from './world.js';

export interface Charge {
  position: Position2;
  /** The position one step ago, so that the screen can interpolate. */
  previousPosition: Position2;
  /** The velocity along the ground. */
  velocity: Velocity2;
  /** The time left until it lands and explodes; 0 from then on. */
  left: Duration;
}

export const chargeRadius: Length = meters(0.15);
/** How long a charge flies, and how far at the most. */
const flight: Duration = seconds(0.7);
const throwReach: Length = meters(14);
/** The height at which a charge leaves the hand. */
const chest: Length = meters(1);
const gravity: Acceleration = metersPerSecondSquared(14);
/** The fraction of the velocity that is left after a bounce: a plain number. */
const bounce = 0.6;

/** The most bounces in one step: a plain number. */
const mostBounces = 3;

const nothing: Duration = seconds(0);

export function throwCharge(from: Position2, aim: Position2): Charge {
  const way = clampMagnitude(sub(aim, from), throwReach);
  return { position: from, previousPosition: from, velocity: div(way, flight), left: flight };
}

/** Moves a charge by one step. The last step may be shorter, so that the flight ends at the aim, not behind it. */
export function fly(charge: Charge, world: World): void {
  charge.previousPosition = charge.position;
  let passing = min(charge.left, timeStep);
  charge.left = sub(charge.left, passing);
  for (let bounces = 0; bounces <= mostBounces && passing > nothing; bounces++) {
    passing = mul(passing, flyToWall(charge, world, passing));
  }
}

/**
 * Moves a charge along the ground, at most to a wall, where it bounces. @returns the fraction of the time that is left
 */
function flyToWall(charge: Charge, { opaque, space }: World, passing: Duration): number {
  const body = circle(charge.position, chargeRadius);
  const { center: position, hits: contacts } = moveAndSlide(opaque, space, body, mul(charge.velocity, passing));
  const [contact] = contacts;
  charge.position = contact?.center ?? position;
  if (contact?.normal === undefined) return 0;
  charge.velocity = mul(reflected(charge.velocity, contact.normal), bounce);
  return 1 - contact.fraction;
}

/** Whether a charge has landed. */
export function isDown({ left }: Charge): boolean {
  return left <= nothing;
}

/** The path of a charge thrown now, step by step. It lands at the last position. */
export function pathOfThrow(world: World, from: Position2, aim: Position2): readonly Position2[] {
  const charge = throwCharge(from, aim);
  const path = [from];
  while (!isDown(charge)) {
    fly(charge, world);
    path.push(charge.position);
  }
  return path;
}

/** The height of a charge at a time before it lands. It clears tables and water, but walls reach to the ceiling. */
export function heightOf(left: Duration): Length {
  // chest + climb * passed - gravity / 2 * passed², with `climb` chosen so that the flight ends at 0
  const passed = sub(flight, left);
  return mul(left, add(div(chest, flight), div(mul(gravity, passed), 2)));
}
