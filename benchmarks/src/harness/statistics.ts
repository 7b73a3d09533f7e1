/** Medians, and ratios of times from the same round. */
import type { Measure } from './question.js';

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  if (sorted.length % 2 === 1) return sorted[middle] ?? Number.NaN;
  return ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** Nanoseconds. */
export function timeOf({ times = [] }: Measure): number {
  return median(times);
}

interface Ratio {
  readonly median: number;
  /** The smallest and the largest ratio. */
  readonly spread: readonly [number, number];
}

/** The time of `a` as a multiple of the time of `b`, round by round. */
export function ratioOf(a: Measure, b: Measure): Ratio {
  const ratios = (a.times ?? []).flatMap((time, round) => {
    const other = b.times?.[round];
    return other === undefined ? [] : [time / other];
  });
  return { median: median(ratios), spread: [Math.min(...ratios), Math.max(...ratios)] };
}

/** The largest share of wrong answers that still counts as right: single precision causes this many. */
const negligible = 0.01;

export function isRight({ difference }: Measure): boolean {
  return difference === undefined || difference.wrong <= negligible * difference.of;
}

/** The fastest of the peers with right answers; if there is none, the fastest of all. */
export function bestOf(peers: readonly Measure[]): Measure | undefined {
  const right = peers.filter(isRight);
  return [...(right.length > 0 ? right : peers)].sort((a, b) => timeOf(a) - timeOf(b))[0];
}
