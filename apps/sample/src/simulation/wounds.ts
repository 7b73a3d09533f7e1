/**
 * The effect of a hit. A creature loses health, is stunned for a moment, and then remembers the player; without health, it
 * leaves the game. The player loses health; without health, the player returns to the start, and all creatures forget it.
 *
 * Shows: hit points compared only with hit points; an instant plus a duration.
 */
import { add, type Duration, type Instant, seconds, sub } from '@tilewright/units';
import type { CreatureId } from './creatures.js';
import type { StepEvents } from './events.js';
import type { Game } from './state.js';
import { type HitPoints, hitPoints } from './health.js';
import { returnToStart } from './player.js';
import { leave } from './population.js';

/** How long a hit stuns a creature, and how long the creature remembers the player. */
const stun: Duration = seconds(0.25);
const grudge: Duration = seconds(6);

/** Hurts a creature. Does nothing if it is gone. */
export function hurt(
  { creatures, population }: Game,
  id: CreatureId,
  damage: HitPoints,
  now: Instant,
  { wounds }: StepEvents,
): void {
  const row = creatures.rowOf(id);
  if (row < 0) return;
  const herd = creatures.herdOf(row);
  const health = sub(creatures.health.get(row), damage);
  const isDead = health <= hitPoints(0);
  wounds.push({ creature: id, herd, position: creatures.positions.get(row), damage, isDead });
  if (isDead) {
    leave(creatures, population, row, now);
    return;
  }
  creatures.health.set(row, health);
  creatures.stunnedUntil.set(row, add(now, stun));
  if (herd.bite > hitPoints(0)) creatures.alertUntil.set(row, add(now, grudge));
}

/** Hurts the player. @param biter - the creature that bites, which must still exist */
export function hurtPlayer(
  { world, creatures, player }: Game,
  biter: CreatureId,
  now: Instant,
  events: StepEvents,
): void {
  const row = creatures.rowOf(biter);
  const damage = creatures.herdOf(row).bite;
  events.bites.push({ creature: biter, position: creatures.positions.get(row), damage });
  player.health = sub(player.health, damage);
  if (player.health > hitPoints(0)) return;
  returnToStart(player, world.player);
  creatures.alertUntil.fill(now);
  events.playerFell = true;
}
