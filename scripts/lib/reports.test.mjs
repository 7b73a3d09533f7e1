import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith } from '../testing/folder.mjs';
import { closingLine, expectedReports, removeReports, slowestFiles, sumReports } from './reports.mjs';

/**
 * A report as vitest writes it.
 *
 * @param {{ passed?: number; failed?: number; pending?: number; suites?: object[] }} counts
 */
function report({ passed = 0, failed = 0, pending = 0, suites = [] }) {
  return JSON.stringify({
    numTotalTests: passed + failed + pending,
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: 0,
    testResults: suites,
  });
}

/** @param {Record<string, string>} reports by package */
function expectedIn(reports) {
  const folder = folderWith(reports);
  return ['a', 'b'].map((name) => ({ name, file: join(folder, name) }));
}

describe('sumReports', () => {
  it('adds up what the runners reported', () => {
    const expected = expectedIn({ a: report({ passed: 3, pending: 1 }), b: report({ passed: 4 }) });
    const totals = sumReports(expected, 0);
    expect(totals).toEqual({ passed: 7, failed: 0, skipped: 1, failures: [], problems: [] });
    expect(closingLine(totals)).toBe('7 passed, 0 failed, 1 skipped');
  });

  it('counts failed tests, without counting the failed run again', () => {
    const expected = expectedIn({ a: report({ passed: 3, failed: 2 }), b: report({ passed: 4 }) });
    expect(sumReports(expected, 1)).toEqual({ passed: 7, failed: 2, skipped: 0, failures: [], problems: [] });
  });

  it.each([
    ['is missing', {}],
    ['was cut off', { b: '{ "numPassedTests": 4' }],
    ['is not a report', { b: '[]' }],
  ])('counts a report that %s as a failure', (_, more) => {
    const totals = sumReports(expectedIn({ a: report({ passed: 3 }), ...more }), 0);
    expect(totals).toMatchObject({ passed: 3, failed: 1 });
    expect(totals.problems[0]).toBe('b: no readable report, so it did not run or did not finish');
  });

  it('counts a package without tests as a failure', () => {
    const totals = sumReports(expectedIn({ a: report({ passed: 3 }), b: report({}) }), 0);
    expect(totals).toMatchObject({ passed: 3, failed: 1, problems: ['b: ran no test'] });
  });

  it('counts a file that failed before its first test', () => {
    const suites = [
      { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
      { name: 'red.test.ts', status: 'failed', assertionResults: [{ status: 'failed' }] },
      { name: 'green.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
    ];
    const expected = expectedIn({ a: report({ passed: 1, failed: 1, suites }), b: report({ passed: 4 }) });
    const totals = sumReports(expected, 1);
    expect(totals).toMatchObject({ passed: 5, failed: 2, problems: ['a: broken.test.ts failed as a whole'] });
  });

  it('names each failed test, with the beginning of its message', () => {
    const failureMessages = [`AssertionError: expected 1 to be 2\n${'    at file.ts\n'.repeat(20)}`];
    const assertionResults = [
      { status: 'passed', fullName: 'adds' },
      { status: 'failed', fullName: 'a sum is exact', failureMessages },
    ];
    const suites = [{ name: 'red.test.ts', status: 'failed', assertionResults }];
    const expected = expectedIn({ a: report({ passed: 1, failed: 1, suites }), b: report({ passed: 4 }) });
    const { failures } = sumReports(expected, 1);
    expect(failures).toHaveLength(1);
    expect(failures[0]?.split('\n').slice(0, 3)).toEqual([
      'a: red.test.ts',
      '  a sum is exact',
      '  AssertionError: expected 1 to be 2',
    ]);
    expect(failures[0]?.split('\n')).toHaveLength(10);
  });

  it('does not trust green reports of a failed run', () => {
    const expected = expectedIn({ a: report({ passed: 3 }), b: report({ passed: 4 }) });
    const totals = sumReports(expected, 1);
    expect(totals).toMatchObject({ passed: 7, failed: 1 });
    expect(totals.problems[0]).toMatch(/ended with code 1 although every report is green/);
  });

  it('fails if there is nothing to sum', () => {
    expect(sumReports([], 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the expected reports', () => {
  it('are one for each wanted script of each workspace', () => {
    const workspaces = [
      { name: 'a', folder: '/a', private: false, scripts: { test: 'x', build: 'x' }, manifest: {} },
      { name: 'b', folder: '/b', private: true, scripts: { build: 'x' }, manifest: {} },
      {
        name: 'c',
        folder: '/c',
        private: true,
        scripts: { test: 'x', 'test:smoke': 'x', 'test:e2e': 'x' },
        manifest: {},
      },
    ];
    expect(expectedReports(workspaces, ['test', 'test:e2e'])).toEqual([
      { name: 'a test', file: join('/a', '.reports/vitest.json') },
      { name: 'c test', file: join('/c', '.reports/vitest.json') },
      { name: 'c test:e2e', file: join('/c', '.reports/e2e.json') },
    ]);
  });

  it('name the slowest files', () => {
    const suite = (/** @type {string} */ name, /** @type {number} */ time) => ({
      name,
      startTime: 5,
      endTime: 5 + time,
    });
    const reports = { a: report({ suites: [suite('quick.ts', 20), suite('slow.ts', 3000)] }), c: '[]' };
    const found = slowestFiles(expectedIn(reports)).map(({ file, seconds }) => [basename(file), seconds]);
    expect(found).toEqual([
      ['slow.ts', 3],
      ['quick.ts', 0.02],
    ]);
  });

  it('are removed before a run, so that no stale one is counted', () => {
    const expected = expectedIn({ a: report({ passed: 3 }), b: report({ passed: 4 }) });
    removeReports(expected);
    expect(expected.map(({ file }) => existsSync(file))).toEqual([false, false]);
    expect(sumReports(expected, 0)).toMatchObject({ passed: 0, failed: 2 });
  });
});
