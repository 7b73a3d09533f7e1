// npm run size:accept: sets the size limits to the sizes as they are now, with some air. With names of folders after `--`,
// only theirs.
import { basename } from 'node:path';
import { endChildrenOnSignals } from './lib/children.mjs';
import { install } from './lib/install.mjs';
import { Failure, workspaces } from './lib/paths.mjs';
import { acceptSizes } from './lib/sizes.mjs';
import { runTurbo } from './lib/turbo.mjs';

/** @param {string[]} names folders, such as `queries`; all that have limits if empty */
export async function main(names) {
  endChildrenOnSignals();
  await install();
  const limited = workspaces().filter(({ manifest }) => manifest['size-limit'] !== undefined);
  const known = limited.map(({ folder }) => basename(folder));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Failure(`No size limits in ${unknown.join(', ')}. The folders with limits are ${known.join(', ')}.`);
  }
  const chosen = limited.filter(({ folder }) => names.length === 0 || names.includes(basename(folder)));
  const filters = chosen.map(({ name }) => `--filter=${name}`);
  const { code, output } = await runTurbo(['build', ...filters, '--output-logs=errors-only'], { quiet: true });
  if (code !== 0) throw new Failure(`${output}\nThe build failed; its output is above.`);
  for (const workspace of chosen) {
    for (const change of await acceptSizes(workspace)) console.log(change);
  }
  return 0;
}
