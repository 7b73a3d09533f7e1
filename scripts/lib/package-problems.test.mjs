import { describe, expect, it } from 'vitest';
import { packageProblems } from './package-problems.mjs';

const manifest = {
  name: '@tilewright/tilemap',
  sideEffects: false,
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  scripts: { build: 'tsup' },
  dependencies: { '@tilewright/units': '^1.0.0' },
};

/**
 * A package without problems except those that a test adds.
 *
 * @param {object} changes to package.json
 * @param {Record<string, string | undefined>} files to add, or to remove if undefined
 */
function packed(changes = {}, files = {}) {
  const all = {
    'package.json': JSON.stringify({ ...manifest, ...changes }),
    'README.md': '# tilemap',
    LICENSE: 'MIT',
    'dist/index.js': '',
    'dist/index.js.map': '{ "sourcesContent": [""] }',
    'dist/index.d.ts': '',
    ...files,
  };
  return new Map(
    Object.entries(all).filter(/** @returns {entry is [string, string]} */ (entry) => entry[1] !== undefined),
  );
}

describe('packageProblems', () => {
  it('finds no problem in a good package', () => {
    expect(packageProblems(packed())).toEqual([]);
  });

  it('requires no sources if the source map lists none', () => {
    expect(packageProblems(packed({}, { 'dist/kernel.js.map': '{"sources":[],"mappings":""}' }))).toEqual([]);
  });

  it.each([
    [{}, { LICENSE: undefined }, 'LICENSE is missing from the package'],
    [{}, { 'README.md': undefined }, 'README.md is missing from the package'],
    [{}, { 'src/index.ts': '' }, 'src/index.ts must not be in the package'],
    [{}, { 'dist/index.test.js': '' }, 'dist/index.test.js must not be in the package'],
    [{}, { 'dist/a.test-d.d.ts': '' }, 'dist/a.test-d.d.ts must not be in the package'],
    [{}, { 'dist/index.d.ts.map': '{}' }, 'dist/index.d.ts.map must not be in the package'],
    [{}, { 'dist/build.tsbuildinfo': '' }, 'dist/build.tsbuildinfo must not be in the package'],
    [{}, { 'dist/index.js.map': '{}' }, 'dist/index.js.map has no sources inside'],
    [{}, { 'dist/index.js': undefined }, 'exports["."] points to ./dist/index.js, which is not packed'],
    [{ exports: undefined }, {}, 'package.json has no exports'],
    [
      { exports: { '.': { '@tilewright/source': './src/index.ts' } } },
      {},
      'exports["."] has the workspace\'s own condition @tilewright/source',
    ],
    [{ sideEffects: undefined }, {}, 'package.json must say "sideEffects": false'],
    [{ scripts: { postinstall: 'node x' } }, {}, "the package runs a script on the user's machine: postinstall"],
    [
      { dependencies: { '@tilewright/units': 'workspace:^' } },
      {},
      'dependency @tilewright/units was not resolved: workspace:^',
    ],
    [
      { dependencies: { lodash: '^4.0.0' } },
      {},
      'lodash is a run-time dependency outside the workspace, which packages must not have',
    ],
  ])('finds in %o with %o: %s', (changes, files, problem) => {
    expect(packageProblems(packed(changes, files))).toEqual([problem]);
  });
});
