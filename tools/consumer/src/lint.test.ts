/** The recommended lint configuration catches what the compiler lets through, as far as a rule can. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { caught, gaps, head, missed } from './gaps.js';
import { linkModule, newFolder, packageNames, repository } from './project.js';

/** What oxlint says of each line: its number and the rules. */
let said: string[];

beforeAll(() => {
  const folder = newFolder();
  linkModule(folder, 'oxlint-tsgolint', join(repository, 'node_modules/oxlint-tsgolint'));
  const extended = '../node_modules/@tilewright/units/oxlint.recommended.json';
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ extends: [extended] }));
  const compilerOptions = { strict: true, module: 'NodeNext', target: 'ES2022', noEmit: true, types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['linted'] }));
  mkdirSync(join(folder, 'linted'));
  writeFileSync(join(folder, 'linted/gaps.ts'), gaps());
  const oxlint = join(repository, 'node_modules/.bin', process.platform === 'win32' ? 'oxlint.cmd' : 'oxlint');
  const { stdout } = spawnSync(oxlint, ['--type-aware', '-f', 'unix', 'linted'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  said = stdout.split('\n').flatMap((line) => {
    const [, row, rule] = /:(\d+):\d+: .*\(([a-z-]+)\)\]$/.exec(line) ?? [];
    return row === undefined || rule === undefined ? [] : [`${row} ${rule}`];
  });
});

const firstLine = head.split('\n').length;

describe('what the compiler does not catch', () => {
  it.each(packageNames)('is said by @tilewright/%s', (name) => {
    const readme = readFileSync(join(repository, 'packages', name, 'README.md'), 'utf8');
    expect(readme).toMatch(/^## What the compiler does not catch\n\n.+\n\n\| compiles, and is wrong /m);
  });
});

describe('oxlint.recommended.json', () => {
  it.each(caught.map((each, index) => [...each, index] as const))('catches %s by %s', (_expression, rule, index) => {
    expect(said).toContain(`${firstLine + index} ${rule}`);
  });

  it.each(missed.map((expression, index) => [expression, caught.length + index] as const))(
    'does not catch %s',
    (_expression, index) => {
      expect(said.filter((each) => each.startsWith(`${firstLine + index} `))).toEqual([]);
    },
  );

  it('says nothing of the lines above', () => {
    expect(said.filter((each) => Number.parseInt(each, 10) < firstLine)).toEqual([]);
  });
});
