/**
 * The paths to the player from all tiles.
 *
 * Shows: flow fields for bodies of two sizes, computed once for all creatures. When the player enters another tile,
 * they are computed again over a few steps, by a budget of tiles: no step takes long, and a replay takes the same
 * steps.
 */
import { FlowField } from '@tilewright/paths';
import { rectContains, type Tile, type TileRect, tilesEqual, type TileSpace } from '@tilewright/tilemap';
import { div, type Length, mul, tiles } from '@tilewright/units';
import type { World } from './world.js';

/** How many tiles each field looks at in one step. The keep takes up to 8 steps, and the player 12 to cross a tile. */
const tilesPerStep = 8000;

export interface Trails {
  /** The tile to which both fields lead. */
  goal: Tile;
  /** The tile to which they are being computed: that of the player when this began. Otherwise the same tile. */
  nextGoal: Tile;
  /** For how many steps they have been computed so far; 0 once both are done. */
  slices: number;
  readonly bounds: TileRect;
  /** For bodies that fit into a tile. */
  readonly narrow: FlowField<boolean>;
  /** For bodies that need three tiles. */
  readonly wide: FlowField<boolean>;
}

export function trailsTo({ solid, bounds }: World, goal: Tile): Trails {
  return {
    goal,
    nextGoal: goal,
    slices: 0,
    bounds,
    narrow: new FlowField(solid, { goals: goal, radius: tiles(0.5) }),
    wide: new FlowField(solid, { goals: goal, radius: tiles(1.5) }),
  };
}

/**
 * Takes in the tile of the player, and what changed in the map, and goes on with the fields. A tile outside of the
 * bounds changes nothing.
 *
 * @returns whether both fields now lead to another tile
 */
export function followGoal(trails: Trails, goal: Tile): boolean {
  if (trails.slices === 0 && !tilesEqual(goal, trails.goal) && rectContains(trails.bounds, goal)) {
    setNextGoal(trails, goal);
  }
  computeSlice(trails);
  if (trails.slices > 0 || tilesEqual(trails.goal, trails.nextGoal)) return false;
  trails.goal = trails.nextGoal;
  return true;
}

/** Computes the trails to a tile at once, over the tiles as they are now. Costs little where only a door has opened. */
export function catchUp(trails: Trails, goal: Tile): void {
  if (rectContains(trails.bounds, goal)) setNextGoal(trails, goal);
  trails.narrow.update();
  trails.wide.update();
  trails.goal = trails.nextGoal;
  trails.slices = 0;
}

/** Brings the trails to where others are: to go back in time. */
export function setTrails(
  trails: Trails,
  { goal, nextGoal, slices }: Omit<Trails, 'bounds' | 'narrow' | 'wide'>,
): void {
  catchUp(trails, goal);
  setNextGoal(trails, nextGoal);
  while (trails.slices < slices) computeSlice(trails);
}

function setNextGoal(trails: Trails, goal: Tile): void {
  trails.nextGoal = goal;
  trails.narrow.setGoals(goal);
  trails.wide.setGoals(goal);
}

function computeSlice(trails: Trails): void {
  const isNarrowDone = trails.narrow.update(tilesPerStep);
  const isWideDone = trails.wide.update(tilesPerStep);
  trails.slices = isNarrowDone && isWideDone ? 0 : trails.slices + 1;
}

/** The field for a body of this radius. */
export function trailsFor({ narrow, wide }: Trails, { space }: World, radius: Length): FlowField<boolean> {
  return radius <= halfTile(space) ? narrow : wide;
}

function halfTile({ tileSize }: TileSpace): Length {
  return div(mul(tiles(1), tileSize), 2);
}
