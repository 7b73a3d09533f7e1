// npm run engines: runs the golden programs in the engines on this machine; with programs after `--`, in those.
import { join } from 'node:path';
import { runNode } from './lib/children.mjs';
import { root } from './lib/paths.mjs';

/** @param {string[]} programs */
export async function main(programs) {
  const file = join(root, 'tools/engines/run.mjs');
  return (await runNode(file, programs, { cwd: process.env['INIT_CWD'] ?? root, interactive: true })).code;
}
