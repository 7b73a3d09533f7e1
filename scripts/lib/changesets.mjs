// Checks that a changeset announces what a branch changes in the published packages.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, runNode } from './children.mjs';
import { packages } from './packages.mjs';
import { root, toolFile } from './paths.mjs';

/**
 * @param {string} [repository]
 * @returns {Promise<{ code: number; output: string }>}
 */
export async function checkChangesets(repository = root) {
  // Until the first release, all that there is is new, and announced as such.
  const isReleased = packages(repository).some(({ folder }) => existsSync(join(folder, 'CHANGELOG.md')));
  const base = isReleased ? await forkPoint(repository) : undefined;
  if (base === undefined) return { code: 0, output: '' };
  const changeset = toolFile('@changesets/cli', 'changeset');
  const status = await runNode(changeset, ['status', `--since=${base}`], { cwd: repository, quiet: true });
  return { ...status, output: `${status.output}\nRun npm run changeset, and commit its file.` };
}

/**
 * The commit where this branch left main; undefined in a downloaded archive, which has no history.
 *
 * @param {string} repository
 */
async function forkPoint(repository) {
  for (const main of ['origin/main', 'main']) {
    const { code, output } = await run('git', ['merge-base', main, 'HEAD'], { cwd: repository, quiet: true });
    if (code === 0) return output.trim();
  }
  return undefined;
}
