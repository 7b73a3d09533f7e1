/** What an eye sees: the open tiles, the walls, and the outline of all that it sees. */
import { regionInView, tilesInView, type View2, type ViewOptions } from '@tilewright/sight';
import { type BitTilemap, type Tile, unitTileSpace } from '@tilewright/tilemap';
import type { TileLength, TilePosition2 } from '@tilewright/units';

export interface Seen {
  readonly open: readonly Tile[];
  readonly walls: readonly Tile[];
}

export function seenFrom(walls: BitTilemap, view: View2<TileLength>, options: ViewOptions<boolean>): Seen {
  const all = [...tilesInView(walls, unitTileSpace, view, options)];
  return { open: all.filter((each) => !walls.get(each)), walls: all.filter((each) => walls.get(each)) };
}

export function outlineFrom(walls: BitTilemap, view: View2<TileLength>): TilePosition2[] {
  return [...regionInView(walls, unitTileSpace, view)];
}
