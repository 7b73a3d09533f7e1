/** What a user reads first when a type is wrong: on every supported compiler, with the names of quantities and the remedy. */
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile, prettyOutput, type Resolution, versions } from './compile.js';
import { createProject, engineNames, type Project } from './project.js';

const fixtures = fileURLToPath(new URL('../fixtures/mistakes', import.meta.url));
const files = readdirSync(fixtures).sort();
let project: Project;

beforeAll(() => {
  project = createProject();
  for (const file of files) copyFileSync(join(fixtures, file), join(project.folder, file));
});
afterAll(() => project.dispose());

/** The order of the members of a union or of an object is no compiler's promise. */
function settled(message: string): string {
  return message
    .replace(/[\w<>]+(?: \| [\w<>]+)+/g, (union) => union.split(' | ').sort().join(' | '))
    .replace(/\{ ([^{}]+); \}/g, (_, members: string) => `{ ${members.split('; ').sort().join('; ')}; }`);
}

/** Each line of a fixture that must fail, with the text above it; `// error 7.0:` is the wording of one compiler. */
function expected(file: string, version: string): string[] {
  const lines = readFileSync(join(fixtures, file), 'utf8').split('\n');
  const own = `// error ${version}: `;
  return lines.flatMap((line, index) => {
    if (!line.startsWith('// error: ')) return [];
    const fails = lines.findIndex((other, at) => at > index && !other.startsWith('// error'));
    const said = lines.slice(index + 1, fails).find((other) => other.startsWith(own));
    return [settled(`${file} ${fails + 1}: ${said === undefined ? line.slice(10) : said.slice(own.length)}`)];
  });
}

/** Its lines say which argument is missing, in what compilers print below the first line. */
const missing = 'solid.ts';

/** First lines that leave a user alone: overloads name no culprit, these symbols no remedy, and these types nothing to give. */
const riddle =
  /^No overload matches|^Property '\[(?!Symbol|madeBy|givenBy|takenFrom|readFrom)|NoInfer<|to type 'never'/;

/** The declarations of engines have errors of their own. */
const inEngines = new RegExp(`/node_modules/(?:${engineNames.join('|')})/`);

describe.each(versions)('TypeScript %s', (version) => {
  it.each<Resolution>(['NodeNext', 'Bundler'])(
    'names the quantities of each mistake (%s)',
    (resolution) => {
      const diagnostics = compile(project.folder, version, resolution, files).filter(
        ({ file }) => !inEngines.test(file),
      );
      const said = diagnostics.map(({ file, line, message }) => settled(`${file} ${line}: ${message}`));
      expect(said.sort()).toEqual(files.flatMap((file) => expected(file, version)).sort());
      expect(diagnostics.filter(({ message }) => riddle.test(message))).toEqual([]);
    },
    600_000,
  );

  it('names each argument that is missing', () => {
    const said = [
      ...prettyOutput(project.folder, version, [missing]).matchAll(/rest parameter '(\w+)' were not provided/g),
    ];
    const named = readFileSync(join(fixtures, missing), 'utf8').matchAll(/^\/\/ missing: (\w+)$/gm);
    expect(said.map(([, name]) => name)).toEqual([...named].map(([, name]) => name));
  }, 600_000);
});
