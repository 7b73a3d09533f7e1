/** Every benchmark still runs, and its contenders agree. The runs are short, and the times are ignored. */
import { describe, expect, it } from 'vitest';
import { browserFile } from './harness/hosts.js';
import { put } from './harness/put.js';
import { isUnexpected, type Question, short } from './harness/question.js';
import { questions } from './questions.js';

/** In Node; in a page, where the contenders need one and this machine has a browser. */
const runnable = questions.flatMap((question): Question[] => {
  if (question.forms.includes('bundled')) return [{ ...question, forms: ['bundled'] }];
  return browserFile() === undefined ? [] : [question];
});

describe.each(runnable.map((question) => [question.name, question] as const))('the benchmark %s', (_, question) => {
  it('has contenders that run every row and agree, except those known to differ', async () => {
    const asked = { ...question, ...question.short };
    const measures = await put(asked, short, () => {});
    expect(measures.filter((each) => isUnexpected(question, each))).toEqual([]);
    for (const row of asked.rows) expect(measures.filter((each) => each.row === row)).not.toEqual([]);
    for (const name of [...asked.ours, ...asked.peers]) {
      expect(measures.filter(({ contender }) => contender === name)).not.toEqual([]);
    }
  });
});
