// npm run new-game -- FOLDER: a new project that stands alone, with the packages of this clone.
import { endChildrenOnSignals } from './lib/children.mjs';
import { install } from './lib/install.mjs';
import { starterArguments, startGame } from './lib/new-game.mjs';
import { Failure, root } from './lib/paths.mjs';
import { buildPackages } from './lib/turbo.mjs';

/** @param {string[]} args the folder of the new game, and options of the starter */
export async function main(args) {
  endChildrenOnSignals();
  const here = process.env['INIT_CWD'] ?? root;
  const passed = starterArguments(args, here);
  await install();
  console.log('Building and packing the packages...');
  const { code, output } = await buildPackages();
  if (code !== 0) throw new Failure(`${output}\nThe build failed: its output is above.`);
  return (await startGame(passed, here)).code;
}
