/** Every benchmark still runs, and its contenders agree. The runs are short, and the times are ignored. */
import { describe, expect, it } from 'vitest';
import { put } from './harness/put.js';
import { isUnexpected, short } from './harness/question.js';
import { questions } from './questions.js';

describe.each(questions.map((question) => [question.name, question] as const))('the benchmark %s', (_, question) => {
  it('has contenders that run every row and agree, except those known to differ', async () => {
    const asked = { ...question, ...question.short, forms: ['bundled'] as const };
    const measures = await put(asked, short, () => {});
    expect(measures.filter((each) => isUnexpected(question, each))).toEqual([]);
    for (const row of asked.rows) expect(measures.filter((each) => each.row === row)).not.toEqual([]);
    for (const name of [...asked.ours, ...asked.peers]) {
      expect(measures.filter(({ contender }) => contender === name)).not.toEqual([]);
    }
  });
});
