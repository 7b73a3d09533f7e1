/**
 * `npm run bench:report -- results/x.json`: writes `docs/performance.md` with its picture, and the tables of the
 * comparison on the site, from the results of a full run. Further files are runs of some benchmarks in other engines.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Results, textOf } from '../harness/results.js';
import { chartOf } from './chart.js';
import { comparisonOf } from './comparison.js';
import { lackingIn, PUBLISHED } from './gaps.js';
import { CHART, pageOf } from './page.js';

const page = resolve('..', 'docs', 'performance.md');
const comparison = resolve('..', 'apps', 'docs', 'pages', 'compare.md');

const [file = PUBLISHED, ...otherFiles] = process.argv.slice(3);
const full = resultsOf(file);
const results: Results = otherFiles.length === 0 ? full : { ...full, others: otherFiles.map(resultsOf) };
const lacking = lackingIn(file, results);
if (lacking.length > 0) {
  console.error(`${file} is not from a full run: it lacks figures of ${lacking.join(', ')}. Run npm run bench.`);
  process.exit(1);
}
const compared = await comparisonOf(readFileSync(comparison, 'utf8'), results);
writeFileSync(page, pageOf(results));
writeFileSync(resolve('..', 'docs', CHART), chartOf(results));
writeFileSync(comparison, compared);
// All documents of the repository have this format.
execFileSync(process.execPath, [join('node_modules', 'oxfmt', 'bin', 'oxfmt'), page, comparison], { cwd: '..' });
writeFileSync(PUBLISHED, textOf(results));
console.log(
  `Wrote docs/performance.md, its picture and the tables of the comparison from ${file} and kept the results as benchmarks/${PUBLISHED}.`,
);

function resultsOf(name: string): Results {
  try {
    const read = JSON.parse(readFileSync(name, 'utf8')) as Partial<Results>;
    if (read.measures !== undefined && read.figures !== undefined) return read as Results;
    console.error(`${resolve(name)} was not written by npm run bench.`);
  } catch (error) {
    console.error(`${resolve(name)} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  process.exit(1);
}
