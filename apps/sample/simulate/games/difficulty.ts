/** Measures how hard the game is: `npm run simulate -- --bot NAME`. */
import { type Duration, minutes } from '@tilewright/units';
import type { BotName } from '../../src/bot/bots.js';
import type { Arguments } from '../arguments.js';
import { showProgress } from '../progress.js';
import type { GamePlan } from './play-game.js';
import { playGames } from './play-games.js';
import { summaryOf, tableOf } from './summary.js';

/** The time after which a game counts as not won. The table names it. */
const limit: Duration = minutes(10);

/** Plays the games of a bot. @returns the table for the README */
export async function measureDifficulty(
  bot: BotName,
  { seed, creatures, games }: Pick<Arguments, 'seed' | 'creatures' | 'games'>,
): Promise<string> {
  const plans = Array.from({ length: games }, (_, i): GamePlan => ({
    seed: (seed + i) % 0x1_0000_0000,
    creatures,
    bot,
    limit,
  }));
  const bar = showProgress('Playing', 'Played', games);
  // Built beside `main.js`.
  const worker = new URL('worker.js', import.meta.url);
  const results = await playGames(worker, plans, () => bar.advance(1));
  bar.stop();
  return tableOf(`${bot}, ${creatures.toLocaleString('en-US')} creatures`, summaryOf(results));
}
