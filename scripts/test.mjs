// npm test, npm run test:all, npm run test:long: from a fresh clone to one closing line for the tests of all
// workspaces. `--slowest` adds the files that took longest; names of workspaces, such as `docs`, leave out the others.
import { basename } from 'node:path';
import { findOrInstallBrowser } from './lib/browser.mjs';
import { Failure, workspaces } from './lib/paths.mjs';
import { expectedReports, removeReports, slowestFiles, sumReports } from './lib/reports.mjs';
import { buildPackages, runTurbo } from './lib/turbo.mjs';

/** @typedef {import('./lib/reports.mjs').TestScript} TestScript */
/** @typedef {{ scripts: TestScript[]; env: Record<string, string> }} Suites */

/** The scripts that guard a change, and all. */
const guards = /** @type {TestScript[]} */ (['test', 'test:smoke']);
const all = /** @type {TestScript[]} */ ([...guards, 'test:e2e', 'test:all']);
/** The number of cases of a property that a change is guarded with, as a share of those of `npm run test:long`. */
const shortRuns = '0.1';
/** How many files `--slowest` names. */
const mostNamed = 10;

/**
 * What each command runs. The results of a command before it count, where nothing has changed since.
 *
 * @type {Record<string, Suites>}
 */
const commands = {
  test: { scripts: guards, env: { TILEWRIGHT_RUNS: shortRuns } },
  'test:all': { scripts: all, env: { TILEWRIGHT_RUNS: shortRuns } },
  'test:long': { scripts: all, env: { TILEWRIGHT_RUNS: '1', TILEWRIGHT_COVERAGE: 'on' } },
};

/** @param {string[]} args the command, where it is not `test`; workspaces, by their folders; and options */
export async function main(args) {
  const words = args.filter((arg) => !arg.startsWith('--'));
  const suites = commands[words[0] ?? 'test'] ?? commands['test'];
  const asked = words[0] !== undefined && words[0] in commands ? words.slice(1) : words;
  const { scripts } = /** @type {Suites} */ (suites);
  const tested = testedOf(asked, scripts);
  const totals = await runTests(/** @type {Suites} */ (suites), tested);
  if (args.includes('--slowest')) {
    const files = slowestFiles(expectedReports(tested, scripts)).slice(0, mostNamed);
    for (const { file, seconds } of files) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  }
  return report(totals);
}

/** The tests of `npm run check`. */
export function runAllTests() {
  const suites = /** @type {Suites} */ (commands['test:all']);
  return runTests(suites, testedOf([], suites.scripts));
}

/**
 * The workspaces with tests of these kinds. Turbo would also build the others, such as the templates.
 *
 * @param {string[]} asked the names of their folders; all if it is empty
 * @param {TestScript[]} scripts
 */
export function testedOf(asked, scripts) {
  const all = workspaces().filter((each) => scripts.some((script) => script in each.scripts));
  const names = all.map(({ folder }) => basename(folder));
  const unknown = asked.filter((word) => !names.includes(word));
  if (unknown.length > 0) {
    throw new Failure(`No workspace with such tests is named ${unknown.join(', ')}. There are ${names.join(', ')}.`);
  }
  return asked.length === 0 ? all : all.filter(({ folder }) => asked.includes(basename(folder)));
}

/**
 * Runs some test scripts of some workspaces.
 *
 * @param {Suites} suites
 * @param {ReturnType<typeof workspaces>} tested
 */
async function runTests({ scripts, env }, tested) {
  const expected = expectedReports(tested, scripts);
  removeReports(expected);
  const browser = await findOrInstallBrowser();
  const options = [
    ...tested.map(({ name }) => `--filter=${name}`),
    '--continue=dependencies-successful',
    '--output-logs=new-only',
    '--log-order=grouped',
    // Each runner uses all cores; more runners at once only slow each other down.
    '--concurrency=2',
  ];
  // `tools/consumer` packs all packages. Where a build fails, the tests of that package did not run.
  await buildPackages().catch((error) => console.log(error.message));
  // What the caller has set comes first, such as the number of cases.
  const given = Object.keys(env).filter((name) => process.env[name]);
  const { code } = await runTurbo([...scripts, ...options], {
    env: {
      ...env,
      ...Object.fromEntries(given.map((name) => [name, process.env[name]])),
      TILEWRIGHT_CHROMIUM: browser,
    },
  });
  return sumReports(expected, code);
}

/**
 * Prints what failed, since its place in the output is hard to find, and the closing line, last.
 *
 * @param {import('./lib/reports.mjs').Totals} totals
 */
export function report({ passed, failed, skipped, failures }) {
  for (const line of failures) console.log(line);
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed === 0 ? 0 : 1;
}
