/**
 * The time by which escapes are compared: how long the game took, and more for each time that a creature saw the
 * player.
 *
 * Shows: a duration times a plain number is a duration, which is added to another one.
 */
import { add, type Duration, mul, seconds } from '@tilewright/units';
import type { Score } from './state.js';

/** What each time that a creature saw the player adds. */
export const penaltyForBeingSeen: Duration = seconds(0.5);

export function countedTime({ time, timesSeen }: Pick<Score, 'time' | 'timesSeen'>): Duration {
  return add(time, mul(penaltyForBeingSeen, timesSeen));
}
