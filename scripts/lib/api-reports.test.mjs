import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith, writeFiles } from '../testing/folder.mjs';
import { checkReports, exportedNames, nextRelease, writeReports } from './api-reports.mjs';

const types = (/** @type {string} */ name) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });
const manifest = {
  name: '@scope/a',
  version: '1.0.0',
  exports: { '.': types('index'), './kernel': types('kernel'), './package.json': './package.json' },
};

/**
 * A repository with one published package of two entries, as it is after its build, and a private one.
 *
 * @param {Record<string, string>} [files]
 */
function repository(files = {}) {
  return folderWith({
    'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
    'tsconfig.base.json':
      '{ "compilerOptions": { "strict": true, "module": "NodeNext", "types": [], "lib": ["ES5"] } }',
    'packages/a/package.json': JSON.stringify(manifest),
    'packages/a/dist/index.d.ts': `export type { Options } from './options.js';\n/** Runs. */\nexport declare function run(options: Options): void;\nimport type { Options } from './options.js';\n`,
    'packages/a/dist/options.d.ts': 'export interface Options {\n    readonly speed: number;\n}\n',
    'packages/a/dist/kernel.d.ts': 'export declare const limit: number;\n',
    'packages/b/package.json': '{ "name": "b", "private": true, "exports": { ".": { "types": "./none.d.ts" } } }',
    ...files,
  });
}

const good = { code: 0, output: '' };
const remedy = 'If the change is meant, run npm run api, which writes the reports, and commit them.';

describe('the reports', () => {
  it('are those of each entry with types, of each published package', async () => {
    const folder = repository();
    expect(await checkReports(folder)).toEqual({
      code: 1,
      output: `packages/a/api/index.api.md is missing.\npackages/a/api/kernel.api.md is missing.\n${remedy}`,
    });
    const written = ['packages/a/api/index.api.md', 'packages/a/api/kernel.api.md'];
    expect(writeReports(folder)).toEqual({ written, problems: [] });
    expect(readFileSync(join(folder, 'packages/a/api/index.api.md'), 'utf8')).toContain('run(options: Options): void;');
    expect(readFileSync(join(folder, 'packages/a/api/kernel.api.md'), 'utf8')).toContain('export const limit: number;');
    expect(await checkReports(folder)).toEqual(good);
    expect(writeReports(folder)).toEqual({ written: [], problems: [] });
  });

  it('show what changed, until the change is accepted', async () => {
    const folder = repository();
    writeReports(folder);
    writeFiles(folder, { 'packages/a/dist/kernel.d.ts': 'export declare const limit: string;\n' });
    const { code, output } = await checkReports(folder);
    expect(code).toBe(1);
    expect(output).toMatch(/^packages\/a\/api\/kernel\.api\.md is not what the package declares:/);
    expect(output).toContain('-export const limit: number;\n+export const limit: string;');
    expect(output).toContain(remedy);
    expect(writeReports(folder).written).toEqual(['packages/a/api/kernel.api.md']);
    expect(await checkReports(folder)).toEqual(good);
  });

  it('see members of a type that is exported from elsewhere', async () => {
    const folder = repository();
    writeReports(folder);
    writeFiles(folder, {
      'packages/a/dist/options.d.ts': 'export interface Options {\n    readonly pace: number;\n}\n',
    });
    expect((await checkReports(folder)).output).toContain('-    readonly speed: number;\n+');
  });

  it('take any ends of lines', async () => {
    const folder = repository();
    writeReports(folder);
    const path = 'packages/a/api/index.api.md';
    writeFiles(folder, { [path]: readFileSync(join(folder, path), 'utf8').replaceAll('\n', '\r\n') });
    expect(await checkReports(folder)).toEqual(good);
  });

  it('go with their entries', async () => {
    const folder = repository();
    writeReports(folder);
    const { './kernel': _, ...exports } = manifest.exports;
    writeFiles(folder, { 'packages/a/package.json': JSON.stringify({ ...manifest, exports }) });
    expect(await checkReports(folder)).toEqual({
      code: 1,
      output: `packages/a/api/kernel.api.md is the report of an entry that is not exported.\n${remedy}`,
    });
    expect(writeReports(folder).written).toEqual(['packages/a/api/kernel.api.md']);
    expect(existsSync(join(folder, 'packages/a/api/kernel.api.md'))).toBe(false);
    expect(await checkReports(folder)).toEqual(good);
  });
});

