import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith } from '../testing/folder.mjs';
import { run, runNode } from './children.mjs';
import { checkFolder, copyGame } from './new-game.mjs';
import { environment, readJson, root, toolFile } from './paths.mjs';

const sample = join(root, 'apps/sample');

describe('the folder of a new game', () => {
  it('is where the user says', () => {
    const here = folderWith({ 'empty/x/y': '' });
    expect(checkFolder('mygame', here)).toBe(join(here, 'mygame'));
    mkdirSync(join(here, 'mygame'));
    expect(checkFolder('mygame', here)).toBe(join(here, 'mygame'));
  });

  it('must be named, empty and outside of the repository', () => {
    const here = folderWith({ 'taken/file': '' });
    expect(() => checkFolder(undefined, here)).toThrow('npm run new-game -- ../mygame');
    expect(() => checkFolder('taken', here)).toThrow('must be empty, received taken');
    expect(() => checkFolder('apps/mygame', root)).toThrow('must be outside of this repository, received apps/mygame');
    expect(() => checkFolder('.', root)).toThrow('must be outside of this repository');
    expect(() => checkFolder('..', sample)).toThrow('must be outside of this repository');
  });
});

describe('a new game', () => {
  it('is made by the command that the README of the sample names', () => {
    expect(readFileSync(join(sample, 'README.md'), 'utf8')).toContain('\nnpm run new-game -- ../mygame\n');
    expect(readJson(join(root, 'package.json')).scripts).toHaveProperty('new-game');
  });

  it('needs nothing of the repository, and none of its packages from npm', async () => {
    const game = folderWith();
    await copyGame(game);
    const manifest = readJson(join(game, 'package.json'));
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter(([, version]) => /^(workspace|catalog|link):/.test(version))).toEqual([]);
    for (const [name, version] of versions)
      expect(version.startsWith('file:'), name).toBe(name.startsWith('@tilewright/'));
    const left = ['turbo.json', '.size-limit.json', 'node_modules', 'dist', '.turbo'];
    expect(readdirSync(game).filter((name) => left.includes(name))).toEqual([]);
    expect(existsSync(join(game, 'LICENSE'))).toBe(true);

    await installOffline(game, manifest.dependencies);
    linkThirdParty(game);
    const vite = join(sample, 'node_modules/vite/bin/vite.js');
    const built = await runNode(vite, ['build', '--logLevel', 'error'], { cwd: game, quiet: true });
    expect(built, built.output).toMatchObject({ code: 0 });
    expect(readFileSync(join(game, 'dist/index.html'), 'utf8')).toContain('src="./assets/');
    const checked = await runNode(toolFile('@typescript/native', 'tsc'), ['--noEmit'], { cwd: game, quiet: true });
    expect(checked, checked.output).toMatchObject({ code: 0 });
  }, 300_000);
});

/**
 * Installs the packages of a new game as its user does, but from nowhere: what npm asks the registry for fails.
 *
 * @param {string} game
 * @param {Record<string, string>} dependencies
 */
async function installOffline(game, dependencies) {
  const file = join(game, 'package.json');
  const text = readFileSync(file, 'utf8');
  const own = Object.entries(dependencies).filter(([name]) => name.startsWith('@tilewright/'));
  const valibot = `file:${realpathSync(join(root, 'packages/tiled/node_modules/valibot'))}`;
  // The engine stands in by its name and version, which is what npm compares with the peers of the packages.
  const { name, version } = readJson(join(sample, 'node_modules/pixi.js/package.json'));
  const engine = folderWith({ 'package.json': JSON.stringify({ name, version }) });
  const installed = { ...Object.fromEntries(own), valibot, [name]: `file:${engine}` };
  writeFileSync(file, JSON.stringify({ name: 'game', dependencies: installed }));
  const { code, output } = await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: game,
    quiet: true,
    env: environment({ npm_config_cache: folderWith() }),
    shell: process.platform === 'win32',
  });
  expect(code, output).toBe(0);
  writeFileSync(file, text);
}

/**
 * What the game uses of others is linked from the workspace: no network in tests.
 *
 * @param {string} game
 */
function linkThirdParty(game) {
  const { dependencies, devDependencies } = readJson(join(sample, 'package.json'));
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    if (name.startsWith('@tilewright/')) continue;
    const link = join(game, 'node_modules', name);
    mkdirSync(join(link, '..'), { recursive: true });
    rmSync(link, { force: true, recursive: true });
    symlinkSync(realpathSync(join(sample, 'node_modules', name)), link, 'junction');
  }
}
