/** The tiles of a circle: as rows and one by one. */
import { requireRect } from '@tilewright/tilemap/checks';
import type { Tile, TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, Circle2, Same } from '@tilewright/units';
import { isRound, requireObject, requireOptions, requireRound } from '@tilewright/units/checks';
import { beginIn } from './begin-in.js';
import { inclusionCode, AREA_OPTIONS, type AreaOptions } from './options.js';
import { type RawCircle, type RawSpace, sizeOfTiles } from '../arguments/raw.js';
import { circleToTiles, inTiles, lengthOrNaN, requireOnTiles, toTiles } from '../arguments/tile-space.js';
import { floorOfSum } from '../exact/rounding.js';
import { type CircleRows, circleRows } from './circle-rows.js';
import { ANY, NEAR_TILES } from './limits.js';
import { DiscRows } from './disc-rows.js';
import { CursorRows, type TileRows } from './tile-rows.js';

/**
 * The tiles of a circle: rows from north to south, west to east in a row.
 *
 * The disc is closed, and a tile owns its north and west border. So a tile belongs to a disc that only touches its
 * north or west border, but not to one that only touches its south or east border: that border is the neighbor's. A
 * radius of zero gives the tile of the center.
 *
 * @param space - the space of the grid
 * @param circle - a circle in the world of the space
 * @param options - `bounds`; `inclusion`: tiles with any point in the disc (`'any'`), with their center in it
 * (`'center'`), or completely in it (`'inside'`)
 * @returns each tile once; the iterable can be iterated again
 * @throws RangeError if a number is not finite, the radius is negative, or an option is unknown; without bounds, also
 * if the circle leaves the range of tiles
 *
 * @remarks Lazy: O(1) per row and per tile; allocates one small object per tile. `rowsInCircle` is cheaper.
 *
 * @example
 * [...tilesInCircle(unitTileSpace, circle(tilePosition(tiles(0.5), tiles(0.5)), tiles(0.25)))]; // => [tile(0, 0)]
 */
export function tilesInCircle<Q extends AnyQuantity>(
  space: TileSpace<Q>,
  circle: Circle2<Same<Q>>,
  options?: AreaOptions,
): Iterable<Tile>;
export function tilesInCircle(space: RawSpace, circle: RawCircle, options?: AreaOptions): Iterable<Tile> {
  return new CursorRows(circleRows, () => startedRows('tilesInCircle', space, circle, options)).tiles();
}

/**
 * The tiles of a circle as rows, from north to south. See `tilesInCircle`.
 *
 * @returns each row that has tiles, from `xMin` to `xMax` inclusive
 * @throws RangeError like `tilesInCircle`
 *
 * @remarks Lazy: O(1) and one small object per row, whatever its length. Fastest without options.
 *
 * @example
 * const disc = circle(tilePosition(tiles(2.5), tiles(2.5)), tiles(2));
 * [...rowsInCircle(unitTileSpace, disc)].map((row) => row.xMax - row.xMin + 1); // => [3, 5, 5, 5, 3]
 */
export function rowsInCircle<Q extends AnyQuantity>(
  space: TileSpace<Q>,
  circle: Circle2<Same<Q>>,
  options?: AreaOptions,
): TileRows;
export function rowsInCircle(space: RawSpace, circle: RawCircle, options?: AreaOptions): TileRows {
  requireObject('rowsInCircle', 'circle', 'a circle', circle);
  // Other shapes with a radius take the other path, which refuses them.
  if (options === undefined && isRound(circle)) {
    toTiles('rowsInCircle', 'circle.center', space, circle.center);
    const { x, y } = inTiles;
    const radius = lengthOrNaN(sizeOfTiles(space), circle.radius);
    if (Math.abs(x) + radius < NEAR_TILES && Math.abs(y) + radius < NEAR_TILES) {
      return new DiscRows(x, y, radius);
    }
  }
  return rowsWithOptions(space, circle, options);
}

/** A separate function, because a function that creates closures is slower from its first line on. */
function rowsWithOptions(space: RawSpace, circle: RawCircle, options: AreaOptions | undefined): TileRows {
  return new CursorRows(circleRows, () => startedRows('rowsInCircle', space, circle, options));
}

/** Borrows rows, and starts them before the first row. */
function startedRows(where: string, space: RawSpace, circle: RawCircle, options: AreaOptions | undefined): CircleRows {
  requireRound(where, 'circle', 'a circle', circle);
  circleToTiles(where, 'circle.center', 'circle.radius', space, circle);
  const cx = inTiles.x;
  const cy = inTiles.y;
  const r = inTiles.radius;
  requireOptions(where, options, AREA_OPTIONS);
  const inclusion = options === undefined ? ANY : inclusionCode(where, options.inclusion);
  const bounds = options?.bounds;
  if (bounds !== undefined) requireRect(where, 'bounds', bounds);
  // Far from the ends of the range, rounding does not matter.
  else if (!(Math.abs(cx) + r < NEAR_TILES && Math.abs(cy) + r < NEAR_TILES)) requireCircleOnTiles(where, cx, cy, r);

  const rows = circleRows.borrow();
  rows.cx = cx;
  rows.cy = cy;
  rows.radius = r;
  beginIn(rows, inclusion, bounds);
  return rows;
}

function requireCircleOnTiles(where: string, cx: number, cy: number, radius: number): void {
  requireOnTiles(where, 'boundsOf(circle).min', 'x', floorOfSum(cx, -radius));
  requireOnTiles(where, 'boundsOf(circle).min', 'y', floorOfSum(cy, -radius));
  requireOnTiles(where, 'boundsOf(circle).max', 'x', floorOfSum(cx, radius));
  requireOnTiles(where, 'boundsOf(circle).max', 'y', floorOfSum(cy, radius));
}
