// The outcome of a whole test run, handed from `npm test` to the check that follows it in CI. It counts once, and one
// of an earlier run never counts: it is gone before the next one starts.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure, root } from './paths.mjs';

/** @typedef {import('./reports.mjs').Totals} Totals */

const totalsFile = join(root, '.reports/totals.json');

/**
 * Runs the tests and leaves their totals; a run that throws leaves none.
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
 * What the run just before left.
 *
 * @param {string} [file]
 * @returns {Totals}
 * @throws Failure if it left nothing: it did not end
 */
export function takeTotals(file = totalsFile) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Failure('npm test left no totals: it did not end, or did not run just before. Run npm test again.');
  } finally {
    rmSync(file, { force: true });
  }
}
