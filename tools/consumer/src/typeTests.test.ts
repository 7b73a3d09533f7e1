/**
 * The type tests of the packages that speak of their public names alone, against the packed packages: what must compile
 * and what must not, under every supported compiler and both ways to resolve modules.
 */
import { mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile, type Resolution, versions } from './compile.js';
import { createProject, engineNames, packageNames, type Project, repository } from './project.js';

let project: Project;
const files: string[] = [];

beforeAll(() => {
  project = createProject();
  linkExpectType();
  writeFileSync(
    join(project.folder, 'vitest.ts'),
    `export { expectTypeOf } from 'expect-type';
export declare function describe(name: string, body: () => void): void;
export declare function it(name: string, body: () => void): void;
`,
  );
  for (const name of packageNames) for (const path of typeTests(name)) addFile(name, path);
});
afterAll(() => project.dispose());

/** The types of `expectTypeOf`, which vitest passes on. */
function linkExpectType(): void {
  const manifest = createRequire(import.meta.url).resolve('expect-type/package.json');
  mkdirSync(join(project.folder, 'node_modules'), { recursive: true });
  symlinkSync(realpathSync(dirname(manifest)), join(project.folder, 'node_modules/expect-type'), 'junction');
}

function typeTests(name: string): string[] {
  const folder = join(repository, 'packages', name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test-d.ts'))
    .map((path) => join(folder, path));
}

/** Writes a type test into the project, its imports of the package's entries by the names that users import. */
function addFile(name: string, path: string): void {
  const entries = entriesOf(name);
  const text = readFileSync(path, 'utf8')
    .replace(/from 'vitest'/g, `from './vitest.js'`)
    .replace(/from '(?:\.\/|(?:\.\.\/)+)(\w+)\.js'/g, (line, entry: string) =>
      entries.has(entry) ? `from '@tilewright/${name}${entry === 'index' ? '' : `/${entry}`}'` : line,
    );
  const inner = /from '\.(?!\/vitest\.js)/.test(text);
  if (inner) return;
  const file = `${name}-${files.length}.ts`;
  writeFileSync(join(project.folder, file), text);
  files.push(file);
}

/** The modules of a package that users import. */
function entriesOf(name: string): ReadonlySet<string> {
  const manifest = JSON.parse(readFileSync(join(repository, 'packages', name, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  return new Set(Object.keys(manifest.exports).map((entry) => (entry === '.' ? 'index' : entry.slice(2))));
}

/** Whether a file belongs to an engine: some of their declarations have errors of their own, which are not ours to mend. */
function isOfEngine(file: string): boolean {
  return engineNames.some((name) => file.includes(`/node_modules/${name}/`));
}

describe('the type tests, from the packed packages', () => {
  it('are there for every package', () => {
    for (const name of packageNames) expect(files.some((file) => file.startsWith(name))).toBe(true);
  });

  it.each(versions.flatMap((version) => [[version, 'NodeNext'] as const, [version, 'Bundler'] as const]))(
    'hold under TypeScript %s, %s',
    (version, resolution: Resolution) => {
      const found = compile(project.folder, version, resolution, files).filter(({ file }) => !isOfEngine(file));
      expect(found).toEqual([]);
    },
  );
});
