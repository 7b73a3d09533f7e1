import { runs } from '@tilewright/testing';
import { expect, it } from 'vitest';
import { type Counts, noCounts, type Outcome, runSchedule } from './schedule.js';

const SCHEDULES = 1000;
/** A long run, of ten times as much as usual, makes a hundred times as many: they find what is seldom. */
const count = Math.ceil(runs(SCHEDULES) ** 2 / SCHEDULES);
/** Only against schedules that hang: on a busy machine one may take long. */
const timeout = 240 * Math.max(count, SCHEDULES);

it('loses and doubles nothing, whatever ends, gets lost or goes on for too long', { timeout }, async () => {
  const total = noCounts();
  const failed: { seed: number; problems: Outcome['problems'] }[] = [];
  for (let seed = 1; seed <= count; seed++) {
    const { problems, counts } = await runSchedule(seed);
    if (problems.length > 0) failed.push({ seed, problems });
    for (const what of Object.keys(total) as (keyof Counts)[]) total[what] += counts[what];
  }
  console.log(`${count} schedules: ${JSON.stringify(total)}`);
  expect(failed).toStrictEqual([]);
  // The schedules are worth something only if all of this happens in them.
  for (const happened of Object.values(total)) expect(happened).toBeGreaterThan(count / 4);
});
