/**
 * Tiles that the user changes while the game is paused: walls become floor, and floor becomes walls.
 *
 * Shows: a map that changes under a running game. The player's view, the trails and all queries follow at once;
 * `objectsOnTile` and `tilesInCircle` tell what is in the way.
 */
import { objectsOnTile, tilesInCircle } from '@tilewright/queries';
import { expandRect, rectContains, type Tile, tilesEqual } from '@tilewright/tilemap';
import { circle, type Circle2 } from '@tilewright/units';
import { chargeRadius } from './charges.js';
import type { Game } from './state.js';
import { followTiles, setTile } from './terrain.js';
import type { World } from './world.js';

/** Why a tile stays as it is: it is the border of the map, or something is on it that a wall would enclose. */
export type Refusal = 'border' | 'player' | 'creature' | 'charge';

/**
 * Makes a wall of a tile, or floor of one that blocks the way. Afterwards the game is marked as edited.
 *
 * @returns why the tile has not changed; `undefined` if it has
 */
export function toggleTile(game: Game, tile: Tile): Refusal | undefined {
  const refusal = refusalOf(game, tile);
  if (refusal !== undefined) return refusal;
  const { world } = game;
  setTile(world, tile, !world.solid.get(tile));
  followTiles(game);
  game.isEdited = true;
  return undefined;
}

function refusalOf({ world, player, creatures, charges }: Game, tile: Tile): Refusal | undefined {
  // Whatever moves relies on the outermost tiles to stay inside the map.
  if (!rectContains(expandRect(world.bounds, -1), tile)) return 'border';
  if (world.solid.get(tile)) return undefined;
  if (covers(world, circle(player.position, player.radius), tile)) return 'player';
  if (objectsOnTile(creatures.tracker, tile, { limit: 1 }).length > 0) return 'creature';
  const isInFlight = charges.some(({ position }) => covers(world, circle(position, chargeRadius), tile));
  return isInFlight ? 'charge' : undefined;
}

/** Whether a part of a body is on a tile. */
function covers({ space }: World, body: Circle2, tile: Tile): boolean {
  return [...tilesInCircle(space, body)].some((each) => tilesEqual(each, tile));
}
