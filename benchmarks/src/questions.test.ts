/** Every benchmark still runs, and its contenders agree: in short, without a look at the times. */
import { describe, expect, it } from 'vitest';
import { put, short } from './harness/question.js';
import { questions } from './questions.js';

describe.each(questions.map((question) => [question.name, question] as const))('the question %s', (_, question) => {
  it('has contenders that run every row and agree', async () => {
    const measures = await put({ ...question, forms: ['bundled'] }, short, () => {});
    expect(measures.filter(({ agrees }) => !agrees).map(({ contender, row }) => `${contender}: ${row}`)).toEqual([]);
    for (const row of question.rows) expect(measures.filter((each) => each.row === row).length).toBeGreaterThan(1);
    expect(measures.every(({ time }) => time >= 0)).toBe(true);
  });
});
