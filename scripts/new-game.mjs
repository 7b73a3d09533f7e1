// npm run new-game -- FOLDER: a new project that stands alone, with the packages of this clone.
import { starterArguments, startGame } from './lib/new-game.mjs';
import { root } from './lib/paths.mjs';
import { buildPackages } from './lib/turbo.mjs';

/** @param {string[]} args the folder of the new game, and options of the starter */
export async function main(args) {
  const here = process.env['INIT_CWD'] ?? root;
  const passed = starterArguments(args, here);
  console.log('Building and packing the packages...');
  await buildPackages();
  return (await startGame(passed, here)).code;
}
