// npm test, npm run test:all, npm run test:long: from a fresh clone to one closing line for the tests of all workspaces.
// `--slowest` adds the files that took longest.
import { join } from 'node:path';
import { findOrInstallBrowser } from './lib/browser.mjs';
import { endChildrenOnSignals } from './lib/children.mjs';
import { install } from './lib/install.mjs';
import { Failure, workspaces } from './lib/paths.mjs';
import { closingLine, expectedReports, removeReports, slowestFiles, sumReports } from './lib/reports.mjs';
import { leaveTotals } from './lib/totals.mjs';
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

/** @param {string[]} args the command, where it is not `test`; and options */
export async function main(args) {
  endChildrenOnSignals();
  const name = args.find((arg) => !arg.startsWith('--')) ?? 'test';
  const suites = commands[name];
  if (suites === undefined) throw new Failure(`${name} is no command: there are ${Object.keys(commands).join(', ')}.`);
  const totals = await leaveTotals(async () => {
    await install();
    return (await runTests(suites)).totals;
  });
  if (args.includes('--slowest')) {
    const files = slowestFiles(expectedReports(workspaces(), suites.scripts)).slice(0, mostNamed);
    for (const { file, seconds } of files) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  }
  return report(totals);
}

/** The tests of `npm run check`. @param {{ quiet?: boolean }} [options] */
export function runAllTests(options) {
  return runTests(/** @type {Suites} */ (commands['test:all']), options);
}

/**
 * Runs some test scripts of every workspace.
 *
 * @param {Suites} suites
 * @param {{ quiet?: boolean }} [options]
 */
async function runTests({ scripts, env }, { quiet = false } = {}) {
  const all = workspaces();
  const expected = expectedReports(all, scripts);
  removeReports(expected);
  const inBrowser = all.find((each) => 'test:e2e' in each.scripts);
  const browser = inBrowser && (await findOrInstallBrowser(join(inBrowser.folder, 'node_modules/playwright-core')));
  const options = [
    '--continue=dependencies-successful',
    '--output-logs=new-only',
    '--log-order=grouped',
    // Each runner uses all cores; more runners at once only slow each other down.
    '--concurrency=2',
  ];
  // `tools/consumer` packs all packages. Where a build fails, the tests of that package report it.
  await buildPackages();
  const { code, output } = await runTurbo([...scripts, ...options], {
    quiet,
    // What the caller has set comes first, such as the number of cases.
    env: { ...env, ...given(Object.keys(env)), TILEWRIGHT_CHROMIUM: browser },
  });
  return { totals: sumReports(expected, code), output };
}

/** The variables that are set. @param {string[]} names */
function given(names) {
  return Object.fromEntries(names.filter((name) => process.env[name]).map((name) => [name, process.env[name]]));
}

/**
 * Prints what failed, since its place in the output is hard to find, and the closing line, last.
 *
 * @param {import('./lib/reports.mjs').Totals} totals
 */
export function report(totals) {
  for (const line of [...totals.failures, ...totals.problems]) console.log(line);
  console.log(`\n${closingLine(totals)}`);
  return totals.failed === 0 && totals.passed > 0 ? 0 : 1;
}
