import { describe, expect, it } from 'vitest';
import { packageProblems } from './package-problems.mjs';

const manifest = {
  name: '@tilewright/tilemap',
  version: '1.0.0',
  description: 'Tiles',
  keywords: ['tile'],
  homepage: 'https://example.com/repository/tree/main/packages/tilemap#readme',
  bugs: { url: 'https://example.com/repository/issues' },
  license: 'MIT',
  author: 'somebody',
  repository: { type: 'git', url: 'git+https://example.com/repository.git', directory: 'packages/tilemap' },
  type: 'module',
  files: ['dist', 'CHANGELOG.md'],
  sideEffects: false,
  exports: {
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './package.json': './package.json',
  },
  publishConfig: { access: 'public', provenance: true },
  peerDependencies: { '@tilewright/units': '^1.0.0' },
  engines: { node: '>=20.19' },
};

/**
 * A package without problems, except for those that a test puts into it.
 *
 * @param {object} changes to package.json
 * @param {Record<string, string | undefined>} files to add, or to remove if undefined
 */
function packed(changes = {}, files = {}) {
  const all = {
    'package.json': JSON.stringify({ ...manifest, ...changes }),
    'README.md': '# tilemap',
    LICENSE: 'MIT',
    'CHANGELOG.md': '# @tilewright/tilemap\n\n## 1.0.0\n',
    'dist/index.js': 'export {};\n',
    'dist/index.d.ts': '',
    'skills/tilewright/SKILL.md': '# tilewright',
    ...files,
  };
  return new Map(
    Object.entries(all).filter(/** @returns {entry is [string, string]} */ (entry) => entry[1] !== undefined),
  );
}

/** What the manifest of an adapter has in place of the one above. */
const adapter = {
  name: '@tilewright/phaser',
  peerDependencies: { ...manifest.peerDependencies, phaser: '^3.90.0 || ^4.0.0' },
};

describe('packageProblems', () => {
  it('finds no problem in a good package', () => {
    expect(packageProblems(packed())).toEqual([]);
  });

  it('asks for the page for coding agents', () => {
    const absent = { 'skills/tilewright/SKILL.md': undefined };
    expect(packageProblems(packed({}, absent))).toEqual(['skills/tilewright/SKILL.md is missing from the package']);
  });

  it('asks for a change log from the first release on', () => {
    const absent = { 'CHANGELOG.md': undefined };
    expect(packageProblems(packed({}, absent))).toEqual(['CHANGELOG.md is missing from the package']);
    expect(packageProblems(packed({ version: '0.0.0' }, absent))).toEqual([]);
  });

  it('allows the fields of an optional peer', () => {
    const changes = { peerDependenciesMeta: { '@tilewright/units': { optional: true } } };
    expect(packageProblems(packed(changes))).toEqual([]);
  });

  it('allows an adapter the engine that it is for, as a peer', () => {
    expect(packageProblems(packed(adapter))).toEqual([]);
  });

  it.each([
    [{}, { LICENSE: undefined }, 'LICENSE is missing from the package'],
    [{}, { 'README.md': undefined }, 'README.md is missing from the package'],
    [{}, { 'src/index.ts': '' }, 'src/index.ts must not be in the package'],
    [{}, { 'dist/index.test.js': '' }, 'dist/index.test.js must not be in the package'],
    [{}, { 'dist/a.test-d.d.ts': '' }, 'dist/a.test-d.d.ts must not be in the package'],
    [{}, { 'dist/index.d.ts.map': '{}' }, 'dist/index.d.ts.map must not be in the package'],
    [{}, { 'dist/build.tsbuildinfo': '' }, 'dist/build.tsbuildinfo must not be in the package'],
    [{}, { 'dist/index.js.map': '{}' }, 'dist/index.js.map must not be in the package'],
    [
      {},
      { 'dist/index.js': 'export {};\n//# sourceMappingURL=index.js.map\n' },
      'dist/index.js names a source map, which is not packed',
    ],
    [{}, { 'dist/index.js': undefined }, 'exports["."] points to ./dist/index.js, which is not packed'],
    [{ exports: undefined }, {}, 'package.json has no exports'],
    [{ exports: { '.': manifest.exports['.'] } }, {}, 'exports has no "./package.json"'],
    [
      { exports: { './package.json': './package.json', '.': { '@tilewright/source': './src/index.ts' } } },
      {},
      'exports["."] has the workspace\'s own condition @tilewright/source',
    ],
    [{ sideEffects: undefined }, {}, 'package.json must say "sideEffects": false'],
    [{ scripts: { postinstall: 'node x' } }, {}, 'package.json has "scripts", which users do not need'],
    [{ devDependencies: {} }, {}, 'package.json has "devDependencies", which users do not need'],
    [{ 'size-limit': [] }, {}, 'package.json has "size-limit", which users do not need'],
    [{ homepage: undefined }, {}, 'package.json has no "homepage"'],
    [{ files: ['dist'] }, {}, 'files must list CHANGELOG.md'],
    [{ bugs: undefined }, {}, 'package.json has no "bugs"'],
    [{ author: undefined }, {}, 'package.json has no "author"'],
    [
      { homepage: 'https://example.com/repository/tree/main/packages/units#readme' },
      {},
      'homepage does not lead to packages/tilemap',
    ],
    [{ publishConfig: { access: 'public' } }, {}, 'publishConfig must be { "access": "public", "provenance": true }'],
    [
      { dependencies: { '@tilewright/units': '^1.0.0' }, peerDependencies: {} },
      {},
      '@tilewright/units must be a peer dependency: two copies of it refuse right code',
    ],
    [
      { peerDependencies: { '@tilewright/units': 'workspace:^' } },
      {},
      'dependency @tilewright/units was not resolved: workspace:^',
    ],
    [
      { dependencies: { lodash: '^4.0.0' } },
      {},
      'lodash is a run-time dependency outside the workspace, which packages must not have',
    ],
    [
      { peerDependencies: { phaser: '^4.0.0' } },
      {},
      'phaser is a run-time dependency outside the workspace, which packages must not have',
    ],
    [
      { ...adapter, peerDependencies: { ...adapter.peerDependencies, 'pixi.js': '^8.0.0' } },
      {},
      'pixi.js is a run-time dependency outside the workspace, which packages must not have',
    ],
    [
      { ...adapter, dependencies: { lodash: '^4.0.0' } },
      {},
      'lodash is a run-time dependency outside the workspace, which packages must not have',
    ],
    [
      { ...adapter, dependencies: { phaser: '^4.0.0' } },
      {},
      'phaser must be a peer dependency: the game brings its engine',
    ],
    [
      { ...adapter, peerDependencies: manifest.peerDependencies },
      {},
      'phaser is not a peer dependency, though the package is for it',
    ],
    [
      { ...adapter, peerDependencies: { phaser: '>=3.90.0' } },
      {},
      'the peer phaser must name its majors, as in ^3.90.0 || ^4.0.0: >=3.90.0',
    ],
    [
      { ...adapter, peerDependencies: { phaser: '*' } },
      {},
      'the peer phaser must name its majors, as in ^3.90.0 || ^4.0.0: *',
    ],
    [
      { ...adapter, peerDependenciesMeta: { phaser: { optional: true } } },
      {},
      'the peer phaser must not be optional: the package imports it',
    ],
  ])('finds in %o with %o: %s', (changes, files, problem) => {
    expect(packageProblems(packed(changes, files))).toEqual([problem]);
  });
});

