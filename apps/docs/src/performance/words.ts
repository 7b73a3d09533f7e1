import type { Result } from './question.js';

/** What came out for ours, in sentences. */
export function words({ same, all, ratio: { median, least, most } }: Result, things: string): string {
  const isClear = least > 1 || most < 1;
  const between = isClear
    ? (least > 1 ? [least, most] : [most, least]).map(factor).join(' and ')
    : `${multiple(least)} and ${multiple(most)}`;
  const agreement = same === all ? `All ${count(all)}` : `${count(same)} of ${count(all)}`;
  const head =
    isClear || isFar(median) ? `${median < 1 ? 'takes ' : ''}${multiple(median)}` : 'equally fast within the spread';
  return `${head}, between ${between} in 15 rounds. ${agreement} ${things} are the same.`;
}

const count = (things: number): string => things.toLocaleString('en-US');

/** Whether a ratio is too far from 1 to come from two equal times on a busy device. */
function isFar(ratio: number): boolean {
  return ratio > 1.25 || ratio < 0.8;
}

function multiple(ratio: number): string {
  return `${factor(ratio)} times as ${ratio >= 1 ? 'fast' : 'long'}`;
}

/** How many times as fast, or as long. */
function factor(ratio: number): string {
  return (ratio >= 1 ? ratio : 1 / ratio).toFixed(1);
}
