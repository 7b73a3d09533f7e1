/** The results file of a run: all measurements, from which all tables and pictures are made. */
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
