/** Measures how hard the game is: `npm run simulate -- --bot`. */
import { type Duration, minutes } from '@tilewright/units';
import type { Arguments } from '../arguments.js';
import { showProgress } from '../progress.js';
import type { GamePlan } from './play-game.js';
import { playGames } from './play-games.js';
import { summaryOf, tableOf } from './summary.js';

/** The time after which a game counts as not won. The table names it. */
const limit: Duration = minutes(10);

/** Plays the games of the bot that plays and of the one that stands still. @returns the table for the README */
export async function measureDifficulty({ seed, creatures, games }: Arguments): Promise<string> {
  const plansOf = (standsStill: boolean): GamePlan[] =>
    Array.from({ length: games }, (_, i) => ({ seed: (seed + i) % 0x1_0000_0000, creatures, standsStill, limit }));
  const bar = showProgress('Playing', 'Played', 2 * games);
  // Built beside `main.js`.
  const worker = new URL('worker.js', import.meta.url);
  const results = await playGames(worker, [...plansOf(false), ...plansOf(true)], () => bar.advance(1));
  bar.stop();
  return tableOf(summaryOf(results.slice(0, games)), summaryOf(results.slice(games)));
}
