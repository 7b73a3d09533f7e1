/** `npm run bench`: runs all benchmarks, or those named, prints tables, and writes the figures to a JSON file. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import type { Figure } from './harness/figure.js';
import { thisMachine, versions } from './harness/machine.js';
import { bundleAll, countSteps, put } from './harness/put.js';
import { full, isUnexpected, type Measure, type Question } from './harness/question.js';
import { type Results, textOf } from './harness/results.js';
import { questions, reports } from './questions.js';
import type { Table } from './report/format.js';
import { legendOf, tableOfFigures, tablesOf } from './report/tables.js';

const all = [...questions, ...reports];

const usage = `npm run bench -- [benchmark...] [--list] [--rows=part of their names] [--chromium] [--out=results/latest.json]`;

const { values, positionals } = argumentsOr(usage);
const unknown = positionals.filter((name) => !all.some((each) => each.name === name));
if (values.list === true) {
  for (const { name, title } of all) console.log(`${name.padEnd(24)}${title}`);
} else if (unknown.length > 0) {
  fail(`No benchmark is named ${unknown.join(', ')}. The benchmarks are ${all.map(({ name }) => name).join(', ')}.`);
} else {
  await run(positionals.length === 0 ? all.map(({ name }) => name) : positionals);
}

function argumentsOr(help: string) {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        list: { type: 'boolean' },
        // For work on one kernel: runs only the rows whose names contain this.
        rows: { type: 'string', default: '' },
        out: { type: 'string', default: join('results', 'latest.json') },
        // For a run in another engine: all benchmarks in Chromium, and none in Node.
        chromium: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${help}`);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

async function run(names: readonly string[]): Promise<void> {
  const machine = thisMachine();
  const chosen = questions
    .filter(({ name }) => names.includes(name))
    .map((question) => ({
      ...question,
      rows: question.rows.filter((row) => row.includes(values.rows)),
      forms: (values.chromium ? (['browser'] as const) : question.forms).filter(
        (form) => form !== 'browser' || machine.browser !== undefined,
      ),
    }))
    .filter(({ rows, forms }) => rows.length > 0 && forms.length > 0);
  if (chosen.length === 0 && values.rows !== '')
    fail(`No row of ${names.join(', ')} has "${values.rows}" in its name.`);
  // A failure shows at once, not after a quarter of an hour.
  mkdirSync(dirname(values.out), { recursive: true });
  const chosenReports = reports.filter(({ name }) => names.includes(name) && values.rows === '');
  const start = performance.now();
  console.log(Object.values(machine).join(', '));
  if (machine.browser === undefined) console.log('Found no Chromium: skipping its figures.');
  // The bar appears only on a terminal.
  const bar = new SingleBar(
    { format: '{bar} {percentage} %  {eta_formatted} left  {done}', fps: 2 },
    Presets.shades_classic,
  );
  const total = chosen.reduce((sum, question) => sum + countSteps(question), 10 * chosenReports.length);
  bar.start(total, 0, { done: '' });
  const measures: Record<string, Measure[]> = {};
  const figures: Record<string, readonly Figure[]> = {};
  const failures: string[] = [];
  /** A failure is reported at the end and does not stop the rest. */
  const attempt = async (name: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      failures.push(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const ready: Question[] = [];
  for (const question of chosen) {
    await attempt(question.name, async () => {
      await bundleAll(question);
      ready.push(question);
    });
  }
  for (const question of ready) {
    await attempt(question.name, async () => {
      const measured = await put(question, full, (done) => bar.increment(1, { done }));
      measures[question.name] = measured;
      for (const each of measured) {
        if (isUnexpected(question, each)) failures.push(`${each.contender} has wrong answers: ${each.row}`);
      }
    });
  }
  for (const { name, take } of chosenReports) {
    await attempt(name, async () => {
      figures[name] = await take();
      bar.increment(10, { done: name });
    });
  }
  bar.stop();
  for (const question of chosen) {
    for (const { form, ...table } of tablesOf(question, { measures, versions: versions() })) {
      print(`${question.title} (${form})\n${legendOf(question)}`, table);
    }
  }
  for (const { name, title } of chosenReports) print(title, tableOfFigures(figures[name] ?? []));
  const minutes = Math.round((performance.now() - start) / 6000) / 10;
  const results: Results = {
    date: new Date().toISOString(),
    minutes,
    machine,
    versions: versions(),
    measures,
    figures,
  };
  // Written beside the file and renamed, so that nobody reads half a file.
  writeFileSync(`${values.out}.part`, textOf(results));
  renameSync(`${values.out}.part`, values.out);
  console.log(`\n${minutes} minutes; the figures are in ${resolve(values.out)}`);
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
}

function print(title: string, { head, rows }: Table): void {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      rows.map(([row = '', ...cells]) => [row, Object.fromEntries(cells.map((cell, i) => [head[i + 1] ?? '', cell]))]),
    ),
  );
}
