// A copy of the repository as it is on the disk, to try what would change its files.
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { run } from './children.mjs';
import { Failure, root, workspaces } from './paths.mjs';

/** What is made by tools, and the history. */
const left = new Set(['node_modules', '.git', '.turbo', '.reports', 'coverage']);

/**
 * Copies the repository into a temporary folder.
 *
 * @param {{ installed: boolean; repository?: string }} options installed: installs the dependencies there, to build and
 *   to test; otherwise takes along what is built, and links the workspaces only, which is enough to pack them and ten
 *   times as fast
 * @returns {Promise<{ folder: string; dispose: () => void }>}
 */
export async function copyRepository({ installed, repository = root }) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'tilewright-copy-'));
  const dispose = () => rmSync(folder, { recursive: true, force: true });
  try {
    const filter = (/** @type {string} */ path) =>
      !left.has(basename(path)) && !(installed && basename(path) === 'dist');
    cpSync(repository, folder, { recursive: true, filter });
    if (installed) await installDependencies(folder);
    else linkWorkspaces(folder);
    return { folder, dispose };
  } catch (error) {
    dispose();
    throw error;
  }
}

/** @param {string} folder */
async function installDependencies(folder) {
  const args = ['install', '--frozen-lockfile', '--prefer-offline'];
  const { code, output } = await run('pnpm', args, { cwd: folder, quiet: true });
  if (code !== 0) throw new Failure(`${output}\nThe copy in ${folder} could not be installed: see above.`);
}

/**
 * Packing looks there for the version of each `workspace:` dependency.
 *
 * @param {string} repository
 */
function linkWorkspaces(repository) {
  const all = workspaces(repository);
  for (const { folder, manifest } of all) {
    const needed = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies };
    for (const other of all.filter(({ name }) => name in needed)) {
      const link = join(folder, 'node_modules', other.name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(other.folder, link, 'junction');
    }
  }
}
