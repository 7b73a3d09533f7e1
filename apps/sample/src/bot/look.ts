/**
 * What the bot sees in a step: the creatures in its view that bite.
 *
 * Shows: one circle query, then the tiles of the player's view as a filter. Positions are copied, because a look is
 * read later.
 */
import { objectsInCircle } from '@tilewright/queries';
import { circle, type Length, meters, type Position2 } from '@tilewright/units';
import { type HitPoints, hitPoints } from '../simulation/health.js';
import { isInPlayerView } from '../simulation/player-view.js';
import type { Game } from '../simulation/state.js';

/** A creature as it was seen. */
export interface Enemy {
  readonly position: Position2;
  readonly radius: Length;
  readonly bite: HitPoints;
}

/** How far the bot looks: about as far as a player sees on the screen. */
const sightRange: Length = meters(16);

export function lookAround({ world, player, view, creatures }: Game): readonly Enemy[] {
  const enemies: Enemy[] = [];
  // Sorted by id, because a game should not depend on the tracker's unspecified order.
  for (const id of objectsInCircle(creatures.tracker, circle(player.position, sightRange)).sort((a, b) => a - b)) {
    const row = creatures.rowOf(id);
    const { bite } = creatures.herdOf(row);
    const position = creatures.positions.get(row);
    if (bite <= hitPoints(0) || !isInPlayerView(view, world, position)) continue;
    enemies.push({ position, radius: creatures.radii.get(row), bite });
  }
  return enemies;
}
