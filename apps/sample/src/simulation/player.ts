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
  type Length,
  metersPerSecond,
  metersPerSecondSquared,
  moveTowards,
  mul,
  type Position2,
  type Speed,
  sub,
  vectorTowards,
  velocity,
  type Velocity2,
} from '@tilewright/units';
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
}

const standing: Velocity2 = velocity(metersPerSecond(0), metersPerSecond(0));
/** Full speed and standstill are reached in an eighth of a second. */
const acceleration: Acceleration = metersPerSecondSquared(44);

export function createPlayer({ position, radius, speed, facing }: PlayerStart): Player {
  return { position, previousPosition: position, velocity: standing, facing, radius, speed };
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
