// npm start: from a fresh clone to the running game. Installs and builds only what changed since the last run.
import { join } from 'node:path';
import { closeAtEnd, endChildrenOnSignals } from './lib/children.mjs';
import { openOnDesktop } from './lib/desktop.mjs';
import { install } from './lib/install.mjs';
import { Failure, root } from './lib/paths.mjs';
import { firstPort } from './lib/port.mjs';
import { runTurbo } from './lib/turbo.mjs';

/** @returns {Promise<number>} the exit code; the process stays alive while the server runs */
export async function main() {
  endChildrenOnSignals();
  const port = firstPort(process.env);
  await install();
  console.log('Building the packages and the sample...');
  const { code, output } = await runTurbo(['build', '--filter=@tilewright/sample', '--output-logs=errors-only'], {
    quiet: true,
  });
  if (code !== 0) throw new Failure(`${output}\nThe build failed; its output is above.`);

  const { serve } = await import('./lib/serve.mjs');
  const site = await serve(join(root, 'apps/sample'), port);
  closeAtEnd(site.close);
  console.log(`\nThe sample runs at ${site.address}  (press Ctrl-C to stop)`);
  openOnDesktop(site.address);
  return 0;
}
