/** A result in a few words. */
import { clockTime } from '../hud/clock-time.js';
import { countedTime } from '../simulation/score.js';
import type { Result } from './best.js';

/** `an escape that counts as 3:05`, or `2 goals, then a fall at 1:12`. */
export function wordsOfResult(result: Result): string {
  return result.hasEscaped
    ? `an escape that counts as ${clockTime(countedTime(result))}`
    : `${wordsOfGoals(result.goals)}, then a fall at ${clockTime(result.time)}`;
}

/** `1 goal`, `2 goals`. */
export function wordsOfGoals(count: number): string {
  return `${count} ${count === 1 ? 'goal' : 'goals'}`;
}
