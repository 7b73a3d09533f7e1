/**
 * Waves: the crowd grows while the game runs, up to the most creatures that there can be. Each wave begins with a horn
 * that calls the creatures around the player.
 *
 * Shows: a plain factor between two counts; one question for all creatures that are near.
 */
import { objectsInCircle } from '@tilewright/queries';
import { add, circle, type Instant } from '@tilewright/units';
import { waves } from './balance.js';
import type { StepEvents } from './events.js';
import { alert } from './moods.js';
import { announce, mostCreatures, totalOf } from './population.js';
import type { Game } from './state.js';

/** Begins to count the time until the first wave. */
export function startWaves(game: Game, now: Instant): void {
  game.waves.nextAt = add(now, waves.pause);
}

/** Sends the next wave when it is due. */
export function sendWave(game: Game, now: Instant, events: StepEvents): void {
  if (game.phase !== 'playing' || game.lesson !== undefined || now < game.waves.nextAt) return;
  const before = totalOf(game);
  announce(game, Math.min(Math.ceil(before * waves.growth), mostCreatures), now);
  const creatures = totalOf(game);
  game.waves.number++;
  game.waves.nextAt = add(now, waves.pause);
  events.wave = { number: game.waves.number, creatures, newcomers: creatures - before };
  const hearers = objectsInCircle(game.creatures.tracker, circle(game.player.position, waves.earshot));
  alert(game.creatures, hearers, now, add(now, waves.alarm));
}
