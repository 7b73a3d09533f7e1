/** Plays many games at once, one on each core. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GamePlan, GameResult } from './play-game.js';

/**
 * @param worker - the file of `worker.ts`
 * @param afterEach - called after each game
 * @returns the results in the order of the plans, whichever thread was faster
 */
export async function playGames(
  worker: URL,
  plans: readonly GamePlan[],
  afterEach: () => Promise<void>,
): Promise<readonly GameResult[]> {
  const results: GameResult[] = [];
  const waiting = plans.entries();
  const playWaiting = async (): Promise<void> => {
    const thread = new Worker(worker);
    try {
      // The threads share the iterator: each takes the next plan when it is done with one.
      for (const [i, plan] of waiting) {
        results[i] = await playIn(thread, plan);
        await afterEach();
      }
    } finally {
      await thread.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), plans.length) }, playWaiting));
  return results;
}

function playIn(thread: Worker, plan: GamePlan): Promise<GameResult> {
  return new Promise((resolve, reject) => {
    thread.removeAllListeners();
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.postMessage(plan);
  });
}
