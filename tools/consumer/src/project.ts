/** A project of a user's own, outside the workspace, with the packed packages in its `node_modules`. */
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packAll } from '@tilewright/scripts/pack';
import { libraries, packages } from '@tilewright/scripts/packages';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a project that the packed packages are in. */
    packedProject: string;
    /** The folder of their tarballs, and of the starter's. */
    tarballs: string;
  }
}

export const repository: string = fileURLToPath(new URL('../../../', import.meta.url));
/** The package that only re-exports others: what holds for each of those is not asked of it again. */
export const UMBRELLA = 'tilewright';
/** The folders of the other published libraries, each after those of the packages that it needs. */
export const packageNames: readonly string[] = libraries(repository)
  .filter(({ name }) => name !== UMBRELLA)
  .map(({ shortName }) => shortName);

/** What the adapters are for: the peers of the packages that are not packages of ours. */
export const engineNames: readonly string[] = libraries(repository).flatMap(({ manifest }) =>
  Object.keys((manifest as { peerDependencies?: object }).peerDependencies ?? {}).filter(
    (name) => !name.startsWith('@tilewright/'),
  ),
);

/** The folder of a project; `dispose` removes it. */
export interface Project {
  readonly folder: string;
  dispose(): void;
}

/** The folder of a packed package. */
export const folderOf = (name: string): string => join(inject('packedProject'), 'node_modules/@tilewright', name);

/** A new folder in the project of the packed packages, which goes with it. */
export function newFolder(): string {
  return mkdtempSync(join(inject('packedProject'), 'part-'));
}

/** Links a module that a folder needs beside the packed packages. */
export function linkModule(folder: string, name: string, module: string): void {
  const link = join(folder, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(realpathSync(module), link, 'junction');
}

/** Packs every package as a release would, the starter too. */
export async function packTarballs(): Promise<Project> {
  const project = emptyProject();
  await packAll(packages(repository), project.folder);
  return project;
}

/** A new project with the packages of some tarballs unpacked in its `node_modules`. */
export function unpackProject(tarballs: string): Project {
  const project = emptyProject();
  writeFileSync(join(project.folder, 'package.json'), '{ "name": "consumer", "type": "module", "private": true }\n');
  for (const name of packageNames) {
    const target = join(project.folder, 'node_modules/@tilewright', name);
    unpack(tarballOf(tarballs, `tilewright-${name}`), target);
    linkDependencies(project.folder, join(repository, 'packages', name), target);
  }
  unpack(tarballOf(tarballs, UMBRELLA), join(project.folder, 'node_modules', UMBRELLA));
  return project;
}

/** The packed package whose file begins with a name and its version. */
export function tarballOf(tarballs: string, start: string): string {
  const file = readdirSync(tarballs).find(
    (each) => each.startsWith(`${start}-`) && /^\d/.test(each.slice(start.length + 1)),
  );
  if (file === undefined) throw new Error(`no tarball of ${start} in ${tarballs}`);
  return join(tarballs, file);
}

/** Unpacks a tarball into a new folder. */
export function unpack(tarball: string, target: string): void {
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
}

export function emptyProject(): Project {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tilewright-consumer-')));
  return { folder, dispose: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What a package needs beside its sisters is linked from the workspace, engines included: no network in tests. */
function linkDependencies(folder: string, source: string, target: string): void {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
    peerDependencies?: Record<string, string>;
  };
  for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
    if (name.startsWith('@tilewright/')) continue;
    linkModule(folder, name, join(source, 'node_modules', name));
  }
}

/**
 * Arguments for a Node that gives the engines what they look for while they are imported: Node 20 has no `navigator`.
 */
export const likeABrowser: readonly string[] = [
  '--import',
  `data:text/javascript,${encodeURIComponent('globalThis.navigator ??= { userAgent: "Node.js" };')}`,
];

/** The workspace's own pnpm: nothing global is needed. */
export const pnpm: string = join(
  repository,
  'node_modules',
  '.bin',
  process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm',
);
