import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runNode } from './lib/children.mjs';
import { libraries } from './lib/packages.mjs';
import { root } from './lib/paths.mjs';
import { folderWith } from './testing/folder.mjs';

/** @param {string[]} args */
const pack = (...args) => runNode(join(root, 'scripts/run.cjs'), ['pack', ...args], { quiet: true });

describe('npm run pack', () => {
  it('leaves a tarball of each package in a folder, which it makes', async () => {
    const folder = join(folderWith(), 'packages');
    const { code, output } = await pack(folder);
    expect(code, output).toBe(0);
    const names = libraries().map(({ name }) => name.replace('@', '').replace('/', '-'));
    const files = readdirSync(folder).map((file) => file.replace(/-\d.*\.tgz$/, ''));
    expect(files.sort()).toEqual(names.sort());
  }, 300_000);

  it.each([[[]], [['--help']], [['a', 'b']]])('asks for one folder, not for %j', async (args) => {
    const { code, output } = await pack(...args);
    expect(code).toBe(1);
    expect(output).toContain('Name one folder for the tarballs, such as npm run pack -- ../mygame/packages');
  });
});
