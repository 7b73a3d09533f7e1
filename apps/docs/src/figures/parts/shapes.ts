/** From places on a board to values of the packages: a tile of the board is a tile of `unitTileSpace`. */
import {
  type Segment2,
  segmentBetween,
  type TileLength,
  tilePosition,
  type TilePosition2,
  tiles,
} from '@tilewright/units';
import type { Place } from './fields.js';

export function positionAt({ x, y }: Place): TilePosition2 {
  return tilePosition(tiles(x), tiles(y));
}

export function segmentOf(from: Place, to: Place): Segment2<TileLength> {
  return segmentBetween(positionAt(from), positionAt(to));
}
