/** The type tests of the packages that speak of their public names alone, for a project of the packed packages. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { linkModule, packageNames, repository } from './project.js';

/** Vitest passes on the types of `expectTypeOf`. */
const vitest = `export { expectTypeOf } from 'expect-type';
export declare function describe(name: string, body: () => void): void;
export declare function it(name: string, body: () => void): void;
`;

/** Writes the type tests of all packages into `types`, and returns their files. */
export function writeTypeTests(folder: string): string[] {
  const expectType = createRequire(import.meta.url).resolve('expect-type/package.json');
  linkModule(folder, 'expect-type', dirname(expectType));
  mkdirSync(join(folder, 'types'));
  writeFileSync(join(folder, 'types/vitest.ts'), vitest);
  const all = packageNames.flatMap((name) => typeTests(name).map((text) => ({ name, text })));
  return all.map(({ name, text }, index) => {
    const file = `types/${name}-${index}.ts`;
    writeFileSync(join(folder, file), text);
    return file;
  });
}

/** Type tests of a package, their imports of its entries by the names that users import. */
function typeTests(name: string): string[] {
  const folder = join(repository, 'packages', name, 'src');
  const entries = entriesOf(name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test-d.ts'))
    .map((path) =>
      readFileSync(join(folder, path), 'utf8')
        .replace(/from 'vitest'/g, `from './vitest.js'`)
        .replace(/from '(?:\.\/|(?:\.\.\/)+)(\w+)\.js'/g, (line, entry: string) =>
          entries.has(entry) ? `from '@tilewright/${name}${entry === 'index' ? '' : `/${entry}`}'` : line,
        ),
    )
    .filter((text) => !importsInner(text));
}

const importsInner = (text: string): boolean => /from '\.(?!\/vitest\.js)/.test(text);

/** The modules of a package that users import. */
function entriesOf(name: string): ReadonlySet<string> {
  const manifest = JSON.parse(readFileSync(join(repository, 'packages', name, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  return new Set(Object.keys(manifest.exports).map((entry) => (entry === '.' ? 'index' : entry.slice(2))));
}
