/**
 * How much danger the player is in, for the music: it rises within a second, and takes longer to fall.
 *
 * Shows: a ratio of two quantities of the game's own dimension is a plain number.
 */
import { div } from '@tilewright/units';
import type { StepEvents } from '../../simulation/events.js';
import type { Game } from '../../simulation/state.js';

/** So many creatures that see the player are the most danger that eyes bring. */
const manyWatchers = 10;
/** By how much danger changes in a step, at the most. */
const rise = 0.02;
const fall = 0.002;
/** What a bite and a wave add at once. */
const ofBite = 0.08;
const ofWave = 0.5;

export class Danger {
  /** From 0 to 1. */
  level = 0;

  /** Takes a step into account. */
  take({ lookout, bites, wave }: StepEvents, { player }: Pick<Game, 'player'>): void {
    const lost = 1 - div(player.health, player.fullHealth);
    const goal = 0.6 * Math.min(lookout.watchers.length / manyWatchers, 1) + 0.4 * lost;
    const steady = Math.min(Math.max(goal, this.level - fall), this.level + rise);
    this.level = Math.min(steady + ofBite * bites.length + (wave === undefined ? 0 : ofWave), 1);
  }
}
