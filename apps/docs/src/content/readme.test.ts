/** The README of the repository begins as the front page of the site does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { plainText } from './markdown.js';
import { repository } from './repository.js';

const readme = readFileSync(join(repository, 'README.md'), 'utf8');
const front = readFileSync(join(repository, 'apps/docs/pages/index.md'), 'utf8');

/** The lines of the first program that readers see. */
function programOf(text: string): readonly string[] {
  const [, code = ''] = /^```ts\n([\s\S]*?)^```$/m.exec(text) ?? [];
  const shown = code.replace(/^[\s\S]*\/\/ ---cut---\n/, '');
  return shown.split('\n').filter((line) => line !== '' && !line.startsWith('import '));
}

it('with the same sentence', () => {
  const [, lead = ''] = /<p class="lead">(.*)<\/p>/.exec(front) ?? [];
  expect(lead).toMatch(/^Make 2D tile games/);
  expect(plainText(readme)).toContain(lead);
});

it('with the same program, whose last line does not compile', () => {
  expect(programOf(front)).toHaveLength(5); // with the words of the compiler
  expect(programOf(readme)).toEqual(programOf(front));
});

it('with links to the doors of the site, and in less than 120 lines', () => {
  for (const door of ['Play', 'Start', 'Guide', 'Articles', 'Playground', 'Reference']) {
    expect(/^\*\*.*\*\*: .*$/m.exec(readme.split('\n').slice(3).join('\n'))?.[0]).toContain(door);
  }
  expect(readme.split('\n').length).toBeLessThan(120);
});

it('the table of the skill names whole packages', () => {
  const skill = readFileSync(join(repository, 'skills/tilewright/SKILL.md'), 'utf8');
  const rows = skill.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:task|-)/.test(line));
  const names = rows.flatMap((row) => (row.split('|').at(-2) ?? '').match(/`[^`]+`/g) ?? []);
  expect(rows.length).toBeGreaterThan(10);
  expect(names.filter((name) => !/^`@tilewright\/[a-z]+`$/.test(name))).toEqual([]);
});
