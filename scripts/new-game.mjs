// npm run new-game -- FOLDER: a copy of the sample that stands alone, with the packages of this clone.
import { relative, resolve } from 'node:path';
import { endChildrenOnSignals } from './lib/children.mjs';
import { install } from './lib/install.mjs';
import { checkFolder, copyGame } from './lib/new-game.mjs';
import { Failure, root } from './lib/paths.mjs';
import { buildPackages } from './lib/turbo.mjs';

/** @param {string[]} args the folder of the new game */
export async function main([name]) {
  endChildrenOnSignals();
  const here = process.env['INIT_CWD'] ?? root;
  const folder = checkFolder(name, here);
  await install();
  console.log('Building and packing the packages...');
  const { code, output } = await buildPackages();
  if (code !== 0) throw new Failure(`${output}\nThe build failed: its output is above.`);
  await copyGame(resolve(here, folder));
  console.log(`\nThe game is in ${folder}. Start it:\n\n  cd ${relative(here, folder)}\n  npm install\n  npm run dev`);
  return 0;
}
