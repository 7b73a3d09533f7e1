/** One whole game of the bot, without a screen. */
import type { Duration } from '@tilewright/units';
import { createBot } from '../../src/bot/bot.js';
import { createGame, step } from '../../src/simulation/game.js';
import { nameOfPlace, type World } from '../../src/simulation/world.js';

export interface GamePlan {
  readonly seed: number;
  readonly creatures: number;
  /** Whether the bot stays where it is. */
  readonly standsStill: boolean;
  /** A game that lasts longer is not won. */
  readonly limit: Duration;
}

/** How a game ended. All of it can be sent from a worker. */
export interface GameResult {
  readonly seed: number;
  /** `unfinished`: neither, until the limit. */
  readonly outcome: 'escaped' | 'fallen' | 'unfinished';
  readonly time: Duration;
  /** Where the player was in the end: the name of a place. */
  readonly place: string;
  /** The goal that was to be reached next; empty after the last one. */
  readonly goal: string;
  readonly slain: number;
  readonly timesSeen: number;
}

export function playGame(world: World, { seed, creatures, standsStill, limit }: GamePlan): GameResult {
  const game = createGame(world, { seed, creatures });
  const bot = createBot(seed, { standsStill });
  while ((game.phase === 'title' || game.phase === 'playing') && game.score.time < limit) step(game, bot(game));
  const { phase, score, player, goal } = game;
  return {
    seed,
    outcome: phase === 'escaped' || phase === 'fallen' ? phase : 'unfinished',
    time: score.time,
    place: nameOfPlace(game.world, player.position),
    goal: goal?.name ?? '',
    slain: score.slain,
    timesSeen: score.timesSeen,
  };
}
