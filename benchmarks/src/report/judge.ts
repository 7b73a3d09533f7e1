/** Which targets a run has reached. */
import type { Measure } from '../harness/question.js';
import type { Results } from '../harness/results.js';
import { isRight, type Ratio, ratioOf, timeOf } from '../harness/statistics.js';
import type { Goal, Target } from './targets/target.js';

export interface Verdict {
  readonly goal: Goal;
  /** Undefined if the run did not measure it. */
  readonly reached?: number;
  readonly isMet: boolean;
  /** Whether the peer in the comparison, if there is one, has the right answers. */
  readonly isPeerRight: boolean;
}

export function judge({ goals }: Target, results: Results): readonly Verdict[] {
  return goals.map((goal) => {
    const ratio = reachedOf(goal, results);
    if (ratio === undefined) return { goal, isMet: false, isPeerRight: true };
    const reaches = (value: number): boolean => (goal.kind === 'speed' ? value >= goal.bound : value <= goal.bound);
    const isMet = reaches(ratio.median);
    const printed = rounded(ratio.median);
    // A miss must not be printed as the bound: 12.7 for a bound of 13 is not printed as 13.
    const reached = reaches(printed) === isMet ? printed : Number(ratio.median.toPrecision(4));
    return { goal, reached, isMet, isPeerRight: isPeerRight(goal, results) };
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
  if (goal.kind === 'time') {
    const value = timeOf(ours);
    return { median: value, spread: [value, value] };
  }
  const other = find(goal.against);
  if (other === undefined) return undefined;
  return goal.kind === 'speed' ? ratioOf(other, ours) : ratioOf(ours, other);
}

function isPeerRight(goal: Goal, { measures }: Results): boolean {
  if (goal.kind !== 'speed') return true;
  const { question, form, row, against } = goal;
  const peer = measures[question]?.find((each) => each.form === form && each.row === row && each.contender === against);
  return peer === undefined || isRight(peer);
}

/** A number in a table. */
export function written(value: number): string {
  return value >= 1e6 ? `${(value / 1e6).toFixed(1)} M` : value.toLocaleString('en');
}

/** As printed: two digits after the decimal point below 2, one below 10, otherwise none. */
export function rounded(value: number): number {
  const digits = value < 2 ? 2 : value < 10 ? 1 : 0;
  return Number(value.toFixed(digits));
}
