/** The published page matches its sources. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isUnexpected } from '../harness/question.js';
import { type Results, textOf } from '../harness/results.js';
import { questions } from '../questions.js';
import { lackingIn, PUBLISHED } from './gaps.js';
import { chartOf } from './chart.js';
import { CHART, pageOf } from './page.js';
import { comparedIn, comparison } from './summary.js';
import { unformatted } from './unformatted.js';

const read = (...path: string[]): string => readFileSync(join(import.meta.dirname, '../..', ...path), 'utf8');

const published = read(PUBLISHED);
const results = JSON.parse(published) as Results;
const page = pageOf(results);

it('docs/performance.md is the output of npm run bench:report for results/published.json', () => {
  expect(unformatted(read('..', 'docs', 'performance.md'))).toBe(unformatted(page));
});

it('its picture shows the same results, a bar for each task', () => {
  expect(read('..', 'docs', CHART)).toBe(chartOf(results));
  expect(chartOf(results).match(/<rect class="(?:faster|slower)"/g)).toHaveLength(comparedIn(results).length);
});

it.each([
  [8.04, '8 times as fast'],
  [1.83, '1.83 times as fast'],
  [1 / 1.05, '5 % slower'],
  [1 / 10.2, '10 times as slow'],
])('a ratio of %d is %s', (ratio, words) => {
  expect(comparison(ratio)).toBe(words);
});

it('has every figure that the page needs', () => {
  expect(page).not.toMatch(/NaN|undefined|Infinity/);
});

it('comes from a full run, which may be older than a benchmark', () => {
  expect(lackingIn(PUBLISHED, results)).toEqual([]);
});

it('comes from a run in which only the contenders known to differ had wrong answers', () => {
  const unexpected = questions.flatMap((question) =>
    (results.measures[question.name] ?? []).filter((each) => isUnexpected(question, each)),
  );
  expect(unexpected).toEqual([]);
});

it('the results are in the format of a run', () => {
  expect(textOf(results)).toBe(published);
});
