/**
 * A bang is heard by all creatures near it: through doors and around corners, but not through walls.
 *
 * Shows: `tilesInCircle` as a set of tiles, `floodFill` over those that hang together, and `objectsOnTile` for whoever
 * stands on one of them.
 */
import { objectsOnTile, tilesInCircle } from '@tilewright/queries';
import { floodFill, tileAt, TileHashSet } from '@tilewright/tilemap';
import { circle, type Length, meters, type Position2 } from '@tilewright/units';
import type { CreatureId, Creatures } from './creatures.js';
import type { World } from './world.js';

/** How far a bang goes. */
export const earshot: Length = meters(12);

/** Who hears a bang. */
export function hearersOf(
  { opaque, space, bounds }: World,
  { tracker }: Creatures,
  bang: Position2,
): ReadonlySet<CreatureId> {
  const near = new TileHashSet(tilesInCircle(space, circle(bang, earshot), { bounds }));
  const heard = floodFill((x, y) => near.hasAt(x, y) && !opaque.getAt(x, y), tileAt(space, bang), { bounds });
  const hearers = new Set<CreatureId>();
  // A set, because a large creature stands on several tiles.
  for (const tile of heard) for (const id of objectsOnTile(tracker, tile)) hearers.add(id);
  return hearers;
}
