/** From what a reader has painted to values of the packages, and back to places of the board. */
import { type BitTilemap, bitTilemapFrom, tileRect } from '@tilewright/tilemap';
import { type TilePosition2, tiles, valueIn } from '@tilewright/units';
import { hasTile, type Place, type Size, type TileMasks } from './fields.js';

/** The painted tiles as a map. */
export function wallsOf({ width, height }: Size, painted: TileMasks): BitTilemap {
  return bitTilemapFrom(tileRect({ x: 0, y: 0, width, height }), (x, y) => hasTile(painted, x, y));
}

/** Where the board shows a position. */
export function placeAt({ x, y }: TilePosition2): Place {
  return { x: valueIn(x, tiles), y: valueIn(y, tiles) };
}
