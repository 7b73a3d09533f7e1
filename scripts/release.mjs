// npm run release -- --dry-run: a release up to the point where it would be published. Nothing in the repository
// changes.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dryRun } from './lib/dry-run.mjs';
import { Failure, root } from './lib/paths.mjs';
import { buildPackages } from './lib/turbo.mjs';

const usage = `npm run release -- --dry-run [--final] [--short] [--out FOLDER]

  --dry-run      versions, builds, packs, checks, installs and tries the packages, and publishes nothing
  --final        a release such as 0.1.0; without it, a preview such as 0.1.0-next.20270115093000
  --short        with the packages as they are built here, and without new projects of the starter
  --out FOLDER   leaves the tarballs there

A person publishes: docs/releasing.md says how.`;

/** @param {string[]} args */
export async function main(args) {
  const { final, short, out } = readOptions(args);
  if (short) await buildPackages();
  const start = performance.now();
  const lines = await dryRun({ final, short, out, step });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`\nA release would publish this (${seconds} s):\n\n${lines.map((line) => `  ${line}`).join('\n')}`);
  if (out !== undefined) console.log(`\nThe tarballs are in ${out}.`);
  return 0;
}

/** @param {string[]} args */
function readOptions(args) {
  const options = /** @type {const} */ ({
    'dry-run': { type: 'boolean' },
    final: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    out: { type: 'string' },
  });
  /** @type {ReturnType<typeof parseArgs<{ options: typeof options }>>['values']} */
  let values;
  try {
    ({ values } = parseArgs({ args, options }));
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
  if (values['dry-run'] !== true) throw new Failure(usage);
  const here = process.env['INIT_CWD'] ?? root;
  return {
    final: values.final,
    short: values.short,
    out: values.out === undefined ? undefined : resolve(here, values.out),
  };
}

/** @type {import('./lib/dry-run.mjs').Step} */
async function step(name, work) {
  const start = performance.now();
  process.stdout.write(`${name.padEnd(12)} `);
  try {
    return await work();
  } finally {
    process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s\n`);
  }
}
