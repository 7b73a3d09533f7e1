/** The published page says what its figures say: it is made of them, and of the notes and targets as they are. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Results } from '../harness/results.js';
import { documentsOf } from './documents.js';

const read = (...path: string[]): string => readFileSync(join(import.meta.dirname, '../..', ...path), 'utf8');

/** As it was before tables were aligned. */
const unformatted = (text: string): string => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---').trim();

const documents = documentsOf(JSON.parse(read('results', 'published.json')) as Results);

it.each(Object.entries(documents))('docs/%s is made of results/published.json: npm run bench:report', (name, text) => {
  expect(unformatted(read('..', 'docs', name))).toBe(unformatted(text));
});

it('has every figure that the page names', () => {
  expect(documents['performance.md']).not.toMatch(/NaN|undefined|Infinity/);
});
