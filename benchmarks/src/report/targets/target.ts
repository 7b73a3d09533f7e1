/** The parts of a target. */
import type { Form } from '../../harness/hosts.js';

/** One figure of a target. */
export type Goal =
  /** `speed`: at least this many times as fast as `against`. `cost`: at most this multiple of its time. */
  | (Cell & { readonly kind: 'speed' | 'cost'; readonly against: string; readonly bound: number })
  /** At most this many nanoseconds. */
  | (Cell & { readonly kind: 'time'; readonly bound: number })
  /** At most this many bytes. */
  | (Cell & { readonly kind: 'bytes'; readonly bound: number })
  /** An upper bound for a reported figure. */
  | { readonly kind: 'figure'; readonly report: string; readonly figure: string; readonly bound: number };

interface Cell {
  readonly question: string;
  readonly form: Form;
  readonly row: string;
  readonly contender: string;
}

export interface Target {
  /** The name on the page; notes match it. */
  readonly what: string;
  readonly against: string;
  readonly goals: readonly Goal[];
  /** The best result of a trial, as text. */
  readonly seen: string;
}

export interface Section {
  readonly title: string;
  readonly targets: readonly Target[];
}

/** Goals that nothing is allocated. */
export function bytes(question: string, contender: string, rows: readonly string[]): Goal[] {
  return rows.map((row) => ({ kind: 'bytes', question, form: 'bundled', row, contender, bound: 0 }));
}

/** Minimum speed ratios, row by row. */
export function speeds(
  question: string,
  contender: string,
  against: string,
  bounds: Readonly<Record<string, number>>,
): Goal[] {
  return Object.entries(bounds).map(([row, bound]) => {
    return { kind: 'speed', question, form: 'bundled', row, contender, against, bound };
  });
}

/** Maximum times in nanoseconds, row by row. */
export function times(question: string, contender: string, bounds: Readonly<Record<string, number>>): Goal[] {
  return Object.entries(bounds).map(([row, bound]) => {
    return { kind: 'time', question, form: 'bundled', row, contender, bound };
  });
}
