/**
 * Creatures that have noticed the player follow the trails to it, tile by tile.
 *
 * Shows: the tile of a position, the next tile on a shortest path, and the center of that tile as a goal.
 */
import { tileAt, tileCenter, tilesEqual } from '@tilewright/tilemap';
import { type Direction2, directionBetween, type Position2 } from '@tilewright/units';
import type { Creatures } from './creatures.js';
import { type Trails, trailsFor } from './trails.js';
import type { World } from './world.js';

/** Sets the goals of chasing creatures. */
export function chase(creatures: Creatures, world: World, trails: Trails, player: Position2): void {
  const { count, moods, goals } = creatures;
  for (let row = 0; row < count; row++) {
    if (moods[row] !== 'chasing') continue;
    goals.set(row, wayOf(creatures, row, world, trails, player) ?? goals.get(row));
  }
}

/** The direction to the next tile of the trail, or straight to the player at the end of the trail and off it. */
function wayOf(
  { positions, radii }: Creatures,
  row: number,
  world: World,
  trails: Trails,
  player: Position2,
): Direction2 | undefined {
  const place = positions.get(row);
  const here = tileAt(world.space, place);
  const next = trailsFor(trails, world, radii.get(row)).nextTile(here) ?? trails.goal;
  return directionBetween(place, tilesEqual(next, trails.goal) ? player : tileCenter(world.space, next));
}
