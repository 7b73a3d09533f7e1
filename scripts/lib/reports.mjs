// Adds up the reports of the test runners. A run that left no report, or that failed although its report is green,
// counts as a failure: the total is only reliable if nothing can be missing.
import { existsSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readJson, root } from './paths.mjs';

/** The report that each test script leaves in its workspace. */
const reportOf = /** @type {const} */ ({
  test: '.reports/vitest.json',
  'test:smoke': '.reports/smoke.json',
  'test:e2e': '.reports/e2e.json',
  'test:all': '.reports/all.json',
});

/** How much of the messages of a failed test is repeated at the end. All of them are above, in the output of its runner. */
const messageLines = 8;

/**
 * @typedef {keyof typeof reportOf} TestScript
 * @typedef {{ name: string; file: string }} Expected
 * @typedef {{ passed: number; failed: number; skipped: number; failures: string[]; problems: string[] }} Totals
 *   `failures` has the failed tests with their messages, `problems` what failed besides
 */

/**
 * The reports that a run of some test scripts must leave, one for each of them in each workspace that has it.
 *
 * @param {import('./paths.mjs').Workspace[]} workspaces
 * @param {readonly TestScript[]} wanted
 * @returns {Expected[]}
 */
export function expectedReports(workspaces, wanted) {
  return workspaces.flatMap(({ name, folder, scripts }) =>
    wanted
      .filter((script) => script in scripts)
      .map((script) => ({ name: `${name} ${script}`, file: join(folder, reportOf[script]) })),
  );
}

/**
 * Removes the reports of earlier runs, so that no stale report is counted.
 *
 * @param {Expected[]} expected
 */
export function removeReports(expected) {
  for (const { file } of expected) rmSync(file, { force: true });
}

/**
 * @param {Expected[]} expected
 * @param {number} exitCode of the run as a whole
 * @returns {Totals} each problem counts as one failure
 */
export function sumReports(expected, exitCode) {
  /** @type {Totals} */
  const totals = { passed: 0, failed: 0, skipped: 0, failures: [], problems: [] };
  for (const { name, file } of expected) {
    const report = existsSync(file) ? readReport(file) : undefined;
    if (report === undefined) {
      totals.problems.push(`${name}: no readable report, so it did not run or did not finish`);
      continue;
    }
    totals.passed += report.numPassedTests;
    totals.failed += report.numFailedTests;
    totals.skipped += report.numPendingTests + (report.numTodoTests ?? 0);
    for (const suite of report.testResults ?? []) {
      const failed = suite.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
      totals.failures.push(...failed.map((/** @type {any} */ test) => `${name}: ${suite.name}\n${describe(test)}`));
      // A file that fails before its first test contains no failed test.
      if (suite.status === 'failed' && failed.length === 0) {
        totals.problems.push(`${name}: ${suite.name} failed as a whole`);
      }
    }
    if (report.numTotalTests === 0) totals.problems.push(`${name}: ran no test`);
  }
  if (expected.length === 0) totals.problems.push('no workspace has tests');
  if (exitCode !== 0 && totals.failed === 0 && totals.problems.length === 0) {
    totals.problems.push(`the run ended with code ${exitCode} although every report is green; its output is above`);
  }
  totals.failed += totals.problems.length;
  return totals;
}

/**
 * The test files of some reports with the seconds that their tests took, the slowest first.
 *
 * @param {Expected[]} reports
 */
export function slowestFiles(reports) {
  return reports
    .flatMap(({ file }) => (existsSync(file) ? (readReport(file)?.testResults ?? []) : []))
    .map(({ name, startTime, endTime }) => ({ file: relative(root, name), seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds);
}

/** @param {{ fullName?: string; failureMessages?: string[] }} test that failed */
function describe({ fullName = 'a test', failureMessages = [] }) {
  const lines = failureMessages.flatMap((message) => message.split('\n')).slice(0, messageLines);
  return [fullName, ...lines].map((line) => `  ${line}`).join('\n');
}

/** @param {string} file */
function readReport(file) {
  try {
    const report = readJson(file);
    return typeof report.numPassedTests === 'number' ? report : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The line that closes a run.
 *
 * @param {{ passed: number; failed: number; skipped: number }} totals
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