describe('what is wrong whatever the reports say', () => {
  it('is a type that a signature names and no entry exports', async () => {
    const folder = repository({
      'packages/a/dist/kernel.d.ts': `import type { Options } from './options.js';\ninterface Secret {\n}\nexport declare function start(options: Options): Secret;\nexport {};\n`,
    });
    const problem = '@scope/a: a signature of "./kernel" names Secret, which no entry exports. Export it.';
    expect(writeReports(folder).problems).toEqual([problem]);
    // `Options` is exported by the other entry.
    expect(await checkReports(folder)).toEqual({ code: 1, output: problem });
  });

  it('is not a type of a namespace', async () => {
    const folder = repository({
      'packages/a/dist/index.d.ts': `export type * as parts from './options.js';\n/** Runs. */\nexport declare function run(options: Options): void;\nimport type { Options } from './options.js';\n`,
    });
    expect(writeReports(folder).problems).toEqual([]);
  });

  it('is a declaration that does not compile', () => {
    const twice = 'export declare const limit: number;\nexport declare const limit: string;\n';
    const folder = repository({ 'packages/a/dist/kernel.d.ts': twice });
    expect(writeReports(folder).problems).toContainEqual(
      expect.stringMatching(/^packages\/a\/dist\/kernel\.d\.ts:1: .*Cannot redeclare block-scoped variable 'limit'/),
    );
  });

  it('is a package that is not built', async () => {
    const { './kernel': kernel } = manifest.exports;
    const folder = repository({
      'packages/a/package.json': JSON.stringify({
        ...manifest,
        exports: { './kernel': kernel, './other': types('other') },
      }),
    });
    await expect(checkReports(folder)).rejects.toThrow('packages/a/dist/other.d.ts is not built: run npm run build');
  });
});

describe('exportedNames', () => {
  it('are those of declarations, of lists and of namespaces', () => {
    const report = [
      'export abstract class A<T> {',
      'export function b(): void;',
      'export const c: number;',
      'export type D = 1;',
      'export interface E {',
      'interface F {',
      'declare namespace g {',
      '    export {',
      '        H,',
      '        I_2 as I',
      '    }',
      '}',
      'export { g }',
      'export { J }',
    ];
    expect(exportedNames(report.join('\n'))).toEqual(['A', 'b', 'c', 'D', 'E', 'H', 'I', 'g', 'J']);
  });
});

describe('the release that a name came with', () => {
  const since = (/** @type {string} */ folder) => join(folder, 'packages/a/api/since.json');
  const added = {
    'packages/a/dist/kernel.d.ts': 'export declare const limit: number;\nexport declare const b: number;\n',
  };

  it.each([
    ['0.0.0', '0.1.0'],
    ['0.1.0', '0.2.0'],
    ['1.4.2', '1.5.0'],
  ])('is, after %s, %s', (version, next) => {
    expect(nextRelease(version)).toBe(next);
  });

  it('is noted for names that are added to a report', async () => {
    const folder = repository();
    writeReports(folder);
    rmSync(since(folder)); // these are all of the names
    writeFiles(folder, added);
    writeReports(folder);
    expect(JSON.parse(readFileSync(since(folder), 'utf8'))).toEqual({ 'kernel#b': '1.1.0' });
    expect(await checkReports(folder)).toEqual(good);
  });

  it('is not noted before the first release, with which all names come', () => {
    const folder = repository({ 'packages/a/package.json': JSON.stringify({ ...manifest, version: '0.0.0' }) });
    writeReports(folder);
    writeFiles(folder, added);
    writeReports(folder);
    expect(existsSync(since(folder))).toBe(false);
  });
});
