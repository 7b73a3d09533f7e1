/** Where a new project takes the packages of tilewright from. */
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Problem } from './problem.js';

/** The versions to write into the package.json of a project, and what they need in its folder. */
export interface PackageSource {
  versionOf(name: string): string;
  /** Puts what the versions refer to into the folder of a project. */
  copyTo(project: string): void;
}

/** The version of packages that were never released. */
const UNRELEASED = '0.0.0';

/**
 * The packages on npm, of the same release as this one: all have one version.
 *
 * @throws Problem if there was no release yet
 */
export function publishedPackages(release: string): PackageSource {
  if (release === UNRELEASED) {
    throw new Problem(
      'This copy of create-tilewright was not released, so npm has no packages for it. In a clone of the repository, run npm run new-game -- ../my-game, which adds --packages.',
    );
  }
  return { versionOf: () => `^${release}`, copyTo: () => undefined };
}

/** The folder of a project that its packed packages are in. */
const LOCAL_FOLDER = 'packages';

/**
 * Packed packages in a folder, as `pnpm pack` names them: tilewright-units-0.1.0.tgz.
 *
 * @param folder - where they are
 * @param names - the packages that the project needs
 * @throws Problem if one of them is not there, or is there in two versions
 */
export function packedPackages(folder: string, names: readonly string[]): PackageSource {
  const files = new Map(names.map((name) => [name, findTarball(folder, name)]));
  return {
    versionOf: (name) => `file:${LOCAL_FOLDER}/${basename(files.get(name) ?? '')}`,
    copyTo(project) {
      mkdirSync(join(project, LOCAL_FOLDER));
      for (const file of files.values()) copyFileSync(file, join(project, LOCAL_FOLDER, basename(file)));
    },
  };
}

function findTarball(folder: string, name: string): string {
  const start = `${name.replace('@', '').replace('/', '-')}-`;
  const found = filesIn(folder).filter(
    (file) => file.startsWith(start) && /^\d.*\.tgz$/.test(file.slice(start.length)),
  );
  const [file] = found;
  if (file === undefined) {
    throw new Problem(`The folder of --packages must hold a packed ${name} (${start}*.tgz), received ${folder}.`);
  }
  if (found.length > 1) {
    throw new Problem(`The folder of --packages must hold ${name} in one version, received ${found.join(', ')}.`);
  }
  return join(folder, file);
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    throw new Problem(`--packages must be a folder with packed packages, received ${folder}.`);
  }
}
