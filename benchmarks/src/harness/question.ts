/** A question of what is to be measured, and what comes out of it. */
import type { Form } from './hosts.js';

export interface Question {
  readonly name: string;
  readonly title: string;
  readonly measure: 'time' | 'bytes' | 'memory';
  /** What is compared; each row is measured on its own. */
  readonly rows: readonly string[];
  /** Contenders as `startHost` takes them: ours, and what they are compared with. */
  readonly ours: readonly string[];
  readonly peers: readonly string[];
  /**
   * What the tables show: `speed`, how many times as fast as the best peer, or `cost`, the time as a multiple of the
   * contender `against`.
   */
  readonly show: 'speed' | { readonly costOver: string };
  readonly forms: readonly Form[];
  /** What the short version does instead, where all would take long. */
  readonly short?: Partial<Pick<Question, 'rows' | 'ours'>>;
  /** Whose answers are right: for all, or for each contender. */
  readonly oracle: string | ((contender: string) => string);
  /** After how many runs from the start answers are compared, and how far they may differ relatively. */
  readonly answerAfter: number;
  readonly tolerance: number;
  /** What the numbers of an answer are, in the plural: `rays`. */
  readonly answers: (row: string) => string;
  /** Peers that are known to answer differently. The others must not, nor these in other rows. */
  readonly knownToDiffer?: Readonly<Record<string, KnownDifference>>;
}

export interface KnownDifference {
  readonly rows: RegExp;
  /** The part of the answers to a row that may be wrong; all, if it is missing. */
  readonly atMost?: number;
  readonly why: string;
}

/** How many answers of a contender are wrong. */
export interface Difference {
  readonly wrong: number;
  readonly of: number;
  readonly what: string;
}

/** What was measured of one contender in one row. */
export interface Measure {
  readonly form: Form;
  readonly row: string;
  readonly contender: string;
  /** Nanoseconds for a run, or for each of its objects, round by round; the n-th of all contenders lie side by side. */
  readonly times?: readonly number[];
  /** Bytes of heap for a run, or bytes held. */
  readonly bytes?: number;
  /** Missing if all answers are right. */
  readonly difference?: Difference;
}

/** Whether a contender answers differently where it is not known to. */
export function isUnexpected({ knownToDiffer = {} }: Question, { contender, row, difference }: Measure): boolean {
  if (difference === undefined) return false;
  const known = knownToDiffer[contender];
  return known === undefined || !known.rows.test(row) || difference.wrong > (known.atMost ?? 1) * difference.of;
}

/** How long and how often is measured. */
export interface Effort {
  readonly rounds: number;
  readonly milliseconds: number;
  readonly warmup: number;
  /** Runs over which bytes are counted. */
  readonly countedRuns: number;
  /** No more rounds are begun for a contender once its runs took so many milliseconds: slow peers get fewer. */
  readonly patience: number;
}

export const full: Effort = { rounds: 7, milliseconds: 40, warmup: 150, countedRuns: 50, patience: 800 };
/** For tests: everything runs, and is looked at for its answers only. */
export const short: Effort = { rounds: 1, milliseconds: 0, warmup: 0, countedRuns: 1, patience: 0 };
