import { runs } from '@tilewright/testing';
import { expect, it } from 'vitest';
import { type Outcome, runSchedule } from './schedule.js';

const SCHEDULES = 1000;
/** A long run, of ten times as much as usual, makes a hundred times as many: they find what is seldom. */
const count = Math.ceil(runs(SCHEDULES) ** 2 / SCHEDULES);
/** Only against schedules that hang: on a busy machine one may take long. */
const timeout = 240 * Math.max(count, SCHEDULES);

it('loses and doubles nothing, whatever ends, gets lost or goes on for too long', { timeout }, async () => {
  const total = { crashes: 0, lostLeases: 0, ticks: 0, movesTold: 0, sleeps: 0 };
  const failed: { seed: number; problems: Outcome['problems'] }[] = [];
  for (let seed = 1; seed <= count; seed++) {
    const outcome = await runSchedule(seed);
    if (outcome.problems.length > 0) failed.push({ seed, problems: outcome.problems });
    total.crashes += outcome.crashes;
    total.lostLeases += outcome.lostLeases;
    total.ticks += outcome.ticks;
    total.movesTold += outcome.movesTold;
    total.sleeps += outcome.sleeps;
  }
  console.log(`${count} schedules: ${JSON.stringify(total)}`);
  expect(failed).toStrictEqual([]);
  // The schedules are worth something only if all of this happens in them.
  for (const happened of Object.values(total)) expect(happened).toBeGreaterThan(count / 4);
});
