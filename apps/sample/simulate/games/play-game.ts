/** One whole game of the bot, without a screen. */
import { type Duration, instant } from '@tilewright/units';
import { type BotName, bots } from '../../src/bot/bots.js';
import { createGame, step, timeOf } from '../../src/simulation/game.js';
import { nameOfPlace, type World } from '../../src/simulation/world.js';

export interface GamePlan {
  readonly seed: number;
  readonly creatures: number;
  readonly bot: BotName;
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

export function playGame(world: World, { seed, creatures, bot: name, limit }: GamePlan): GameResult {
  const game = createGame(world, { seed, creatures });
  const bot = bots[name](seed);
  while ((game.phase === 'title' || game.phase === 'playing') && timeOf(game) < instant(limit)) step(game, bot(game));
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
