/**
 * How long a zone rests after its host has failed, in milliseconds, for all processes alike: most likely the next host
 * fails, too, and each attempt costs a replay.
 */
export const FIRST_REST = 1000;
export const LONGEST_REST = 300_000;

/** @param times - how often it has failed, 1 or more. @returns milliseconds */
export function restAfter(times: number): number {
  return Math.min(FIRST_REST * 2 ** (times - 1), LONGEST_REST);
}
