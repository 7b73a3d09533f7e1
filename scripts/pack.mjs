// npm run pack -- FOLDER: the tarball of each package of this clone, to install in a project that is there already.
import { mkdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { packAll } from './lib/pack.mjs';
import { libraries } from './lib/packages.mjs';
import { Failure, root } from './lib/paths.mjs';
import { buildPackages } from './lib/turbo.mjs';

/** @param {string[]} args the folder, which is made if it is not there; tarballs of the same names are replaced */
export async function main(args) {
  const [folder, ...more] = args;
  if (folder === undefined || folder.startsWith('-') || more.length > 0) {
    throw new Failure('Name one folder for the tarballs, such as npm run pack -- ../mygame/packages');
  }
  const here = process.env['INIT_CWD'] ?? root;
  const destination = resolve(here, folder);
  await buildPackages();
  mkdirSync(destination, { recursive: true });
  for (const file of await packAll(libraries(), destination)) console.log(relative(here, file));
  return 0;
}
