/**
 * The ways to the player from everywhere near: how many moves from tile to tile it takes, and which direction to go first.
 *
 * Shows: `distanceField` with a rule of movement and bounds; the eight compass directions, their steps, and tiles moved
 * by them. One walk serves all creatures; one more serves those for whom a gap of one tile is too narrow.
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

/** How far around the player ways are known: plain tiles. */
const reach = 20;

export interface Trails {
  /** Where the player is. */
  readonly goal: Tile;
  /** The moves from each tile to the goal, for bodies that fit into a tile; none where there is no way. */
  readonly narrow: TileHashMap<number>;
  /** The same for bodies that need three tiles. */
  readonly wide: TileHashMap<number>;
}

export function trailsTo(world: World, goal: Tile): Trails {
  const half = halfTile(world.space);
  return { goal, narrow: walkFor(world, goal, half), wide: walkFor(world, goal, mul(half, 3)) };
}

/** The trails that a body can go. */
export function trailsFor({ narrow, wide }: Trails, { space }: World, radius: Length): TileHashMap<number> {
  return radius <= halfTile(space) ? narrow : wide;
}

/** Which way it is shorter from a tile; `undefined` where no neighbor knows a way, and at the goal. */
export function wayFrom(trails: TileHashMap<number>, { x, y }: Tile): CompassDirection | undefined {
  let best: CompassDirection | undefined;
  let fewest = trails.getAt(x, y) ?? Number.POSITIVE_INFINITY;
  for (const direction of compassDirections) {
    const { dx, dy } = stepIn(direction);
    // Diagonally only past two open tiles, as the walk itself went.
    if (dx !== 0 && dy !== 0 && !(trails.hasAt(x + dx, y) && trails.hasAt(x, y + dy))) continue;
    const moves = trails.getAt(x + dx, y + dy) ?? Number.POSITIVE_INFINITY;
    if (moves >= fewest) continue;
    fewest = moves;
    best = direction;
  }
  return best;
}

/** A walk over tiles in whose middle there is room for a circle. */
function walkFor({ freeRadii, solid, space, bounds }: World, goal: Tile, radius: Length): TileHashMap<number> {
  // What is free around every position of a tile is half a tile more around its middle.
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
