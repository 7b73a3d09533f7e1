/**
 * Creatures that know of the player follow the trails to it, from tile to tile.
 *
 * Shows: a position's tile, its neighbor in a direction, and the middle of that one as a place to go to.
 */
import { neighbor, tileAt, tileCenter, tilesEqual } from '@tilewright/tilemap';
import { type Direction2, directionBetween, type Position2 } from '@tilewright/units';
import type { Creatures } from './creatures.js';
import { type Trails, trailsFor, wayFrom } from './trails.js';
import type { World } from './world.js';

/** Sets the goals of those who chase. */
export function chase(creatures: Creatures, world: World, trails: Trails, player: Position2): void {
  const { count, moods, goals } = creatures;
  for (let row = 0; row < count; row++) {
    if (moods[row] !== 'chasing') continue;
    goals.set(row, wayOf(creatures, row, world, trails, player) ?? goals.get(row));
  }
}

/** To the next tile of the trail; straight to the player where there is none, and at its end. */
function wayOf(
  { positions, radii }: Creatures,
  row: number,
  world: World,
  trails: Trails,
  player: Position2,
): Direction2 | undefined {
  const place = positions.get(row);
  const here = tileAt(world.space, place);
  const way = wayFrom(trailsFor(trails, world, radii.get(row)), here);
  const next = way === undefined ? trails.goal : neighbor(here, way);
  return directionBetween(place, tilesEqual(next, trails.goal) ? player : tileCenter(world.space, next));
}
