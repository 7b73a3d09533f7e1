/** The loop that most programs have, as it is published: it adds up the fractions at which grid lines are crossed. */
import { type Tile, tile } from '@tilewright/tilemap';

export function publishedLoop(ax: number, ay: number, bx: number, by: number): Tile[] {
  let x = Math.floor(ax);
  let y = Math.floor(ay);
  const dx = bx - ax;
  const dy = by - ay;
  const endX = Math.floor(bx);
  const endY = Math.floor(by);
  const fractionPerColumn = Math.abs(1 / dx);
  const fractionPerRow = Math.abs(1 / dy);
  let nextColumn = dx === 0 ? Infinity : (dx > 0 ? x + 1 - ax : ax - x) * fractionPerColumn;
  let nextRow = dy === 0 ? Infinity : (dy > 0 ? y + 1 - ay : ay - y) * fractionPerRow;
  const tiles = [tile(x, y)];
  const count = Math.abs(endX - x) + Math.abs(endY - y);
  for (let i = 0; i < count; i++) {
    if (nextColumn < nextRow) {
      x += Math.sign(dx);
      nextColumn += fractionPerColumn;
    } else {
      y += Math.sign(dy);
      nextRow += fractionPerRow;
    }
    tiles.push(tile(x, y));
  }
  return tiles;
}
