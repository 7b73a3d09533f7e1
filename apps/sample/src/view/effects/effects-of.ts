/** The effects of all kinds that the events of a step have. Loaded while the title is shown. */
import type { TileSpace } from '@tilewright/tilemap';
import type { StepEvents } from '../../simulation/events.js';
import { blastEffect, sootEffect } from './blast-effect.js';
import type { Effect } from './effect.js';
import { rewardEffects } from './reward-effects.js';
import { shotEffect } from './shot-effect.js';
import { biteEffect, deathEffect } from './wound-effect.js';

export function effectsOf(events: StepEvents, space: TileSpace): readonly Effect[] {
  const { shots, blasts, wounds, bites } = events;
  return [
    ...rewardEffects(events, space),
    ...blasts.map(sootEffect),
    ...blasts.map(blastEffect),
    ...shots.map(shotEffect),
    ...wounds.filter(({ isDead }) => isDead).map(deathEffect),
    ...bites.map(({ position: place }) => biteEffect(place)),
  ];
}
