import { describe, expect, it } from 'vitest';
import { mutants } from './mutants.js';
import { rules } from './rules.js';
import { runSchedule } from './schedule.js';

/** A rule that no so many schedules miss is not tested. */
const MOST_SCHEDULES = 150;

const titled = mutants.map((mutant) => ({ ...mutant, words: rules[mutant.rule] }));

describe.each(titled)('without the rule of decision 40 "$words" ($rule): $mutant', ({ parts }) => {
  it(`is found within ${MOST_SCHEDULES} schedules`, async () => {
    let problems: readonly string[] = [];
    let seed = 0;
    while (problems.length === 0 && seed < MOST_SCHEDULES) ({ problems } = await runSchedule(++seed, parts));
    expect(problems, `after ${seed} schedules`).not.toStrictEqual([]);
    console.log(`schedule ${seed}: ${problems[0]}`);
  });
});
