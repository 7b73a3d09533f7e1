/**
 * All creatures near an explosion hear it: through doors and around corners, but not through walls.
 *
 * Shows: `tilesInCircle` as a set of tiles, `floodFill` over the connected ones, and `objectsOnTile` for the creatures
 * on them.
 */
import { objectsOnTile, tilesInCircle } from '@tilewright/queries';
import { floodFill, tileAt, TileHashSet } from '@tilewright/tilemap';
import { circle, type Position2 } from '@tilewright/units';
import { danger } from './balance.js';
import type { CreatureId, Creatures } from './creatures.js';
import type { World } from './world.js';

/** The creatures that hear an explosion. */
export function hearersOf(
  { opaque, space, bounds }: World,
  { tracker }: Creatures,
  bang: Position2,
): ReadonlySet<CreatureId> {
  const near = new TileHashSet(tilesInCircle(space, circle(bang, danger.earshot), { bounds }));
  const heard = floodFill((x, y) => near.hasAt(x, y) && !opaque.getAt(x, y), tileAt(space, bang), { bounds });
  const hearers = new Set<CreatureId>();
  // A set, because a large creature is on several tiles.
  for (const tile of heard) for (const id of objectsOnTile(tracker, tile)) hearers.add(id);
  return hearers;
}
