/** The published page says what its figures say: it is made of them, and of the notes and targets as they are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isUnexpected } from '../harness/question.js';
import type { Results } from '../harness/results.js';
import { questions } from '../questions.js';
import { documentsOf } from './documents.js';

const read = (...path: string[]): string => readFileSync(join(import.meta.dirname, '../..', ...path), 'utf8');

/** As it was before tables were aligned. */
const unformatted = (text: string): string => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---').trim();

const results = JSON.parse(read('results', 'published.json')) as Results;
const documents = documentsOf(results);

it.each(Object.entries(documents))('docs/%s is made of results/published.json: npm run bench:report', (name, text) => {
  expect(unformatted(read('..', 'docs', name))).toBe(unformatted(text));
});

it('is of a run in which nobody answered differently but who is known to', () => {
  const unexpected = questions.flatMap((question) =>
    (results.measures[question.name] ?? []).filter((each) => isUnexpected(question, each)),
  );
  expect(unexpected).toEqual([]);
});

it('has every figure that the page names', () => {
  expect(documents['performance.md']).not.toMatch(/NaN|undefined|Infinity/);
});
