// Copies the sample out of the repository, with the packages as they would be published, so that it needs nothing of it.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve, sep } from 'node:path';
import { runPnpm } from './install.mjs';
import { Failure, root, workspaces } from './paths.mjs';
import { readTarball } from './tarball.mjs';

const sample = join(root, 'apps/sample');
/** What builds and tests leave behind, and what only the repository reads. */
const left = new Set([
  'node_modules',
  'dist',
  'coverage',
  '.turbo',
  '.reports',
  'turbo.json',
  'simulation.svg',
  '.size-limit.json',
]);
/** In the new game, for the packed packages. */
const packed = 'packages';

/**
 * @param {string | undefined} name
 * @param {string} here where the user is
 * @returns {string} the path of the folder
 * @throws Failure if there is no name, or the folder cannot take a new game
 */
export function checkFolder(name, here) {
  if (name === undefined) throw new Failure('Name the folder of the new game: npm run new-game -- ../mygame');
  const folder = resolve(here, name);
  if (`${folder}${sep}`.startsWith(`${resolve(root)}${sep}`)) {
    throw new Failure(`The new game must be outside of this repository, received ${name}. Try ../mygame.`);
  }
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Failure(`The folder of the new game must be empty, received ${name}. Name another one.`);
  }
  return folder;
}

/**
 * Copies the sample and packs the packages that it uses, which must be built.
 *
 * @param {string} folder of the new game; empty, or not there yet
 */
export async function copyGame(folder) {
  mkdirSync(join(folder, packed), { recursive: true });
  cpSync(sample, folder, { recursive: true, filter: (path) => path === sample || !left.has(basename(path)) });
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, '.gitignore'), 'node_modules\ndist\n.reports\n');
  writeFileSync(join(folder, 'package.json'), await manifestFor(folder));
}

/**
 * The sample's manifest, with its packages taken from files and without what only the repository can run.
 *
 * @param {string} folder
 */
async function manifestFor(folder) {
  const temporary = mkdtempSync(join(tmpdir(), 'tilewright-new-game-'));
  try {
    // Packing puts versions in the place of `catalog:`.
    const tarball = readTarball(readFileSync(await pack(sample, temporary)));
    const manifest = JSON.parse(tarball.get('package.json') ?? '');
    delete manifest.scripts.size;
    for (const { name, folder: source } of workspaces()) {
      if (!(name in manifest.dependencies)) continue;
      const file = await pack(source, join(folder, packed));
      manifest.dependencies[name] = `file:${relative(folder, file).replaceAll(sep, '/')}`;
    }
    const name = basename(folder)
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]+/g, '-');
    return `${JSON.stringify({ ...manifest, name }, null, 2)}\n`;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/**
 * @param {string} source a package
 * @param {string} destination
 * @returns {Promise<string>} the file
 */
async function pack(source, destination) {
  const before = new Set(readdirSync(destination));
  const { code, output } = await runPnpm(['pack', '--pack-destination', destination], { cwd: source, quiet: true });
  const file = readdirSync(destination).find((each) => !before.has(each));
  if (code !== 0 || file === undefined) throw new Failure(`${output}\n${source} could not be packed: see above.`);
  return join(destination, file);
}
