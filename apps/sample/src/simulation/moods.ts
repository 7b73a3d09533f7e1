/**
 * The moods of creatures: a creature that has seen the player or heard an explosion chases the player for a while.
 *
 * Shows: instants compared with instants, and sums of an instant and a duration.
 */
import { type Instant, max } from '@tilewright/units';
import type { CreatureId, Creatures, Mood } from './creatures.js';
import { hitPoints } from './health.js';

/**
 * Alerts creatures to the player. Creatures that do not bite ignore it.
 *
 * @param until - until when they remember it at least
 * @returns how many of them did not know of it before
 */
export function alert(creatures: Creatures, ids: Iterable<CreatureId>, now: Instant, until: Instant): number {
  const { alertUntil } = creatures;
  let count = 0;
  for (const id of ids) {
    const row = creatures.rowOf(id);
    if (creatures.herdOf(row).bite <= hitPoints(0)) continue;
    if (alertUntil.get(row) <= now) count++;
    alertUntil.set(row, max(alertUntil.get(row), until));
  }
  return count;
}

/** Updates the mood of every creature. */
export function feel(creatures: Creatures, now: Instant): void {
  const { count, moods } = creatures;
  for (let row = 0; row < count; row++) moods[row] = moodOf(creatures, row, now);
}

function moodOf({ stunnedUntil, alertUntil }: Creatures, row: number, now: Instant): Mood {
  if (stunnedUntil.get(row) > now) return 'hurt';
  return alertUntil.get(row) > now ? 'chasing' : 'wandering';
}
