/**
 * Creatures bite the player when they touch it, each by itself: a crowd hurts more than one of it.
 *
 * Shows: a question that fills a reused answer, and is sorted because a game must not depend on the order of the
 * answer.
 */
import { ObjectAnswer, objectsInCircleInto } from '@tilewright/queries';
import { add, circle, type Duration, type Instant, seconds, sub } from '@tilewright/units';
import { danger } from './balance.js';
import type { CreatureId } from './creatures.js';
import type { StepEvents } from './events.js';
import { hitPoints } from './health.js';
import type { Game } from './state.js';
import { hurtPlayer } from './wounds.js';

/** A creature that does not touch the player for this long once it could bite must begin again. */
const patience: Duration = seconds(0.1);

/** The creatures that touch the player. Reused in each step. */
const touching = new ObjectAnswer<CreatureId>();

/** All that touch the player bite it, as long as it stands. */
export function bite(game: Game, now: Instant, events: StepEvents): void {
  const { creatures, player } = game;
  if (game.phase !== 'playing') return;
  const count = objectsInCircleInto(
    touching,
    creatures.tracker,
    circle(player.position, add(player.radius, danger.reach)),
  );
  if (count === 0) return;
  const ids = Array.from({ length: count }, (_, i) => touching.object(i)).sort((a, b) => a - b);
  for (const id of ids) if (game.phase === 'playing' && isBiting(game, id, now)) biteOnce(game, id, now, events);
}

/** Whether a creature that touches the player bites now. One that has just come begins to. */
function isBiting({ creatures }: Game, id: CreatureId, now: Instant): boolean {
  const row = creatures.rowOf(id);
  if (creatures.moods[row] === 'hurt' || creatures.herdOf(row).bite <= hitPoints(0)) return false;
  const due = creatures.nextBiteAt.get(row);
  if (now < due) return false;
  const isNew = sub(now, due) > patience;
  if (isNew) creatures.nextBiteAt.set(row, add(now, danger.windUp));
  return !isNew;
}

function biteOnce(game: Game, id: CreatureId, now: Instant, events: StepEvents): void {
  const { creatures } = game;
  creatures.nextBiteAt.set(creatures.rowOf(id), add(now, danger.bitePause));
  hurtPlayer(game, id, now, events);
}
