/** The documents show the programs as they are, and no program needs more lines than it may. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { count, documents, limits, linesToPaste } from '../glue.mjs';
import { programs, shownPart, withImports } from '../programs.mjs';

function countOf(name: string): ReturnType<typeof count> {
  return count(readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8'));
}

it.each(programs)('$title needs no more glue than it may', ({ name, adapter }) => {
  const { glue, drawing } = countOf(name);
  expect(glue).toBeGreaterThan(0);
  expect(glue).toBeLessThanOrEqual(adapter === undefined ? limits.recipe : limits.adapter);
  expect(drawing).toBeLessThanOrEqual(limits.drawing);
});

it.each(documents())('$name shows the programs as they are', ({ path, text }) => {
  expect(readFileSync(path, 'utf8').replaceAll('\r\n', '\n'), 'run node tools/game-engines/glue.mjs').toBe(text);
});

it('the lines to paste are those that are shown, without imports, comments and empty lines', () => {
  const source = [
    'before();',
    '// shown',
    "import 'a';",
    '// glue',
    'space();',
    '',
    '// why',
    'game(); // glue',
    '// end of shown',
  ];
  expect(linesToPaste(source.join('\n'))).toBe(2);
});

describe('count', () => {
  it('counts lines of code in blocks, and lines that are marked', () => {
    const source = [
      'const before = 1;',
      '// glue',
      "import { tile } from 'somewhere';",
      '// why',
      'const space = 1;',
      '',
      'for (;;) {',
      '}',
      '// end of glue',
      'game(); // glue',
      '  // drawing',
      '  draw();',
      '  // end of drawing',
      'draw(); // drawing',
      'after();',
    ];
    expect(count(source.join('\n'))).toEqual({ glue: 4, drawing: 2 });
  });

  it('refuses blocks that do not end', () => {
    expect(() => count('// glue\nspace();')).toThrow('"// glue" has no end');
    expect(() => count('// glue\n// drawing')).toThrow('"// drawing" stands inside of "// glue"');
    expect(() => count('// end of glue')).toThrow('"// end of glue" ends nothing');
  });
});

describe('the shown part', () => {
  it('has what is shown, without marks, and the imports of that', () => {
    const source = [
      "import { type A, b, c } from 'one';",
      "import d from 'two';",
      "import { type G, h } from 'four';",
      "import e from 'three';",
      "import { f } from './own.js';",
      'hidden(c);',
      '  // shown',
      '  // glue',
      '  const a: A & G = b(e); // glue',
      '  // end of glue',
      '  // A comment.',
      '  f(a);',
      '  // end of shown',
      'd();',
    ];
    const text = source.join('\n');
    expect(withImports(text, shownPart(text))).toBe(
      "import { type A, b } from 'one';\nimport type { G } from 'four';\nimport e from 'three';\n\nconst a: A & G = b(e);\n// A comment.\nf(a);",
    );
  });
});
