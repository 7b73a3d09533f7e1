// npm start: from a fresh clone to the running game. Installs and builds only what changed since the last run.
import { join } from 'node:path';
import { servePreview } from './lib/preview.mjs';
import { root } from './lib/paths.mjs';
import { build } from './lib/turbo.mjs';

/** @param {string[]} args of `vite preview`, such as `--port 8080` */
export async function main(args) {
  console.log('Building the packages and the sample...');
  await build('@tilewright/sample');
  return servePreview(join(root, 'apps/sample'), args);
}
