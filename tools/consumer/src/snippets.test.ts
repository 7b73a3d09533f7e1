/** Every example of the documentation gives what it says. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { likeABrowser, newFolder } from './project.js';
import { allExamples, prepare } from './snippets.js';

describe('the examples of the documentation', () => {
  const examples = allExamples();

  it('are there', () => {
    expect(examples.filter(({ file }) => file === 'README.md').length).toBeGreaterThan(0);
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

  it('do not run a statement with a mistake inside', () => {
    const code = 'f();\n() => {\n  // error: no\n  a + b;\n};\ng();\n';
    const { run } = prepare({ file: 'page.md', line: 1, code, home: undefined, runs: true }, new Map());
    expect(run).toContain('f();\n');
    expect(run).not.toContain('a + b');
    expect(run).toContain('g();\n');
  });

  it('give what they say', () => {
    const folder = newFolder();
    const checks = join(folder, 'check.mjs');
    writeFileSync(
      checks,
      `import { deepStrictEqual } from 'node:assert';
export let place = '';
/** Says which statement runs next, and where it stands. */
export const at = (next) => { place = next; };
export const check = (actual, expected) => deepStrictEqual(actual, expected);\n`,
    );
    const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
    const modules = examples
      .filter(({ runs }) => runs)
      .map(({ file, line, run }, index) => {
        const path = join(folder, `example${index}.js`);
        writeFileSync(path, ts.transpileModule(run, { compilerOptions }).outputText);
        return [pathToFileURL(path).href, `${file}:${line}`];
      });
    const script = `const checks = await import(${JSON.stringify(pathToFileURL(checks).href)});
      const failed = [];
      for (const [url, start] of ${JSON.stringify(modules)}) {
        checks.at(start);
        try { await import(url); } catch (error) { failed.push(checks.place + '\\n' + (error?.message ?? error)); }
      }
      console.log('\\n' + JSON.stringify(failed));`;
    const output = execFileSync(process.execPath, [...likeABrowser, '--input-type=module', '-e', script], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(JSON.parse(output.trimEnd().split('\n').at(-1) ?? '[]')).toEqual([]);
  });
});
