import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '../testing/folder.mjs';
import { copyRepository } from './working-copy.mjs';

it('copies what is on the disk, and links the workspaces', async () => {
  const repository = folderWith({
    'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
    'packages/a/package.json': '{ "name": "@scope/a" }',
    'packages/a/dist/index.js': 'built',
    'packages/a/node_modules/x/index.js': '',
    'packages/b/package.json': '{ "name": "b", "peerDependencies": { "@scope/a": "workspace:^", "x": "1.0.0" } }',
    '.changeset/new.md': 'not committed',
    '.git/HEAD': '',
  });
  const { folder, dispose } = await copyRepository({ installed: false, repository });
  expect(existsSync(join(folder, '.changeset/new.md'))).toBe(true);
  expect(readFileSync(join(folder, 'packages/b/node_modules/@scope/a/dist/index.js'), 'utf8')).toBe('built');
  expect(existsSync(join(folder, 'packages/a/node_modules'))).toBe(false);
  expect(existsSync(join(folder, '.git'))).toBe(false);
  dispose();
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(join(repository, 'packages/a/dist/index.js'))).toBe(true);
});
