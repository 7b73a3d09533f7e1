/** What is counted, and how it is said. */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';

/** The kernel counts processor time in hundredths of a second. */
const TICKS_OF_THE_KERNEL = 100;
/** Where `man 5 proc` has the user and system time, after the name in parentheses. */
const USER = 11;
const SYSTEM = 12;

/** The seconds of processor time that some processes have used. @throws Error on systems without `/proc` */
export function processorSeconds(pids: readonly (number | undefined)[]): number {
  let ticks = 0;
  for (const pid of pids) {
    if (pid === undefined) continue;
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    ticks += Number(fields[USER]) + Number(fields[SYSTEM]);
  }
  return ticks / TICKS_OF_THE_KERNEL;
}

/** The value that a part of all values is not above. @returns NaN if there are none */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
}

/** p50, p99 and the largest, in milliseconds. */
export function spread(milliseconds: readonly number[]): string {
  if (milliseconds.length === 0) return 'none';
  const parts = [0.5, 0.99, 1].map((part) => quantile(milliseconds, part).toFixed(0));
  return `p50 ${parts[0]}, p99 ${parts[1]}, most ${parts[2]} ms (${milliseconds.length})`;
}

/** Prints a figure, with how much the machine had to do meanwhile. */
export function say(what: string, figure: string): void {
  console.log(`${what.padEnd(46)}  ${figure.padEnd(64)}  load ${loadavg()[0]!.toFixed(1)}`);
}
