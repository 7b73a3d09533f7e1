import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runNode } from '../lib/children.mjs';
import { root, toolFile } from '../lib/paths.mjs';
import { folderWith } from '../testing/folder.mjs';

/**
 * The output of oxlint for these files under one rule.
 *
 * @param {[rule: string, setting: unknown]} rule
 * @param {Record<string, string>} files
 */
async function lint(rule, files) {
  const { output } = await runNode(toolFile('oxlint'), ['--format=unix'], { cwd: linted(rule, files), quiet: true });
  return output;
}

/**
 * A folder with these files, and settings with one rule.
 *
 * @param {[rule: string, setting: unknown]} rule
 * @param {Record<string, string>} files
 */
function linted([rule, setting], files) {
  return folderWith({
    ...files,
    '.oxlintrc.json': JSON.stringify({
      jsPlugins: [fileURLToPath(new URL('plugin.mjs', import.meta.url))],
      categories: { correctness: 'off' },
      rules: { [rule]: setting },
    }),
  });
}

describe('no-power', () => {
  it('rejects ** and **=, and allows *', async () => {
    const output = await lint(['tilewright/no-power', 'error'], {
      'a.ts': 'export const a = 3 ** 2;',
      'b.ts': 'export let b = 3; b **= 2;',
      'c.ts': 'export const c = 3 * 2;',
    });
    expect(output.match(/^\w+\.ts/gm)?.sort()).toEqual(['a.ts', 'b.ts']);
  });
});

describe('constant-case', () => {
  it('rejects literals in camelCase at the top of a module', async () => {
    const output = await lint(['tilewright/constant-case', 'error'], {
      'a.ts': 'export const mostTiles = 8;',
      'b.ts': 'const least: number = -1 / 0x40; export { least };',
      'c.ts': 'export const twice = 2 * MOST_TILES; declare const MOST_TILES: number;',
      'd.ts': "export const isOn = false; export const name = 'a';",
      'e.ts': 'export const MOST_TILES = 8; export const table = [1]; export const root = Math.sqrt(2);',
      'f.ts': 'export function f() { const most = 8; return most; } export let count = 0;',
    });
    expect(output.match(/^\w+\.ts:\d+:\d+: .*?\./gm)?.sort()).toEqual([
      'a.ts:1:14: A constant is in UPPER_CASE: write MOST_TILES.',
      'b.ts:1:7: A constant is in UPPER_CASE: write LEAST.',
      'c.ts:1:14: A constant is in UPPER_CASE: write TWICE.',
      'd.ts:1:14: A constant is in UPPER_CASE: write IS_ON.',
      'd.ts:1:41: A constant is in UPPER_CASE: write NAME.',
    ]);
  });
});

