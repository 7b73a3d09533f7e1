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
    .replace(/[\w<>]+(?: \| [\w<>]+)+/g, (union) => union.split(' | ').sort().join(' | '))
    .replace(/\{ ([^{}]+); \}/g, (_, members: string) => `{ ${members.split('; ').sort().join('; ')}; }`);
}

/** Each line of the fixture that must fail, with the text above it; `// error 7.0:` is the wording of one compiler. */
function expected(version: string): string[] {
  const lines = readFileSync(fixture, 'utf8').split('\n');
  const own = `// error ${version}: `;
  return lines.flatMap((line, index) => {
    if (!line.startsWith('// error: ')) return [];
    const fails = lines.findIndex((other, at) => at > index && !other.startsWith('// error'));
    const said = lines.slice(index + 1, fails).find((other) => other.startsWith(own));
    return [settled(`${fails + 1}: ${said === undefined ? line.slice(10) : said.slice(own.length)}`)];
  });
}

describe.each(versions)('TypeScript %s', (version) => {
  it.each<Resolution>(['NodeNext', 'Bundler'])('names the quantities of each mistake (%s)', (resolution) => {
    const said = compile(project.folder, version, resolution, ['mistakes.ts']).map(
      ({ file, line, message }) => (file === 'mistakes.ts' ? '' : `${file} `) + settled(`${line}: ${message}`),
    );
    expect(said).toEqual(expected(version));
  });
});
