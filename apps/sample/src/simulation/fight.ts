/**
 * The player shoots and throws. Shots and charges hurt creatures, and an explosion attracts those that hear it.
 *
 * Shows: the results of queries (`traceShot`, `traceBlast`, `hearersOf`) in use.
 */
import { add, directionBetween, type Instant, type Position2 } from '@tilewright/units';
import { danger, playerAbilities } from './balance.js';
import { traceBlast } from './blast.js';
import { fly, isDown, throwCharge } from './charges.js';
import type { StepEvents } from './events.js';
import type { Game } from './state.js';
import { alert } from './moods.js';
import { hearersOf } from './noise.js';
import { mostCharges, type Player } from './player.js';
import { traceShot } from './shot.js';
import { breach } from './terrain.js';
import { hurt } from './wounds.js';

const { damageOfShot, damageOfBlast, reload, refill } = playerAbilities;

/** Whether the gun can shoot now. */
export function isLoaded(player: Player, now: Instant): boolean {
  return now >= player.nextShotAt;
}

/** Shoots, if the gun is loaded. */
export function shoot(game: Game, now: Instant, events: StepEvents): void {
  const { world, player, creatures } = game;
  if (!isLoaded(player, now)) return;
  player.nextShotAt = add(now, reload);
  const shot = traceShot(world, creatures, player.position, player.facing);
  events.shots.push(shot);
  const hits = shot.target === undefined ? shot.pierced : [...shot.pierced, shot.target];
  for (const { object } of hits) hurt(game, object, { damage: damageOfShot, toward: player.facing }, now, events);
}

/** Throws a charge toward the aim, if the player has one. */
export function throwOne({ player, charges }: Game, aim: Position2, now: Instant): void {
  if (player.charges === 0) return;
  if (player.charges === mostCharges) player.nextChargeAt = add(now, refill);
  player.charges--;
  charges.push(throwCharge(player.position, aim));
}

/** Gives the player the next charge when it is due. */
export function refillCharges(player: Player, now: Instant): void {
  if (player.charges === mostCharges || now < player.nextChargeAt) return;
  player.charges++;
  player.nextChargeAt = add(now, refill);
}

/** Moves all charges. Those that land explode. */
export function burn(game: Game, now: Instant, events: StepEvents): void {
  const { world, creatures, charges } = game;
  for (const charge of charges) fly(charge, world);
  for (const charge of charges.splice(0)) {
    if (!isDown(charge)) {
      charges.push(charge);
      continue;
    }
    const blast = traceBlast(world, creatures, charge.position);
    events.blasts.push(blast);
    breach(game, charge.position, events);
    alert(creatures, hearersOf(world, creatures, charge.position), now, add(now, danger.memory));
    for (const id of blast.reached) {
      const toward = directionBetween(charge.position, creatures.positions.get(creatures.rowOf(id)));
      hurt(game, id, { damage: damageOfBlast, toward }, now, events);
    }
  }
}
