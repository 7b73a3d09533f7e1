/**
 * Creatures bite the player when they touch it. After each bite the player is safe for a moment.
 *
 * Shows: `nearestObjects` with a maximum distance and a filter. Its order is specified, ties included.
 */
import { nearestObjects } from '@tilewright/queries';
import { add, type Duration, type Instant, type Length, meters, seconds } from '@tilewright/units';
import type { CreatureId } from './creatures.js';
import type { StepEvents } from './events.js';
import type { Game } from './state.js';
import { hitPoints } from './health.js';
import { hurtPlayer } from './wounds.js';

/** The reach of a bite. */
const reach: Length = meters(0.1);
const grace: Duration = seconds(0.7);

export function bite(game: Game, now: Instant, events: StepEvents): void {
  const { creatures, player } = game;
  if (!player.isInPlay || now < player.nextBiteAt) return;
  const canBite = (id: CreatureId): boolean => {
    const row = creatures.rowOf(id);
    return creatures.herdOf(row).bite > hitPoints(0) && creatures.moods[row] !== 'hurt';
  };
  const maxDistance = add(player.radius, reach);
  const [biter] = nearestObjects(creatures.tracker, player.position, 1, { maxDistance, filter: canBite });
  if (biter === undefined) return;
  player.nextBiteAt = add(now, grace);
  hurtPlayer(game, biter, now, events);
}
