/**
 * What the player sees, and what it has seen: tiles in two bit maps. A creature that sees the player stands on a tile
 * in view.
 *
 * Shows: `markTilesInView` by any point of a tile; words of 32 tiles that join one bit map to another.
 */
import { markTilesInView } from '@tilewright/sight';
import { type BitTilemap, bitTilemap, tileAt } from '@tilewright/tilemap';
import { equals, type Position2 } from '@tilewright/units';
import type { World } from './world.js';

export interface PlayerView {
  /** The position from which `inView` is seen. */
  eye: Position2;
  /** The tiles that light from the eye touches anywhere, walls included. */
  readonly inView: BitTilemap;
  /** The number of tiles in view. */
  count: number;
  /** The tiles that have been in view. No rule of the game reads it. */
  readonly remembered: BitTilemap;
}

export function createPlayerView(world: World, eye: Position2): PlayerView {
  const view = { eye, inView: bitTilemap(world.bounds), count: 0, remembered: bitTilemap(world.bounds) };
  lookAround(view, world);
  return view;
}

/** Moves the eye. An eye that rests keeps its view. @returns whether the view is new */
export function look(view: PlayerView, world: World, eye: Position2): boolean {
  if (equals(eye, view.eye)) return false;
  view.eye = eye;
  lookAround(view, world);
  return true;
}

/** Looks from the same place as before: again, where tiles have changed. */
export function lookAround(view: PlayerView, { opaque, space }: World): void {
  const { eye, inView, remembered } = view;
  inView.fill(false);
  // By any point, because creatures stand anywhere on their tiles.
  view.count = markTilesInView(inView, opaque, space, { position: eye }, { inclusion: 'any' });
  for (let i = 0; i < inView.words.length; i++) remembered.words[i]! |= inView.words[i]!;
  remembered.markChanged();
}

/** Whether the tile of a position is in view. */
export function isInPlayerView({ inView }: PlayerView, { space }: World, place: Position2): boolean {
  return inView.getOr(tileAt(space, place), false);
}
