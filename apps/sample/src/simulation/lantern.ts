/**
 * The light of the lantern, a circle around the aim: its tiles, and the creatures that it falls on.
 *
 * Shows: the tiles of a circle and the objects in it, by the same shape.
 */
import { tilesInCircle } from '@tilewright/queries';
import type { Tile } from '@tilewright/tilemap';
import { circle, type Circle2, type Length, type Position2 } from '@tilewright/units';
import type { CreatureId, Creatures } from './creatures.js';
import type { World } from './world.js';

export interface Light {
  readonly circle: Circle2;
  /** Rows from north to south, west to east in a row. */
  readonly tiles: readonly Tile[];
  /** Those that the circle overlaps. */
  readonly creatures: readonly CreatureId[];
}

export function shineOn(world: World, { tracker }: Creatures, aim: Position2, radius: Length): Light {
  const light = circle(aim, radius);
  return {
    circle: light,
    tiles: [...tilesInCircle(world.space, light, { bounds: world.bounds })],
    creatures: tracker.objectsInCircle(light),
  };
}
