/** From places on a board to values of the packages: a tile of the board is a tile of `unitTileSpace`, or a meter. */
import { type Tile, tile, tileContaining } from '@tilewright/tilemap';
import {
  meters,
  position,
  type Position2,
  type Segment2,
  segmentBetween,
  type TileLength,
  tilePosition,
  type TilePosition2,
  tiles,
  valueIn,
} from '@tilewright/units';
import type { Place, Size } from './fields.js';

export function positionAt({ x, y }: Place): TilePosition2 {
  return tilePosition(tiles(x), tiles(y));
}

export function segmentOf(from: Place, to: Place): Segment2<TileLength> {
  return segmentBetween(positionAt(from), positionAt(to));
}

/** On a board whose tiles are meters. */
export function inWorld({ x, y }: Place): Position2 {
  return position(meters(x), meters(y));
}

/** The way back from `inWorld`; also for displacements. */
export function metersOf({ x, y }: Pick<Position2, 'x' | 'y'>): Place {
  return { x: valueIn(x, meters), y: valueIn(y, meters) };
}

/** The tile of a place, on a board whose east and south border belong to its last tiles. */
export function tileOf(place: Place, { width, height }: Size): Tile {
  const { x, y } = tileContaining(positionAt(place));
  return tile(Math.min(x, width - 1), Math.min(y, height - 1));
}
