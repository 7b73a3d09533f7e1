/**
 * What a recording holds of the commands of a step: walking in 16 directions, and the aim of a shot or throw as a
 * direction and, for a throw, a distance. The game is played with these rounded commands, so that its replay is exact.
 *
 * Shows: directions and lengths rounded to whole numbers of a unit, and made again from them without an error.
 */
import {
  add,
  angleOf,
  type Direction2,
  directionBetween,
  directionFromAngle,
  distance,
  div,
  type Length,
  meters,
  mul,
  type Position2,
  turns,
  valueIn,
  vectorTowards,
} from '@tilewright/units';
import { isLoaded } from './fight.js';
import { type Commands, timeOf } from './game.js';
import type { Player } from './player.js';
import { isObeying } from './progress.js';
import type { Game } from './state.js';
import { timeStep } from './time.js';

/**
 * The directions of a walk. All compass directions are among them, which is enough for keys; a thumb has those between.
 */
export const walkDirections = 16;
/** The directions of an aim: at 15 m, two of them are 18 cm apart, and no aim is rounded by more than half of that. */
export const aimDirections = 512;
/** The distances of a throw are whole numbers of this. */
const distanceStep: Length = meters(0.25);
/** The least and the greatest distance of a throw, in `distanceStep`; the latter is farther than an arm can throw. */
export const leastDistance = 1;
export const mostDistance = 63;
/** The aim of a shot has no distance. This one is in reach of most shots. */
const distanceOfShot: Length = meters(14);

/** The aim of a shot or a throw. */
export interface HeldAim {
  /** From 0 to 511: 512ths of a turn from east toward south. */
  readonly direction: number;
  /** From 1 to 63: quarters of a meter; `undefined` for a shot. */
  readonly distance: number | undefined;
}

/** The commands of a step, rounded. */
export interface Held {
  /** From 0 to 15: 16ths of a turn from east toward south. */
  readonly walk: number | undefined;
  readonly slow: boolean;
  readonly shoot: boolean;
  readonly throwCharge: boolean;
  /** `undefined` if the step needs no aim. */
  readonly aim: HeldAim | undefined;
}

/** Whether a rule reads the aim in the next step: a shot is due, or a charge. */
export function needsAim(game: Game, { shoot, throwCharge }: Pick<Held, 'shoot' | 'throwCharge'>): boolean {
  return isObeying(game) && (throwCharge || (shoot && isLoaded(game.player, timeOf(game))));
}

/** Rounds the commands of the next step. Rounding them again changes nothing. */
export function roundCommands(game: Game, { walk, slow, aim, shoot, throwCharge }: Commands): Held {
  const isAimed = aim !== undefined && needsAim(game, { shoot, throwCharge });
  return {
    walk: walk === undefined ? undefined : roundWalk(walk),
    slow,
    shoot,
    // Without an aim nothing is thrown.
    throwCharge: throwCharge && isAimed,
    aim: isAimed ? roundAim(game.player, aim, throwCharge) : undefined,
  };
}

/** The commands of the next step, from rounded ones. */
export function commandsOf({ player }: Game, { walk, slow, shoot, throwCharge, aim }: Held): Commands {
  return {
    walk: walk === undefined ? undefined : walkDirection(walk),
    slow,
    aim: aim === undefined ? undefined : aimPosition(player, aim),
    shoot,
    throwCharge,
  };
}

/** The nearest direction of a walk, as a number. */
export function roundWalk(direction: Direction2): number {
  return roundDirection(direction, walkDirections);
}

/** The direction of a walk with a number. */
export function walkDirection(walk: number): Direction2 {
  return directionFromAngle(turns(walk / walkDirections));
}

function roundAim(player: Player, aim: Position2, isThrow: boolean): HeldAim {
  const eye = eyeOf(player);
  const steps = Math.round(div(distance(eye, aim), distanceStep));
  return {
    direction: roundDirection(directionBetween(eye, aim) ?? player.facing, aimDirections),
    distance: isThrow ? Math.min(Math.max(steps, leastDistance), mostDistance) : undefined,
  };
}

function aimPosition(player: Player, { direction, distance }: HeldAim): Position2 {
  const length = distance === undefined ? distanceOfShot : mul(distanceStep, distance);
  return add(eyeOf(player), vectorTowards(directionFromAngle(turns(direction / aimDirections)), length));
}

/** Where the player will look from: a shot leaves it after it has walked. */
function eyeOf({ position, velocity }: Player): Position2 {
  return add(position, mul(velocity, timeStep));
}

/** The nearest of a number of directions, which is a power of 2, from 0 at east toward south. */
function roundDirection(direction: Direction2, count: number): number {
  return Math.round(valueIn(angleOf(direction), turns) * count) & (count - 1);
}
