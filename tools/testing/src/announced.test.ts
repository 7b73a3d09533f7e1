import { describe, expect, it } from 'vitest';
import { announcedErrors, disagreements } from '../announced.mjs';

/** The announced lines, and the code without the comments. */
function found(code: string): { lines: [line: number, message: string][]; rest: string } {
  const errors = announcedErrors(code);
  const rest = errors.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), code);
  return { lines: errors.map(({ line, message }) => [line, message]), rest };
}

describe('the announced errors of an example', () => {
  it('stand at the statements below their comments', () => {
    expect(found('const a = 1;\n// error: no sum\n\n// why\na + b;\n  // error: no product\na * c;\n')).toEqual({
      lines: [
        [5, 'no sum'],
        [7, 'no product'],
      ],
      rest: 'const a = 1;\n\n// why\na + b;\na * c;\n',
    });
  });

  it('stand inside of a statement where their comments do', () => {
    const code = 'function f() {\n  // error: no sum\n  a + b;\n}\nf(\n  1,\n  // error: no text\n  2,\n);\ng();\n';
    expect(found(code)).toEqual({
      lines: [
        [3, 'no sum'],
        [8, 'no text'],
      ],
      rest: 'function f() {\n  a + b;\n}\nf(\n  1,\n  2,\n);\ng();\n',
    });
  });

  it('stand behind the code where nothing is below', () => {
    const behind = { lines: [[3, 'no sum']], rest: 'const a = 1;\n' };
    expect(found('const a = 1;\n// error: no sum\n')).toEqual(behind);
    expect(found('const a = 1;\n// error: no sum')).toEqual({ ...behind, lines: [[2, 'no sum']] });
  });
});

describe('the disagreements with a compiler', () => {
  const announced = [{ line: 2, message: 'no sum' }];

  it('are none if it says what is announced, and more', () => {
    expect(disagreements(announced, [{ line: 2, message: 'There is no sum of a and b.' }])).toEqual([]);
  });

  it.each([
    ['says nothing', [], ['line 2 should not compile: no sum']],
    ['says something else', [{ line: 2, message: 'No b.' }], ['line 2 should not compile: no sum']],
    [
      'says it elsewhere',
      [{ line: 3, message: 'no sum' }],
      ['line 2 should not compile: no sum', 'line 3 does not compile: no sum'],
    ],
  ])('are there if it %s', (_, said, expected) => {
    expect(disagreements(announced, said)).toEqual(expected);
  });

  it('name lines by their places', () => {
    expect(disagreements(announced, [], (line) => `README.md:${line}`)).toEqual([
      'README.md:2 should not compile: no sum',
    ]);
  });
});
