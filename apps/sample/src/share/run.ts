/** A run: a recorded game with all that is needed to play it again, and to know that it was the same. */
import { mostCreatures } from '../simulation/population.js';
import type { Entry } from '../simulation/recording.js';

export interface Run {
  /** The version of the rules by which it was played. */
  readonly rules: number;
  readonly seed: number;
  /** The number of creatures at the start. */
  readonly creatures: number;
  readonly entries: readonly Entry[];
  /** The fingerprint of the state after the last step: eight hexadecimal digits. */
  readonly hash: string;
}

/** What a run can hold. More is not recorded, and is refused when it is read: the address may come from anybody. */
export const runLimits = {
  /** An hour of play. */
  steps: 216_000,
  entries: 100_000,
  seed: 0xffff_ffff,
  creatures: mostCreatures,
} as const;

/** The number of steps of a run. */
export function stepsOf({ entries }: Pick<Run, 'entries'>): number {
  return entries.reduce((sum, { steps }) => sum + steps, 0);
}
