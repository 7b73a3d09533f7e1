/** Plays many games at once, one in a process for each core. */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { GamePlan, GameResult } from './play-game.js';

/**
 * @param worker - the file that plays: `worker.ts`, built
 * @param afterEach - called after each game
 * @returns the results in the order of the plans, whichever process was faster
 * @throws Error if a process ends before its game does
 */
export async function playGames(
  worker: URL,
  plans: readonly GamePlan[],
  afterEach: () => Promise<void>,
): Promise<readonly GameResult[]> {
  const results: GameResult[] = [];
  const waiting = plans.entries();
  const playWaiting = async (): Promise<void> => {
    const child = fork(fileURLToPath(worker));
    try {
      // The loops share the iterator: each takes the next plan when its game is over.
      for (const [i, plan] of waiting) {
        results[i] = await playIn(child, plan);
        await afterEach();
      }
    } finally {
      child.kill();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), plans.length) }, playWaiting));
  return results;
}

function playIn(child: ChildProcess, plan: GamePlan): Promise<GameResult> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error(`The process that played seed ${plan.seed} ended early`));
    child.once('exit', fail);
    child.once('message', (result: GameResult) => {
      child.off('exit', fail);
      resolve(result);
    });
    child.send(plan);
  });
}
