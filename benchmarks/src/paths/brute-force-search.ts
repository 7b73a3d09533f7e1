/** Shortest ways from a tile to all others: Dijkstra's algorithm over pairs (straight, diagonal), compared exactly. */
import type { BitTilemap, MoveRule } from '@tilewright/tilemap';
import { size } from './maps.js';

/**
 * The moves of the shortest way to each tile, straight ones in the first half of the array and diagonal ones in the
 * second.
 */
export type Distances = Int32Array;

export const NO_WAY = -1;

const tiles = size * size;
const moves = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

export function distances(walls: BitTilemap, rule: MoveRule, fromX: number, fromY: number): Distances {
  const found: Distances = new Int32Array(2 * tiles).fill(NO_WAY);
  const isDone = new Uint8Array(tiles);
  const isOpen = (x: number, y: number): boolean => !walls.getOrAt(x, y, true);
  // Ways by their length: the length of a bucket is rounded down, and ways in one bucket are compared exactly.
  const buckets: number[][] = [];
  const reach = (at: number, straight: number, diagonal: number): void => {
    const known = found[at]!;
    if (known !== NO_WAY && compare(straight, diagonal, known, found[tiles + at]!) >= 0) return;
    found[at] = straight;
    found[tiles + at] = diagonal;
    (buckets[Math.floor(straight + diagonal * Math.SQRT2)] ??= []).push(at);
  };
  reach(fromY * size + fromX, 0, 0);
  for (let length = 0; length < buckets.length; length++) {
    // No move is shorter than the bucket is long: nothing in a bucket improves another way in it.
    for (const at of buckets[length] ?? []) {
      if (isDone[at] === 1) continue;
      isDone[at] = 1;
      const [x, y] = [at % size, Math.floor(at / size)];
      for (const [dx, dy] of rule === 'four-way' ? moves.slice(0, 4) : moves) {
        const isDiagonal = dx !== 0 && dy !== 0;
        if (!isOpen(x + dx, y + dy)) continue;
        if (isDiagonal && rule === 'no-corner-cutting' && !(isOpen(x + dx, y) && isOpen(x, y + dy))) continue;
        const next = at + dy * size + dx;
        reach(next, found[at]! + (isDiagonal ? 0 : 1), found[tiles + at]! + (isDiagonal ? 1 : 0));
      }
    }
  }
  return found;
}

/** The length of the shortest way to a tile, in tiles; `NO_WAY` if no way leads there. */
export function movesTo(found: Distances, x: number, y: number): number {
  const at = y * size + x;
  return found[at] === NO_WAY ? NO_WAY : found[at]! + found[tiles + at]! * Math.SQRT2;
}

/** The sign of a + b sqrt 2 - (c + d sqrt 2). */
function compare(a: number, b: number, c: number, d: number): number {
  const straight = a - c;
  const diagonal = d - b;
  if (straight <= 0 && diagonal >= 0) return straight === diagonal ? 0 : -1;
  if (straight >= 0 && diagonal <= 0) return 1;
  const squares = straight * straight - 2 * diagonal * diagonal;
  return straight > 0 ? squares : -squares;
}
