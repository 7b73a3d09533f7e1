// npm run conformance: makes the conformance table, asks all libraries, and writes the pages with scores and bugs.
import { join } from 'node:path';
import { runNode } from './lib/children.mjs';
import { root } from './lib/paths.mjs';
import { buildPackages } from './lib/turbo.mjs';

export async function main() {
  await buildPackages();
  const cwd = join(root, 'tools/conformance');
  return (await runNode(join(cwd, 'make.mjs'), [], { cwd, interactive: true })).code;
}
