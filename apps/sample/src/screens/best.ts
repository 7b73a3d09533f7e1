/**
 * The user's best result, kept between visits: one for each number of creatures, because a game with fewer of them is
 * easier.
 *
 * Shows: quantities written as plain numbers of a unit, and read back through it.
 */
import { type Duration, milliseconds, valueIn } from '@tilewright/units';
import { goalsReached } from '../simulation/goals.js';
import { countedTime } from '../simulation/score.js';
import type { Game } from '../simulation/state.js';
import { readStored, store } from '../storage.js';

export interface Result {
  readonly hasEscaped: boolean;
  /** How many goals the player reached. */
  readonly goals: number;
  readonly time: Duration;
  readonly slain: number;
  readonly timesSeen: number;
}

/** The result of a game that is over. */
export function resultOf(game: Game): Result {
  const { time, slain, timesSeen } = game.score;
  return { hasEscaped: game.phase === 'escaped', goals: goalsReached(game), time, slain, timesSeen };
}

/** How results are ranked, in words for the page. */
export const orderOfResults = 'Escapes rank first, the fastest on top; then falls, by goals and time.';

/**
 * What sets two results apart, and by how much the first one is ahead: less than 0 if it is behind, 0 if they are
 * equal.
 */
export interface Lead {
  readonly in: 'end' | 'goals' | 'time';
  /** Goals, or milliseconds, as a plain number. */
  readonly by: number;
}

/**
 * Compares two results: an escape is better than a fall. Of two escapes, the one with the shorter counted time is
 * better, then the one with the shorter time; of two falls, the one with more goals, then the one with the longer time.
 */
export function leadOf(result: Result, other: Result): Lead {
  if (result.hasEscaped !== other.hasEscaped) return { in: 'end', by: result.hasEscaped ? 1 : -1 };
  const later = inMilliseconds(result.time) - inMilliseconds(other.time);
  if (result.hasEscaped) {
    const earlier = inMilliseconds(countedTime(other)) - inMilliseconds(countedTime(result));
    return { in: 'time', by: earlier === 0 ? 0 - later : earlier };
  }
  const goals = result.goals - other.goals;
  return goals === 0 ? { in: 'time', by: later } : { in: 'goals', by: goals };
}

/** Whether a result is better than another. */
export function isBetter(result: Result, other: Result): boolean {
  return leadOf(result, other).by > 0;
}

/** Rounded, so that times that differ only by floating-point errors are equal. */
function inMilliseconds(time: Duration): number {
  return Math.round(valueIn(time, milliseconds));
}

/** The best result so far; `undefined` before the first. @param creatures - their number at the start of play */
export function bestResult(creatures: number): Result | undefined {
  const text = readStored(nameFor(creatures));
  return text === undefined ? undefined : readResult(text);
}

/**
 * Stores a result if it is the best so far. @param creatures - their number at the start of play @returns whether it is
 */
export function keepIfBest(creatures: number, result: Result): boolean {
  const best = bestResult(creatures);
  if (best !== undefined && !isBetter(result, best)) return false;
  store(nameFor(creatures), writeResult(result));
  return true;
}

function nameFor(creatures: number): string {
  return `best-${creatures}`;
}

export function writeResult({ hasEscaped, goals, time, slain, timesSeen }: Result): string {
  return [hasEscaped ? 'escaped' : 'fell', goals, inMilliseconds(time), slain, timesSeen].join(' ');
}

/** @returns `undefined` if the text is not one that `writeResult` writes: it was changed, or an older page wrote it */
export function readResult(text: string): Result | undefined {
  const { end, goals, time, slain, seen } =
    /^(?<end>escaped|fell) (?<goals>\d{1,9}) (?<time>\d{1,9}) (?<slain>\d{1,9}) (?<seen>\d{1,9})$/.exec(text)?.groups ??
    {};
  if (end === undefined) return undefined;
  return {
    hasEscaped: end === 'escaped',
    goals: Number(goals),
    time: milliseconds(Number(time)),
    slain: Number(slain),
    timesSeen: Number(seen),
  };
}
