/** Every example of the documentation compiles as it says, under every supported compiler, and gives what it says. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile, versions } from './compile.js';
import { createProject, likeABrowser, packageNames, type Project } from './project.js';
import { allSnippets, type ExportedNames, prepare, type Prepared } from './snippets.js';

const snippets = allSnippets();
const fileOf = (index: number): string => `snippet${index}.ts`;
let project: Project;
let prepared: Prepared[];

beforeAll(() => {
  project = createProject();
  const exported: ExportedNames = new Map(packageNames.map((name) => [name, exportsOf(name)]));
  prepared = snippets.map((snippet) => prepare(snippet, exported));
  for (const [index, { compiled }] of prepared.entries()) writeFileSync(join(project.folder, fileOf(index)), compiled);
});
afterAll(() => project.dispose());

/** The names of the values and types that a packed package exports. */
function exportsOf(name: string): string[] {
  const declarations = readFileSync(join(project.folder, 'node_modules/@tilewright', name, 'dist/index.d.ts'), 'utf8');
  const types = [...declarations.matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(([, all, list = '']) =>
    list.split(',').flatMap((item) => {
      const [, each] = /^\s*(?:type )?(\w+)\s*$/.exec(item) ?? [];
      return each !== undefined && (all !== undefined || item.includes('type ')) ? [each] : [];
    }),
  );
  const script = `import('@tilewright/${name}').then((all) => console.log(JSON.stringify(Object.keys(all))))`;
  const values = execFileSync(process.execPath, [...likeABrowser, '-e', script], {
    cwd: project.folder,
    encoding: 'utf8',
  });
  return [...new Set([...(JSON.parse(values) as string[]), ...types])];
}

describe('the examples of the documentation', () => {
  it('are there', () => {
    expect(snippets.filter(({ file }) => file === 'README.md').length).toBeGreaterThan(0);
  });

  it('are quoted by the line of their document', () => {
    const code = "import { meters } from '@tilewright/units';\n\nconst a = 1; // => 1\n// error: no\na + b;\n";
    const { run, errors, placeOf } = prepare(
      { file: 'page.md', line: 10, code, home: undefined, runs: true },
      new Map(),
    );
    expect(run).toContain('at$("page.md:12: const a = 1;");');
    expect(errors.map(({ line }) => placeOf(line))).toEqual(['page.md:14']);
    const inSource = { file: 'a.ts', line: 20, code: 'meters(1);\nmeters(2); // => 2', home: 'units', runs: true };
    expect(prepare(inSource, new Map([['units', ['meters']]])).run).toContain('at$("a.ts:21: meters(2);");');
  });

  it.each(versions)('compile as they say under TypeScript %s', (version) => {
    const said = compile(
      project.folder,
      version,
      'NodeNext',
      snippets.map((_, index) => fileOf(index)),
    );
    const unmet = prepared.flatMap(({ errors: expected, placeOf }, index) => {
      const lines = said.filter(({ file }) => file === fileOf(index));
      const missing = expected.filter(
        ({ line, message }) => !lines.some((each) => each.line === line && each.message.includes(message)),
      );
      const surplus = lines.filter(({ line }) => !expected.some((each) => each.line === line));
      return [
        ...missing.map(({ line, message }) => `${placeOf(line)} should not compile: ${message}`),
        ...surplus.map(({ line, message }) => `${placeOf(line)} does not compile: ${message}`),
      ];
    });
    expect(unmet).toEqual([]);
  });

  it('give what they say', () => {
    writeFileSync(
      join(project.folder, 'check.mts'),
      `import { deepStrictEqual } from 'node:assert';
export let place = '';
/** Says which statement runs next, and where it stands. */
export const at = (next: string) => { place = next; };
export const check = (actual: unknown, expected: unknown) => deepStrictEqual(actual, expected);\n`,
    );
    // The declarations of Node are not installed in the project of a user who has no need of them.
    writeFileSync(
      join(project.folder, 'node.d.ts'),
      `declare module 'node:assert';\ndeclare module 'node:fs/promises';\n`,
    );
    for (const [index, { run }] of prepared.entries()) writeFileSync(join(project.folder, fileOf(index)), run);
    const running = [...snippets.entries()].filter(([, { runs }]) => runs);
    const files = running.map(([index]) => fileOf(index));
    compile(project.folder, '7.0', 'NodeNext', ['node.d.ts', 'check.mts', ...files], 'out');
    const modules = running.map(([index, { file, line }]) => [
      pathToFileURL(join(project.folder, 'out', fileOf(index).replace('.ts', '.js'))).href,
      `${file}:${line}`,
    ]);
    const checks = pathToFileURL(join(project.folder, 'out', 'check.mjs')).href;
    const script = `const checks = await import(${JSON.stringify(checks)});
      const failed = [];
      for (const [url, start] of ${JSON.stringify(modules)}) {
        checks.at(start);
        try { await import(url); } catch (error) { failed.push(checks.place + '\\n' + (error?.message ?? error)); }
      }
      console.log('\\n' + JSON.stringify(failed));`;
    const output = execFileSync(process.execPath, [...likeABrowser, '--input-type=module', '-e', script], {
      cwd: project.folder,
      encoding: 'utf8',
    });
    expect(JSON.parse(output.trimEnd().split('\n').at(-1) ?? '[]')).toEqual([]);
  });
});
