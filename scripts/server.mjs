// npm run server: from a fresh clone to a world of zones at one address, with nothing else installed or running.
import { join } from 'node:path';
import { runNode } from './lib/children.mjs';
import { root } from './lib/paths.mjs';
import { build } from './lib/turbo.mjs';

/** @param {string[]} args of the server: see apps/server/README.md */
export async function main(args) {
  console.log('Building the packages and the server...');
  await build('@tilewright/server');
  return (await runNode(join(root, 'apps/server/dist/server/main.js'), args)).code;
}
