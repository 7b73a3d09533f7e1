import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '../testing/folder.mjs';
import { limitFor, setLimits } from './sizes.mjs';

it.each([
  [100, '120 B'],
  [667, '688 B'],
  [971, '1.01 kB'],
  [1000, '1.03 kB'],
  [10_000, '10.30 kB'],
  [10_005, '10.31 kB'],
  [292_060, '300.83 kB'],
])('leaves 3 %% above %i bytes, and at least 20 bytes: %s', (size, limit) => {
  expect(limitFor(size)).toBe(limit);
});

it('sets the limits that differ, and changes nothing else', () => {
  const manifest = (/** @type {string} */ first) => ({
    name: 'a',
    'size-limit': [
      { name: 'one', limit: first, gzip: true },
      { name: 'all', limit: '10.30 kB' },
    ],
    scripts: { size: 'size-limit' },
  });
  const folder = folderWith({ 'package.json': JSON.stringify(manifest('1 kB')) });
  const file = join(folder, 'package.json');
  const sizes = [
    { name: 'one', size: 100 },
    { name: 'all', size: 10_000 },
  ];
  expect(setLimits(file, sizes)).toEqual(['a, one: 1 kB -> 120 B']);
  expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(manifest('120 B'), null, 2)}\n`);
  expect(setLimits(file, sizes)).toEqual([]);
});
