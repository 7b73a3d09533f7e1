/** Tiles that are larger than those of a board, so that there is room in them. */
import type { Tile } from '@tilewright/tilemap';
import type { Place } from '../../figures/parts/fields.js';

/** The side of such a tile, in tiles of the board. */
export const LARGE = 2.5;

export function middleOf({ x, y }: Tile): Place {
  return { x: LARGE * (x + 0.5), y: LARGE * (y + 0.5) };
}
