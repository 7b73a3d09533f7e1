import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, writeFiles } from '../testing/folder.mjs';
import { isInstalled, stamp } from './install.mjs';

function repository() {
  return folderWith({
    'package.json': '{}',
    'pnpm-lock.yaml': 'lockfileVersion: 9.0\n',
    'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
    'packages/a/package.json': '{ "name": "a" }',
    'packages/a/src/index.ts': '',
  });
}

describe('an install', () => {
  it('is not repeated if nothing changed', () => {
    const folder = repository();
    const file = join(folder, 'installed');
    expect(isInstalled(file, stamp(folder))).toBe(false);
    writeFileSync(file, stamp(folder));
    writeFiles(folder, { 'packages/a/src/index.ts': 'export {};' });
    expect(isInstalled(file, stamp(folder))).toBe(true);
  });

  it.each([
    ['pnpm-lock.yaml', 'lockfileVersion: 9.1\n'],
    ['pnpm-workspace.yaml', 'packages:\n  - packages/*\n\ncatalog:\n  vite: 8.0.0\n'],
    ['package.json', '{ "packageManager": "pnpm@12.0.0" }'],
    ['packages/a/package.json', '{ "name": "a", "dependencies": { "b": "1.0.0" } }'],
    ['packages/new/package.json', '{ "name": "new" }'],
  ])('is repeated if %s changed', (path, text) => {
    const folder = repository();
    const file = join(folder, 'installed');
    writeFileSync(file, stamp(folder));
    writeFiles(folder, { [path]: text });
    expect(isInstalled(file, stamp(folder))).toBe(false);
  });
});
