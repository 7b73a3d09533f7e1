// A new project outside of the repository, with the packages of this clone: the starter (packages/create-tilewright)
// makes it, as it would from npm.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { runNode } from './children.mjs';
import { packAll } from './pack.mjs';
import { libraries } from './packages.mjs';
import { Failure, root } from './paths.mjs';

const missingFolder = `Name the folder of the new game, outside of this repository:

  npm run new-game -- ../mygame                   a canvas, a tile map, a hero
  npm run new-game -- ../mygame --template keep   the sample, a whole game to take apart; or phaser, or pixi
  npm run new-game -- ../mygame --with paths      with more packages than the template has
  npm run new-game -- --help                             all options`;

/**
 * What to pass on to the starter: everything that the user says.
 *
 * @param {string[]} args of the user
 * @param {string} here the folder that the user is in
 * @returns {string[]}
 * @throws Failure if no folder is named, or one in this repository
 */
export function starterArguments(args, here) {
  const { positionals, values } = parseArgs({
    args,
    strict: false, // the starter knows its options, and what is wrong with these
    options: {
      template: { type: 'string', short: 't' },
      help: { type: 'boolean', short: 'h' },
      ...Object.fromEntries(['name', 'with', 'packages'].map((option) => [option, { type: 'string' }])),
    },
  });
  if (values['help'] === true) return args;
  const [name] = positionals;
  if (name === undefined) throw new Failure(missingFolder);
  if (`${resolve(here, name)}${sep}`.startsWith(`${resolve(root)}${sep}`)) {
    throw new Failure(`The new game must be outside of this repository, received ${name}. Try ../mygame.`);
  }
  return args;
}

/**
 * Runs the starter with the packages of this repository, which must be built.
 *
 * @param {string[]} args of the starter
 * @param {string} here the folder that relative paths start from
 * @param {{ quiet?: boolean }} [options]
 */
export async function startGame(args, here, { quiet = false } = {}) {
  const packed = mkdtempSync(join(tmpdir(), 'tilewright-new-game-'));
  try {
    await packAll(libraries(), packed);
    const starter = join(root, 'packages/create-tilewright/dist/main.js');
    return await runNode(starter, [...args, '--packages', packed], { cwd: here, quiet });
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
}
