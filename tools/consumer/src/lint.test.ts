/** The recommended lint configuration catches what the compiler lets through. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProject, type Project, repository } from './project.js';

/** Each expression compiles though it should not, and the rule that says so. */
const gaps = [
  ['-length', 'no-unsafe-unary-minus'],
  ['`${length}`', 'restrict-template-expressions'],
  [`length + ''`, 'restrict-plus-operands'],
  ['length ? 1 : 2', 'strict-boolean-expressions'],
  ['[length].sort()', 'require-array-sort-compare'],
  ['String(length)', 'no-base-to-string'],
] as const;

let project: Project;

beforeAll(() => {
  project = createProject();
  symlinkSync(
    join(repository, 'node_modules/oxlint-tsgolint'),
    join(project.folder, 'node_modules/oxlint-tsgolint'),
    'junction',
  );
  const extended = './node_modules/@tilewright/units/oxlint.recommended.json';
  writeFileSync(join(project.folder, '.oxlintrc.json'), JSON.stringify({ extends: [extended] }));
  const compilerOptions = { strict: true, module: 'NodeNext', target: 'ES2022', noEmit: true, types: [] };
  writeFileSync(join(project.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['linted'] }));
  mkdirSync(join(project.folder, 'linted'));
  const lines = gaps.map(([expression], index) => `export const gap${index} = ${expression};`);
  const head = `import { type Length, meters } from '@tilewright/units';\n\nconst length: Length = meters(3);\n`;
  writeFileSync(join(project.folder, 'linted/gaps.ts'), `${head}${lines.join('\n')}\n`);
});
afterAll(() => project.dispose());

describe('oxlint.recommended.json', () => {
  it('catches each gap', () => {
    const oxlint = join(repository, 'node_modules/.bin', process.platform === 'win32' ? 'oxlint.cmd' : 'oxlint');
    const { stdout } = spawnSync(oxlint, ['--type-aware', '-f', 'unix', 'linted'], {
      cwd: project.folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const said = stdout.split('\n').map((line) => /:(\d+):\d+: .*\(([a-z-]+)\)\]$/.exec(line)?.slice(1).join(' '));
    for (const [index, [, rule]] of gaps.entries()) expect(said).toContain(`${index + 4} ${rule}`);
  });
});
