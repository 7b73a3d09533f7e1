/** What a task needs of a program is cut from it with all that it uses, and nothing else. */
import { describe, expect, it } from 'vitest';
import { programs, shownPart, sourceOf } from '../programs.mjs';
import { slice } from '../slice.mjs';
import { tasks } from '../tasks.mjs';

const program = [
  'const here = reader();',
  '',
  'const [space, other] = spaces(here);',
  '// Why.',
  'const add = (space: number) => space;',
  'const unused = other;',
  '',
  '// In each frame.',
  'function update(dx: number, aim: Point) {',
  '  move(dx); // a move',
  '  const { x, y: z } = place(space); // a place',
  '  const sight = ray({ x: aim, other: 1 });',
  '  draw(z, add);',
  '  return sight;',
  '}',
].join('\n');

describe('slice', () => {
  it('keeps what is wanted, and the declarations that it uses', () => {
    expect(slice(program, /const unused/)).toBe(
      'const here = reader();\nconst [space, other] = spaces(here);\nconst unused = other;',
    );
  });

  it('keeps the frame with the parameters that it uses; neither members nor parameters are uses', () => {
    expect(slice(program, /ray\(/)).toBe(
      '// In each frame.\nfunction update(aim: Point) {\n  const sight = ray({ x: aim, other: 1 });\n}',
    );
    expect(slice(program, /const add/)).toBe('// Why.\nconst add = (space: number) => space;');
  });

  it('follows patterns and comments', () => {
    expect(slice(program, /draw\(/)).toBe(
      [
        'const here = reader();',
        'const [space, other] = spaces(here);',
        '// Why.',
        'const add = (space: number) => space;',
        '',
        '// In each frame.',
        'function update() {',
        '  const { x, y: z } = place(space); // a place',
        '  draw(z, add);',
        '}',
      ].join('\n'),
    );
  });

  it('refuses what matches nothing', () => {
    expect(() => slice(program, /nothing/)).toThrow('no statement of the program matches /nothing/');
  });
});

const pairs = tasks.flatMap(({ name: task, wanted, lacks }) =>
  programs.filter(({ name }) => !lacks.includes(name)).map(({ name }) => ({ task, wanted, name })),
);

it.each(pairs)('$task in $name has lines of the program only, and fewer than all', ({ wanted, name }) => {
  const shown = shownPart(sourceOf(name));
  const lines = slice(shown, wanted).split('\n');
  const known = new Set(shown.split('\n'));
  // The parameters of the frame that are not needed are left out.
  expect(lines.filter((line) => !known.has(line) && !line.startsWith('function update('))).toEqual([]);
  expect(lines.length).toBeLessThan(shown.split('\n').length);
});
