/**
 * The player: walks where the keys point, accelerates and brakes, slides along walls, and looks at the aim.
 *
 * Shows: `Acceleration * Duration = Speed`, `Velocity2 * Duration = Difference2` and
 * `Difference2 / Duration = Velocity2`.
 */
import { moveAndSlide } from '@tilewright/motion';
import {
  type Acceleration,
  circle,
  type Direction2,
  directionBetween,
  div,
  type Duration,
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
import { playerAbilities, stealth } from './balance.js';
import type { Commands } from './commands.js';
import { type HitPoints, hitPoints } from './health.js';
import { timeStep } from './time.js';
import type { PlayerStart, World } from './world.js';

export interface Player {
  position: Position2;
  /** The position one step ago, so that the screen can interpolate. */
  previousPosition: Position2;
  velocity: Velocity2;
  /** Where it looked when a command last had an aim. */
  facing: Direction2;
  readonly radius: Length;
  readonly speed: Speed;
  health: HitPoints;
  readonly fullHealth: HitPoints;
  /** The charges that are left: a plain count, up to `mostCharges`. */
  charges: number;
  /** When the next charge is ready. */
  nextChargeAt: Instant;
  /** When the next shot is possible. */
  nextShotAt: Instant;
  /** When it heals again, some time after the last bite. */
  healsFrom: Instant;
  /** When a creature that bites saw it last. */
  unseenSince: Instant;
  /** Whether creatures notice it only from nearby: it is slow, and does not shoot. */
  isQuiet: boolean;
  /** Whether it carries the treasure, which slows it down. */
  hasTreasure: boolean;
}

const standing: Velocity2 = velocity(metersPerSecond(0), metersPerSecond(0));
/** Full speed and a stop each take an eighth of a second. */
const acceleration: Acceleration = metersPerSecondSquared(44);
export const mostCharges = playerAbilities.charges;

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
    healsFrom: start,
    unseenSince: start,
    isQuiet: false,
    hasTreasure: false,
  };
}

/** Moves the player by one step. */
export function movePlayer(player: Player, world: World, { walk, slow, aim, shoot }: Commands): void {
  player.isQuiet = slow && !shoot;
  const wanted = walk === undefined ? standing : vectorTowards(walk, mul(player.speed, paceOf(player, slow)));
  const going = moveTowards(player.velocity, wanted, mul(acceleration, timeStep));
  const body = circle(player.position, player.radius);
  const {
    center: position,
    displacement,
    hits: contacts,
  } = moveAndSlide(world.solid, world.space, body, mul(going, timeStep));
  player.previousPosition = player.position;
  player.position = position;
  // Along a wall, the player keeps only the velocity that the wall allows.
  player.velocity = contacts.length === 0 ? going : div(displacement, timeStep);
  if (aim !== undefined) player.facing = directionBetween(player.position, aim) ?? player.facing;
}

/** The fraction of its full speed at which the player walks: a plain number. */
function paceOf({ hasTreasure }: Player, slow: boolean): number {
  return (slow ? stealth.pace : 1) * (hasTreasure ? playerAbilities.paceWithTreasure : 1);
}

/** How long no creature that bites has seen the player. */
export function timeUnseen({ unseenSince }: Player, now: Instant): Duration {
  return sub(now, unseenSince);
}

/** Whether the player has been out of sight for so long that it heals. */
export function isHidden(player: Player, now: Instant): boolean {
  return timeUnseen(player, now) >= playerAbilities.calm;
}

/** Heals the player a little, up to full health, if it is hidden, was not bitten just now, and has not fallen. */
export function heal(player: Player, now: Instant): void {
  if (now < player.healsFrom || !isHidden(player, now) || player.health === hitPoints(0)) return;
  player.health = moveTowards(player.health, player.fullHealth, mul(playerAbilities.healing, timeStep));
}

/** The player falls where it stands. */
export function fall(player: Player): void {
  player.velocity = standing;
}
