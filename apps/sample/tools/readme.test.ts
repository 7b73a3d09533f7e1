/** The README names commands that exist. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const textOf = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

it('names only scripts of this folder, and the one of the repository that copies it', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const named = [...textOf('README.md').matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => name !== 'new-game' && !(name in scripts))).toEqual([]);
});
