// npm test: from a fresh clone to one closing line for all tests of all workspaces, including those in the browser.
import { join } from 'node:path';
import { findOrInstallBrowser } from './lib/browser.mjs';
import { endChildrenOnSignals } from './lib/children.mjs';
import { install } from './lib/install.mjs';
import { workspaces } from './lib/paths.mjs';
import { closingLine, expectedReports, removeReports, sumReports } from './lib/reports.mjs';
import { leaveTotals } from './lib/totals.mjs';
import { buildPackages, runTurbo } from './lib/turbo.mjs';

/** The number of cases with `--long`, as a multiple of a normal run. */
const longRuns = '10';

/** @param {string[]} args */
export async function main(args) {
  endChildrenOnSignals();
  const env = args.includes('--long') ? { TILEWRIGHT_RUNS: process.env['TILEWRIGHT_RUNS'] ?? longRuns } : {};
  const totals = await leaveTotals(async () => {
    await install();
    return (await runTests({ env })).totals;
  });
  return report(totals);
}

/**
 * Runs every test script of every workspace.
 *
 * @param {{ quiet?: boolean; env?: Record<string, string> }} [options]
 */
export async function runTests({ quiet = false, env = {} } = {}) {
  const all = workspaces();
  const expected = expectedReports(all);
  removeReports(expected);
  const inBrowser = all.find(({ scripts }) => 'test:e2e' in scripts);
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
  const { code, output } = await runTurbo(['test', 'test:e2e', ...options], {
    quiet,
    env: { ...env, TILEWRIGHT_CHROMIUM: browser },
  });
  return { totals: sumReports(expected, code), output };
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
