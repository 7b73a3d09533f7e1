/** Moves of walks, counted for pictures and golden values: the rules once more, plainly. */
import { compassNeighbors } from '../areas/neighbors.js';
import type { IsOpen, MoveRule } from '../areas/ground.js';
import { TileHashMap } from '../collections/tile-hash-map.js';
import { everyTile, rectContains, type TileRect } from '../values/rect.js';
import type { Tile } from '../values/tile.js';

/** The least number of moves from one of the starts to each tile that can be reached, nearest first. */
export function movesFrom(
  isOpen: IsOpen,
  starts: readonly Tile[],
  rule: MoveRule,
  bounds: TileRect = everyTile,
): TileHashMap<number> {
  const moves = new TileHashMap<number>();
  const isFree = (x: number, y: number, at: Tile): boolean => rectContains(bounds, at) && isOpen(x, y);
  const queue = starts.filter((start) => isFree(start.x, start.y, start));
  for (const start of queue) moves.set(start, 0);
  // A loop over an array sees what is added in the meantime.
  for (const from of queue) {
    for (const to of compassNeighbors(from)) {
      if (moves.has(to) || !isFree(to.x, to.y, to)) continue;
      const isDiagonal = to.x !== from.x && to.y !== from.y;
      if (isDiagonal && rule === 'four-way') continue;
      if (isDiagonal && rule === 'no-corner-cutting' && !(isOpen(from.x, to.y) && isOpen(to.x, from.y))) continue;
      moves.set(to, (moves.get(from) ?? 0) + 1);
      queue.push(to);
    }
  }
  return moves;
}
