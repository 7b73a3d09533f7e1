/** Package managers give a project one copy of each package: two copies of units refuse right code with a riddle. */
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { libraries } from '@tilewright/scripts/packages';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { runManager, standInFor } from './packageManager.js';
import { emptyProject, engineNames, packageNames, type Project, repository, UMBRELLA } from './project.js';
import { type Manifest, type Registry, serveRegistry } from './registry.js';

/** The packed release. */
const now = packedManifest('units').version;
/** A later one, which its ranges leave out. */
const next = '9.9.9';
const ours = packageNames.map((name) => `@tilewright/${name}`);
let registry: Registry;
const standIns: Project[] = [];

beforeAll(async () => {
  const modules = join(inject('packedProject'), 'node_modules');
  const packed = [...ours, UMBRELLA].map((name) => join(modules, name));
  registry = await serveRegistry([...packed, ...outsiders(), ...engines()], next);
});
afterAll(async () => {
  await registry.close();
  for (const each of standIns) each.dispose();
});

function packedManifest(name: string): Manifest {
  const file = join(inject('packedProject'), 'node_modules/@tilewright', name, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** What packages depend on beside each other, as it is installed for them. */
function outsiders(): string[] {
  const folders = libraries(repository).flatMap(({ folder, manifest }) =>
    Object.keys((manifest as Manifest).dependencies ?? {}).map((name) =>
      realpathSync(join(folder, 'node_modules', name)),
    ),
  );
  return [...new Set(folders)];
}

/** The engines that the adapters are for, by name and version. */
function engines(): string[] {
  const found = libraries(repository).flatMap(({ folder, manifest }) =>
    Object.keys((manifest as Manifest).peerDependencies ?? {})
      .filter((name) => engineNames.includes(name))
      .map((name) => standInFor(join(folder, 'node_modules', name))),
  );
  standIns.push(...found);
  return found.map(({ folder }) => folder);
}

/** A project of its own for one test. */
function newProject(): string {
  const project = emptyProject();
  onTestFinished(() => project.dispose());
  writeFileSync(join(project.folder, 'package.json'), '{ "name": "game", "version": "1.0.0", "type": "module" }\n');
  return project.folder;
}

const install = (folder: string, manager: string, args: readonly string[]) =>
  runManager(folder, manager, args, registry.url);

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
    expect(copies(folder).sort()).toEqual(ours.map((name) => `${name}@${now}`).sort());
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
    const needed = ['queries', 'tilemap', 'units'].map((name) => `@tilewright/${name}@${now}`);
    expect(copies(folder).sort()).toEqual(needed);
  });

  it('brings all that `tilewright` re-exports, once', async () => {
    const folder = newProject();
    const { code, output } = await install(folder, manager, [add, 'tilewright', '@tilewright/tiled']);
    expect(code, output).toBe(0);
    const needed = ['motion', 'paths', 'queries', 'sight', 'tiled', 'tilemap', 'units'];
    expect(copies(folder).sort()).toEqual(needed.map((name) => `@tilewright/${name}@${now}`));
  });
});

describe('npm', () => {
  it('refuses packages of different releases, instead of two copies', async () => {
    const folder = newProject();
    const { code, output } = await install(folder, 'npm', [
      'install',
      `@tilewright/tilemap@${now}`,
      `@tilewright/units@${next}`,
    ]);
    expect(output).toContain('ERESOLVE');
    expect(output).toContain(`peer @tilewright/units@"^${now}" from @tilewright/tilemap@${now}`);
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
