import { describe, expect, it } from 'vitest';
import { compile } from './compile.js';
import { environmentWith, FILE, setProgram } from './environment.js';
import { declarations } from '../declarations.js';

const environment = environmentWith(declarations());
const compiled = (code: string): ReturnType<typeof compile> => {
  setProgram(environment, code);
  return compile(environment, FILE);
};
const IMPORT = "import { add, meters, seconds } from '@tilewright/units';\n";

describe('a program', () => {
  it('that is refused has the words of the compiler, and no script', () => {
    const { refusals, script } = compiled(`${IMPORT}add(meters(3), seconds(2)); // =>`);
    const message = "Argument of type 'Duration' is not assignable to parameter of type 'Length'.";
    expect(refusals).toEqual([{ from: IMPORT.length + 15, to: IMPORT.length + 25, line: 2, message }]);
    expect(script).toBeUndefined();
  });

  it.each([
    ['const x: = 3;', 'Type expected.'],
    ["import { a } from 'lodash';", "Cannot find module 'lodash' or its corresponding type declarations."],
    ['document.title;', "Cannot find name 'document'."],
  ])('may be wrong in other ways: %s', (code, message) => {
    expect(compiled(code).refusals.map((each) => each.message)).toContainEqual(expect.stringContaining(message));
  });

  it('may be empty', () => {
    expect(compiled('')).toMatchObject({ refusals: [], answers: [] });
  });
});

describe('a `// =>` comment', () => {
  const answersOf = (code: string): unknown =>
    compiled(code).answers.map(({ from, to, type }) => [
      code.slice(0, from).split('\n').length,
      code.slice(from, to),
      type,
    ]);

  it.each([
    [
      'shows an expression, and its type if that says more',
      `${IMPORT}add(meters(3), meters(4)); // =>`,
      [[2, '', 'Length']],
    ],
    ['shows a constant', `${IMPORT}const far = meters(3); // => 3`, [[2, ' 3', 'Length']]],
    ['shows a last line without semicolon', '3 + 4 // =>', [[1, '', '']]],
    [
      'is in a function, too',
      'function f() {\n  "a".length; // =>\n}\nf(); // => b',
      [
        [2, '', ''],
        [4, ' b', ''],
      ],
    ],
    [
      'belongs to the end of a longer expression',
      `${IMPORT}add(\n  meters(3),\n  meters(4),\n); // =>`,
      [[5, '', 'Length']],
    ],
    ['is none in a string, or behind something else', "'// =>';\nif (true) { } // =>\n// =>\n", []],
  ])('%s', (_, code, answers) => {
    expect(answersOf(code)).toEqual(answers);
  });

  it('makes a call around the expression, by a name that the program does not have', () => {
    const { script } = compiled('const $show = 3; // =>\n$show + 1; // => 4');
    expect(script?.show).toBe('$show_');
    expect(script?.text).toMatch(/const \$show = 3;\s*;?\s*\$show_\(0, \$show\);/);
    expect(script?.text).toContain('$show_(1, ($show + 1))');
  });
});
