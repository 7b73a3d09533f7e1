/**
 * The tiles that change: charges breach marked walls, and doors open as the player comes near. Walks, views and
 * shots read the same two bit maps, so that all of them follow at once.
 *
 * Shows: `floodFill` over the tiles of one wall or door; a view and flow fields that follow a map as it changes.
 */
import { tilesInCircle } from '@tilewright/queries';
import { type BitTilemap, floodFill, type Tile, tileAt, tileCenter } from '@tilewright/tilemap';
import { circle, type Circle2, type Position2 } from '@tilewright/units';
import { playerAbilities } from './balance.js';
import type { Opening, StepEvents } from './events.js';
import { lookAround } from './player-view.js';
import type { Game } from './state.js';
import { catchUp } from './trails.js';
import type { World } from './world.js';

/** Brings down the marked walls near an explosion, each as a whole. */
export function breach({ world }: Game, bang: Position2, { breaches }: StepEvents): void {
  openAll(world, world.breakable, circle(bang, playerAbilities.breachReach), breaches);
}

/** Opens the doors that the player is near, each as a whole. They stay open. */
export function openDoors({ world, player }: Game, { doors }: StepEvents): void {
  openAll(world, world.doors, circle(player.position, playerAbilities.doorReach), doors);
}

/** Opens each wall or door of a kind that a circle touches. */
function openAll(world: World, kind: BitTilemap, area: Circle2, openings: Opening[]): void {
  const { solid, space, bounds } = world;
  for (const tile of tilesInCircle(space, area, { bounds })) {
    if (!kind.get(tile) || !solid.get(tile)) continue;
    const tiles = [...floodFill((x, y) => kind.getAt(x, y) && solid.getAt(x, y), tile, { bounds, rule: 'four-way' })];
    for (const each of tiles) setTile(world, each, false);
    openings.push({ tiles, position: tileCenter(space, tile) });
  }
}

/** Makes a tile a wall, or open ground: for the player's view and the trails, call `followTiles` afterwards. */
export function setTile({ solid, opaque }: World, tile: Tile, isWall: boolean): void {
  solid.set(tile, isWall);
  opaque.set(tile, isWall);
}

/**
 * Lets the player's view and the trails follow tiles that have changed, at once and completely: between two steps, both
 * depend only on the tiles and on where the player is, as a game that goes back expects.
 */
export function followTiles({ world, view, trails, player }: Game): void {
  lookAround(view, world);
  catchUp(trails, tileAt(world.space, player.position));
}