describe('comment-width', () => {
  const words = (/** @type {number} */ count) => 'nine more '.repeat(count).trim();
  const wide = words(12).slice(0, 118);

  it('wraps prose at the width of code', async () => {
    const cwd = linted(['tilewright/comment-width', 'error'], {
      'a.ts': `/** ${words(12)} */\nexport const a = 1;\n`,
      'b.ts': `  /**\n   * ${words(13)}\n   * end.\n   *\n   * @param a - ${words(12)}\n   */\nexport const b = 1;\n`,
      'c.ts': `// Short.\n// ${words(12)}\n// end.\nexport const c = 1;\n`,
    });
    await runNode(toolFile('oxlint'), ['--fix'], { cwd, quiet: true });
    const text = (/** @type {string} */ name) => readFileSync(join(cwd, name), 'utf8');
    expect(text('a.ts')).toBe(`/**\n * ${words(11)} nine\n * more\n */\nexport const a = 1;\n`);
    expect(text('b.ts')).toBe(
      `  /**\n   * ${words(11)} nine\n   * ${words(1).slice(5)} ${words(1)} end.\n   *\n   * @param a - ${words(10)} nine\n   * more ${words(1)}\n   */\nexport const b = 1;\n`,
    );
    expect(text('c.ts')).toBe(`// Short. ${words(11)}\n// ${words(1)} end.\nexport const c = 1;\n`);
    expect(await lint(['tilewright/comment-width', 'error'], { 'a.ts': text('a.ts') })).not.toContain('wide');
  });

  it('keeps code in a line together', async () => {
    const cwd = linted(['tilewright/comment-width', 'error'], {
      'a.ts': `/** ${words(11)} \`a + b + c\` */\nexport const a = 1;\n`,
    });
    await runNode(toolFile('oxlint'), ['--fix'], { cwd, quiet: true });
    expect(readFileSync(join(cwd, 'a.ts'), 'utf8')).toContain(` * ${words(11)}\n * \`a + b + c\`\n`);
  });

  it.each([
    ['a drawing', `/**\n *     ${wide}\n */`],
    ['words beside a drawing', `/**\n * --+--   ${wide}\n */`],
    ['a block of code', `/**\n * \`\`\`ts\n * const a = ${wide};\n * const b = 2;\n * \`\`\`\n */`],
    ['an example', `/**\n * @example\n * ${wide}\n */`],
    ['the words of the compiler', `// error: ${wide}\n// error 7.0: ${wide}`],
    ['a setting', `// oxlint-disable-next-line ${wide}`],
    ['what stands behind code', `export const a = 1; // ${wide}`],
    ['what fits', `// ${wide.slice(0, 117)}`],
  ])('leaves %s as it is', async (_, comment) => {
    const output = await lint(['tilewright/comment-width', 'error'], { 'a.ts': `${comment}\nexport const b = 1;\n` });
    expect(output).not.toContain('wide');
  });
});

describe('layers', () => {
  const rule = /** @type {[string, unknown]} */ (['tilewright/layers', 'error']);
  const manifest = { 'packages/units/package.json': '{ "layers": ["types exact", "checks.ts", "values"] }' };
  const source = (/** @type {string} */ from) => `export { a } from '${from}';`;

  it('may import lower layers, their own folder, and packages', async () => {
    const output = await lint(rule, {
      ...manifest,
      'packages/units/src/values/make.ts': source('../types/deep/a.js') + source('../checks.js') + source('./raw.js'),
      'packages/units/src/checks.ts': `import '@tilewright/other'; ${source('./types/a.js')}`,
      'packages/units/src/index.ts': source('./values/make.js'),
      'other/src/types/a.ts': source('../values/a.js'),
    });
    expect(output).not.toContain('layers');
  });

  it.each([
    ['types/a.ts', '../values/make.js', 'types may not import values'],
    ['types/a.ts', '../exact/sum.js', 'types may not import exact'],
    ['types/deep/a.ts', '../../checks.js', 'types may not import checks.ts'],
    ['checks.ts', './values/make.js', 'checks.ts may not import values'],
    ['values/make.ts', '../index.js', 'values may not import index.ts'],
    ['other/a.ts', '../types/a.js', 'other may not import types'],
  ])('%s may not import %s', async (file, from, message) => {
    const statements = [`import { a } from '${from}'; a();`, `export * from '${from}';`, source(from)];
    for (const statement of statements) {
      expect(await lint(rule, { ...manifest, [`packages/units/src/${file}`]: statement })).toContain(
        `${message}: the layers of units, from bottom to top, are types exact | checks.ts | values (packages/units/package.json).`,
      );
    }
  });

  it('must be in the package.json of a package that has folders', async () => {
    const output = await lint(rule, { 'packages/probe/src/types/a.ts': source('../values/a.js') });
    expect(output).toContain('types may not import values: packages/probe/package.json has no "layers".');
  });
});

it('the settings of the repository report circles of type imports', async () => {
  const cwd = folderWith({
    'a.ts': "import type { B } from './b.js';\nexport interface A {\n  b: B;\n}\n",
    'b.ts': "import type { A } from './a.js';\nexport interface B {\n  a: A;\n}\n",
  });
  const args = ['--config', join(root, '.oxlintrc.json'), '--format=unix'];
  const { output } = await runNode(toolFile('oxlint'), args, { cwd, quiet: true });
  expect(output).toContain('a.ts:1:24: Dependency cycle detected');
});
