/**
 * See: walk, with fog over what the player does not see. It is dark where the player has never looked, and dim where it
 * has.
 *
 * Shows: `markTilesInView` marks the tiles that the player sees, in a map of bits.
 */
import { markTilesInView } from '@tilewright/sight';
import { type BitTilemap, bitTilemap, tileAt } from '@tilewright/tilemap';
import type { Position2 } from '@tilewright/units';
import type { Commands, Picture } from './page.js';
import * as walk from './walk.js';
import { bounds, solid, space } from './walk.js';

export interface Game extends walk.Game {
  /** The tiles that the player sees. */
  readonly inView: BitTilemap;
  /** The tiles that the player has ever seen. */
  readonly remembered: BitTilemap;
}

export function createGame(): Game {
  const game = { ...walk.createGame(), inView: bitTilemap(bounds), remembered: bitTilemap(bounds) };
  lookAround(game);
  return game;
}

export function step(game: Game, commands: Commands): void {
  walk.step(game, commands);
  lookAround(game);
}

function lookAround({ player, inView, remembered }: Game): void {
  inView.fill(false);
  // A tile is in view if the player sees any point of it, because creatures stand anywhere on their tiles.
  markTilesInView(inView, solid, space, { position: player.center }, { inclusion: 'any' });
  markTilesInView(remembered, solid, space, { position: player.center }, { inclusion: 'any' });
}

/** Whether the player sees the tile of a position. */
export function isInView({ inView }: Game, place: Position2): boolean {
  return inView.get(tileAt(space, place));
}

export function draw(picture: Picture, game: Game): void {
  walk.draw(picture, game);
  picture.tiles(game.inView, '#1917208c', false);
  picture.tiles(game.remembered, '#191720', false);
}
