/** The comparison of the site has the figures of the published results, and the sizes of what is installed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Results } from '../harness/results.js';
import { comparisonOf, comparisons } from './comparison.js';
import { PUBLISHED } from './gaps.js';
import { unformatted } from './unformatted.js';

const read = (...path: string[]): string => readFileSync(join(import.meta.dirname, '../..', ...path), 'utf8');
const page = read('..', 'apps', 'docs', 'pages', 'compare.md');
const results = JSON.parse(read(PUBLISHED)) as Results;

it('apps/docs/pages/compare.md has the tables that npm run bench:report writes', async () => {
  expect(unformatted(page)).toBe(unformatted(await comparisonOf(page, results)));
});

it('has a place for each table', () => {
  const places = [...page.matchAll(/<!-- table: (\w+) -->/g)].map(([, name]) => name);
  expect(places).toEqual(comparisons.map(({ name }) => name));
});

it('a figure that is gone is an error, and no empty cell', async () => {
  await expect(comparisonOf(page, { ...results, measures: {} })).rejects.toThrow('No figure');
  await expect(comparisonOf(page, { ...results, figures: {} })).rejects.toThrow('No figure');
});
