// npm run docs: from a fresh clone to the site in a browser. npm run docs:build: to a folder of static files;
// `SITE=https://example.org/tilewright/` before it gives pages the addresses that search engines and previews need.
import { join } from 'node:path';
import { servePreview } from './lib/preview.mjs';
import { root } from './lib/paths.mjs';
import { build } from './lib/turbo.mjs';

const site = join(root, 'apps/docs');

/** @param {string[]} args `build`, to build only; or options of `vite preview` */
export async function main(args) {
  console.log('Building the packages, the sample and the site (a minute the first time)...');
  await build('@tilewright/docs');
  if (args[0] !== 'build') return servePreview(site, args);
  console.log(`The site is in ${join(site, 'dist')}. It works under any path of a host of static files.`);
  return 0;
}
