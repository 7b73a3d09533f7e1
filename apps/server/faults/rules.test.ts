import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutants } from './mutants.js';
import { rules } from './rules.js';

/** Rows of the table in the decision: the name of a rule, and its words. */
const ROW = /^\| `([a-z-]+)` +\| (.+?) +\|$/gm;

it('are those of decision 40, in its words and its order', () => {
  const page = readFileSync(new URL('../../../docs/decisions/0040-zones.md', import.meta.url), 'utf8');
  expect(Object.entries(rules)).toStrictEqual(Array.from(page.matchAll(ROW), ([, name, words]) => [name, words]));
});

it('have a mutant each', () => {
  expect([...new Set(mutants.map(({ rule }) => rule))]).toStrictEqual(Object.keys(rules));
});