describe('packageProblems of a command', () => {
  const { exports: _, sideEffects: __, peerDependencies: ___, ...shared } = manifest;
  /**
   * @param {object} [changes]
   * @param {Record<string, string | undefined>} [files]
   */
  const command = (changes = {}, files = {}) => {
    const all = packed(
      {},
      {
        'dist/main.js': '#!/usr/bin/env node\n',
        'dist/index.d.ts': undefined,
        'skills/tilewright/SKILL.md': undefined,
        ...files,
      },
    );
    return all.set('package.json', JSON.stringify({ ...shared, bin: 'dist/main.js', ...changes }));
  };

  it('finds none in a good one', () => {
    const templates = { 'dist/templates/a/package.json': '{}', 'dist/templates/a/src/main.test.ts': '' };
    expect(packageProblems(command({}, templates))).toEqual([]);
    expect(packageProblems(command({ bin: { it: './dist/main.js' } }))).toEqual([]);
  });

  it('is small, because it is downloaded each time', () => {
    const problems = packageProblems(command({}, { 'dist/templates/a/map.png': 'x'.repeat(1_000_000) }));
    expect(problems).toEqual([expect.stringMatching(/^the package has 100\d{4} bytes: at most 1000000, because/)]);
  });

  it.each([
    [{}, { 'src/main.ts': '' }, 'src/main.ts must not be in the package'],
    [
      {},
      { 'dist/templates/a/node_modules/b/index.js': '' },
      'dist/templates/a/node_modules/b/index.js must not be in the package',
    ],
    [{ bin: 'dist/other.js' }, {}, 'bin points to dist/other.js, which is not packed'],
    [{}, { 'dist/main.js': 'start();\n' }, 'dist/main.js must begin with #!/usr/bin/env node'],
    [{ dependencies: { valibot: '^1.0.0' } }, {}, 'valibot is a dependency, which a command must not have'],
    [{ exports: manifest.exports }, {}, 'package.json has exports and bin: a command is not imported'],
    [{ publishConfig: {} }, {}, 'publishConfig must be { "access": "public", "provenance": true }'],
  ])('finds in %o with %o: %s', (changes, files, problem) => {
    expect(packageProblems(command(changes, files))).toEqual([problem]);
  });
});
