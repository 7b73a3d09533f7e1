// Packs workspaces as a release would.
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './children.mjs';
import { inPairs } from './in-pairs.mjs';
import { Failure } from './paths.mjs';

/**
 * @param {string} source the folder of a package, which must be built
 * @param {string} destination a folder
 * @returns {Promise<string>} the path of the tarball
 */
export async function pack(source, destination) {
  // Each in a folder of its own, so that several at once do not take each other's for theirs.
  const folder = mkdtempSync(join(destination, 'pack-'));
  try {
    const { code, output } = await run('pnpm', ['pack', '--pack-destination', folder], {
      cwd: source,
      quiet: true,
    });
    const [file] = readdirSync(folder);
    if (code !== 0 || file === undefined) throw new Failure(`${output}\n${source} could not be packed: see above.`);
    renameSync(join(folder, file), join(destination, file));
    return join(destination, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Packs several packages into one folder.
 *
 * @param {readonly { folder: string }[]} all
 * @param {string} destination
 * @returns {Promise<string[]>} the paths of the tarballs, in the same order
 */
export async function packAll(all, destination) {
  return inPairs(all, ({ folder }) => pack(folder, destination));
}
