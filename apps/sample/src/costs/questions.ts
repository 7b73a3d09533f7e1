/**
 * What a step asks about creatures, to be asked again: circles, rays, and all overlapping pairs.
 *
 * Shows: questions are values, and asking one again changes nothing.
 */
import { add, circle, type Circle2, type Segment2, segmentBetween } from '@tilewright/units';
import { danger } from '../simulation/balance.js';
import type { StepEvents } from '../simulation/events.js';
import { sightRadius } from '../simulation/watch.js';
import type { Game } from '../simulation/state.js';

/** Besides these, every step asks for all overlapping pairs. */
export interface Questions {
  readonly circles: readonly Circle2[];
  readonly rays: readonly Segment2[];
}

/** The questions of the step that has just been made. */
export function questionsOf({ world, player, view, phase }: Game, { shots, blasts }: StepEvents): Questions {
  const atPlayer = circle(player.position, player.radius);
  const inReach = phase === 'playing' ? [circle(player.position, add(player.radius, danger.reach))] : [];
  const inSight = circle(view.eye, sightRadius(world));
  return {
    circles: [inSight, atPlayer, ...inReach, ...blasts.map((blast) => blast.circle)],
    // One for the first creature that survives, one for those that it passes through.
    rays: shots.flatMap(({ ray, end }) => [ray, segmentBetween(ray.start, end)]),
  };
}
