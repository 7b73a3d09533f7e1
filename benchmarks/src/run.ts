/** `npm run bench`: puts all questions, or those named, and prints tables; the figures go to a JSON file. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { full, type Measure, put, type Question, short } from './harness/question.js';
import { questions } from './questions.js';

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = names.filter((name) => !questions.some((question) => question.name === name));
if (unknown.length > 0) {
  console.error(
    `no question is called ${unknown.join(', ')}; there are ${questions.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
const effort = process.argv.includes('--short') ? short : full;

const results: Record<string, Measure[]> = {};
for (const question of questions) {
  if (names.length > 0 && !names.includes(question.name)) continue;
  const measures = await put(
    question,
    effort,
    (done) => process.stderr.isTTY && process.stderr.write(`\r${done}\x1b[K`),
  );
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  results[question.name] = measures;
  print(question, measures);
}
mkdirSync('results', { recursive: true });
const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length, date: new Date().toISOString() };
writeFileSync('results/latest.json', JSON.stringify({ machine, results }, undefined, 2));

function print({ title, forms, rows, contenders }: Question, measures: readonly Measure[]): void {
  console.log(`\n${title}\n${machineLine()}`);
  for (const form of forms) {
    console.log(`\n${form}: time as a multiple of ${contenders[0]}`);
    console.table(
      Object.fromEntries(
        rows.map((row) => [
          row,
          Object.fromEntries(
            measures
              .filter((each) => each.form === form && each.row === row)
              .map((each) => [each.contender, cell(each)]),
          ),
        ]),
      ),
    );
  }
}

function cell({ ratio, spread, bytes, agrees }: Measure): string {
  const heap = Number.isNaN(bytes) ? '' : `, ${Math.round(bytes)} B`;
  return `${ratio.toFixed(2)} (${spread[0].toFixed(2)}-${spread[1].toFixed(2)})${heap}${agrees ? '' : ' WRONG'}`;
}

function machineLine(): string {
  return `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores`;
}
