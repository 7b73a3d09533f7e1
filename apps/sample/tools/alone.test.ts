/** The folder can be copied out of its repository: nothing in it refers to anything outside except named packages. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));
const made = new Set(['node_modules', 'dist', '.reports', '.turbo', 'docs']);

function filesBelow(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (made.has(entry.name)) return [];
    const inner = join(path, entry.name);
    return entry.isDirectory() ? filesBelow(inner) : [inner];
  });
}

it('refers to no file outside', () => {
  const files = filesBelow(folder).filter((file) => /\.(ts|mjs|json)$/.test(file));
  expect(files.length).toBeGreaterThan(80);
  const outside = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|"extends":|import\() ?['"](\.[^'"?]*)/g)]
      .map(([, path = '']) => relative(folder, join(dirname(file), path)))
      .filter((path) => path.startsWith('..'))
      .map((path) => `${relative(folder, file)}: ${path}`),
  );
  expect(outside).toEqual([]);
});

it('depends on nothing that is never published', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const own = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name.startsWith('@tilewright/'));
  expect(own.length).toBeGreaterThan(0);
  for (const name of own) {
    const manifest = JSON.parse(readFileSync(`${folder}node_modules/${name}/package.json`, 'utf8')) as object;
    expect(manifest, name).not.toHaveProperty('private');
  }
});
