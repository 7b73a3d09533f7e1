/** What a promise is made of. */
import type { Form } from '../../harness/hosts.js';

/** A figure that a target is about. */
export type Goal =
  /** Times as fast as another contender, at least; or the time as a multiple of its time, at most. */
  | (Cell & { readonly kind: 'speed' | 'cost'; readonly against: string; readonly bound: number })
  /** Bytes at most. */
  | (Cell & { readonly kind: 'bytes'; readonly bound: number })
  /** A reported figure, at most. */
  | { readonly kind: 'figure'; readonly report: string; readonly figure: string; readonly bound: number };

interface Cell {
  readonly question: string;
  readonly form: Form;
  readonly row: string;
  readonly contender: string;
}

export interface Target {
  /** Notes on a miss are found by it. */
  readonly what: string;
  readonly against: string;
  readonly goals: readonly Goal[];
  /** The limit that a trial has seen. */
  readonly seen: string;
}

export interface Section {
  readonly title: string;
  readonly targets: readonly Target[];
}

/** That nothing is allocated. */
export function bytes(question: string, contender: string, rows: readonly string[]): Goal[] {
  return rows.map((row) => ({ kind: 'bytes', question, form: 'bundled', row, contender, bound: 0 }));
}

/** How many times as fast, row by row. */
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
