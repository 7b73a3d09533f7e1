// npm run server: from a fresh clone to a world of zones at one address, with nothing else installed or running.
import { join } from 'node:path';
import { endChildrenOnSignals, runNode } from './lib/children.mjs';
import { install } from './lib/install.mjs';
import { environment, Failure, root } from './lib/paths.mjs';
import { firstPort } from './lib/port.mjs';
import { runTurbo } from './lib/turbo.mjs';

/**
 * @param {string[]} args of the server: see apps/server/README.md
 * @returns {Promise<number>} the exit code of the server
 */
export async function main(args) {
  endChildrenOnSignals();
  const port = firstPort(process.env);
  await install();
  console.log('Building the packages and the server...');
  const { code, output } = await runTurbo(['build', '--filter=@tilewright/server', '--output-logs=errors-only'], {
    quiet: true,
  });
  if (code !== 0) throw new Failure(`${output}\nThe build failed; its output is above.`);
  const server = await runNode(join(root, 'apps/server/dist/server/main.js'), args, {
    env: environment({ PORT: String(port) }),
  });
  return server.code;
}
