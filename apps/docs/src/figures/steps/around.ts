/** The tiles around a tile, in three orders. */
import { bitTilemapFrom, floodFill, rectContains, ring, spiral, type Tile, tileRect } from '@tilewright/tilemap';

const ROWS = ['', '....###', '......#...#', '..#...#...#', '..#.......#', '..#####', '', '.........##', ''];
const bounds = tileRect({ x: 0, y: 0, width: 13, height: 9 });
/** What a flood flows around. */
export const walls = bitTilemapFrom(bounds, (x, y) => ROWS[y]?.charAt(x) === '#');

const RADIUS = 3;

export function ringAround(center: Tile): Tile[] {
  return [...ring(center, RADIUS)].filter((tile) => rectContains(bounds, tile));
}

export function spiralAround(center: Tile): Tile[] {
  return [...spiral(center, RADIUS)].filter((tile) => rectContains(bounds, tile));
}

export function floodFrom(center: Tile): Tile[] {
  return [...floodFill(walls, center)];
}
