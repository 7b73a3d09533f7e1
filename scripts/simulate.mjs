// npm run simulate: runs the sample without a screen and passes it the arguments after `--` (--help lists them).
import { join } from 'node:path';
import { endChildrenOnSignals, runNode } from './lib/children.mjs';
import { install } from './lib/install.mjs';
import { Failure, root } from './lib/paths.mjs';
import { runTurbo } from './lib/turbo.mjs';

/** @param {string[]} args */
export async function main(args) {
  endChildrenOnSignals();
  await install();
  const { code, output } = await runTurbo(
    ['build:simulate', '--filter=@tilewright/sample', '--output-logs=errors-only'],
    {
      quiet: true,
    },
  );
  if (code !== 0) throw new Failure(`${output}\nThe build failed; its output is above.`);
  const file = join(root, 'apps/sample/simulate/dist/main.js');
  return (await runNode(file, args, { cwd: process.env['INIT_CWD'] ?? root, interactive: true })).code;
}
