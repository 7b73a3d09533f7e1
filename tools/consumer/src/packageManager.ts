/** Package managers, without the settings and caches of this machine. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyProject, pnpm, type Project } from './project.js';
import type { Manifest } from './registry.js';

/**
 * Runs a package manager in a project; its caches and settings are there too, so that it knows nothing of others.
 *
 * @param registry - the address of the registry that it asks
 */
export function runManager(
  folder: string,
  manager: string,
  args: readonly string[],
  registry: string,
): Promise<{ code: number; output: string }> {
  mkdirSync(join(folder, '.home'), { recursive: true });
  const cache = join(folder, '.cache');
  const settings = manager === 'npm' ? [`--cache=${cache}`, '--no-audit', '--no-fund'] : [`--store-dir=${cache}`];
  const env = { ...process.env, HOME: join(folder, '.home'), USERPROFILE: join(folder, '.home') };
  const options = { cwd: folder, env, shell: process.platform === 'win32' };
  // Its own arguments come before those that it passes on.
  const passedOn = args.includes('--') ? args.indexOf('--') : args.length;
  const own = [...args.slice(0, passedOn), `--registry=${registry}`, ...settings];
  return new Promise((done) => {
    execFile(manager === 'npm' ? 'npm' : pnpm, [...own, ...args.slice(passedOn)], options, (error, stdout, stderr) =>
      done({ code: error === null ? 0 : 1, output: stdout + stderr }),
    );
  });
}

/**
 * A folder with the name and version of an installed package, and nothing else: all that package managers compare. An
 * engine is dozens of megabytes, and has dependencies of its own.
 */
export function standInFor(installed: string): Project {
  const { name, version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;
  const project = emptyProject();
  writeFileSync(join(project.folder, 'package.json'), JSON.stringify({ name, version }));
  return project;
}
