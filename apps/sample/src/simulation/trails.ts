/**
 * The paths to the player from all tiles near it: the number of moves left, and the direction of the first.
 *
 * Shows: `distanceField` with a movement rule and bounds; the eight compass directions, their steps, and tiles moved by
 * steps. One field serves all creatures that fit into a tile, and a second one those that need more room.
 */
import {
  type CompassDirection,
  compassDirections,
  distanceField,
  expandRect,
  rectIntersection,
  rectSpanning,
  stepIn,
  type Tile,
  type TileHashMap,
  type TileSpace,
} from '@tilewright/tilemap';
import { add, div, type Length, meters, mul, tiles } from '@tilewright/units';
import type { World } from './world.js';

/** How far around the player paths are known, in tiles: a plain number. */
const reach = 20;

export interface Trails {
  /** The tile of the player. */
  readonly goal: Tile;
  /** The moves from each tile to the goal, for bodies that fit into a tile; no entry where there is no path. */
  readonly narrow: TileHashMap<number>;
  /** The moves from each tile to the goal, for bodies that need three tiles. */
  readonly wide: TileHashMap<number>;
}

export function trailsTo(world: World, goal: Tile): Trails {
  const half = halfTile(world.space);
  return { goal, narrow: walkFor(world, goal, half), wide: walkFor(world, goal, mul(half, 3)) };
}

/** The field for a body of this radius. */
export function trailsFor({ narrow, wide }: Trails, { space }: World, radius: Length): TileHashMap<number> {
  return radius <= halfTile(space) ? narrow : wide;
}

/** The direction of the shortest path from a tile; `undefined` at the goal and where no neighbor has a path. */
export function wayFrom(trails: TileHashMap<number>, { x, y }: Tile): CompassDirection | undefined {
  let best: CompassDirection | undefined;
  let fewest = trails.getAt(x, y) ?? Number.POSITIVE_INFINITY;
  for (const direction of compassDirections) {
    const { dx, dy } = stepIn(direction);
    // Diagonal moves need two open tiles beside them, as in the field itself.
    if (dx !== 0 && dy !== 0 && !(trails.hasAt(x + dx, y) && trails.hasAt(x, y + dy))) continue;
    const moves = trails.getAt(x + dx, y + dy) ?? Number.POSITIVE_INFINITY;
    if (moves >= fewest) continue;
    fewest = moves;
    best = direction;
  }
  return best;
}

/** A field over the tiles with room for a circle at their center. */
function walkFor({ freeRadii, solid, space, bounds }: World, goal: Tile, radius: Length): TileHashMap<number> {
  // A clearance around every position of a tile is half a tile more at its center.
  const half = halfTile(space);
  const isOpen = (x: number, y: number): boolean =>
    !solid.getOrAt(x, y, true) && add(freeRadii.getOrAt(x, y, meters(0)), half) >= radius;
  return distanceField(isOpen, [goal], {
    rule: 'no-corner-cutting',
    bounds: rectIntersection(expandRect(rectSpanning(goal, goal), reach), bounds),
  });
}

function halfTile({ tileSize }: TileSpace): Length {
  return div(mul(tiles(1), tileSize), 2);
}
