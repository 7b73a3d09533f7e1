import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { usage } from './arguments.js';
import { isTemplate, MORE_PACKAGES, TEMPLATES } from './templates.js';

const templates = new URL('../../../templates/', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, templates), 'utf8');

it('names every template: the folders, and the sample', () => {
  expect([...readdirSync(templates), 'keep'].sort()).toEqual(Object.keys(TEMPLATES).sort());
  for (const name of Object.keys(TEMPLATES)) expect(usage).toContain(` ${name} `);
});

it('knows nothing else', () => {
  expect(isTemplate('pixi')).toBe(true);
  expect(isTemplate('constructor')).toBe(false);
});

it('keeps the smallest game to 90 lines', () => {
  expect(textOf('minimal/src/main.ts').trimEnd().split('\n').length).toBeLessThanOrEqual(90);
});

it('adds only packages that exist', () => {
  for (const each of MORE_PACKAGES) {
    expect(JSON.parse(textOf(`../packages/${each}/package.json`))).toMatchObject({ name: `@tilewright/${each}` });
  }
});

it.each(['phaser', 'pixi'])('is the same game in %s: page, settings, level', (name) => {
  const level = (from: string) => /const rows = \[[^\]]*\];/.exec(textOf(`${from}/src/main.ts`))?.[0];
  expect(level(name)).toBe(level('minimal'));
  for (const file of ['src/style.css', 'tsconfig.json'])
    expect(textOf(`${name}/${file}`)).toBe(textOf(`minimal/${file}`));
});

it('says in the README of the game only commands that the game has', () => {
  const copied = JSON.parse(textOf('../packages/create-tilewright/dist/templates/keep/package.json')) as {
    scripts: Record<string, string>;
  };
  const readme = textOf('../packages/create-tilewright/keep/README.md');
  const named = [...readme.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named).toEqual(expect.arrayContaining(['start', 'build', 'test', 'record']));
  expect(named.filter((name) => !(name in copied.scripts))).toEqual([]);
  expect(readme.match(/\]\((?!https:)[^)]*\)/g)).toBeNull();
});
