import { describe, expect, it } from 'vitest';
import { releaseProblems } from './release-problems.mjs';

const version = '0.1.0-next.20270115093000';

/**
 * A packed package.
 *
 * @param {string} name
 * @param {object} [manifest] fields of package.json
 * @param {string} [changelog]
 */
function packed(name, manifest = {}, changelog = `# ${name}\n\n## ${version}\n\n### Minor Changes\n\n- Better.\n`) {
  const files = { 'package.json': JSON.stringify({ name, version, ...manifest }), 'CHANGELOG.md': changelog };
  return { name, files: new Map(Object.entries(files)) };
}

const units = packed('units');

describe('releaseProblems', () => {
  it('finds none in a good release', () => {
    const tilemap = packed('tilemap', { peerDependencies: { units: `^${version}`, phaser: '^4.0.0' } });
    expect(releaseProblems([units, tilemap])).toEqual([]);
    expect(releaseProblems([packed('units', {}, `# units\n\n## ${version}\n\n## 0.0.1\n\nOlder.\n`)])).toEqual([]);
  });

  it.each([
    [
      packed('tilemap', { version: '0.0.0' }),
      'the packages of a release must have one version: units 0.1.0-next.20270115093000, tilemap 0.0.0. Put them into "fixed"',
    ],
    [
      packed('tilemap', { peerDependencies: { units: '^0.0.0' } }),
      'tilemap: the peer units must be ^0.1.0-next.20270115093000: ^0.0.0',
    ],
    [packed('tilemap', {}, ''), 'tilemap: CHANGELOG.md must begin with # tilemap'],
    [
      packed('tilemap', {}, '# tilemap\n\n## 0.0.1\n'),
      'tilemap: the first section of CHANGELOG.md must be 0.1.0-next.20270115093000',
    ],
  ])('finds %#', (other, problem) => {
    const problems = releaseProblems([units, other]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  it('refuses a version of the other kind', () => {
    const final = packed('units', { version: '0.1.0' }, '# units\n\n## 0.1.0\n');
    expect(releaseProblems([final], 'preview')).toEqual([
      'the preview must have a version such as 0.1.0-next.20270115093000: 0.1.0',
    ]);
    expect(releaseProblems([units], 'final release')).toEqual([
      'the final release must have a version such as 0.1.0: 0.1.0-next.20270115093000',
    ]);
    expect(releaseProblems([final], 'final release')).toEqual([]);
    expect(releaseProblems([units], 'preview')).toEqual([]);
  });
});
