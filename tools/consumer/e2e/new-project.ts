/** Projects that the packed starter makes, and all that they install. */
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inject } from 'vitest';
import { runManager, standInFor } from '../src/packageManager.js';
import { emptyProject, type Project, repository, tarballOf, unpack } from '../src/project.js';
import { type Manifest, type Registry, serveRegistry } from '../src/registry.js';

/** What a command printed, and how it ended. */
export interface Ended {
  readonly code: number;
  readonly output: string;
}

interface ProjectManifest extends Manifest {
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly bin?: string | Readonly<Record<string, string>>;
}

export function manifestOf(folder: string): ProjectManifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ProjectManifest;
}

/** Runs a command in a folder, as from a shell: not as from the package manager that runs the tests. */
export function run(folder: string, command: string, args: readonly string[]): Promise<Ended> {
  const { npm_config_user_agent: _, ...env } = process.env;
  const options = { cwd: folder, env, shell: process.platform === 'win32', maxBuffer: 1 << 26 };
  return new Promise((done) => {
    execFile(command, [...args], options, (error, stdout, stderr) =>
      done({ code: error === null ? 0 : 1, output: stdout + stderr }),
    );
  });
}

/** The starter, unpacked from its tarball. */
export function unpackStarter(): Project {
  const project = emptyProject();
  unpack(tarballOf(inject('tarballs'), 'create-tilewright'), project.folder);
  return project;
}

/** Makes the project `game` in a folder, with the packed packages. */
export function startProject(starter: Project, folder: string, template: string): Promise<Ended> {
  const main = join(starter.folder, 'dist/main.js');
  return run(folder, process.execPath, [main, 'game', '-t', template, '--packages', inject('tarballs')]);
}

const isOurs = (name: string): boolean => name.startsWith('@tilewright/');

/** What a template depends on, apart from our packages: where the workspace has it. */
function othersOf(template: string): Map<string, string> {
  const source = join(repository, template === 'keep' ? 'apps/sample' : `templates/${template}`);
  const { dependencies, devDependencies } = manifestOf(source);
  const others = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !isOurs(name));
  const folders = new Map(others.map((name) => [name, realpathSync(join(source, 'node_modules', name))]));
  // What one of our packages depends on.
  return folders.set('valibot', realpathSync(join(repository, 'packages/tiled/node_modules/valibot')));
}

/** The release that the registry has beside the packed one. */
export const nextRelease = '9.9.9';

/**
 * A registry of this machine alone: our packages and the starter, in the packed release and the next one; and what the
 * templates need of others, by name and version alone. What is in those is linked after the installation.
 */
export async function serveAll(starter: Project, templates: readonly string[]): Promise<Registry> {
  const ours = join(inject('packedProject'), 'node_modules/@tilewright');
  const folders = new Set(templates.flatMap((template) => [...othersOf(template).values()]));
  const standIns = [...folders].map((folder) => standInFor(folder));
  try {
    const all = [...readdirSync(ours).map((name) => join(ours, name)), starter, ...standIns];
    return await serveRegistry(
      all.map((each) => (typeof each === 'string' ? each : each.folder)),
      nextRelease,
    );
  } finally {
    for (const each of standIns) each.dispose();
  }
}

/** Runs `npm install` in a project. */
export async function installProject(folder: string, template: string, registry: Registry): Promise<Ended> {
  const ended = await runManager(folder, 'npm', ['install'], registry.url);
  if (ended.code !== 0) return ended;
  for (const [name, installed] of othersOf(template)) link(folder, name, installed);
  return ended;
}

/** Puts a package in the place of one that is installed, with its commands. */
function link(folder: string, name: string, installed: string): void {
  const modules = join(folder, 'node_modules');
  const at = join(modules, name);
  rmSync(at, { recursive: true, force: true });
  mkdirSync(dirname(at), { recursive: true });
  symlinkSync(installed, at, 'junction');
  const { name: own, bin = {} } = manifestOf(installed);
  const commands = typeof bin === 'string' ? { [own]: bin } : bin;
  mkdirSync(join(modules, '.bin'), { recursive: true });
  for (const [command, file] of Object.entries(commands)) linkCommand(join(modules, '.bin', command), join(at, file));
}

function linkCommand(at: string, file: string): void {
  rmSync(at, { force: true });
  if (process.platform === 'win32') writeFileSync(`${at}.cmd`, `@node "${file}" %*\r\n`);
  else symlinkSync(relative(dirname(at), file), at);
}
