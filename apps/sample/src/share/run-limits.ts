/** What a run that is shared can hold. */
import { mostCreatures } from '../simulation/population.js';
import type { Run } from '../simulation/recording.js';

/** More is not recorded, and is refused when it is read: the address may come from anybody. */
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
