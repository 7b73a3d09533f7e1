/** Sight as most games begin with it: along a line of tiles, by the method of Bresenham. */
import { type ReadonlyTilemap, type Tile, tile } from '@tilewright/tilemap';

export function lineOfTiles(from: Tile, to: Tile): Tile[] {
  const dx = Math.abs(to.x - from.x);
  const dy = Math.abs(to.y - from.y);
  const stepX = Math.sign(to.x - from.x);
  const stepY = Math.sign(to.y - from.y);
  let { x, y } = from;
  let error = dx - dy;
  const tiles = [from];
  while (x !== to.x || y !== to.y) {
    const doubled = 2 * error;
    if (doubled > -dy) {
      error -= dy;
      x += stepX;
    }
    if (doubled < dx) {
      error += dx;
      y += stepY;
    }
    tiles.push(tile(x, y));
  }
  return tiles;
}

/** Whether no tile between the two is a wall. */
export function seesByLine(walls: ReadonlyTilemap<boolean>, from: Tile, to: Tile): boolean {
  return !lineOfTiles(from, to)
    .slice(1, -1)
    .some((each) => walls.get(each));
}
