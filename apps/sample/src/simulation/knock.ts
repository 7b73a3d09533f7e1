/**
 * Knock-back: a hit drives a creature away, a small one farther, less and less until its stun ends.
 *
 * Shows: a speed over a squared ratio of lengths; a velocity times a ratio of durations, for the few rows that need it.
 */
import { type Direction2, type Instant, mul, ratio, reverse, sub, vectorTowards } from '@tilewright/units';
import { danger } from './balance.js';
import type { Creatures } from './creatures.js';

/** Drives a creature in a direction, or backward if there is none. Call it when its stun begins. */
export function knock({ knocks, radii, headings }: Creatures, row: number, toward: Direction2 | undefined): void {
  const smallness = ratio(danger.knockedRadius, radii.get(row));
  knocks.set(row, vectorTowards(toward ?? reverse(headings.get(row)), mul(danger.knock, smallness * smallness)));
}

/** Moves creatures that are stunned. Call it when the velocities of all are set, since it replaces theirs. */
export function slideBack({ count, moods, velocities, knocks, stunnedUntil }: Creatures, now: Instant): void {
  for (let row = 0; row < count; row++) {
    if (moods[row] !== 'hurt') continue;
    velocities.set(row, mul(knocks.get(row), ratio(sub(stunnedUntil.get(row), now), danger.stun)));
  }
}
