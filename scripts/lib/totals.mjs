// The outcome of a whole test run, passed from `npm run test:all` to the check that follows it in CI. It is read once, and
// removed before the next run starts, so an old outcome never counts.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure, root } from './paths.mjs';

/** @typedef {import('./reports.mjs').Totals} Totals */

const totalsFile = join(root, '.reports/totals.json');

/**
 * Runs the tests and writes their totals; if the run throws, there is no file.
 *
 * @param {() => Promise<Totals>} run
 * @param {string} [file]
 * @returns {Promise<Totals>}
 */
export async function leaveTotals(run, file = totalsFile) {
  rmSync(file, { force: true });
  const totals = await run();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(totals));
  return totals;
}

/**
 * The totals of the preceding run.
 *
 * @param {string} [file]
 * @returns {Totals}
 * @throws Failure if there are none, because the run did not finish
 */
export function takeTotals(file = totalsFile) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Failure('npm run test:all left no totals: it did not finish, or did not run just before. Run it again.');
  } finally {
    rmSync(file, { force: true });
  }
}
