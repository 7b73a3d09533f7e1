// Installs the dependencies from the lock file with the pinned pnpm, if something changed since the last install.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { run, runNode } from './children.mjs';
import { environment, Failure, readJson, root, workspaces } from './paths.mjs';

const stampFile = join(root, 'node_modules', '.tilewright-installed');

/** Brings node_modules in line with the lock file; prints a line only if there is something to do. */
export async function install() {
  if (isInstalled(stampFile, stamp(root))) return;
  rmSync(stampFile, { force: true });
  console.log('Installing the dependencies (up to a minute the first time)...');
  const args = ['install', '--config.confirm-modules-purge=false'];
  if (process.env['CI']) args.push('--frozen-lockfile');
  const { code } = await runPnpm(args);
  if (code !== 0) {
    throw new Failure(
      `The dependencies could not be installed (pnpm ended with code ${code}; its message is above).\n` +
        'Check that this machine reaches the npm registry (npm ping), then run the same command again.',
    );
  }
  // A new stamp: an install outside CI may have updated the lock file.
  writeFileSync(stampFile, stamp(root));
}

/**
 * Whether the last successful install has this stamp.
 *
 * @param {string} file
 * @param {string} expected
 */
export function isInstalled(file, expected) {
  return existsSync(file) && readFileSync(file, 'utf8') === expected;
}

/**
 * A hash of everything that an install depends on: lock file, settings, each package's manifest, the kind of machine.
 *
 * @param {string} repository
 */
export function stamp(repository) {
  const hash = createHash('sha256');
  hash.update(`${process.platform} ${process.arch}\n`);
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].map((name) => join(repository, name));
  for (const { folder } of workspaces(repository)) files.push(join(folder, 'package.json'));
  for (const file of files) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    hash.update(`${file.slice(repository.length)} ${text.length}\n${text}`);
  }
  return hash.digest('hex');
}

/**
 * Runs the pinned pnpm: the installed one, or one that npm downloads for this run.
 *
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runPnpm(args, options) {
  const version = readJson(join(root, 'package.json')).packageManager.split('@')[1];
  const installed = join(root, 'node_modules', 'pnpm');
  if (existsSync(join(installed, 'bin/pnpm.mjs')) && readJson(join(installed, 'package.json')).version === version) {
    return runNode(join(installed, 'bin/pnpm.mjs'), args, options);
  }
  const npmArgs = ['exec', '--yes', `--package=pnpm@${version}`, '--', 'pnpm', ...args];
  const npm = npmFile();
  if (npm !== undefined) return runNode(npm, npmArgs, options);
  // Finds npm on the path; on Windows the shell finds npm.cmd. No argument contains a space.
  return run('npm', npmArgs, { ...options, env: environment(), shell: process.platform === 'win32' });
}

/** The npm that started this process, or the one installed with this Node. */
function npmFile() {
  const starter = process.env['npm_execpath'];
  if (starter !== undefined && basename(starter) === 'npm-cli.js' && existsSync(starter)) return starter;
  const beside = dirname(process.execPath);
  return [join(beside, 'node_modules/npm/bin/npm-cli.js'), join(beside, '../lib/node_modules/npm/bin/npm-cli.js')].find(
    (file) => existsSync(file),
  );
}
