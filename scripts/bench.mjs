// npm run bench: builds the packages and runs the benchmarks; with names after `--`, runs only those.
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { runNode } from './lib/children.mjs';
import { environment, root } from './lib/paths.mjs';
import { buildPackages } from './lib/turbo.mjs';

/** @param {string[]} names */
export async function main(names) {
  await buildPackages();
  const cwd = join(root, 'benchmarks');
  const env = environment({ TILEWRIGHT_CHROMIUM: await findBrowser() });
  return (await runNode(join(cwd, 'run.mjs'), names, { cwd, env, interactive: true })).code;
}
