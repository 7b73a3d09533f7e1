import type { Result } from './question.js';

/** What came out, as a sentence that goes on after "tilewright is". */
export function words({ same, all, ratio: { median, least, most } }: Result, things: string): string {
  const isClear = least > 1 || most < 1;
  const between =
    least > 1
      ? `between ${least.toFixed(1)} and ${most.toFixed(1)}`
      : `between ${multiple(least)} and ${multiple(most)}`;
  const agreement = same === all ? `All ${count(all)}` : `${count(same)} of ${count(all)}`;
  return `${isClear || isFar(median) ? multiple(median) : 'equally fast within the spread'}, ${between} in 15 rounds. ${agreement} ${things} are the same.`;
}

const count = (things: number): string => things.toLocaleString('en-US');

/** Whether a ratio is too far from 1 to come from two equal times on a busy device. */
function isFar(ratio: number): boolean {
  return ratio > 1.25 || ratio < 0.8;
}

function multiple(ratio: number): string {
  return ratio >= 1 ? `${ratio.toFixed(1)} times as fast` : `${(1 / ratio).toFixed(1)} times as slow`;
}
