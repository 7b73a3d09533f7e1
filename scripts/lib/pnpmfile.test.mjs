import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '../testing/folder.mjs';
import { run } from './children.mjs';
import { root } from './paths.mjs';
import { readTarball } from './tarball.mjs';

const settings = { scripts: { build: 'tsup' }, devDependencies: { vitest: '4.0.0' }, layers: ['a'], 'size-limit': [] };

/**
 * The manifest that users of a package get.
 *
 * @param {object} manifest
 */
async function packed(manifest) {
  const folder = folderWith({
    '.pnpmfile.cjs': readFileSync(join(root, '.pnpmfile.cjs'), 'utf8'),
    'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
    'package.json': '{ "name": "root", "private": true }',
    'packages/a/package.json': JSON.stringify(manifest),
  });
  const cwd = join(folder, 'packages/a');
  const { code, output } = await run('pnpm', ['pack', '--pack-destination', join(folder, 'out')], {
    cwd,
    quiet: true,
  });
  expect(code, output).toBe(0);
  const [name = ''] = readdirSync(join(folder, 'out'));
  return JSON.parse(readTarball(readFileSync(join(folder, 'out', name))).get('package.json') ?? '');
}

it('leaves the settings of the workspace out of a published package', async () => {
  const manifest = { name: 'a', version: '1.0.0', dependencies: { b: '^1.0.0' }, publishConfig: { access: 'public' } };
  expect(await packed({ ...manifest, ...settings })).toEqual(manifest);
});

it('leaves the sources out of the entries of a published package', async () => {
  const published = { types: './dist/index.d.ts', default: './dist/index.js' };
  const entries = (/** @type {object} */ index) => ({ '.': index, './package.json': './package.json' });
  const manifest = { name: 'a', version: '1.0.0', exports: entries(published) };
  const source = { '@tilewright/source': './src/index.ts', ...published };
  expect(await packed({ ...manifest, exports: entries(source) })).toEqual(manifest);
});

it('asks for peers of the same release', async () => {
  const manifest = {
    name: 'a',
    version: '1.2.0-next.1',
    peerDependencies: { '@tilewright/b': 'workspace:>=0', x: '^1.0.0' },
  };
  const peerDependencies = { '@tilewright/b': '^1.2.0-next.1', x: '^1.0.0' };
  expect(await packed(manifest)).toEqual({ ...manifest, peerDependencies });
});

it('packs a private package as it stands: a copy of the sample needs its settings', async () => {
  const manifest = { name: 'a', version: '1.0.0', private: true, ...settings };
  expect(await packed(manifest)).toEqual(manifest);
});
