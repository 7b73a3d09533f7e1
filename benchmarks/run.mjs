// Bundles the runner, or for `report` the page generator, and runs the bundle in this process. Both are TypeScript.
import { build } from 'esbuild';
import { pathToFileURL } from 'node:url';

const isReport = process.argv[2] === 'report';
const outfile = isReport ? '.built/report.mjs' : '.built/run.mjs';
await build({
  entryPoints: [isReport ? 'src/report/report.ts' : 'src/run.ts'],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  logLevel: 'error',
});
await import(pathToFileURL(outfile).href);
