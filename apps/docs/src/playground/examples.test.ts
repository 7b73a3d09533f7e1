/** What the playground promises, with the files and the compiler that the browser gets. */
import { describe, expect, it } from 'vitest';
import { compile } from './compiler/compile.js';
import { environmentWith, FILE, setProgram } from './compiler/environment.js';
import { declarations } from './declarations.js';
import { FIRST_PROGRAM, MISTAKES } from './examples.js';

const environment = environmentWith(declarations());
const compiled = (code: string): ReturnType<typeof compile> => {
  setProgram(environment, code);
  return compile(environment, FILE);
};

it('there are ten mistakes to try', () => {
  expect(MISTAKES.length).toBe(10);
});

describe.each(MISTAKES)('the mistake "$title"', ({ code, says }) => {
  const { refusals } = compiled(code);

  it('is refused with the promised words, and is the only one', () => {
    expect(refusals.map(({ message }) => message.slice(0, says.length))).toEqual([says]);
  });

  it('has a program around it that is right', () => {
    const lines = code.split('\n');
    lines.splice((refusals[0]?.line ?? 0) - 1, 1);
    // An import may be used by the mistake alone.
    expect(compiled(lines.join('\n')).refusals).toEqual([]);
  });
});

it('the first program compiles, and is refused without its duration', () => {
  const { refusals, answers } = compiled(FIRST_PROGRAM);
  expect(refusals).toEqual([]);
  expect(answers.map(({ type }) => type)).toEqual(['Position2', 'Length', 'Tile | undefined']);
  const wrong = compiled(FIRST_PROGRAM.replace('mul(speed, seconds(0.5))', 'speed')).refusals;
  expect(wrong).toEqual([
    expect.objectContaining({
      line: 12,
      message: "Argument of type 'Velocity2' is not assignable to parameter of type 'Difference2'.",
    }),
  ]);
});
