import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith } from '../testing/folder.mjs';
import { root } from './paths.mjs';
import { expectedReports, removeReports, slowestFiles, sumReports } from './reports.mjs';

/**
 * A report as vitest writes it.
 *
 * @param {{ passed?: number; failed?: number; pending?: number; files?: object[] }} counts
 */
function report({ passed = 0, failed = 0, pending = 0, files = [fileOf('green.test.ts', [])] }) {
  return JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: 0,
    testResults: files,
  });
}

/**
 * A file in a report.
 *
 * @param {string} name
 * @param {{ status: string; fullName: string }[]} assertionResults
 * @param {string} [status]
 * @param {string} [message]
 */
function fileOf(name, assertionResults, status = 'passed', message = '') {
  return { name: join(root, 'packages/a', name), status, message, assertionResults };
}

/** @param {Record<string, string>} reports by package */
function reportsOf(reports) {
  const folder = folderWith(reports);
  return ['a', 'b'].map((name) => join(folder, name));
}

describe('sumReports', () => {
  it('adds up what the runners reported', () => {
    const files = reportsOf({ a: report({ passed: 3, pending: 1 }), b: report({ passed: 4 }) });
    expect(sumReports(files, 0)).toEqual({ passed: 7, failed: 0, skipped: 1, failures: [] });
  });

  it('names each failed test, without counting the failed run again', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'adds' },
      { status: 'failed', fullName: 'a sum is exact' },
    ];
    const red = fileOf('red.test.ts', assertionResults, 'failed');
    const files = reportsOf({ a: report({ passed: 3, failed: 1, files: [red] }), b: report({ passed: 4 }) });
    const failures = ['packages/a/red.test.ts: a sum is exact'];
    expect(sumReports(files, 1)).toEqual({ passed: 7, failed: 1, skipped: 0, failures });
  });

  it('counts a missing report as a failure', () => {
    const totals = sumReports(reportsOf({ a: report({ passed: 3 }) }), 0);
    expect(totals).toMatchObject({ passed: 3, failed: 1 });
    expect(totals.failures[0]).toMatch(/b is missing: its tests did not run, or did not finish$/);
  });

  it('counts a report that is cut as a missing one', () => {
    const totals = sumReports(reportsOf({ a: report({ passed: 3 }), b: report({ passed: 4 }).slice(0, -9) }), 1);
    expect(totals).toMatchObject({ passed: 3, failed: 1 });
    expect(totals.failures[0]).toMatch(/b is missing: its tests did not run, or did not finish$/);
  });

  it('counts and names a file that fails without a failed test', () => {
    const green = [{ status: 'passed', fullName: 'adds' }];
    const unloaded = fileOf('unloaded.test.ts', [], 'failed', 'Cannot find module\n  at x');
    const unclosed = fileOf('unclosed.test.ts', green, 'failed', 'cannot close');
    const files = reportsOf({ a: report({ passed: 1, files: [unloaded, unclosed] }), b: report({ passed: 4 }) });
    const failures = ['packages/a/unloaded.test.ts: Cannot find module', 'packages/a/unclosed.test.ts: cannot close'];
    expect(sumReports(files, 1)).toEqual({ passed: 5, failed: 2, skipped: 0, failures });
  });

  it('counts a workspace without a test as a failure', () => {
    const totals = sumReports(reportsOf({ a: report({ passed: 3 }), b: report({ files: [] }) }), 0);
    expect(totals).toMatchObject({ passed: 3, failed: 1 });
    expect(totals.failures[0]).toMatch(/b has no test: the run found none$/);
  });

  it('counts a run that skips all tests as a failure', () => {
    const files = reportsOf({ a: report({ pending: 3 }), b: report({ pending: 1 }) });
    expect(sumReports(files, 0)).toEqual({ passed: 0, failed: 1, skipped: 4, failures: ['no test ran'] });
  });

  it('does not trust green reports of a failed run', () => {
    const totals = sumReports(reportsOf({ a: report({ passed: 3 }), b: report({ passed: 4 }) }), 1);
    expect(totals).toMatchObject({ passed: 7, failed: 1 });
    expect(totals.failures).toEqual(['the run ended with code 1: its output is above']);
  });
});

describe('the expected reports', () => {
  it('are one for each wanted script of each workspace', () => {
    const rest = { name: 'a', private: false, manifest: {} };
    const workspaces = [
      { ...rest, folder: '/a', scripts: { test: 'x', build: 'x' } },
      { ...rest, folder: '/b', scripts: { build: 'x' } },
      { ...rest, folder: '/c', scripts: { test: 'x', 'test:smoke': 'x', 'test:e2e': 'x' } },
    ];
    expect(expectedReports(workspaces, ['test', 'test:e2e'])).toEqual([
      join('/a', '.reports/vitest.json'),
      join('/c', '.reports/vitest.json'),
      join('/c', '.reports/e2e.json'),
    ]);
  });

  it('name the slowest files', () => {
    const file = (/** @type {string} */ name, /** @type {number} */ time) => ({
      name,
      startTime: 5,
      endTime: 5 + time,
    });
    const reports = reportsOf({ a: report({ files: [file('quick.ts', 20), file('slow.ts', 3000)] }) });
    expect(slowestFiles(reports).map(({ file: name, seconds }) => [basename(name), seconds])).toEqual([
      ['slow.ts', 3],
      ['quick.ts', 0.02],
    ]);
  });

  it('name no files of a report that is cut', () => {
    expect(slowestFiles(reportsOf({ a: '{ "testResults": [' }))).toEqual([]);
  });

  it('are removed before a run', () => {
    const files = reportsOf({ a: report({ passed: 3 }) });
    removeReports(files);
    expect(files.map((file) => existsSync(file))).toEqual([false, false]);
  });
});
