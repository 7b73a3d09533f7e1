/** How far a long loop is: a bar on a terminal; elsewhere nothing, which is what logs and pipes want. */
import { setImmediate } from 'node:timers/promises';
import { progress } from '@clack/prompts';

export interface Progress {
  /** Says that so much more is done. */
  advance(amount: number): Promise<void>;
  stop(): void;
}

/** Milliseconds from one look of the bar to the next. */
const pause = 50;

/** @param max - how much there is to do: a plain number */
export function showProgress(doing: string, done: string, max: number): Progress {
  if (!process.stderr.isTTY) return { advance: () => Promise.resolve(), stop: () => undefined };
  const bar = progress({ max, output: process.stderr });
  let shown = performance.now();
  bar.start(doing);
  return {
    advance: async (amount) => {
      bar.advance(amount);
      if (performance.now() - shown < pause) return;
      await setImmediate(); // the bar draws itself while nothing else runs
      shown = performance.now();
    },
    stop: () => bar.stop(done),
  };
}
