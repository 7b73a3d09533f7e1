import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '../testing/folder.mjs';
import { run } from './children.mjs';
import { readTarball } from './tarball.mjs';

it('reads back what pnpm packed', async () => {
  const long = `dist/${'deep/'.repeat(20)}index.js`;
  const text = 'ü'.repeat(1000);
  const folder = folderWith({
    'package.json': '{ "name": "x", "version": "1.0.0", "files": ["dist"] }',
    'dist/index.js': text,
    'dist/empty.js': '',
    [long]: 'deep',
  });
  const { code } = await run('pnpm', ['pack', '--pack-destination', join(folder, 'out')], { cwd: folder, quiet: true });
  expect(code).toBe(0);
  const [name = ''] = readdirSync(join(folder, 'out'));
  const files = readTarball(readFileSync(join(folder, 'out', name)));
  expect([...files.keys()].sort()).toEqual([long, 'dist/empty.js', 'dist/index.js', 'package.json'].sort());
  expect(files.get('dist/index.js')).toBe(text);
  expect(files.get('dist/empty.js')).toBe('');
  expect(files.get(long)).toBe('deep');
});
