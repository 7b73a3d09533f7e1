/**
 * The longest run that a game can record: it throws in as many steps as there may be entries, and never stops to shoot.
 */
import { aimDirections, leastDistance, mostDistance, walkDirections } from '../../simulation/held.js';
import { Random } from '../../simulation/random.js';
import type { Entry, Run } from '../../simulation/recording.js';
import { rulesVersion } from '../../simulation/rules-version.js';
import { runLimits } from '../../simulation/run-limits.js';
import { stepsOfReload } from '../run-bytes.js';

/** Walks and aims are random, so that they cannot be compressed much. */
export function longestRun(): Run {
  const random = new Random(1);
  const below = (count: number): number => Math.floor(random.fraction() * count);
  const entries: { -readonly [Key in keyof Entry]: Entry[Key] }[] = [];
  let lastShot = 0;
  for (let step = 0; step < runLimits.steps; step++) {
    const direction = below(aimDirections);
    const entry = entries.at(-1);
    if (entry === undefined || random.chance((runLimits.entries - entries.length) / (runLimits.steps - step))) {
      entries.push({
        steps: 1,
        walk: [undefined, ...Array(walkDirections).keys()][below(walkDirections + 1)],
        slow: true,
        shoot: random.chance(0.5),
        throwCharge: true,
        creatures: entries.length < runLimits.changes ? runLimits.creatures : undefined,
        aims: [{ direction, distance: leastDistance + below(mostDistance) }],
      });
      continue;
    }
    entry.steps++;
    if (step - lastShot < stepsOfReload) continue;
    lastShot = step;
    entry.shoot = true;
    entry.aims = [...entry.aims, { direction, distance: undefined }];
  }
  return { rules: rulesVersion, seed: runLimits.seed, creatures: runLimits.creatures, hash: 'ffffffff', entries };
}
