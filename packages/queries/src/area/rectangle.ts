/** The tiles of an axis-aligned rectangle: as rows and one by one. */
import { requireRect } from '@tilewright/tilemap/checks';
import type { Tile, TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, Rectangle2, Same } from '@tilewright/units';
import { argumentError, requireObject, requireOptions, requireOrder } from '@tilewright/units/checks';
import { beginIn } from './begin-in.js';
import { inclusionCode, RECTANGLE_OPTIONS, type RectangleOptions } from './options.js';
import type { RawRectangle, RawSpace } from '../arguments/raw.js';
import { inTiles, isOnTiles, requireOnTiles, toTiles } from '../arguments/tile-space.js';
import { RectangleRows } from './rectangle-rows.js';
import { Pool } from '../pool.js';
import { CursorRows, type TileRows } from './tile-rows.js';

/**
 * The tiles of a rectangle: rows from north to south, west to east in a row.
 *
 * With `edges: 'closed'` (default), the rectangle from (0, 0) to (1, 1) has four tiles: its east and south edges lie in
 * the neighbors. With `'half-open'`, those edges do not belong to it, and it has one tile; a rectangle without width or
 * height then has none.
 *
 * @param space - the space of the grid
 * @param rectangle - a rectangle in the world of the space
 * @param options - `bounds`; `edges`; `inclusion`: tiles with any point in the rectangle (`'any'`), with their center
 * in it (`'center'`), or completely in it (`'inside'`)
 * @returns each tile once; the iterable can be iterated again
 * @throws RangeError if a number is not finite, the corners are reversed, or an option is unknown; without bounds, also
 * if the rectangle leaves the range of tiles
 *
 * @remarks Lazy: O(1) and one small object per tile. `rowsInRectangle` is cheaper.
 *
 * @example
 * const square = rectangle(tilePosition(tiles(0), tiles(0)), tilePosition(tiles(1), tiles(1)));
 * [...tilesInRectangle(unitTileSpace, square)].length; // => 4
 * [...tilesInRectangle(unitTileSpace, square, { edges: 'half-open' })]; // => [tile(0, 0)]
 */
export function tilesInRectangle<Q extends AnyQuantity>(
  space: TileSpace<Q>,
  rectangle: Rectangle2<Same<Q>>,
  options?: RectangleOptions,
): Iterable<Tile>;
export function tilesInRectangle(space: RawSpace, rectangle: RawRectangle, options?: RectangleOptions): Iterable<Tile> {
  return new CursorRows(pool, () => startedRows('tilesInRectangle', space, rectangle, options)).tiles();
}

/**
 * The tiles of a rectangle as rows, from north to south. See `tilesInRectangle`.
 *
 * @returns each row that has tiles, from `xMin` to `xMax` inclusive
 * @throws RangeError like `tilesInRectangle`
 *
 * @remarks Lazy: O(1) and one small object per row.
 *
 * @example
 * const box = rectangle(tilePosition(tiles(0.5), tiles(0.5)), tilePosition(tiles(2.5), tiles(1.5)));
 * [...rowsInRectangle(unitTileSpace, box)].map(({ y, xMin, xMax }) => [y, xMin, xMax]); // => [[0, 0, 2], [1, 0, 2]]
 */
export function rowsInRectangle<Q extends AnyQuantity>(
  space: TileSpace<Q>,
  rectangle: Rectangle2<Same<Q>>,
  options?: RectangleOptions,
): TileRows;
export function rowsInRectangle(space: RawSpace, rectangle: RawRectangle, options?: RectangleOptions): TileRows {
  return new CursorRows(pool, () => startedRows('rowsInRectangle', space, rectangle, options));
}

const pool = /* @__PURE__ */ new Pool(() => new RectangleRows());

/** Borrows rows, and starts them before the first row. */
function startedRows(
  where: string,
  space: RawSpace,
  rectangle: RawRectangle,
  options: RectangleOptions | undefined,
): RectangleRows {
  requireObject(where, 'rectangle', 'a rectangle', rectangle);
  const { min, max } = rectangle;
  toTiles(where, 'rectangle.min', space, min);
  const minX = inTiles.x;
  const minY = inTiles.y;
  toTiles(where, 'rectangle.max', space, max);
  const maxX = inTiles.x;
  const maxY = inTiles.y;
  requireOrder(where, 'rectangle.max.x', min.x, max.x);
  requireOrder(where, 'rectangle.max.y', min.y, max.y);
  requireOptions(where, options, RECTANGLE_OPTIONS);
  const inclusion = inclusionCode(where, options?.inclusion);
  const edges = options?.edges === undefined ? 'closed' : options.edges;
  if (edges !== 'closed' && edges !== 'half-open') {
    throw argumentError(where, 'edges', "'closed' or 'half-open'", edges);
  }
  const bounds = options?.bounds;
  if (bounds === undefined && !(isOnTiles(minX) && isOnTiles(minY) && isOnTiles(maxX) && isOnTiles(maxY))) {
    requireOnTiles(where, 'rectangle.min', 'x', minX);
    requireOnTiles(where, 'rectangle.min', 'y', minY);
    requireOnTiles(where, 'rectangle.max', 'x', maxX);
    requireOnTiles(where, 'rectangle.max', 'y', maxY);
  }
  if (bounds !== undefined) requireRect(where, 'bounds', bounds);

  const rows = pool.borrow();
  rows.minX = minX;
  rows.minY = minY;
  rows.maxX = maxX;
  rows.maxY = maxY;
  rows.isClosed = edges === 'closed';
  beginIn(rows, inclusion, bounds);
  return rows;
}
