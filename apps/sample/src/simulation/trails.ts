/**
 * The paths to the player from all tiles.
 *
 * Shows: flow fields for bodies of two sizes. They are computed once for all creatures, and again for another goal.
 */
import { FlowField } from '@tilewright/paths';
import { rectContains, type Tile, type TileRect, tilesEqual, type TileSpace } from '@tilewright/tilemap';
import { div, type Length, mul, tiles } from '@tilewright/units';
import type { World } from './world.js';

export interface Trails {
  /** The tile of the player, or the last one inside of the bounds. */
  goal: Tile;
  readonly bounds: TileRect;
  /** For bodies that fit into a tile. */
  readonly narrow: FlowField<boolean>;
  /** For bodies that need three tiles. */
  readonly wide: FlowField<boolean>;
}

export function trailsTo({ solid, bounds }: World, goal: Tile): Trails {
  return {
    goal,
    bounds,
    narrow: new FlowField(solid, { goals: goal, radius: tiles(0.5) }),
    wide: new FlowField(solid, { goals: goal, radius: tiles(1.5) }),
  };
}

/** Takes in the tile of the player, and what changed in the map. @returns whether it is another tile */
export function followGoal(trails: Trails, goal: Tile): boolean {
  const isNew = !tilesEqual(goal, trails.goal) && rectContains(trails.bounds, goal);
  if (isNew) {
    trails.goal = goal;
    trails.narrow.setGoals(goal);
    trails.wide.setGoals(goal);
  }
  trails.narrow.update();
  trails.wide.update();
  return isNew;
}

/** The field for a body of this radius. */
export function trailsFor({ narrow, wide }: Trails, { space }: World, radius: Length): FlowField<boolean> {
  return radius <= halfTile(space) ? narrow : wide;
}

function halfTile({ tileSize }: TileSpace): Length {
  return div(mul(tiles(1), tileSize), 2);
}
