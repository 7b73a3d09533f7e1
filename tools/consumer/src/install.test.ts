/** Package managers give a project one copy of each package: two copies of units refuse right code with a riddle. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { packages } from '@tilewright/scripts/packages';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { emptyProject, engineNames, packageNames, pnpm, type Project, repository } from './project.js';
import { type Manifest, type Registry, serveRegistry } from './registry.js';

/** The next release beside the packed one, which its ranges leave out. */
const next = '0.1.0';
let registry: Registry;
const standIns: Project[] = [];

beforeAll(async () => {
  const packed = packageNames.map((name) => join(inject('packedProject'), 'node_modules/@tilewright', name));
  registry = await serveRegistry([...packed, ...outsiders(), ...engines()], next);
});
afterAll(async () => {
  await registry.close();
  for (const each of standIns) each.dispose();
});

/** What packages depend on beside each other, as it is installed for them. */
function outsiders(): string[] {
  const folders = packages(repository).flatMap(({ folder, manifest }) =>
    Object.keys((manifest as Manifest).dependencies ?? {}).map((name) =>
      realpathSync(join(folder, 'node_modules', name)),
    ),
  );
  return [...new Set(folders)];
}

/**
 * What the adapters are for stands in by name and version, which is all that package managers compare: an engine is dozens
 * of megabytes, and has dependencies of its own.
 */
function engines(): string[] {
  return packages(repository).flatMap(({ folder, manifest }) =>
    Object.keys((manifest as Manifest).peerDependencies ?? {})
      .filter((name) => engineNames.includes(name))
      .map((name) => standIn(join(folder, 'node_modules', name))),
  );
}

/** A folder with the name and version of a package, and nothing else. */
function standIn(installed: string): string {
  const { name, version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;
  const project = emptyProject();
  standIns.push(project);
  writeFileSync(join(project.folder, 'package.json'), JSON.stringify({ name, version }));
  return project.folder;
}

const ours = packageNames.map((name) => `@tilewright/${name}`);

/** A project of its own for one test. */
function newProject(): string {
  const project = emptyProject();
  onTestFinished(() => project.dispose());
  writeFileSync(join(project.folder, 'package.json'), '{ "name": "game", "version": "1.0.0", "type": "module" }\n');
  return project.folder;
}

/** Runs a package manager in a project; its caches and settings are there too, so that it knows nothing of others. */
function install(folder: string, manager: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  mkdirSync(join(folder, '.home'), { recursive: true });
  const cache = join(folder, '.cache');
  const settings = manager === 'npm' ? [`--cache=${cache}`, '--no-audit', '--no-fund'] : [`--store-dir=${cache}`];
  const env = { ...process.env, HOME: join(folder, '.home'), USERPROFILE: join(folder, '.home') };
  const options = { cwd: folder, env, shell: process.platform === 'win32' };
  return new Promise((done) => {
    execFile(
      manager === 'npm' ? 'npm' : pnpm,
      [...args, `--registry=${registry.url}`, ...settings],
      options,
      (error, stdout, stderr) => done({ code: error === null ? 0 : 1, output: stdout + stderr }),
    );
  });
}

/** The folders of our packages that a project can load, without those that are the same by a link. */
function copies(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /(^|\/)node_modules\/@tilewright\/[\w-]+$/.test(path))
    .map((path) => realpathSync(join(folder, path)));
  return [...new Set(found)].map((path) => {
    const { name, version } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Record<string, string>;
    return `${name}@${version}`;
  });
}

/** Where the module of a package finds another one. */
function seenFrom(folder: string, from: string, name: string): string {
  const at = realpathSync(join(folder, 'node_modules', from));
  const asked = createRequire(join(at, 'package.json')).resolve(`${name}/package.json`);
  return realpathSync(dirname(asked));
}

describe.each(['npm', 'pnpm'])('%s', (manager) => {
  const add = manager === 'npm' ? 'install' : 'add';

  it('holds one copy of each where all are installed', async () => {
    const folder = newProject();
    const { code, output } = await install(folder, manager, [add, ...ours]);
    expect(code, output).toBe(0);
    expect(copies(folder).sort()).toEqual(ours.map((name) => `${name}@0.0.0`).sort());
    for (const from of ours.filter((name) => name !== '@tilewright/units')) {
      expect(seenFrom(folder, from, '@tilewright/units')).toBe(
        seenFrom(folder, '@tilewright/units', '@tilewright/units'),
      );
    }
  });

  it('brings what a package needs, once, where it alone is installed', async () => {
    const folder = newProject();
    const { code, output } = await install(folder, manager, [add, '@tilewright/queries']);
    expect(code, output).toBe(0);
    const needed = ['@tilewright/queries@0.0.0', '@tilewright/tilemap@0.0.0', '@tilewright/units@0.0.0'];
    expect(copies(folder).sort()).toEqual(needed);
  });
});

describe('npm', () => {
  it('refuses packages of different releases, instead of two copies', async () => {
    const folder = newProject();
    const { code, output } = await install(folder, 'npm', [
      'install',
      '@tilewright/tilemap@0.0.0',
      `@tilewright/units@${next}`,
    ]);
    expect(output).toContain('ERESOLVE');
    expect(output).toContain('peer @tilewright/units@"^0.0.0" from @tilewright/tilemap@0.0.0');
    expect(code).toBe(1);
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);
  });

  it('takes all of them to the next release together', async () => {
    const folder = newProject();
    await install(folder, 'npm', ['install', ...ours]);
    const { code, output } = await install(folder, 'npm', ['install', ...ours.map((name) => `${name}@${next}`)]);
    expect(code, output).toBe(0);
    expect(copies(folder).sort()).toEqual(ours.map((name) => `${name}@${next}`).sort());
  });
});
