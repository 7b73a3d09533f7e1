/** Plans are shared between processes, and each result is found at the place of its plan. */
import { minutes } from '@tilewright/units';
import { expect, it } from 'vitest';
import { playGames } from './play-games.js';

const plans = [30, 0, 10, 20, 5].map((seed) => ({ seed, creatures: 1, bot: 'still' as const, limit: minutes(1) }));
const worker = (name: string): URL => new URL(`../testing/${name}`, import.meta.url);

it('the results have the order of the plans, though later games end earlier', async () => {
  let count = 0;
  const afterEach = (): Promise<void> => Promise.resolve(void count++);
  const results = await playGames(worker('echo.mjs'), plans, afterEach);
  expect(results.map(({ seed }) => seed)).toEqual([30, 0, 10, 20, 5]);
  expect(count).toBe(5);
});

it('a process that ends early is an error', async () => {
  await expect(playGames(worker('quit.mjs'), plans.slice(0, 1), () => Promise.resolve())).rejects.toThrow(
    'The process that played seed 30 ended early',
  );
});
