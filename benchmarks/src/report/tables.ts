/** The figures of a benchmark as tables, for the terminal and for the page. */
import type { Figure } from '../harness/figure.js';
import type { Form } from '../harness/hosts.js';
import type { Measure, Question } from '../harness/question.js';
import type { Results } from '../harness/results.js';
import { bestOf, isRight, ratioOf, timeOf } from '../harness/statistics.js';
import { duration, rounded, share, type Table } from './format.js';
import { headOf, nameOf } from './names.js';

const formNames: Readonly<Record<Form, string>> = {
  bundled: 'Node',
  browser: 'Chromium',
};

/** How to read the tables of a benchmark. */
export function legendOf({ measure, show, peers }: Question): string {
  if (measure === 'memory') return 'Megabytes held.';
  if (measure === 'bytes') return 'Bytes of heap per run, the smallest of ten counts.';
  if (peers.length === 0 && show === 'speed') return 'Median time.';
  return show === 'speed'
    ? 'Median time of a run and, in parentheses, how many times as fast as the best peer; our columns also give the smallest and the largest ratio of all rounds. A dash means that the library cannot answer the row.'
    : `Median time of a run and, in parentheses, its ratio to the column "${nameOf(show.costOver)}", with the smallest and the largest ratio of all rounds.`;
}

/** One table for each form in which the benchmark ran. */
export function tablesOf(
  question: Question,
  { measures, versions }: Pick<Results, 'measures' | 'versions'>,
): readonly (Table & { readonly form: string })[] {
  const all = measures[question.name] ?? [];
  const forms = (Object.keys(formNames) as Form[]).filter((form) => all.some((each) => each.form === form));
  return forms.map((form) => {
    const of = all.filter((each) => each.form === form);
    const contenders = [...question.ours, ...question.peers].filter((name) => of.some(isBy(name)));
    const rows = question.rows.flatMap((row) => {
      const inRow = of.filter((each) => each.row === row);
      if (inRow.length === 0) return [];
      return [[row, ...contenders.map((name) => cell(question, inRow, inRow.find(isBy(name))))]];
    });
    return { form: formNames[form], head: ['', ...contenders.map((name) => headOf(name, versions))], rows };
  });
}

const isBy =
  (name: string) =>
  ({ contender }: Measure): boolean =>
    contender === name;

function cell(question: Question, inRow: readonly Measure[], measure: Measure | undefined): string {
  if (measure === undefined) return '-';
  const wrong = measure.difference === undefined ? '' : ` ≠${isRight(measure) ? '' : ` ${share(measure.difference)}`}`;
  if (question.measure === 'memory') return `${((measure.bytes ?? 0) / 1e6).toFixed(1)} MB`;
  if (question.measure === 'bytes') return `${Math.round(measure.bytes ?? 0)}${wrong}`;
  return `${duration(timeOf(measure))}${comparison(question, inRow, measure)}${wrong}`;
}

function comparison({ show, ours, peers }: Question, inRow: readonly Measure[], measure: Measure): string {
  const isSpeed = show === 'speed';
  const other = isSpeed
    ? bestOf(inRow.filter(({ contender }) => peers.includes(contender)))
    : inRow.find(isBy(show.costOver));
  if (other === undefined || (!isSpeed && other === measure)) return '';
  const { median, spread } = isSpeed ? ratioOf(other, measure) : ratioOf(measure, other);
  const hasSpread = !isSpeed || ours.includes(measure.contender);
  return ` (${rounded(median)}${hasSpread ? `; ${spread.map(rounded).join(' to ')}` : ''})`;
}

/** A line for each name before a colon, and a column for each name after it. */
export function tableOfFigures(figures: readonly Figure[]): Table {
  const parts = figures.map(({ name, value, unit }) => {
    const [row = '', column = ''] = name.split(': ');
    return { row, column, text: `${rounded(value).toLocaleString('en')} ${unit}` };
  });
  const columns = [...new Set(parts.map(({ column }) => column))];
  const rows = [...new Set(parts.map(({ row }) => row))].map((row) => [
    row,
    ...columns.map((column) => parts.find((part) => part.row === row && part.column === column)?.text ?? '-'),
  ]);
  return { head: ['', ...columns], rows };
}
