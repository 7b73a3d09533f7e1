/**
 * The effect of a hit. A creature loses health, is driven back, stunned for a moment, and then remembers the player;
 * without health, it leaves the game. The player loses health; without health, it falls where it stands, and all
 * creatures forget it.
 *
 * Shows: hit points compared only with hit points; an instant plus a duration.
 */
import { add, type Direction2, type Instant, max, sub } from '@tilewright/units';
import { danger, playerAbilities } from './balance.js';
import type { CreatureId } from './creatures.js';
import type { StepEvents } from './events.js';
import type { Game } from './state.js';
import { type HitPoints, hitPoints } from './health.js';
import { knock } from './knock.js';
import { fall } from './player.js';
import { leave } from './population.js';

/** What a creature is hit by. */
export interface Hit {
  readonly damage: HitPoints;
  /** Where it drives the creature; `undefined` drives it back. */
  readonly toward: Direction2 | undefined;
}

/** Hurts a creature. Does nothing if it is gone. */
export function hurt(
  { creatures, population }: Game,
  id: CreatureId,
  { damage, toward }: Hit,
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
  creatures.stunnedUntil.set(row, add(now, danger.stun));
  knock(creatures, row, toward);
  if (herd.bite > hitPoints(0)) {
    const until = add(now, danger.grudge);
    creatures.alertUntil.set(row, max(creatures.alertUntil.get(row), until));
  }
}

/** Hurts the player. @param biter - the creature that bites, which must still exist */
export function hurtPlayer(game: Game, biter: CreatureId, now: Instant, events: StepEvents): void {
  const { creatures, player } = game;
  const row = creatures.rowOf(biter);
  const damage = creatures.herdOf(row).bite;
  events.bites.push({ creature: biter, position: creatures.positions.get(row), damage });
  player.health = max(sub(player.health, damage), hitPoints(0));
  player.healsFrom = add(now, playerAbilities.healingPause);
  if (player.health > hitPoints(0)) return;
  fall(player);
  game.phase = 'fallen';
  creatures.alertUntil.fill(now);
  events.playerFell = true;
}
