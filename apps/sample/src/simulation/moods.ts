/**
 * The moods of creatures: a creature that has seen the player or heard an explosion chases the player for a while.
 *
 * Shows: instants compared with instants, and sums of an instant and a duration.
 */
import { add, type Duration, type Instant, seconds } from '@tilewright/units';
import type { CreatureId, Creatures, Mood } from './creatures.js';
import { hitPoints } from './health.js';

/** How long a creature remembers the player. */
const memory: Duration = seconds(3);

/** Alerts creatures to the player. Creatures that do not bite ignore it. */
export function alert(creatures: Creatures, ids: Iterable<CreatureId>, now: Instant): void {
  for (const id of ids) {
    const row = creatures.rowOf(id);
    if (creatures.herdOf(row).bite > hitPoints(0)) creatures.alertUntil.set(row, add(now, memory));
  }
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
