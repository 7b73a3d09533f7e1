/**
 * The time by which escapes are compared: how long the game took, and more for each time that a creature saw the
 * player. And the stars of an escape.
 *
 * Shows: a duration times a plain number is a duration, which is added to another one.
 */
import { add, type Duration, mul, seconds } from '@tilewright/units';
import { stars } from './balance.js';
import type { Game, Score } from './state.js';

/** What each time that a creature saw the player adds. */
export const penaltyForBeingSeen: Duration = seconds(0.5);

export function countedTime({ time, timesSeen }: Pick<Score, 'time' | 'timesSeen'>): Duration {
  return add(time, mul(penaltyForBeingSeen, timesSeen));
}

export const starKinds = ['time', 'unseen', 'walls'] as const;
export type StarKind = (typeof starKinds)[number];

/** The stars of a game, each won or not. Only an escape has won any. */
export function starsOf({ phase, score }: Game): readonly { readonly kind: StarKind; readonly isWon: boolean }[] {
  const isWon: Readonly<Record<StarKind, boolean>> = {
    time: score.time <= stars.time,
    unseen: score.timeUnseen >= stars.unseen,
    walls: score.walls >= stars.walls,
  };
  return starKinds.map((kind) => ({ kind, isWon: phase === 'escaped' && isWon[kind] }));
}
