/** The shortest way out of the walls, for a body that is in them. */
import { type Body2, pushOut } from '@tilewright/motion';
import { type BitTilemap, unitTileSpace } from '@tilewright/tilemap';
import type { TileLength, TilePosition2 } from '@tilewright/units';

/** @returns where the body is free: its center if it is free there, `undefined` if no place near is */
export function wayOut(walls: BitTilemap, body: Body2<TileLength>, maxDistance: TileLength): TilePosition2 | undefined {
  const push = pushOut(walls, unitTileSpace, body, { maxDistance });
  if (push === undefined) return body.center;
  return push.isStuck ? undefined : push.center;
}
