// npm run docs: from a fresh clone to the site in a browser. npm run docs:build: to a folder of static files.
import { join } from 'node:path';
import { closeAtEnd, endChildrenOnSignals } from './lib/children.mjs';
import { openOnDesktop } from './lib/desktop.mjs';
import { install } from './lib/install.mjs';
import { Failure, root } from './lib/paths.mjs';
import { firstPort } from './lib/port.mjs';
import { runTurbo } from './lib/turbo.mjs';

const site = join(root, 'apps/docs');

/**
 * @param {string[]} args `build`, to build only
 * @returns {Promise<number>} the exit code; the process stays alive while the server runs
 */
export async function main([command]) {
  endChildrenOnSignals();
  const port = firstPort(process.env);
  await install();
  console.log('Building the packages, the sample and the site (a minute the first time)...');
  const { code, output } = await runTurbo(['build', '--filter=@tilewright/docs', '--output-logs=errors-only'], {
    quiet: true,
  });
  if (code !== 0) throw new Failure(`${output}\nThe build failed; its output is above.`);
  if (command === 'build') {
    console.log(`The site is in ${join(site, 'dist')}. It works under any path of a host of static files.`);
    return 0;
  }
  const { serve } = await import('./lib/serve.mjs');
  const served = await serve(site, port);
  closeAtEnd(served.close);
  console.log(`\nThe site is at ${served.address}  (press Ctrl-C to stop)`);
  openOnDesktop(served.address);
  return 0;
}
