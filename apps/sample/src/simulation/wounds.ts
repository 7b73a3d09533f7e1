/**
 * What a hit does. A creature loses health, stands for a moment, then knows of the player; without health it leaves. The
 * player loses health; without it, it starts anew, and all is forgotten.
 *
 * Shows: hit points against hit points only; instants from durations.
 */
import { add, type Duration, type Instant, seconds, sub } from '@tilewright/units';
import type { CreatureId } from './creatures.js';
import type { StepEvents } from './events.js';
import type { Game } from './state.js';
import { type HitPoints, hitPoints } from './health.js';
import { startAnew } from './player.js';
import { leave } from './population.js';

/** How long a creature stands after a hit, and how long it remembers it. */
const stun: Duration = seconds(0.25);
const grudge: Duration = seconds(6);

/** Hurts a creature; nothing happens to one that is gone. */
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

/** Hurts the player. @param biter - who does it, there at this moment */
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
  startAnew(player, world.player);
  creatures.alertUntil.fill(now);
  events.playerFell = true;
}
