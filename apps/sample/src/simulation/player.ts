/**
 * The player: goes where the keys say, gathers speed and loses it, slides along walls, looks at what is aimed at.
 *
 * Shows: `Acceleration * Duration = Speed`, `Velocity2 * Duration = Difference2` and `Difference2 / Duration = Velocity2`.
 */
import { pushOut } from '@tilewright/queries';
import {
  type Acceleration,
  add,
  circle,
  type Direction2,
  directionBetween,
  div,
  type Instant,
  instant,
  type Length,
  metersPerSecond,
  metersPerSecondSquared,
  moveTowards,
  mul,
  type Position2,
  seconds,
  type Speed,
  sub,
  vectorTowards,
  velocity,
  type Velocity2,
} from '@tilewright/units';
import { type HitPoints, hitPoints } from './health.js';
import { timeStep } from './time.js';
import type { PlayerStart, World } from './world.js';

export interface Player {
  position: Position2;
  /** Where it was a step ago, so that the screen can show it in between. */
  previousPosition: Position2;
  velocity: Velocity2;
  facing: Direction2;
  readonly radius: Length;
  readonly speed: Speed;
  health: HitPoints;
  readonly fullHealth: HitPoints;
  /** Charges at hand: a plain count, up to `mostCharges`. */
  charges: number;
  /** The next charge is at hand then. */
  nextChargeAt: Instant;
  /** No shot before then. */
  nextShotAt: Instant;
  /** No bite before then: a short grace after each. */
  nextBiteAt: Instant;
  /** Whether it has done something since it came to the start: before that, nobody minds it. */
  isInPlay: boolean;
}

const standing: Velocity2 = velocity(metersPerSecond(0), metersPerSecond(0));
/** Full speed and standstill are reached in an eighth of a second. */
const acceleration: Acceleration = metersPerSecondSquared(44);
/** Health that comes back by itself. */
const healing = div(hitPoints(1), seconds(2));
export const mostCharges = 5;

export function createPlayer({ position, radius, speed, facing, health }: PlayerStart): Player {
  const start = instant(seconds(0));
  return {
    position,
    previousPosition: position,
    velocity: standing,
    facing,
    radius,
    speed,
    health,
    fullHealth: health,
    charges: mostCharges,
    nextChargeAt: start,
    nextShotAt: start,
    nextBiteAt: start,
    isInPlay: false,
  };
}

/** Moves the player by one step; `walk` is where the keys say, `aim` a position in the world. */
export function movePlayer(player: Player, world: World, walk: Direction2 | undefined, aim: Position2): void {
  const wanted = walk === undefined ? standing : vectorTowards(walk, player.speed);
  const going = moveTowards(player.velocity, wanted, mul(acceleration, timeStep));
  const from = player.position;
  const to = add(from, mul(going, timeStep));
  const way = pushOut(world.solid, world.space, circle(to, player.radius));
  if (way === undefined) player.position = to;
  else if (!way.isStuck) player.position = way.position;
  // Along a wall only what is left of the velocity goes on.
  player.velocity = way === undefined ? going : div(sub(player.position, from), timeStep);
  player.previousPosition = from;
  player.facing = directionBetween(player.position, aim) ?? player.facing;
}

/** Lets a little health come back, as much as there was at most. */
export function heal(player: Player): void {
  player.health = moveTowards(player.health, player.fullHealth, mul(healing, timeStep));
}

/** Puts the player back to the start, whole again. */
export function startAnew(player: Player, { position, facing }: PlayerStart): void {
  player.position = position;
  player.previousPosition = position;
  player.velocity = standing;
  player.facing = facing;
  player.health = player.fullHealth;
  player.isInPlay = false;
}
