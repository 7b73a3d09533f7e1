/** The progress of a long loop: a bar on a terminal, and nothing in logs and pipes. */
import { setImmediate } from 'node:timers/promises';
import { progress } from '@clack/prompts';

export interface Progress {
  /** Reports more work done. */
  advance(amount: number): Promise<void>;
  stop(): void;
}

/** Milliseconds between two updates of the bar. */
const pause = 50;

/** @param max - the total work, a plain number */
export function showProgress(doing: string, done: string, max: number): Progress {
  if (!process.stderr.isTTY) return { advance: () => Promise.resolve(), stop: () => undefined };
  const bar = progress({ max, output: process.stderr });
  let shown = performance.now();
  bar.start(doing);
  return {
    advance: async (amount) => {
      bar.advance(amount);
      if (performance.now() - shown < pause) return;
      await setImmediate(); // lets the bar draw itself
      shown = performance.now();
    },
    stop: () => bar.stop(done),
  };
}
