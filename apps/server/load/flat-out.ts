/** How many ticks one process and several make of the same zones, as fast as they can. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processorSeconds } from './figures.js';

export interface FlatOutOptions {
  /** Of Redis. */
  readonly url: string;
  /** Of the server's command line: those of the world. */
  readonly args: readonly string[];
  readonly zones: number;
  readonly seconds: number;
}

export interface FlatOutFigures {
  /** Of all zones, in a second. */
  readonly ticks: number;
  /** Of a tick, in milliseconds. */
  readonly processor: number;
}

const program = fileURLToPath(new URL('flat-out.js', import.meta.url));

export async function measureFlatOut(processes: number, options: FlatOutOptions): Promise<FlatOutFigures> {
  const { url, args, zones, seconds } = options;
  const share = Math.ceil(zones / processes);
  const children = Array.from({ length: processes }, (_, i) => {
    const last = Math.min(zones, (i + 1) * share) - 1;
    return fork(program, [url, `flat out ${processes}`, String(i * share), String(last), ...args]);
  });
  await Promise.all(children.map((child) => once(child, 'message')));
  const pids = children.map(({ pid }) => pid);
  const before = processorSeconds(pids);
  await pause(seconds * 1000);
  const processor = processorSeconds(pids) - before;
  const answers = children.map((child) => once(child, 'message'));
  for (const child of children) child.send('stop');
  const made = (await Promise.all(answers)).map(([answer]: { readonly ticks: number }[]) => answer?.ticks ?? 0);
  const ticks = made.reduce((sum, each) => sum + each, 0);
  return { ticks: ticks / seconds, processor: (1000 * processor) / ticks };
}
