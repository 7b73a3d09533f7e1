// npm run size:accept: sets the size limits to the sizes as they are now, with some air. With names of folders after
// `--`, only theirs.
import { basename } from 'node:path';
import { Failure, workspaces } from './lib/paths.mjs';
import { acceptSizes } from './lib/sizes.mjs';
import { buildAll } from './lib/turbo.mjs';

/** @param {string[]} names folders, such as `queries`; all that have limits if empty */
export async function main(names) {
  const limited = workspaces().filter(({ manifest }) => manifest['size-limit'] !== undefined);
  const known = limited.map(({ folder }) => basename(folder));
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Failure(`No size limits in ${unknown.join(', ')}. The folders with limits are ${known.join(', ')}.`);
  }
  const chosen = limited.filter(({ folder }) => names.length === 0 || names.includes(basename(folder)));
  await buildAll(chosen.map(({ name }) => name));
  for (const workspace of chosen) {
    for (const change of await acceptSizes(workspace)) console.log(change);
  }
  return 0;
}
