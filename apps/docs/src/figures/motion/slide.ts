/** One step of a body: what stops it, and where it ends. */
import { type Body2, type BodyHit, moveAndSlide } from '@tilewright/motion';
import { type BitTilemap, directionsIn, nameOfDirection, unitTileSpace } from '@tilewright/tilemap';
import type { TileDifference2, TileLength, TilePosition2 } from '@tilewright/units';

export interface Slide {
  readonly end: TilePosition2;
  readonly contacts: readonly BodyHit<TileLength>[];
  /** The directions in which it was blocked. */
  readonly blocked: readonly string[];
  readonly startsInside: boolean;
}

export function slide(walls: BitTilemap, body: Body2<TileLength>, step: TileDifference2): Slide {
  const { center: position, hits: contacts, blocked, startsInside } = moveAndSlide(walls, unitTileSpace, body, step);
  const names = [...directionsIn(blocked)].map((direction) => nameOfDirection(direction));
  return { end: position, contacts, blocked: names, startsInside };
}
