/** What happened, in words and figures. */
import { stateHash } from '../src/simulation/state-hash.js';
import type { StepEvents } from '../src/simulation/events.js';
import type { Game } from '../src/simulation/state.js';
import { phases } from '../src/simulation/phases.js';
import type { Arguments } from './arguments.js';
import { phaseNames, type Timings } from './timings.js';

/** Sums over all steps. */
export class Tally {
  readonly counts: Record<string, number> = {};

  /** Call after each step. */
  add(events: StepEvents): void {
    const { shots, blasts, wounds, bites, playerFell, bumps, arrivals } = events;
    const found: Readonly<Record<string, number>> = {
      shots: shots.length,
      'hit a creature': shots.filter(({ target, pierced }) => target !== undefined || pierced.length > 0).length,
      'hit a wall': shots.filter(({ wall }) => wall !== undefined).length,
      blasts: blasts.length,
      reached: blasts.reduce((sum, { reached }) => sum + reached.length, 0),
      sheltered: blasts.reduce((sum, { sheltered }) => sum + sheltered.length, 0),
      wounds: wounds.length,
      died: wounds.filter(({ isDead }) => isDead).length,
      'came back': arrivals,
      bites: bites.length,
      'player fell': playerFell ? 1 : 0,
      bumps,
    };
    for (const [name, count] of Object.entries(found)) this.counts[name] = (this.counts[name] ?? 0) + count;
  }
}

/** @param took - seconds, a plain number */
export function report(game: Game, { seed }: Arguments, tally: Tally, timings: Timings, took: number): string {
  const { steps, creatures, population } = game;
  return [
    `${number(steps)} steps (${number(steps / 60)} s of play) in ${took.toFixed(1)} s, seed ${seed}: ${number(creatures.count)} creatures, ${number(population.away.length)} away`,
    '',
    ...Object.entries(tally.counts).map(([name, count]) => `  ${name.padEnd(16)}${number(count).padStart(12)}`),
    '',
    `  a step           ms:  10 %    median      99 %  kB: median`,
    ...[...phaseNames, 'all' as const].map((phase) => {
      const { lowest, median, most, bytes } = timings.of(phase);
      const kind = phase === 'all' ? '' : `(${phases[phase]})`;
      const times = [lowest, median, most].map((time) => time.toFixed(4).padStart(10)).join('');
      return `  ${phase.padEnd(9)}${kind.padEnd(8)}${times}${(bytes / 1000).toFixed(1).padStart(12)}`;
    }),
    '',
    `state        ${stateHash(game)}`,
  ].join('\n');
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
