/**
 * `npm run bench:report -- results/x.json`: writes `docs/performance.md` and its pictures from the results of a full run.
 * Further files are runs of some benchmarks in other engines.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Report } from '../harness/figure.js';
import type { Question } from '../harness/question.js';
import type { Results } from '../harness/results.js';
import { questions, reports } from '../questions.js';
import { runScript } from '../reported/run-script.js';
import { documentsOf } from './documents.js';
import { unexplained } from './page.js';

const docs = join('..', 'docs');
const published = join('results', 'published.json');

const [file = published, ...otherFiles] = process.argv.slice(3);
const full = resultsOf(file);
const results: Results = otherFiles.length === 0 ? full : { ...full, others: otherFiles.map(resultsOf) };
const lacking = [...questions, ...reports].filter((each) => !isMeasured(each)).map(({ name }) => name);
if (lacking.length > 0) {
  console.error(`${file} is not from a full run: it lacks figures of ${lacking.join(', ')}. Run npm run bench.`);
  process.exit(1);
}
const documents = documentsOf(results);
for (const [name, text] of Object.entries(documents)) writeFileSync(join(docs, name), text);
// All documents of the repository have this format.
await runScript(join('..', 'node_modules', 'oxfmt', 'bin', 'oxfmt'), [resolve(docs, 'performance.md')], '..');
if (resolve(file) !== resolve(published)) writeFileSync(published, `${JSON.stringify(results)}\n`);
console.log(`Wrote docs/performance.md from ${file} and kept the results as benchmarks/${published}.`);
if (documents['performance.md']?.includes(unexplained) === true) {
  console.log(
    'Some missed targets have no note: look for "Not explained yet" on the page, and add notes in src/report/notes.ts.',
  );
}

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

function isMeasured(question: Question | Report): boolean {
  if (!('rows' in question)) return (results.figures[question.name] ?? []).length > 0;
  const { name, rows, ours, peers, forms } = question;
  const of = results.measures[name] ?? [];
  return (
    rows.every((row) => of.some((each) => each.row === row)) &&
    [...ours, ...peers].every((contender) => of.some((each) => each.contender === contender)) &&
    // Without a browser there are no browser figures.
    forms.every((form) => of.some((each) => each.form === form))
  );
}
