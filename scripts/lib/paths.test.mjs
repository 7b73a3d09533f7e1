import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { folderWith } from '../testing/folder.mjs';
import { environment, toolFile, workspaces } from './paths.mjs';

describe('workspaces', () => {
  it('are the folders of the patterns that have a package.json', () => {
    const repository = folderWith({
      'pnpm-workspace.yaml': "packages:\n  - packages/*\n  - 'apps/*'\n  - benchmarks\n\ncatalog:\n  vite: 8.0.0\n",
      'packages/b/package.json': '{ "name": "b", "scripts": { "test": "x" } }',
      'packages/a/package.json': '{ "name": "a", "private": true }',
      'packages/empty/readme': '',
      'benchmarks/package.json': '{ "name": "benchmarks" }',
      'elsewhere/package.json': '{ "name": "elsewhere" }',
    });
    expect(workspaces(repository).map(({ name, folder, private: isPrivate }) => [name, folder, isPrivate])).toEqual([
      ['a', join(repository, 'packages/a'), true],
      ['b', join(repository, 'packages/b'), false],
      ['benchmarks', join(repository, 'benchmarks'), false],
    ]);
    expect(workspaces(repository)[1]?.scripts).toEqual({ test: 'x' });
  });
});

describe('environment', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  it('has the local tools first on the path, no telemetry, and no production setting', () => {
    process.env['NODE_ENV'] = 'production';
    const env = environment({ MORE: '1' });
    expect(env['PATH']).toMatch(/^[^:;]+node_modules.\.bin[:;]/);
    expect(env).toMatchObject({ TURBO_TELEMETRY_DISABLED: '1', MORE: '1' });
    expect(env).not.toHaveProperty('NODE_ENV');
  });
});

describe('toolFile', () => {
  it('is the file behind a command', () => {
    expect(toolFile('oxlint')).toMatch(/oxlint$/);
    expect(toolFile('@changesets/cli', 'changeset')).toMatch(/bin\.js$/);
  });
});
