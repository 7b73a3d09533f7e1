/**
 * What moves behind the title: a bot that plays among thousands of creatures, in one shot after the other.
 *
 * Shows: a world is a value, so a game with another start is the same world with one property replaced.
 */
import { div, type Duration, type Instant, instant, seconds, sub } from '@tilewright/units';
import { createBot } from '../bot/bot.js';
import type { EndlessPilot } from '../pilot.js';
import { type Commands, createGame, timeOf } from '../simulation/game.js';
import { Random } from '../simulation/random.js';
import { freePositionIn } from '../simulation/spawn.js';
import type { Game } from '../simulation/state.js';
import type { World } from '../simulation/world.js';

/** Twice as many as in a game at first: a step of this many still takes a small part of a frame, also on a phone. */
const DEMO_CREATURES = 10_000;
/** Where the bot starts: in the thick of it, and not outside the gate, where the user starts. */
const DEMO_PLACE = 'Great hall';

/** How a demo is shown. */
export interface Demo {
  /** Whether the camera keeps its place and its zoom, for a user who asked for less motion. */
  readonly isStill: boolean;
}

/** How long each shot lasts. */
const shotLasts: Duration = seconds(7);
const beginning: Instant = instant(seconds(0));

/** A game of the bot. */
export function demoGame(world: World, seed: number): Game {
  const { player, places } = world;
  const place = places.find(({ name }) => name === DEMO_PLACE);
  const position =
    place === undefined ? player.position : freePositionIn(world, place, player.radius, new Random(seed));
  return createGame({ ...world, player: { ...player, position } }, { seed, creatures: DEMO_CREATURES });
}

/** @param isCalm - whether the user asked for less motion: then the bot stands still and looks, so the camera rests */
export function demoPilot(seed: number, isCalm: boolean): EndlessPilot {
  const bot = createBot(seed);
  let aim: Commands['aim'] | undefined;
  return {
    next(game) {
      const commands = bot(game);
      ({ aim } = commands);
      return isCalm ? { ...commands, walk: undefined, shoot: false, throwCharge: false } : commands;
    },
    aimFrom: (eye) => aim ?? eye,
  };
}

/** The number of shots that a demo has shown. */
export function shotOf(game: Game): number {
  return Math.floor(div(sub(timeOf(game), beginning), shotLasts));
}

/** Whether the camera shows the crowd, not the few around the player: in every other shot, from the first one on. */
export function isWide(game: Game, { isStill }: Demo): boolean {
  return isStill || shotOf(game) % 2 === 0;
}
