/** What of the targets a run has reached. */
import type { Measure } from '../harness/question.js';
import type { Results } from '../harness/results.js';
import { type Ratio, ratioOf } from '../harness/statistics.js';
import type { Goal, Target } from './targets/target.js';

export interface Verdict {
  readonly goal: Goal;
  /** Missing if the run did not measure it. */
  readonly reached?: number;
  readonly spread?: Ratio['spread'];
  readonly isMet: boolean;
}

export function judge({ goals }: Target, results: Results): readonly Verdict[] {
  return goals.map((goal) => {
    const ratio = reachedOf(goal, results);
    if (ratio === undefined) return { goal, isMet: false };
    // As it is printed: 1.046 reads as 1.05.
    const reached = rounded(ratio.median);
    const isMet = goal.kind === 'speed' ? reached >= goal.bound : reached <= goal.bound;
    return { goal, reached, spread: ratio.spread, isMet };
  });
}

function reachedOf(goal: Goal, { measures, figures }: Results): Ratio | undefined {
  if (goal.kind === 'figure') {
    const value = figures[goal.report]?.find(({ name }) => name === goal.figure)?.value;
    return value === undefined ? undefined : { median: value, spread: [value, value] };
  }
  const find = (contender: string): Measure | undefined =>
    measures[goal.question]?.find(
      (each) => each.form === goal.form && each.row === goal.row && each.contender === contender,
    );
  const ours = find(goal.contender);
  if (ours === undefined) return undefined;
  if (goal.kind === 'bytes') {
    const value = Math.round(ours.bytes ?? Number.NaN);
    return { median: value, spread: [value, value] };
  }
  const other = find(goal.against);
  if (other === undefined) return undefined;
  return goal.kind === 'speed' ? ratioOf(other, ours) : ratioOf(ours, other);
}

/** A number in a table. */
export function written(value: number): string {
  return value >= 1e6 ? `${(value / 1e6).toFixed(1)} M` : value.toLocaleString('en');
}

/** Two digits after the point below 2, one below 10, as it is printed. */
export function rounded(value: number): number {
  const digits = value < 2 ? 2 : value < 10 ? 1 : 0;
  return Number(value.toFixed(digits));
}
