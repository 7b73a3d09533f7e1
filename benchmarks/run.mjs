// Bundles the runner, which is TypeScript, and runs it in this process.
import { build } from 'esbuild';
import { pathToFileURL } from 'node:url';

await build({
  entryPoints: ['src/run.ts'],
  outfile: '.built/run.mjs',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  logLevel: 'error',
});
await import(pathToFileURL('.built/run.mjs').href);
