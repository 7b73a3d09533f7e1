/** What a run can hold. More is not recorded, and is refused when it is read: it may come from a stranger. */
import { mostCreatures } from './population.js';
import type { Entry, Run } from './recording.js';

export const runLimits = {
  /** The highest version of the rules. */
  rules: 999_999_999,
  /** Five minutes before the first move. Then the page makes no step until there is one. */
  idleSteps: 18_000,
  /** An hour. */
  steps: 216_000,
  entries: 100_000,
  /** How often the number of creatures changes. Each time may make 20,000 of them, which takes a tenth of a second. */
  changes: 30,
  seed: 0xffff_ffff,
  creatures: mostCreatures,
} as const;

/** The number of steps of a run. */
export function stepsOf({ entries }: Pick<Run, 'entries'>): number {
  return entries.reduce((sum, { steps }) => sum + steps, 0);
}

/** The number of steps before the player of a run first walks, shoots or throws: its time is counted from there. */
export function stepsBeforePlay({ entries }: Pick<Run, 'entries'>): number {
  return stepsOf({ entries: entries.slice(0, firstAct(entries)) });
}

/** Whether the number of creatures changes after the first move of a run. Its result then does not count. */
export function changesInPlay({ entries }: Pick<Run, 'entries'>): boolean {
  return changesOf(entries.slice(firstAct(entries) + 1)) > 0;
}

/** The index of the first entry in which the player acts, or the number of entries if there is none. */
function firstAct(entries: readonly Entry[]): number {
  const first = entries.findIndex(({ walk, shoot, throwCharge }) => walk !== undefined || shoot || throwCharge);
  return first < 0 ? entries.length : first;
}

/** How often the number of creatures changes in a run. */
export function changesOf(entries: readonly Entry[]): number {
  return entries.filter(({ creatures }) => creatures !== undefined).length;
}
