/** Tables for the terminal. */
import type { Figure } from './figure.js';
import type { Measure, Question } from './question.js';
import { bestOf, ratioOf, timeOf } from './statistics.js';

export function printMeasures(question: Question, measures: readonly Measure[]): void {
  for (const form of question.forms) {
    const of = measures.filter((measure) => measure.form === form);
    console.log(`\n${question.title} (${form}; ${legendOf(question)})`);
    console.table(
      Object.fromEntries(
        question.rows.map((row) => {
          const inRow = of.filter((measure) => measure.row === row);
          return [row, Object.fromEntries(inRow.map((each) => [labelOf(each.contender), cell(question, each, inRow)]))];
        }),
      ),
    );
  }
}

export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      figures.map(({ name, value, unit, limit }) => [
        name,
        { value: `${digits(value)} ${unit}`, ...(limit !== undefined && { limit }) },
      ]),
    ),
  );
}

function legendOf({ measure, show }: Question): string {
  if (measure === 'bytes') return 'bytes of heap per run';
  if (measure === 'memory') return 'bytes held';
  return show === 'speed'
    ? 'time, and how many times as fast as the best peer'
    : `time, and its ratio to the time of ${labelOf(show.costOver)}`;
}

function cell({ measure, show, peers }: Question, each: Measure, inRow: readonly Measure[]): string {
  const wrong = each.difference && `, WRONG ${each.difference.wrong} of ${each.difference.of} ${each.difference.what}`;
  if (measure !== 'time') return `${each.bytes === undefined ? '-' : Math.round(each.bytes)}${wrong ?? ''}`;
  const reference =
    show === 'speed'
      ? bestOf(inRow.filter(({ contender }) => peers.includes(contender)))
      : inRow.find(({ contender }) => contender === show.costOver);
  const ratio = reference && (show === 'speed' ? ratioOf(reference, each) : ratioOf(each, reference));
  return `${duration(timeOf(each))}${ratio ? ` ${digits(ratio.median)} (${ratio.spread.map(digits).join('-')})` : ''}${wrong ?? ''}`;
}

/** `tracker/peers/flatbush` becomes flatbush, `tracker/tilewright#visitor` becomes tilewright visitor. */
export function labelOf(contender: string): string {
  const [module = '', name = ''] = contender.split('#');
  return `${module.slice(module.lastIndexOf('/') + 1)} ${name}`.trim();
}

/** Two or three digits. */
function digits(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(value >= 10 ? 3 : 2);
}

export function duration(nanoseconds: number): string {
  if (nanoseconds < 1e3) return `${digits(nanoseconds)} ns`;
  return nanoseconds < 1e6 ? `${digits(nanoseconds / 1e3)} µs` : `${digits(nanoseconds / 1e6)} ms`;
}
