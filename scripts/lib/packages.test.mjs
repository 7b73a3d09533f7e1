import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '../testing/folder.mjs';
import { entrySources, libraries, packages } from './packages.mjs';

it('lists published packages, each after those that it needs', () => {
  const manifest = (/** @type {string} */ name, /** @type {object} */ more = {}) => JSON.stringify({ name, ...more });
  const folder = folderWith({
    'pnpm-workspace.yaml': 'packages:\n  - packages/*\n  - tools\n',
    'packages/a/package.json': manifest('@scope/a', { peerDependencies: { '@scope/c': '1.0.0', '@scope/d': '1.0.0' } }),
    'packages/b/package.json': manifest('@scope/b'),
    'packages/c/package.json': manifest('@scope/c', { dependencies: { '@scope/d': '1.0.0', other: '1.0.0' } }),
    'packages/d/package.json': manifest('@scope/d'),
    'tools/package.json': manifest('tools', { private: true }),
  });
  expect(packages(folder).map(({ shortName }) => shortName)).toEqual(['d', 'c', 'a', 'b']);
  expect(packages(folder)[0]).toEqual({
    name: '@scope/d',
    shortName: 'd',
    folder: join(folder, 'packages/d'),
    manifest: { name: '@scope/d' },
  });
});

it('tells libraries from the starter', () => {
  const folder = folderWith({
    'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
    'packages/a/package.json': '{ "name": "@scope/a", "exports": {} }',
    'packages/create-a/package.json': '{ "name": "create-a", "bin": "dist/main.js" }',
  });
  expect(packages(folder).map(({ name }) => name)).toEqual(['@scope/a', 'create-a']);
  expect(libraries(folder).map(({ name }) => name)).toEqual(['@scope/a']);
});

it('finds the sources of entries', () => {
  const conditions = (/** @type {string} */ name) => ({
    '@tilewright/source': `./src/${name}.ts`,
    default: `./dist/${name}.js`,
  });
  const exports = { '.': conditions('index'), './kernel': conditions('kernel'), './package.json': './package.json' };
  expect(entrySources({ exports })).toEqual({ '.': 'src/index.ts', './kernel': 'src/kernel.ts' });
  expect(entrySources({})).toEqual({});
});
