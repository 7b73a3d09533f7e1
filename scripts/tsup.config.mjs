// How each package is built: `tsup --config` this file, in the folder of the package. The entries are those of
// `exports`.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { entrySources } from './lib/packages.mjs';
import { readJson, root } from './lib/paths.mjs';

// Each package carries the page for coding agents, which look for it in what is installed.
cpSync(join(root, 'skills'), 'skills', { recursive: true });

/** @type {import('tsup').Options} */
const options = {
  entry: Object.values(entrySources(readJson('package.json'))),
  format: 'esm',
  target: 'es2022',
  // Writes constants of other modules in place. Names and lines stay, so that the JavaScript can be read.
  minifySyntax: true,
  treeshake: true,
  clean: true,
};
export default options;
