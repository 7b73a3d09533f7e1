/** What a user reads first when a unit is wrong: the same on every supported compiler, with the names of quantities. */
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile, type Resolution, versions } from './compile.js';
import { createProject, type Project } from './project.js';

const fixture = new URL('../fixtures/mistakes.ts', import.meta.url);
let project: Project;

beforeAll(() => {
  project = createProject();
  copyFileSync(fixture, join(project.folder, 'mistakes.ts'));
});
afterAll(() => project.dispose());

/** The order of the members of a union or of an object is no compiler's promise. */
function settled(message: string): string {
  return message
    .replace(/'([^'|]+(?: \| [^'|]+)+)'/g, (_, union: string) => `'${union.split(' | ').sort().join(' | ')}'`)
    .replace(/\{ ([^{}]+); \}/g, (_, members: string) => `{ ${members.split('; ').sort().join('; ')}; }`);
}

/** Each line of the fixture that must fail, with the text above it. */
function expected(): string[] {
  return readFileSync(fixture, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.startsWith('// error: ') ? [settled(`${index + 2}: ${line.slice(10)}`)] : []));
}

describe.each(versions)('TypeScript %s', (version) => {
  it.each<Resolution>(['NodeNext', 'Bundler'])('names the quantities of each mistake (%s)', (resolution) => {
    const said = compile(project.folder, version, resolution, ['mistakes.ts']).map(
      ({ file, line, message }) => (file === 'mistakes.ts' ? '' : `${file} `) + settled(`${line}: ${message}`),
    );
    expect(said).toEqual(expected());
  });
});
