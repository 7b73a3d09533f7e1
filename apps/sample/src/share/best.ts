/**
 * The user's best result, kept between visits: one for each number of creatures at the start, since a game with few of them is
 * easier.
 *
 * Shows: quantities written as plain numbers of a unit, and read back through it.
 */
import { type Duration, milliseconds, valueIn } from '@tilewright/units';
import type { Game } from '../simulation/state.js';
import { readStored, store } from '../storage.js';

export interface Result {
  readonly hasEscaped: boolean;
  readonly time: Duration;
  readonly slain: number;
  readonly timesSeen: number;
}

/** The result of a game that is over. */
export function resultOf({ phase, score: { time, slain, timesSeen } }: Game): Result {
  return { hasEscaped: phase === 'escaped', time, slain, timesSeen };
}

/**
 * Whether a result is better than another: an escape is better than a fall. Of two escapes the faster one is better, then the
 * one that was seen less; of two falls the one with more slain, then the later one.
 */
export function isBetter(result: Result, other: Result): boolean {
  if (result.hasEscaped !== other.hasEscaped) return result.hasEscaped;
  const [time, otherTime] = [valueIn(result.time, milliseconds), valueIn(other.time, milliseconds)];
  const order = result.hasEscaped
    ? [otherTime - time, other.timesSeen - result.timesSeen]
    : [result.slain - other.slain, time - otherTime];
  return (order.find((difference) => difference !== 0) ?? 0) > 0;
}

/** The best result so far; `undefined` before the first. @param creatures - their number at the start */
export function bestResult(creatures: number): Result | undefined {
  const text = readStored(nameFor(creatures));
  return text === undefined ? undefined : readResult(text);
}

/** Keeps a result if it is the best so far. @param creatures - their number at the start @returns whether it is */
export function keepIfBest(creatures: number, result: Result): boolean {
  const best = bestResult(creatures);
  if (best !== undefined && !isBetter(result, best)) return false;
  store(nameFor(creatures), writeResult(result));
  return true;
}

function nameFor(creatures: number): string {
  return `best-${creatures}`;
}

export function writeResult({ hasEscaped, time, slain, timesSeen }: Result): string {
  return [hasEscaped ? 'escaped' : 'fell', Math.round(valueIn(time, milliseconds)), slain, timesSeen].join(' ');
}

/** @returns `undefined` if the text is not one that `writeResult` writes: somebody changed it, or an older page wrote it */
export function readResult(text: string): Result | undefined {
  const { end, time, slain, seen } =
    /^(?<end>escaped|fell) (?<time>\d{1,9}) (?<slain>\d{1,9}) (?<seen>\d{1,9})$/.exec(text)?.groups ?? {};
  if (end === undefined) return undefined;
  return {
    hasEscaped: end === 'escaped',
    time: milliseconds(Number(time)),
    slain: Number(slain),
    timesSeen: Number(seen),
  };
}
