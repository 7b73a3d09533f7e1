/**
 * What every supported compiler says of code that uses the packed packages: each reads them once, for all of it.
 *
 * - Mistakes: what a user reads first when a type is wrong has the names of quantities and the remedy.
 * - Type tests, under their public names: what must compile and what must not.
 * - Examples of the documentation: each compiles as it says.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { disagreements } from '@tilewright/testing/announced';
import { beforeAll, describe, expect, it } from 'vitest';
import { compile, type Diagnostic, type Resolution, versions } from './compile.js';
import { gaps } from './gaps.js';
import { copyMistakes, expectedErrors, missing, missingArguments, settled } from './mistakes.js';
import { newFolder, packageNames } from './project.js';
import { allExamples } from './snippets.js';
import { writeTypeTests } from './typeTests.js';

const folder = newFolder();
const mistakes = copyMistakes(folder);
const typeTests = writeTypeTests(folder);
writeFileSync(join(folder, 'gaps.ts'), gaps());
const examples = allExamples().map((example, index) => ({ ...example, compiledAs: `examples/example${index}.ts` }));
mkdirSync(join(folder, 'examples'));
for (const { compiled, compiledAs } of examples) writeFileSync(join(folder, compiledAs), compiled);
/** What is compiled under each resolution. */
const filesFor = (resolution: Resolution): string[] => [
  ...mistakes,
  ...typeTests,
  'gaps.ts',
  ...(resolution === 'NodeNext' ? examples.map(({ compiledAs }) => compiledAs) : []),
];

/**
 * First lines that leave a user alone: overloads name no culprit, these symbols no remedy, and these types nothing to
 * give.
 */
const riddle =
  /^No overload matches|^Property '\[(?!Symbol|madeBy|givenBy|takenFrom|readFrom)|NoInfer<|to type 'never'/;

it('there are type tests for every package', () => {
  for (const name of packageNames) expect(typeTests.some((file) => file.startsWith(`types/${name}-`))).toBe(true);
});

describe.each(versions.flatMap((version) => [[version, 'NodeNext'] as const, [version, 'Bundler'] as const]))(
  'TypeScript %s, %s',
  (version, resolution: Resolution) => {
    let said: readonly Diagnostic[];
    beforeAll(() => {
      said = compile(folder, version, resolution, filesFor(resolution));
    }, 600_000);
    const saidOf = (start: string): Diagnostic[] => said.filter(({ file }) => file.startsWith(start));

    it('names the quantities of each mistake', () => {
      const lines = saidOf('mistakes/').map(({ file, line, message }) => settled(`${file} ${line}: ${message}`));
      expect(lines.sort()).toEqual(mistakes.flatMap((file) => expectedErrors(file, version)).sort());
      expect(saidOf('mistakes/').filter(({ message }) => riddle.test(message))).toEqual([]);
    });

    it('names each argument that is missing', () => {
      const rest = saidOf(missing).map((each) => each.rest);
      const named = [...rest.join('\n').matchAll(/rest parameter '(\w+)' were not provided/g)].map(([, name]) => name);
      expect(named).toEqual(missingArguments());
    });

    it('finds nothing wrong with the type tests, with what linters must find, and with all declarations', () => {
      expect(said.filter(({ file }) => !/^(?:mistakes|examples)\//.test(file))).toEqual([]);
    });

    if (resolution === 'Bundler') return;
    it('compiles the examples as they say', () => {
      const unmet = examples.flatMap(({ compiledAs, errors, placeOf }) =>
        disagreements(errors, saidOf(compiledAs), placeOf),
      );
      expect(unmet).toEqual([]);
    });
  },
);
