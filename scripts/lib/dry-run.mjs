// A release up to the point where it would be published, in a copy of the repository.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { findOrInstallBrowser } from './browser.mjs';
import { checkTarball } from './check-tarball.mjs';
import { run, runNode } from './children.mjs';
import { inPairs } from './in-pairs.mjs';
import { packAll } from './pack.mjs';
import { packageProblems } from './package-problems.mjs';
import { packages } from './packages.mjs';
import { environment, Failure, toolFile } from './paths.mjs';
import { releaseProblems } from './release-problems.mjs';
import { readTarball } from './tarball.mjs';
import { copyRepository } from './working-copy.mjs';

/**
 * @typedef {<T>(name: string, work: () => Promise<T>) => Promise<T>} Step shows what is being done, and for how long
 */

/**
 * Versions, builds, packs and checks all packages, then makes projects of them by the starter.
 *
 * @param {{ final?: boolean; short: boolean; out?: string | undefined; step: Step }} options final: not a preview;
 *   short: with the packages as they are built in the repository, checked by nothing but our own rules, and without the
 *   starter, for which there are other steps of `npm run check`; out: a folder to leave the tarballs in
 * @returns {Promise<string[]>} what would be published, a line for each package
 * @throws Failure if something would not be published as it should
 */
export async function dryRun({ final = false, short, out, step }) {
  const copy = await step('copy', () => copyRepository({ installed: !short }));
  const packed = mkdtempSync(join(tmpdir(), 'tilewright-release-'));
  try {
    const isNew = await step('versions', () => setVersions(copy.folder, final));
    if (!short) await step('build', () => build(copy.folder));
    const tarballs = await step('pack', () => packAll(packages(copy.folder), packed));
    await step('check', () => check(tarballs, isNew ? (final ? 'final release' : 'preview') : undefined, short));
    if (!short) await step('starter', () => tryStarter(copy.folder, packed));
    if (out !== undefined) keep(tarballs, out);
    return tarballs.map(line);
  } finally {
    rmSync(packed, { recursive: true, force: true });
    copy.dispose();
  }
}

/**
 * Turns the waiting changesets into versions and change logs: those of a preview, or those of a final release.
 *
 * @param {string} repository
 * @param {boolean} final
 * @returns {Promise<boolean>} whether there was anything to release; right after a release there is not
 */
async function setVersions(repository, final) {
  const changeset = toolFile('@changesets/cli', 'changeset');
  const before = versionsOf(repository);
  const args = ['version', ...(final ? [] : ['--snapshot', 'next'])];
  requireSuccess(
    await runNode(changeset, args, { cwd: repository, quiet: true }),
    `changeset ${args.join(' ')} failed`,
  );
  return versionsOf(repository) !== before;
}

/** @param {string} repository */
function versionsOf(repository) {
  return packages(repository)
    .map(({ manifest }) => manifest.version)
    .join(' ');
}

/** @param {string} repository */
async function build(repository) {
  const filters = packages(repository).map(({ name }) => `--filter=${name}`);
  const args = ['run', 'build', ...filters, '--output-logs=errors-only', '--ui=stream'];
  requireSuccess(await runNode(toolFile('turbo'), args, { cwd: repository, quiet: true }), 'The build failed');
}

/**
 * @param {string[]} tarballs
 * @param {Parameters<typeof releaseProblems>[1]} kind
 * @param {boolean} short
 */
async function check(tarballs, kind, short) {
  const release = tarballs.map((tarball) => {
    const files = readTarball(readFileSync(tarball));
    return { name: JSON.parse(files.get('package.json') ?? '{}').name, files };
  });
  const found = await inPairs(tarballs, async (tarball, i) => {
    const own = short ? packageProblems(release[i]?.files ?? new Map()) : await checkTarball(tarball);
    return own.map((problem) => `${basename(tarball)}: ${problem}`);
  });
  const problems = [...releaseProblems(release, kind), ...found.flat()];
  if (problems.length > 0) throw new Failure(problems.join('\n'));
}

/**
 * The tests of the starter with these tarballs: new projects, checked and built under every TypeScript, and played.
 *
 * @param {string} repository
 * @param {string} packed the folder of the tarballs
 */
async function tryStarter(repository, packed) {
  const env = environment({ TILEWRIGHT_CHROMIUM: await findOrInstallBrowser(), TILEWRIGHT_TARBALLS: packed });
  const tests = await run('npm', ['run', 'test:e2e'], {
    cwd: join(repository, 'tools/consumer'),
    env,
    quiet: true,
  });
  requireSuccess(tests, 'The tests of the starter failed');
}

/**
 * @param {{ code: number; output: string }} outcome
 * @param {string} complaint
 */
function requireSuccess({ code, output }, complaint) {
  if (code !== 0) throw new Failure(`${output}\n${complaint}: see above.`);
}

/**
 * @param {string[]} tarballs
 * @param {string} folder
 */
function keep(tarballs, folder) {
  mkdirSync(folder, { recursive: true });
  for (const tarball of tarballs) copyFileSync(tarball, join(folder, basename(tarball)));
}

/** @param {string} tarball */
function line(tarball) {
  const files = readTarball(readFileSync(tarball));
  const { name, version } = JSON.parse(files.get('package.json') ?? '{}');
  const kilobytes = (statSync(tarball).size / 1000).toFixed(1).padStart(7);
  return `${name.padEnd(20)} ${version.padEnd(14)} ${String(files.size).padStart(4)} files ${kilobytes} kB`;
}
