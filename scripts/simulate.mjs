// npm run simulate: runs the sample without a screen and passes it the arguments after `--` (--help lists them).
import { join } from 'node:path';
import { runNode } from './lib/children.mjs';
import { root } from './lib/paths.mjs';
import { build } from './lib/turbo.mjs';

/** @param {string[]} args */
export async function main(args) {
  await build('@tilewright/sample', 'build:simulate');
  const file = join(root, 'apps/sample/simulate/dist/main.js');
  return (await runNode(file, args, { cwd: process.env['INIT_CWD'] ?? root, interactive: true })).code;
}
