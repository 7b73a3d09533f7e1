/**
 * Creatures bite the player when they touch. After each bite there is a short grace; without health the player starts
 * anew, and all is forgotten.
 *
 * Shows: the objects that a circle touches, by a visitor that ends the query at the first one of interest.
 */
import { circle, type Duration, add, type Instant, type Length, meters, seconds, sub } from '@tilewright/units';
import type { StepEvents } from './events.js';
import type { Game } from './game.js';
import { hitPoints } from './health.js';
import { startAnew } from './player.js';

/** How far teeth reach. */
const reach: Length = meters(0.1);
const grace: Duration = seconds(0.7);

export function bite({ world, creatures, player }: Game, now: Instant, events: StepEvents): void {
  if (now < player.nextBiteAt) return;
  creatures.tracker.visitObjectsInCircle(circle(player.position, add(player.radius, reach)), (id) => {
    const row = creatures.rowOf(id);
    const damage = creatures.herds[row]!.bite;
    if (damage === hitPoints(0) || creatures.moods[row] === 'hurt') return false;
    player.health = sub(player.health, damage);
    player.nextBiteAt = add(now, grace);
    events.bites.push({ creature: id, position: creatures.positions.get(row), damage });
    return true;
  });
  if (player.health > hitPoints(0)) return;
  startAnew(player, world.player);
  creatures.alertUntil.fill(now);
  events.playerFell = true;
}
