/**
 * The tiles of many positions at once: `tileAt` over a column.
 *
 * A product with the reciprocal of the size is cheaper than the quotient, and guesses as well. The guess is certain
 * unless the position is close to a border, so most rows need no look at the borders:
 *
 *     border(t)                             border(t + 1)
 *        [--|-------------------------------|--)[
 *           between these, floor((p - origin) * (1 / size)) is t
 *
 * With the origin within `NEAR_ORIGIN` tiles of 0, rounding moves the product and the borders by less than 2^-19 tiles
 * in all: three roundings of at most 2^-22 tiles in the product, and two in a border. So the guess is at most one tile
 * off, and looking at its two borders corrects it, as in `tileCoordinate`.
 */
import { type AnyQuantity, type Point2, type PointColumn, type PointOf, unsafePoint } from '@tilewright/units';
import { argumentError, type Pairs, requirePairColumn } from '@tilewright/units/checks';
import { CERTAIN_OFFSET, NEAR_ORIGIN, ROWS_PER_CHECK, TILE_END } from '../limits.js';
import { requireTypedArray } from '../values/checks.js';
import { requireAnswers, requireFiniteIn, requireSizedTileSpace } from './checks.js';
import { tileCoordinate } from './kernel.js';
import { rawOriginX, rawOriginY, rawTileSize, type TileSpace } from './tile-space.js';

/**
 * Writes the tile at each position of a column: its x, then its y, row by row. The tiles equal `tileAt`.
 *
 * @param tiles - receives two numbers for each position; elements after them stay as they are
 * @param space - the space of the grid
 * @param points - positions in the world of the space
 * @throws RangeError if a position is outside all tiles (the error names its row), or `tiles` is shorter than two
 * numbers for each position; then nothing has been written
 *
 * @remarks O(length). Allocates nothing.
 *
 * @example
 * const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
 * const positions = pointColumn([position(meters(3), meters(-0.5)), position(meters(2), meters(2))]);
 * const tiles = new Int32Array(2 * positions.length);
 * tilesAtInto(tiles, space, positions);
 * [...tiles] // => [1, -1, 1, 1]
 */
export function tilesAtInto<Q extends AnyQuantity>(
  tiles: Int32Array,
  space: TileSpace<Q>,
  points: PointColumn<PointOf<NoInfer<Q>>>,
): void {
  requireTypedArray('tilesAtInto', 'tiles', 'Int32Array', tiles);
  requireSizedTileSpace('tilesAtInto', space, space?.tileSize);
  const rows = requirePairColumn('tilesAtInto', 'points', points);
  const { length } = rows;
  if (tiles.length < 2 * length) {
    const rule = `at least ${2 * length}, two numbers for each point`;
    throw argumentError('tilesAtInto', 'tiles.length', rule, tiles.length);
  }
  const originX = rawOriginX(space);
  const originY = rawOriginY(space);
  const size = rawTileSize(space);
  requireFiniteIn('tilesAtInto', 'tile', space, size, originX, originY);
  requireTileInRange(space, originX, originY, size, rows);
  writeTiles(tiles, originX, originY, size, rows);
}

/** Checks that all positions have a tile. */
function requireTileInRange(
  space: TileSpace<AnyQuantity>,
  originX: number,
  originY: number,
  size: number,
  { rawX, rawY, length }: Pairs,
): void {
  // If the distances of some rows from 0 add up to less than this, each row has a tile: half of the range of tiles,
  // which
  // leaves room for rounding. Sums with NaN or infinity are not less.
  const most = (TILE_END / 2) * size - Math.abs(originX) - Math.abs(originY);
  for (let first = 0; first < length; first += ROWS_PER_CHECK) {
    const end = Math.min(length, first + ROWS_PER_CHECK);
    let sumX = 0;
    let sumY = 0;
    for (let row = first; row < end; row++) {
      sumX += Math.abs(rawX[row]!);
      sumY += Math.abs(rawY[row]!);
    }
    if (sumX + sumY < most) continue;
    for (let row = first; row < end; row++) {
      const x = tileCoordinate(originX, size, rawX[row]!);
      const y = tileCoordinate(originY, size, rawY[row]!);
      if (x === x && y === y) continue;
      const point: Point2<number> = unsafePoint(rawX[row]!, rawY[row]!);
      requireAnswers('tilesAtInto', 'tile', space, size, `points[${row}]`, point, x, y);
    }
  }
}

/** Writes the tiles of positions that all have one. */
function writeTiles(
  tiles: Int32Array,
  originX: number,
  originY: number,
  size: number,
  { rawX, rawY, length }: Pairs,
): void {
  if (!(Math.abs(originX) + Math.abs(originY) < size * NEAR_ORIGIN)) {
    for (let row = 0; row < length; row++) {
      tiles[2 * row] = tileCoordinate(originX, size, rawX[row]!);
      tiles[2 * row + 1] = tileCoordinate(originY, size, rawY[row]!);
    }
    return;
  }
  const perTile = 1 / size;
  for (let row = 0; row < length; row++) {
    const placeX = rawX[row]!;
    const placeY = rawY[row]!;
    const quotientX = (placeX - originX) * perTile;
    const quotientY = (placeY - originY) * perTile;
    let x = Math.floor(quotientX);
    let y = Math.floor(quotientY);
    if (!(Math.abs(quotientX - x - 0.5) < CERTAIN_OFFSET && Math.abs(quotientY - y - 0.5) < CERTAIN_OFFSET)) {
      if (placeX < originX + x * size) x--;
      else if (placeX >= originX + (x + 1) * size) x++;
      if (placeY < originY + y * size) y--;
      else if (placeY >= originY + (y + 1) * size) y++;
    }
    tiles[2 * row] = x;
    tiles[2 * row + 1] = y;
  }
}
