// npm run check: everything that must hold before a change lands. Each step shows its name and time, and its output
// only if it fails. All steps run, so that one run shows every problem.
import { checkChangesets } from './lib/changesets.mjs';
import { endChildrenOnSignals, runNode } from './lib/children.mjs';
import { checkDocuments } from './lib/documents.mjs';
import { install } from './lib/install.mjs';
import { Failure, toolFile } from './lib/paths.mjs';
import { takeTotals } from './lib/totals.mjs';
import { buildPackages, runTurbo } from './lib/turbo.mjs';
import { report, runAllTests } from './test.mjs';

/** @typedef {{ code: number; output: string }} Outcome */

/** @type {[name: string, run: () => Promise<Outcome>][]} */
const steps = [
  ['format', () => tool('oxfmt', ['--check'], 'Run npm run format to format all files.')],
  ['workspace', () => tool('sherif', ['--fail-on-warnings'])],
  ['imports', () => runNode(toolFile('turbo'), ['boundaries'], { quiet: true })],
  ['unused', () => tool('knip', ['--no-config-hints'])],
  ['changesets', () => checkChangesets()],
  ['documents', async () => checkDocuments()],
  ['lint', () => tool('oxlint', ['--deny-warnings'])],
  ['types', () => turbo('typecheck')],
  ['packages', () => turbo('check:package')],
  ['release', () => release()],
  ['sizes', () => sizes()],
  ['api', () => api()],
];

/**
 * @param {string[]} args names of steps, to run only these; with `--after-tests` the outcome of the tests comes from
 *   the `npm run test:all` that ran just before, as in CI
 */
export async function main(args) {
  endChildrenOnSignals();
  await install();
  const named = args.filter((arg) => !arg.startsWith('--'));
  const known = [...steps.map(([name]) => name), 'tests'];
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Failure(`No step is named ${unknown.join(', ')}. The steps are ${known.join(', ')}.`);
  const wanted = (/** @type {string} */ name) => named.length === 0 || named.includes(name);

  /** @type {string[]} */
  const failed = [];
  for (const [name, run] of steps) {
    if (wanted(name) && !(await step(name, run))) failed.push(`check failed: ${name}`);
  }
  if (!wanted('tests')) return failed.length === 0 ? 0 : 1;

  /** @type {import('./lib/reports.mjs').Totals} */
  let totals = { passed: 0, failed: 1, skipped: 0, failures: [], problems: ['the tests did not run'] };
  await step('tests', async () => {
    const tested = args.includes('--after-tests')
      ? { totals: takeTotals(), output: '' }
      : await runAllTests({ quiet: true });
    totals = tested.totals;
    return { code: totals.failed === 0 ? 0 : 1, output: tested.output };
  });
  // A failed step counts like a failed test: a red run must not close with `0 failed`.
  totals.failed += failed.length;
  totals.problems.push(...failed);
  return report(totals);
}

/**
 * @param {string} name
 * @param {() => Promise<Outcome>} run
 */
async function step(name, run) {
  const start = performance.now();
  process.stdout.write(`${name.padEnd(12)} `);
  const { code, output } = await run().catch((error) => ({
    code: 1,
    output: error.expected ? error.message : error.stack,
  }));
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  process.stdout.write(`${seconds} s${code === 0 ? '' : '  FAILED'}\n`);
  if (code !== 0) process.stdout.write(`\n${output.trim()}\n\n`);
  return code === 0;
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {string} [remedy] what to do after a failure, if the tool does not say so
 */
async function tool(name, args, remedy = '') {
  const { code, output } = await runNode(toolFile(name), args, { quiet: true });
  return { code, output: `${output}\n${remedy}` };
}

/** @param {string} task */
function turbo(task) {
  return runTurbo([task, '--continue=dependencies-successful', '--output-logs=errors-only', '--log-order=grouped'], {
    quiet: true,
  });
}

async function sizes() {
  const { code, output } = await turbo('size');
  const remedy =
    'If the code is as lean as it can be, run npm run size:accept, which sets each limit to the size and 3 %, and commit it.';
  return { code, output: `${output}\n${remedy}` };
}

/** What no other step checks of a release: its versions and change logs, as they are packed. */
async function release() {
  const built = await buildPackages();
  if (built.code !== 0) return built;
  const { dryRun } = await import('./lib/dry-run.mjs');
  await dryRun({ short: true, step: (_, work) => work() });
  return { code: 0, output: '' };
}

async function api() {
  const built = await buildPackages();
  if (built.code !== 0) return built;
  // Loaded late: it needs what is installed.
  const { checkReports } = await import('./lib/api-reports.mjs');
  return checkReports();
}
