/** A feature is a folder and a line: nothing else knows it, so that deleting both leaves a game. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../src/', import.meta.url));
const list = readFileSync(join(source, 'features.ts'), 'utf8');
const folders = Array.from(list.matchAll(/^export \{ \w+ \} from '\.\/(\w+)\/[\w-]+\.js';$/gm), ([, folder]) => folder);

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:ts|css)$/.test(file));
const textOf = (file: string): string => readFileSync(join(source, file), 'utf8');

it('has one line for each', () => {
  const lines = list.split('\n').filter((line) => line.startsWith('export '));
  expect(folders).toHaveLength(lines.length);
  expect(new Set(folders).size).toBe(folders.length);
});

it.each(folders)('nothing outside of %s imports from it', (folder) => {
  const imports = /(?:from|import)\s*\(?'(\.[^']+)'/g;
  const found = files
    .filter((file) => file !== 'features.ts' && !file.startsWith(`${folder}/`))
    .filter((file) =>
      Array.from(textOf(file).matchAll(imports), ([, to = '']) => join(dirname(file), to)).some((to) =>
        to.startsWith(`${folder}/`),
      ),
    );
  expect(found).toEqual([]);
});

it.each(folders)('neither the page nor another style sheet has an element of %s', (folder) => {
  const ids = files
    .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.ts'))
    .flatMap((file) => Array.from(textOf(file).matchAll(/ id="([\w-]+)"/g), ([, id]) => id));
  const others = files.filter((file) => file.endsWith('.css') && !file.startsWith(`${folder}/`)).map(textOf);
  const page = textOf('../index.html');
  for (const id of ids) {
    expect(page, id).not.toContain(`id="${id}"`);
    expect(
      others.filter((css) => new RegExp(`#${id}(?![\\w-])`).test(css)),
      id,
    ).toEqual([]);
  }
});
