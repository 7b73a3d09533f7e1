import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, writeFiles } from '../testing/folder.mjs';
import { checkChangesets } from './changesets.mjs';
import { runNode } from './children.mjs';
import { readJson, root, toolFile, workspaces } from './paths.mjs';

/**
 * A repository with one published and one private package, committed.
 *
 * @param {Record<string, string>} [files]
 */
function repository(files = {}) {
  const folder = folderWith({
    'package.json': '{ "name": "root", "private": true, "packageManager": "pnpm@12.21.0" }',
    'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
    'pnpm-lock.yaml': 'lockfileVersion: "9.0"\n',
    '.changeset/config.json': JSON.stringify({
      ...readJson(join(root, '.changeset/config.json')),
      fixed: [['@scope/*']],
    }),
    'packages/a/package.json': '{ "name": "@scope/a", "version": "1.0.0" }',
    'packages/a/src/index.ts': 'export const a = 1;\n',
    'packages/b/package.json': '{ "name": "b", "version": "1.0.0", "private": true }',
    ...files,
  });
  git(folder, 'init', '--quiet', '--initial-branch=main');
  commit(folder);
  return folder;
}

/**
 * @param {string} folder
 * @param {string[]} args
 */
function git(folder, ...args) {
  const identity = ['-c', 'user.name=test', '-c', 'user.email=test@example.com'];
  const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' });
  expect(stderr && status !== 0 ? stderr : '').toBe('');
}

/**
 * @param {string} folder
 * @param {Record<string, string>} [files]
 */
function commit(folder, files = {}) {
  writeFiles(folder, files);
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message=x');
}

const changeset = '---\n"@scope/a": minor\n---\n\nBetter.\n';
const released = { 'packages/a/CHANGELOG.md': '# a\n\n## 1.0.0\n' };
const changed = { 'packages/a/src/index.ts': 'export const a = 2;\n' };

describe('a branch', () => {
  /** @param {Record<string, string>} [files] */
  function branch(files) {
    const folder = repository(files);
    git(folder, 'switch', '--quiet', '--create', 'work');
    commit(folder, changed);
    return folder;
  }

  it('needs a changeset of its own for a changed package', async () => {
    const folder = branch({ ...released, '.changeset/older.md': changeset });
    const { code, output } = await checkChangesets(folder);
    expect(code).toBe(1);
    expect(output).toMatch(/no changesets were found[\s\S]*Run npm run changeset/);
    commit(folder, { '.changeset/newer.md': changeset });
    expect(await checkChangesets(folder)).toMatchObject({ code: 0 });
  });

  it('needs none for changed tests', async () => {
    const folder = repository(released);
    git(folder, 'switch', '--quiet', '--create', 'work');
    commit(folder, { 'packages/a/src/a.test.ts': '', 'packages/a/vitest.config.ts': '' });
    expect(await checkChangesets(folder)).toMatchObject({ code: 0 });
  });

  it('needs none before the first release', async () => {
    expect(await checkChangesets(branch())).toEqual({ code: 0, output: '' });
  });
});

it('accepts an archive without history', async () => {
  const folder = folderWith({ 'pnpm-workspace.yaml': 'packages:\n  - packages/*\n', ...released });
  expect(await checkChangesets(folder)).toEqual({ code: 0, output: '' });
});

describe('a release', () => {
  const manifests = workspaces().map(({ folder }) => `${relative(root, folder).replaceAll('\\', '/')}/package.json`);
  const copied = ['package.json', 'pnpm-workspace.yaml', '.changeset/config.json', ...manifests];

  /**
   * The versions of our packages after `changeset version` on our own manifests and settings, all of them at 0.4.0
   * before.
   *
   * @param {string} announced the release that a changeset asks for `@tilewright/units` alone
   * @param {string[]} [options] of `changeset version`
   */
  async function releasedVersions(announced, options = []) {
    const files = copied.map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return [path, text.replace(/"version": "[^"]*"/, '"version": "0.4.0"')];
    });
    const folder = repository({
      ...Object.fromEntries(files),
      'pnpm-lock.yaml': 'lockfileVersion: "9.0"\n',
      '.changeset/better.md': `---\n'@tilewright/units': ${announced}\n---\n\nBetter.\n`,
    });
    const changeset = toolFile('@changesets/cli', 'changeset');
    const { code, output } = await runNode(changeset, ['version', ...options], { cwd: folder, quiet: true });
    expect(code, output).toBe(0);
    const published = workspaces(folder).filter(
      ({ name, private: isPrivate }) => name.includes('tilewright') && !isPrivate,
    );
    expect(published.length).toBeGreaterThan(3);
    for (const { manifest } of workspaces(folder)) {
      if (manifest.private && manifest.name.startsWith('@tilewright/')) expect(manifest.version).toBe('0.4.0');
    }
    return new Set(published.map(({ folder: at }) => readJson(join(at, 'package.json')).version));
  }

  it.each([
    ['patch', '0.4.1'],
    ['minor', '0.5.0'],
    ['major', '1.0.0'],
  ])('that is %s for one package is so for all of them, though they are peers', async (announced, version) => {
    expect(await releasedVersions(announced)).toEqual(new Set([version]));
  });

  it('may be a preview', async () => {
    const [version, ...others] = await releasedVersions('minor', ['--snapshot', 'next']);
    expect(version).toMatch(/^0\.5\.0-next\.\d+$/);
    expect(others).toEqual([]);
  });
});
