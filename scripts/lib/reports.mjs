// Adds up the reports that the test runners leave.
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readJson, root } from './paths.mjs';

/** The report that each test script leaves in its workspace. */
const reportOf = /** @type {const} */ ({
  test: '.reports/vitest.json',
  'test:smoke': '.reports/smoke.json',
  'test:e2e': '.reports/e2e.json',
  'test:all': '.reports/all.json',
});

/**
 * @typedef {keyof typeof reportOf} TestScript
 * @typedef {{ passed: number; failed: number; skipped: number; failures: string[] }} Totals
 */

/**
 * The reports that a run of some test scripts must leave, one for each of them in each workspace that has it.
 *
 * @param {import('./paths.mjs').Workspace[]} workspaces
 * @param {readonly TestScript[]} wanted
 * @returns {string[]} files
 */
export function expectedReports(workspaces, wanted) {
  return workspaces.flatMap(({ folder, scripts }) =>
    wanted.filter((script) => script in scripts).map((script) => join(folder, reportOf[script])),
  );
}

/**
 * Removes the reports of earlier runs, so that none of them is counted.
 *
 * @param {string[]} files
 */
export function removeReports(files) {
  for (const file of files) rmSync(file, { force: true });
}

/**
 * @param {string[]} files
 * @param {number} exitCode of the run as a whole: a failed run counts as a failure, whatever the reports say
 * @returns {Totals}
 */
export function sumReports(files, exitCode) {
  /** @type {Totals} */
  const totals = { passed: 0, failed: 0, skipped: 0, failures: [] };
  const fail = (/** @type {string} */ line) => {
    totals.failed += 1;
    totals.failures.push(line);
  };
  for (const file of files) {
    const report = readReport(file);
    if (report === undefined) {
      fail(`${relative(root, file)} is missing: its tests did not run, or did not finish`);
      continue;
    }
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report;
    totals.passed += numPassedTests;
    totals.failed += numFailedTests;
    totals.skipped += numPendingTests + numTodoTests;
    for (const { name, status: outcome, message, assertionResults } of testResults) {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      for (const { fullName } of failed) totals.failures.push(`${relative(root, name)}: ${fullName}`);
      // What no test is to blame for: a file that does not load, or what its tests have in common.
      if (outcome === 'failed' && failed.length === 0) fail(`${relative(root, name)}: ${message.split('\n')[0]}`);
    }
    if (testResults.length === 0) fail(`${relative(root, file)} has no test: the run found none`);
  }
  if (exitCode !== 0 && totals.failed === 0) fail(`the run ended with code ${exitCode}: its output is above`);
  if (totals.passed + totals.failed === 0) fail('no test ran');
  return totals;
}

/**
 * @typedef {{ name: string; status: string; message: string; startTime: number; endTime: number; assertionResults: {
 * status: string; fullName: string }[] }} TestFile
 *
 * @param {string} file
 * @returns {{ numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number;
 * testResults: TestFile[] } | undefined} `undefined` without a whole report: a run that is ended may leave a part of
 * one
 */
function readReport(file) {
  try {
    return readJson(file);
  } catch {
    return undefined;
  }
}

/**
 * The test files of some reports with the seconds that their tests took, the slowest first.
 *
 * @param {string[]} files
 */
export function slowestFiles(files) {
  return files
    .flatMap((file) => readReport(file)?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ file: relative(root, name), seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds);
}
