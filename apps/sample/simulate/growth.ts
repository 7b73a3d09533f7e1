/**
 * What one creature costs among few and among many, in one map and one run: both games take turns, so that whatever else
 * the machine does slows down both.
 */
import { createGame, step } from '../src/simulation/game.js';
import type { World } from '../src/simulation/world.js';
import { Bot } from './bot.js';
import { play } from '../src/simulation/recording.js';

export interface Growth {
  /** Creatures. */
  readonly count: number;
  /** Microseconds per creature and step, as plain numbers: the median of the rounds. */
  readonly cost: number;
}

const rounds = 40;
const warmUp = 10;

export function measureGrowth(world: World, seed: number, counts: readonly number[], tick: () => void): Growth[] {
  const games = counts.map((creatures) => ({
    game: createGame(world, { seed, creatures }),
    bot: new Bot(seed),
    costs: [] as number[],
  }));
  for (let round = 0; round < rounds + warmUp; round++) {
    for (const { game, bot, costs } of games) {
      const entry = bot.next(game);
      const begin = performance.now();
      play(game, entry, (commands) => step(game, commands));
      const cost = (performance.now() - begin) / entry.steps / game.creatures.count;
      if (round >= warmUp) costs.push(cost * 1000);
    }
    tick();
  }
  return games.map(({ costs }, i) => ({ count: counts[i]!, cost: costs.sort((a, b) => a - b)[costs.length >> 1]! }));
}
