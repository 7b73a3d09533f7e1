/** The pages say what the libraries answer, and what the programs print. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bugs } from '../bugs.mjs';
import { libraries, versionOf } from '../libraries.mjs';
import { bugsPage, conformancePage, kinds, readCases, scoresOf } from '../pages.mjs';

const page = (name: string): string =>
  readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8').replaceAll('\r\n', '\n');
const namesIn = (folder: string): string[] =>
  readdirSync(new URL(`../${folder}`, import.meta.url))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => name.slice(0, -'.mjs'.length))
    .sort();

describe('the scores', async () => {
  const scores = new Map<ReturnType<typeof readCases>, Awaited<ReturnType<typeof scoresOf>>>();
  for (const kind of kinds) {
    const cases = readCases(kind);
    scores.set(cases, await scoresOf(cases));
  }

  it('are those of the page', () => {
    expect(page('conformance'), 'run npm run conformance').toBe(conformancePage(scores));
  });

  it.each(kinds)('of tilewright are full: %s', (kind) => {
    const [{ cases }, scored] = [...scores].find(([each]) => each.kind === kind)!;
    const all = { asked: cases.length, exact: cases.length, butForBorders: cases.length, oneWay: 0, threw: 0 };
    const ours = scored.filter(({ title }) => title.startsWith('tilewright'));
    expect(ours.length).toBe(kind === 'sight' ? 2 : 1);
    for (const { title, score } of ours) expect(score, title).toEqual(all);
  });
});

it('has a runner of at most sixty lines', () => {
  const runner = readFileSync(new URL('../runner.mjs', import.meta.url), 'utf8');
  expect(runner.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

it('scores each adapter', () => {
  expect(libraries.map(({ adapter }) => adapter).sort()).toEqual(namesIn('adapters'));
});

it('names versions that are pinned', () => {
  const packages = [...libraries, ...bugs].flatMap((each) => each.package ?? []);
  for (const name of packages) expect(versionOf(name), name).toMatch(/^\d+\.\d+\.\d+$/);
});

it('shows each program with what it prints', () => {
  expect(bugs.map(({ program }) => program).sort()).toEqual(namesIn('bugs'));
  expect(page('bugs-in-others'), 'run npm run conformance').toBe(bugsPage());
});
