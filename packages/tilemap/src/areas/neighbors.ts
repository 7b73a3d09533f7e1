/** The tiles around a tile. Tiles outside the range of coordinates are skipped. */
import { requireInteger } from '@tilewright/units/checks';
import { GREATEST_STEP, MAX_TILE, MIN_TILE } from '../limits.js';
import { DX, DY } from '../directions/moves.js';
import { everyTile, requireRect, type TileRect } from '../values/rect.js';
import { requireTile, type Tile, unsafeTile } from '../values/tile.js';

/**
 * The tiles that share a side with a tile, at most four, clockwise from east.
 *
 * @param bounds - tiles outside these bounds are skipped
 *
 * @example
 * cardinalNeighbors(tile(3, 4)) // => [tile(4, 4), tile(3, 5), tile(2, 4), tile(3, 3)]
 */
export function cardinalNeighbors(tile: Tile, bounds: TileRect = everyTile): Tile[] {
  return neighborsOf('cardinalNeighbors', tile, bounds, 2);
}

/**
 * The tiles that share a side or a corner with a tile, at most eight, clockwise from east.
 *
 * @param bounds - tiles outside these bounds are skipped
 *
 * @example
 * const corner = tileRect({ x: 0, y: 0, width: 8, height: 8 });
 * compassNeighbors(tile(0, 0), corner) // => [tile(1, 0), tile(1, 1), tile(0, 1)]
 */
export function compassNeighbors(tile: Tile, bounds: TileRect = everyTile): Tile[] {
  return neighborsOf('compassNeighbors', tile, bounds, 1);
}

function neighborsOf(where: string, tile: Tile, bounds: TileRect, stride: 1 | 2): Tile[] {
  requireTile(where, 'tile', tile);
  const { x: left, y: top, width, height } = requireRect(where, 'bounds', bounds);
  const neighbors: Tile[] = [];
  for (let index = 0; index < 8; index += stride) {
    const x = tile.x + DX[index]!;
    const y = tile.y + DY[index]!;
    if (x >= left && x - left < width && y >= top && y - top < height) neighbors.push(unsafeTile(x, y));
  }
  return neighbors;
}

/**
 * The tiles at a Chebyshev distance of exactly `radius`: the sides of a square, clockwise from the tile to the east.
 *
 * Radius 0 gives the tile itself. Any other radius gives 8 * radius tiles, or fewer at the limits of the coordinate
 * range.
 *
 * @throws RangeError if `radius` is not an integer from 0 to 2^32 - 1
 *
 * @remarks Lazy. Allocates one object per tile.
 *
 * @example
 * [...ring(tile(0, 0), 5)].length // => 40
 */
export function ring(tile: Tile, radius: number): Generator<Tile, void, undefined> {
  return ringTiles(requireTile('ring', 'tile', tile), requireInteger('ring', 'radius', radius, 0, GREATEST_STEP));
}

function* ringTiles({ x, y }: Tile, radius: number): Generator<Tile, void, undefined> {
  if (radius === 0) {
    yield unsafeTile(x, y);
    return;
  }
  yield* side(x + radius, y, 0, 1, radius);
  yield* side(x + radius, y + radius, -1, 0, 2 * radius);
  yield* side(x - radius, y + radius, 0, -1, 2 * radius);
  yield* side(x - radius, y - radius, 1, 0, 2 * radius);
  yield* side(x + radius, y - radius, 0, 1, radius);
}

/**
 * A straight line of `count` tiles from (x, y) on. It skips tiles outside the range of coordinates without visiting
 * them.
 */
function* side(x: number, y: number, dx: number, dy: number, count: number): Generator<Tile, void, undefined> {
  const fixed = dx === 0 ? x : y;
  if (fixed < MIN_TILE || fixed > MAX_TILE) return;
  const start = dx === 0 ? y : x;
  const forward = dx + dy > 0;
  const before = Math.max(0, forward ? MIN_TILE - start : start - MAX_TILE);
  const end = Math.min(count, (forward ? MAX_TILE - start : start - MIN_TILE) + 1);
  for (let step = before; step < end; step++) yield unsafeTile(x + dx * step, y + dy * step);
}

/**
 * A tile and all tiles up to a Chebyshev distance of `radius`: ring after ring outward, each clockwise from east.
 *
 * Tiles outside the range of coordinates are skipped.
 *
 * @throws RangeError if `radius` is not an integer from 0 to 2^32 - 1
 *
 * @remarks Lazy: a search can stop the iteration early. Allocates one object per tile.
 *
 * @example
 * const isFree = (at: Tile) => at.x > 2;
 * [...spiral(tile(0, 0), 8)].find(isFree) // => tile(3, 0)
 */
export function spiral(tile: Tile, radius: number): Generator<Tile, void, undefined> {
  return spiralTiles(requireTile('spiral', 'tile', tile), requireInteger('spiral', 'radius', radius, 0, GREATEST_STEP));
}

function* spiralTiles(tile: Tile, radius: number): Generator<Tile, void, undefined> {
  for (let current = 0; current <= radius; current++) yield* ringTiles(tile, current);
}
