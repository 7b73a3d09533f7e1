/** What many guards see: which of them see one place, and which tiles any of them sees. */
import { areVisibleInto } from '@tilewright/queries';
import { markTilesInViews } from '@tilewright/sight';
import { type BitTilemap, bitTilemap, unitTileSpace } from '@tilewright/tilemap';
import { pointColumn, type TilePosition2 } from '@tilewright/units';

export interface Watch {
  /** For each guard, whether it sees the place. */
  readonly sees: readonly boolean[];
  /** The tiles that any of them sees. */
  readonly watched: BitTilemap;
}

export function watch(walls: BitTilemap, guards: readonly TilePosition2[], place: TilePosition2): Watch {
  const eyes = pointColumn(guards);
  const answers = new Uint8Array(guards.length);
  areVisibleInto(answers, walls, unitTileSpace, place, eyes);
  const watched = bitTilemap(walls.bounds);
  markTilesInViews(watched, walls, unitTileSpace, eyes, { opaqueTiles: false });
  return { sees: [...answers].map((answer) => answer === 1), watched };
}
