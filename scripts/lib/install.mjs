// Installs the dependencies from the lock file with the pinned pnpm: the installed one, or one that npm downloads.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { environment, Failure, readJson, root } from './paths.mjs';

/**
 * Brings node_modules in line with the lock file. What pnpm says goes to the error output: the other one is the
 * command's.
 *
 * @param {string[]} workspaces to install only these; all of them if empty
 * @param {string} [repository]
 */
export async function install(workspaces, repository = root) {
  const args = ['install', '--config.confirm-modules-purge=false', ...workspaces.map((name) => `--filter=${name}`)];
  const installed = join(repository, 'node_modules/pnpm/bin/pnpm.mjs');
  // With an installed pnpm there is seldom anything to do, and pnpm's lines about that would be noise.
  const [command, ...first] = existsSync(installed)
    ? [process.execPath, installed, '--loglevel=error']
    : ['npx', '--yes', readJson(join(repository, 'package.json')).packageManager];
  if ((await run(command, [...first, ...args], repository)) !== 0) {
    throw new Failure(
      'The dependencies could not be installed: the message of pnpm is above.\n' +
        'Check that this machine reaches the npm registry (npm ping), then run the same command again.',
    );
  }
}

/**
 * Runs a program that ends with this process. The `run` of children.mjs needs a package, which may not be installed
 * yet.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
async function run(command, args, cwd) {
  const child = spawn(command, args, {
    cwd,
    env: environment(),
    stdio: ['ignore', 2, 2],
    // On Windows the shell finds npx.cmd. No argument contains a space.
    shell: command === 'npx' && process.platform === 'win32',
  });
  child.on('error', ({ message }) => console.error(message));
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    child.kill(signal);
    process.kill(process.pid, signal);
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.once(signal, end);
  try {
    return await new Promise((resolve) => child.on('close', resolve));
  } finally {
    for (const signal of signals) process.off(signal, end);
  }
}
