/** The walk along a segment, tile by tile. */
import { type CornerTiles, tileCursor } from '@tilewright/queries';
import { type CardinalDirection, type Tile, unitTileSpace } from '@tilewright/tilemap';
import type { Segment2, TileLength } from '@tilewright/units';

/** A tile on the way, and where the segment enters it. */
export interface Visit {
  readonly tile: Tile;
  /** The fraction of the segment before the tile. */
  readonly fraction: number;
  /** `undefined` for the first tile, and at a corner. */
  readonly side: CardinalDirection | undefined;
}

export function walk(segment: Segment2<TileLength>, cornerTiles: CornerTiles): Visit[] {
  const cursor = tileCursor(unitTileSpace, segment, { cornerTiles });
  const visits: Visit[] = [];
  while (cursor.next()) {
    visits.push({ tile: cursor.tile, fraction: cursor.entryFraction, side: cursor.side });
  }
  return visits;
}
