import { describe, expect, it } from 'vitest';
import { inlineProblems } from './inlined-constants.mjs';

const declarations = ['export declare const MOST_TILES = 64;', 'export declare const ERROR_BOUND = 3.6e-15;'].join(
  '\n',
);

/**
 * The problems of a package whose entry re-exports names of a bundle.
 *
 * @param {string} bundle
 * @param {string} entry
 */
function problemsOf(bundle, entry = "import { walk } from './chunk.js';\nexport { walk };\n") {
  const files = new Map([
    ['dist/area/limits.d.ts', declarations],
    ['dist/chunk.js', bundle],
    ['dist/index.js', entry],
  ]);
  return inlineProblems(files, ['dist/index.js']);
}

describe('inlineProblems', () => {
  it.each([
    ['no variable', 'function walk() {\n  return 64;\n}\n'],
    ['other constants', 'var MOST = 64, ERROR = 1;\n'],
    ['a local variable', 'function walk() {\n  let MOST_TILES = 64;\n}\n'],
    ['a long fraction', 'var SCALE_UP = 4149515568880993e165;\n'],
  ])('accepts %s', (_, bundle) => {
    expect(problemsOf(bundle)).toEqual([]);
  });

  it('accepts a constant that an entry exports', () => {
    const entry = "export { MOST_TILES, walk } from './chunk.js';\n";
    expect(problemsOf('var MOST_TILES = 64;\n', entry)).toEqual([]);
  });

  it('passes over a chunk of an earlier build, which no entry imports', () => {
    expect(problemsOf('var MOST_TILES = 64;\n', 'export {};\n')).toEqual([]);
  });

  it.each([
    ['var MOST_TILES = 64;\n', 'MOST_TILES'],
    ['var other = 1, MOST_TILES = 64, Walk = class {\n};\n', 'MOST_TILES'],
    ['var ERROR_BOUND2 = 36e-16;\n', 'ERROR_BOUND2'],
  ])('reports %s', (bundle, name) => {
    expect(problemsOf(bundle)).toEqual([
      `dist/chunk.js declares ${name}, which the build should have written in place`,
    ]);
  });
});
