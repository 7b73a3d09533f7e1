// Checks that a changeset announces every change of a published package: on a branch a new changeset, on main one that
// still waits for its release.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run, runNode } from './children.mjs';
import { packages } from './packages.mjs';
import { readJson, root, toolFile } from './paths.mjs';

/**
 * @param {string} [repository]
 * @returns {Promise<{ code: number; output: string }>}
 */
export async function checkChangesets(repository = root) {
  const git = (/** @type {string[]} */ ...args) => runGit(repository, args);
  const head = await git('rev-parse', 'HEAD');
  // A downloaded archive has no history to compare with.
  if (head === undefined) return { code: 0, output: '' };
  const fork = await forkPoint(git);
  if (fork !== undefined && fork !== head) {
    const status = await runNode(toolFile('@changesets/cli', 'changeset'), ['status', `--since=${fork}`], {
      cwd: repository,
      quiet: true,
    });
    if (status.code !== 0)
      return { ...status, output: `${status.output}\nRun npm run changeset, and commit its file.` };
  }
  return pendingChangesets(repository, git);
}

/**
 * The commit where this branch left main, from the refs of CI or of the clone.
 *
 * @param {Git} git
 */
async function forkPoint(git) {
  const base = process.env['GITHUB_BASE_REF'];
  for (const ref of [...(base ? [`origin/${base}`] : []), 'origin/main', 'main']) {
    const commit = await git('merge-base', ref, 'HEAD');
    if (commit !== undefined) return commit;
  }
  return undefined;
}

/**
 * @param {string} repository
 * @param {Git} git
 */
async function pendingChangesets(repository, git) {
  const announced = announcedPackages(join(repository, '.changeset'));
  /** @type {string[]} */
  const missing = [];
  for (const { name, folder } of packages(repository)) {
    if (announced.has(name)) continue;
    if (await changedSinceRelease(repository, folder, git)) missing.push(name);
  }
  if (missing.length === 0) return { code: 0, output: '' };
  const output = `Changed since the last release without a changeset: ${missing.join(', ')}.\nRun npm run changeset, and commit its file.`;
  return { code: 1, output };
}

/**
 * The packages that the pending changesets name: `"@tilewright/units": minor` between two lines of dashes.
 *
 * @param {string} folder
 */
export function announcedPackages(folder) {
  const names = new Set();
  for (const file of pendingFiles(folder)) {
    const head = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? '';
    for (const [, name] of head.matchAll(/^["']?([^"':\n]+)["']?\s*:/gm)) names.add(name);
  }
  return names;
}

/**
 * The changesets of no release. Those of a preview stay until the final release, and `pre.json` names them.
 *
 * @param {string} folder
 * @returns {string[]} the names of their files
 */
function pendingFiles(folder) {
  const state = join(folder, 'pre.json');
  /** @type {string[]} */
  const released = existsSync(state) ? readJson(state).changesets : [];
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => file.endsWith('.md') && file !== 'README.md' && !released.includes(file.slice(0, -3)));
}

/**
 * A release is the commit that last wrote the package's CHANGELOG. A package without one was never released.
 *
 * @param {string} repository
 * @param {string} packageFolder the folder of the package
 * @param {Git} git
 */
async function changedSinceRelease(repository, packageFolder, git) {
  const folder = relative(repository, packageFolder).replaceAll('\\', '/');
  const release = await git('log', '-1', '--format=%H', '--', `${folder}/CHANGELOG.md`);
  if (!release) return true;
  const { changedFilePatterns: patterns } = readJson(join(repository, '.changeset/config.json'));
  const inPackage = patterns.map((/** @type {string} */ pattern) =>
    pattern.startsWith('!') ? `:(exclude,glob)${folder}/${pattern.slice(1)}` : `:(glob)${folder}/${pattern}`,
  );
  return (await git('diff', '--name-only', release, '--', ...inPackage)) !== '';
}

/**
 * @typedef {(...args: string[]) => Promise<string | undefined>} Git undefined if git fails or is missing
 *
 * @param {string} repository
 * @param {string[]} args
 * @returns {ReturnType<Git>}
 */
async function runGit(repository, args) {
  const { code, output } = await run('git', args, { cwd: repository, quiet: true });
  return code === 0 ? output.trim() : undefined;
}
