// npm run screenshots: takes the pictures of the sample in docs/ from the built game in a headless browser.
import { join } from 'node:path';
import { findOrInstallBrowser } from './lib/browser.mjs';
import { endChildrenOnSignals, runNode } from './lib/children.mjs';
import { install } from './lib/install.mjs';
import { environment, Failure, root } from './lib/paths.mjs';
import { runTurbo } from './lib/turbo.mjs';

/** @param {string[]} names the pictures to take; all of them if empty */
export async function main(names) {
  endChildrenOnSignals();
  await install();
  const { code, output } = await runTurbo(['build', '--filter=@tilewright/sample', '--output-logs=errors-only'], {
    quiet: true,
  });
  if (code !== 0) throw new Failure(`${output}\nThe build failed; its output is above.`);
  const cwd = join(root, 'apps/sample');
  const env = environment({
    TILEWRIGHT_CHROMIUM: await findOrInstallBrowser(join(cwd, 'node_modules/playwright-core')),
  });
  return (await runNode(join(cwd, 'e2e/screenshots.mjs'), names, { cwd, env, interactive: true })).code;
}
