// npm run screenshots: takes the pictures of the sample in docs/ from the built game in a headless browser.
import { join } from 'node:path';
import { findOrInstallBrowser } from './lib/browser.mjs';
import { runNode } from './lib/children.mjs';
import { environment, root } from './lib/paths.mjs';
import { build } from './lib/turbo.mjs';

/** @param {string[]} names the pictures to take; all of them if empty */
export async function main(names) {
  await build('@tilewright/sample');
  const cwd = join(root, 'apps/sample');
  const env = environment({ TILEWRIGHT_CHROMIUM: await findOrInstallBrowser() });
  return (await runNode(join(cwd, 'e2e/screenshots.mjs'), names, { cwd, env, interactive: true })).code;
}
