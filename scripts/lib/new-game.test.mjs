import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith } from '../testing/folder.mjs';
import { starterArguments, startGame } from './new-game.mjs';
import { readJson, root } from './paths.mjs';

const sample = join(root, 'apps/sample');

/** @param {() => unknown} call that throws */
function message(call) {
  try {
    call();
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
  throw new Error('It did not throw');
}

describe('the arguments of a new game', () => {
  it('are those of the starter, whose default they share', () => {
    const here = folderWith();
    for (const args of [['mygame'], ['../mygame', '--name', 'x'], ['mygame', '-t', 'keep'], ['--help']]) {
      expect(starterArguments(args, here)).toEqual(args);
    }
  });

  it('must name a folder outside of the repository', () => {
    const [first, ...commands] = message(() => starterArguments([], root)).split('\n');
    expect(first).toBe('Name the folder of the new game, outside of this repository:');
    const named = commands.flatMap((line) => /npm run new-game -- (.*?)(?: {2,}|$)/.exec(line)?.[1] ?? []);
    expect(named).toHaveLength(4);
    for (const args of named) expect(() => starterArguments(args.split(' '), root)).not.toThrow();
    expect(() => starterArguments(['--with', 'paths', '--template', 'pixi'], root)).toThrow('Name the folder');
    const outside = 'must be outside of this repository, received ';
    expect(() => starterArguments(['apps/mygame'], root)).toThrow(`${outside}apps/mygame. Try ../mygame.`);
    expect(() => starterArguments(['.'], root)).toThrow(`${outside}.`);
    expect(() => starterArguments(['..'], sample)).toThrow(`${outside}..`);
  });
});

describe('a new game', () => {
  it('is made by the command that the README of the sample names', () => {
    expect(readFileSync(join(sample, 'README.md'), 'utf8')).toContain(
      '\nnpm run new-game -- ../mygame --template keep\n',
    );
    expect(readJson(join(root, 'package.json')).scripts).toHaveProperty('new-game');
  });

  // tools/consumer/e2e installs, builds and plays such projects.
  it('takes the packages of this clone along', async () => {
    const here = folderWith();
    const { code, output } = await startGame(['mygame', '--template', 'minimal'], here, { quiet: true });
    expect(code, output).toBe(0);
    expect(output).toContain('cd mygame\n');
    const { name, dependencies } = readJson(join(here, 'mygame/package.json'));
    expect(name).toBe('mygame');
    const files = readdirSync(join(here, 'mygame/packages')).map((file) => `file:packages/${file}`);
    expect(new Set(Object.values(dependencies))).toEqual(new Set(files));
  }, 300_000);

  it('says what is wrong', async () => {
    const here = folderWith({ 'taken/file': '' });
    const { code, output } = await startGame(['taken'], here, { quiet: true });
    expect(code).toBe(1);
    expect(output).toContain('must be empty');
  });
});
