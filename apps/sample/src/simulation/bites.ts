/**
 * Creatures bite the player when they touch it, each by itself: a crowd hurts more than one of it.
 *
 * Shows: a question that fills a reused answer, and is sorted because a game must not depend on the order of the
 * answer.
 */
import { ObjectAnswer, objectsInCircleInto } from '@tilewright/queries';
import { add, circle, type Instant } from '@tilewright/units';
import { danger } from './balance.js';
import type { CreatureId } from './creatures.js';
import type { StepEvents } from './events.js';
import { hitPoints } from './health.js';
import type { Game } from './state.js';
import { hurtPlayer } from './wounds.js';

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
  for (const id of ids) if (game.phase === 'playing' && canBite(game, id, now)) biteOnce(game, id, now, events);
}

function canBite({ creatures }: Game, id: CreatureId, now: Instant): boolean {
  const row = creatures.rowOf(id);
  const isReady = now >= creatures.nextBiteAt.get(row) && creatures.moods[row] !== 'hurt';
  return isReady && creatures.herdOf(row).bite > hitPoints(0);
}

function biteOnce(game: Game, id: CreatureId, now: Instant, events: StepEvents): void {
  const { creatures } = game;
  creatures.nextBiteAt.set(creatures.rowOf(id), add(now, danger.bitePause));
  hurtPlayer(game, id, now, events);
}
