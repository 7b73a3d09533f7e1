/**
 * The search that most games begin with: the fewest moves, as if a diagonal move were no longer than a straight one.
 */
import { type BitTilemap, type MoveRule, type Tile, tile, TileHashMap, tilesEqual } from '@tilewright/tilemap';

export function fewestMoves(walls: BitTilemap, from: Tile, to: Tile, rule: MoveRule): Tile[] | undefined {
  const isOpen = (x: number, y: number): boolean => !walls.getOrAt(x, y, true);
  const canMove = ({ x, y }: Tile, dx: number, dy: number): boolean => {
    if (!isOpen(x + dx, y + dy)) return false;
    if (dx === 0 || dy === 0 || rule === 'eight-way') return true;
    return rule === 'no-corner-cutting' && isOpen(x + dx, y) && isOpen(x, y + dy);
  };
  const before = new TileHashMap<Tile>();
  before.set(from, from);
  const queue = [from];
  for (const at of queue) {
    if (tilesEqual(at, to)) return wayTo(to, before);
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const next = tile(at.x + dx, at.y + dy);
        if (before.has(next) || !canMove(at, dx, dy)) continue;
        before.set(next, at);
        queue.push(next); // the outer loop gets to these as well
      }
    }
  }
  return undefined;
}

function wayTo(to: Tile, before: TileHashMap<Tile>): Tile[] {
  const way: Tile[] = [];
  let at = to;
  for (;;) {
    way.unshift(at);
    const previous = before.get(at) ?? at;
    if (tilesEqual(previous, at)) return way; // the start
    at = previous;
  }
}
