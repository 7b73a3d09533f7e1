/**
 * Creatures bite the player when they touch. After each bite there is a short grace; without health the player starts
 * anew, and all is forgotten.
 *
 * Shows: `nearest` within a distance, of those for whom a condition holds; its order is a rule, ties included.
 */
import { add, type Duration, type Instant, type Length, meters, seconds, sub } from '@tilewright/units';
import type { CreatureId } from './creatures.js';
import type { StepEvents } from './events.js';
import type { Game } from './game.js';
import { hitPoints } from './health.js';
import { startAnew } from './player.js';

/** How far teeth reach. */
const reach: Length = meters(0.1);
const grace: Duration = seconds(0.7);

export function bite({ world, creatures, player }: Game, now: Instant, events: StepEvents): void {
  const { moods, positions, tracker } = creatures;
  if (now < player.nextBiteAt) return;
  const canBite = (id: CreatureId): boolean => {
    const row = creatures.rowOf(id);
    return creatures.herdOf(row).bite > hitPoints(0) && moods[row] !== 'hurt';
  };
  const within = add(player.radius, reach);
  const [biter] = tracker.nearest(player.position, 1, { within, filter: canBite });
  if (biter === undefined) return;
  const row = creatures.rowOf(biter);
  const damage = creatures.herdOf(row).bite;
  events.bites.push({ creature: biter, position: positions.get(row), damage });
  player.nextBiteAt = add(now, grace);
  player.health = sub(player.health, damage);
  if (player.health > hitPoints(0)) return;
  startAnew(player, world.player);
  creatures.alertUntil.fill(now);
  events.playerFell = true;
}
