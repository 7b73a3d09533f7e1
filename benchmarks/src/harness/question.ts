/** The definition of a benchmark, and its results. */
import type { Form } from './hosts.js';

export interface Question {
  readonly name: string;
  readonly title: string;
  readonly measure: 'time' | 'bytes' | 'memory';
  /** The workloads; each row is measured separately. */
  readonly rows: readonly string[];
  /** Contenders, named as in `startHost`: ours, and the peers that they are compared with. */
  readonly ours: readonly string[];
  readonly peers: readonly string[];
  /**
   * What the tables show: with `speed`, how many times as fast as the best peer; with `costOver`, the time as a
   * multiple of that contender's time.
   */
  readonly show: 'speed' | { readonly costOver: string };
  readonly forms: readonly Form[];
  /** Runs each row in processes of its own, in which nothing else was called before. */
  readonly apart?: boolean;
  /** Replaces rows and contenders in the short version, if all of them would take long. */
  readonly short?: Partial<Pick<Question, 'rows' | 'ours' | 'apart'>>;
  /** The contender with the right answers: for all, or for each contender. */
  readonly oracle: string | ((contender: string) => string);
  /** Answers are compared after this many runs from the start, with this relative tolerance. */
  readonly answerAfter: number;
  readonly tolerance: number;
  /** What the numbers of an answer stand for, as a plural noun: `rays`. */
  readonly answers: (row: string) => string;
  /** Peers with known wrong answers. Other peers, and these peers in other rows, must agree with the oracle. */
  readonly knownToDiffer?: Readonly<Record<string, KnownDifference>>;
  /** What figures cannot say: why some are as they are, and what was tried. What was not measured is called a guess. */
  readonly note?: readonly string[];
}

export interface KnownDifference {
  readonly rows: RegExp;
  /** The share of a row's answers that may be wrong; all of them if undefined. */
  readonly atMost?: number;
  readonly why: string;
}

/** How many answers of a contender are wrong. */
export interface Difference {
  readonly wrong: number;
  readonly of: number;
  readonly what: string;
}

/** The measurement of one contender in one row. */
export interface Measure {
  readonly form: Form;
  readonly row: string;
  readonly contender: string;
  /** Nanoseconds per run or per object, by round. The nth entries of all contenders belong to the same round. */
  readonly times?: readonly number[];
  /** Bytes of heap per run, or bytes held. */
  readonly bytes?: number;
  /** Undefined if all answers are right. */
  readonly difference?: Difference;
}

/** Whether a contender has wrong answers that are not declared. */
export function isUnexpected({ knownToDiffer = {} }: Question, { contender, row, difference }: Measure): boolean {
  if (difference === undefined) return false;
  const known = knownToDiffer[contender];
  return known === undefined || !known.rows.test(row) || difference.wrong > (known.atMost ?? 1) * difference.of;
}

/** The duration and number of measurements. */
export interface Effort {
  readonly rounds: number;
  readonly milliseconds: number;
  readonly warmup: number;
  /** The number of runs per count of bytes. */
  readonly countedRuns: number;
  /** Milliseconds for all rounds of a contender: slow peers get fewer rounds. */
  readonly patience: number;
}

export const full: Effort = { rounds: 7, milliseconds: 40, warmup: 150, countedRuns: 50, patience: 800 };
/** For tests: everything runs, but only the answers matter. */
export const short: Effort = { rounds: 1, milliseconds: 0, warmup: 0, countedRuns: 1, patience: 0 };
