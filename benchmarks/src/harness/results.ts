/** The results file of a run: all measurements, from which all tables are made. */
import type { Figure } from './figure.js';
import type { Machine } from './machine.js';
import type { Measure } from './question.js';

export interface Results {
  readonly date: string;
  /** The duration of the run. */
  readonly minutes: number;
  readonly machine: Machine;
  /** What a reader must know of these figures, in sentences. A run has none. */
  readonly remark?: string | undefined;
  readonly versions: Readonly<Record<string, string>>;
  readonly measures: Readonly<Record<string, readonly Measure[]>>;
  readonly figures: Readonly<Record<string, readonly Figure[]>>;
  /** Runs of some benchmarks in other engines. A run has none: the report adds them. */
  readonly others?: readonly Results[];
}

/** The text of a results file: each measurement and figure on a line of its own, so that two runs can be compared. */
export function textOf(results: Results): string {
  const { measures, figures, others = [], ...about } = results;
  const lines = (of: Readonly<Record<string, readonly unknown[]>>): string =>
    Object.entries(of)
      .map(
        ([name, each]) =>
          `${JSON.stringify(name)}:[\n${each.map((one) => JSON.stringify(one, rounded)).join(',\n')}\n]`,
      )
      .join(',\n');
  const head = JSON.stringify(about, rounded).slice(0, -1);
  const tail = others.length === 0 ? '' : `,\n"others":[\n${others.map(textOf).join(',\n')}]`;
  return `${head},\n"measures":{\n${lines(measures)}},\n"figures":{\n${lines(figures)}}${tail}}\n`;
}

/** Six digits exceed the accuracy of any figure. */
function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(6)) : value;
}
