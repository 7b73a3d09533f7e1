/** The published page matches its sources: the published figures and the present notes and targets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isUnexpected } from '../harness/question.js';
import type { Results } from '../harness/results.js';
import { questions } from '../questions.js';
import { documentsOf } from './documents.js';

const read = (...path: string[]): string => readFileSync(join(import.meta.dirname, '../..', ...path), 'utf8');

/** The text without the alignment of its tables. */
const unformatted = (text: string): string => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---').trim();

const results = JSON.parse(read('results', 'published.json')) as Results;
const documents = documentsOf(results);

it.each(Object.entries(documents))(
  'docs/%s is the output of npm run bench:report for results/published.json',
  (name, text) => {
    expect(unformatted(read('..', 'docs', name))).toBe(unformatted(text));
  },
);

it('comes from a run in which only the contenders known to differ had wrong answers', () => {
  const unexpected = questions.flatMap((question) =>
    (results.measures[question.name] ?? []).filter((each) => isUnexpected(question, each)),
  );
  expect(unexpected).toEqual([]);
});

it('contains every figure that the page needs', () => {
  expect(documents['performance.md']).not.toMatch(/NaN|undefined|Infinity/);
});
