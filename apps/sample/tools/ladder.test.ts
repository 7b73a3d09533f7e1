/** The pages of the ladder are short, and the README says how short. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { codeLinesOf } from './code-lines.js';
import { ladderPages as pages } from './ladder-plugin.js';

const textOf = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

it.each(pages)('%s has at most 80 lines of code', (page) => {
  const count = codeLinesOf(textOf(`src/ladder/${page}.ts`)).length;
  expect(count).toBeGreaterThan(20);
  expect(count).toBeLessThanOrEqual(80);
});

it.each(['input', 'canvas-picture', 'play'])('%s, which the pages share, too', (file) => {
  expect(codeLinesOf(textOf(`src/ladder/${file}.ts`)).length).toBeLessThanOrEqual(80);
});

it('is described in the README, with the lines of each page', () => {
  const rows = [...textOf('README.md').matchAll(/^\| \[\w+\]\(src\/ladder\/(\w+)\.ts\) .*\| +(\d+) \|$/gm)];
  const counts = pages.map((page) => [page, String(codeLinesOf(textOf(`src/ladder/${page}.ts`)).length)]);
  expect(rows.map(([, page, lines]) => [page, lines])).toEqual(counts);
});

it.each(pages)('the page of %s runs its file, and shows it', (page) => {
  const html = textOf(`ladder/${page}.html`);
  expect(html).toContain(`import * as page from '/src/ladder/${page}.ts'`);
  expect(html).toContain(`<!-- source: ladder/${page}.ts -->`);
});
