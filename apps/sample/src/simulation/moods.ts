/**
 * What creatures are up to: those who saw the player or heard a bang chase it, and go on for a while after that.
 *
 * Shows: instants compared with instants, and made of instants and durations.
 */
import { add, type Duration, type Instant, seconds } from '@tilewright/units';
import type { CreatureId, Creatures, Mood } from './creatures.js';
import { hitPoints } from './health.js';

/** How long a creature knows of the player after it saw or heard something. */
const memory: Duration = seconds(3);

/** Tells creatures of the player; who does not bite does not mind. */
export function alert(creatures: Creatures, ids: Iterable<CreatureId>, now: Instant): void {
  for (const id of ids) {
    const row = creatures.rowOf(id);
    if (creatures.herdOf(row).bite > hitPoints(0)) creatures.alertUntil.set(row, add(now, memory));
  }
}

/** Gives every creature the mood of the moment. */
export function feel(creatures: Creatures, now: Instant): void {
  const { count, moods } = creatures;
  for (let row = 0; row < count; row++) moods[row] = moodOf(creatures, row, now);
}

function moodOf({ stunnedUntil, alertUntil }: Creatures, row: number, now: Instant): Mood {
  if (stunnedUntil.get(row) > now) return 'hurt';
  return alertUntil.get(row) > now ? 'chasing' : 'wandering';
}
