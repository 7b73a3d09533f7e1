// npm run check: everything that must hold before a change lands. Each step shows its name and time, and its output
// only if it fails. All steps run, so that one run shows every problem.
import { checkChangesets } from './lib/changesets.mjs';
import { checkReports } from './lib/api-reports.mjs';
import { runNode } from './lib/children.mjs';
import { checkDocuments } from './lib/documents.mjs';
import { dryRun } from './lib/dry-run.mjs';
import { Failure, toolFile, workspaces } from './lib/paths.mjs';
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

/** @param {string[]} named names of steps, to run only these; `tests` is the last one */
export async function main(named) {
  const known = [...steps.map(([name]) => name), 'tests'];
  const unknown = named.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Failure(`No step is named ${unknown.join(', ')}. The steps are ${known.join(', ')}.`);
  const wanted = (/** @type {string} */ name) => named.length === 0 || named.includes(name);

  // A step counts like a test: a red run must not close with `0 failed`.
  let passed = 0;
  /** @type {string[]} */
  const failures = [];
  for (const [name, run] of steps.filter(([each]) => wanted(each))) {
    if (await step(name, run)) passed += 1;
    else failures.push(`check failed: ${name}`);
  }
  const none = { passed: 0, failed: 0, skipped: 0, failures: [] };
  // Without a browser, for one, no test can run; the steps before count even so.
  const tests = wanted('tests')
    ? await runAllTests().catch((error) => ({ ...none, failed: 1, failures: [String(error.message)] }))
    : none;
  return report({
    passed: passed + tests.passed,
    failed: failures.length + tests.failed,
    skipped: tests.skipped,
    failures: [...tests.failures, ...failures],
  });
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

/** Runs a task where it is: turbo would build the other workspaces too. @param {string} task */
function turbo(task) {
  const having = workspaces().filter(({ scripts }) => task in scripts);
  const filters = having.map(({ name }) => `--filter=${name}`);
  const options = ['--continue=dependencies-successful', '--output-logs=errors-only', '--log-order=grouped'];
  return runTurbo([task, ...filters, ...options], { quiet: true });
}

async function sizes() {
  const { code, output } = await turbo('size');
  const remedy =
    'If the code is as lean as it can be, run npm run size:accept, which sets each limit to the size and 3 %, and commit it.';
  return { code, output: `${output}\n${remedy}` };
}

/** What no other step checks of a release: its versions and change logs, as they are packed. */
async function release() {
  await buildPackages();
  await dryRun({ short: true, step: (_, work) => work() });
  return { code: 0, output: '' };
}

async function api() {
  await buildPackages();
  return checkReports();
}
