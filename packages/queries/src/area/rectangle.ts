/** The tiles of an axis-aligned rectangle: as an iterable, as rows, to a visitor, into an array. */
import { requireRect, requireTypedArray } from '@tilewright/tilemap/checks';
import type { Tile, TileSpace } from '@tilewright/tilemap';
import { MAX_TILE, MIN_TILE } from '@tilewright/tilemap/kernel';
import type { AnyQuantity, Rectangle2, Same } from '@tilewright/units';
import { argumentError, requireFunction, requireObject, requireOptions, requireOrder } from '@tilewright/units/checks';
import { inclusionCode, RECTANGLE_OPTIONS, type RectangleOptions, type TileRow } from './options.js';
import type { TileVisitor, RowVisitor } from '../arguments/visitors.js';
import type { RawRectangle, RawSpace } from '../arguments/raw.js';
import { inTiles, isOnTiles, requireOnTiles, toTiles } from '../arguments/tile-space.js';
import { tooSmall } from '../arguments/array.js';
import { RectangleRows } from './rectangle-rows.js';
import { fillFromRows, RowsOfTiles, TilesInRows, visitRows, visitTilesOfRows } from './rows.js';

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
 * @remarks Lazy: O(1) and one small object per tile. `visitTilesInRectangle` allocates nothing.
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
  return new TilesInRows(() => startedRows('tilesInRectangle', space, rectangle, options));
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
): Iterable<TileRow>;
export function rowsInRectangle(
  space: RawSpace,
  rectangle: RawRectangle,
  options?: RectangleOptions,
): Iterable<TileRow> {
  return new RowsOfTiles(() => startedRows('rowsInRectangle', space, rectangle, options));
}

/**
 * Calls `visit(y, xMin, xMax)` for each row of tiles of a rectangle, from north to south, until it returns `true`. See
 * `rowsInRectangle`.
 *
 * @returns true if the visitor stopped the query
 * @throws RangeError like `tilesInRectangle`, and whatever the visitor throws
 *
 * @remarks O(1) per row. Allocates nothing. The visitor may start queries of its own.
 *
 * @example
 * const box = rectangle(tilePosition(tiles(0.5), tiles(0.5)), tilePosition(tiles(2.5), tiles(1.5)));
 * visitRowsInRectangle(unitTileSpace, box, (y, xMin, xMax) => y === 1 && xMin <= 2 && xMax >= 2); // => true
 */
export function visitRowsInRectangle<Q extends AnyQuantity>(
  space: TileSpace<Q>,
  rectangle: Rectangle2<Same<Q>>,
  visit: RowVisitor,
  options?: RectangleOptions,
): boolean;
export function visitRowsInRectangle(
  space: RawSpace,
  rectangle: RawRectangle,
  visit: RowVisitor,
  options?: RectangleOptions,
): boolean {
  requireFunction('visitRowsInRectangle', 'visit', visit);
  const rows = startedRows('visitRowsInRectangle', space, rectangle, options);
  const stopped = visitRows(rows, visit);
  idle = rows;
  return stopped;
}

/**
 * Calls `visit(x, y)` for each tile of a rectangle until it returns `true`. See `tilesInRectangle`.
 *
 * @returns true if the visitor stopped the query
 * @throws RangeError like `tilesInRectangle`, and whatever the visitor throws
 *
 * @remarks Allocates nothing. The visitor may start queries of its own.
 *
 * @example
 * const box = rectangle(tilePosition(tiles(0.5), tiles(0.5)), tilePosition(tiles(2.5), tiles(1.5)));
 * visitTilesInRectangle(unitTileSpace, box, (x, y) => x === 2 && y === 1); // => true
 */
export function visitTilesInRectangle<Q extends AnyQuantity>(
  space: TileSpace<Q>,
  rectangle: Rectangle2<Same<Q>>,
  visit: TileVisitor,
  options?: RectangleOptions,
): boolean;
export function visitTilesInRectangle(
  space: RawSpace,
  rectangle: RawRectangle,
  visit: TileVisitor,
  options?: RectangleOptions,
): boolean {
  requireFunction('visitTilesInRectangle', 'visit', visit);
  const rows = startedRows('visitTilesInRectangle', space, rectangle, options);
  const stopped = visitTilesOfRows(rows, visit);
  idle = rows;
  return stopped;
}

/**
 * Writes the tiles of a rectangle into an array: x, y, x, y, ... from index 0 on. See `tilesInRectangle`.
 *
 * @param array - two elements per tile; the elements after the last tile stay unchanged
 * @returns the number of tiles
 * @throws RangeError like `tilesInRectangle`, and if the array is too small; then the array stays unchanged, and the
 * message gives the number of tiles
 *
 * @remarks Allocates nothing.
 *
 * @example
 * const box = rectangle(tilePosition(tiles(0.5), tiles(0.5)), tilePosition(tiles(2.5), tiles(1.5)));
 * tilesInRectangleInto(new Int32Array(16), unitTileSpace, box); // => 6
 */
export function tilesInRectangleInto<Q extends AnyQuantity>(
  array: Int32Array,
  space: TileSpace<Q>,
  rectangle: Rectangle2<Same<Q>>,
  options?: RectangleOptions,
): number;
export function tilesInRectangleInto(
  array: Int32Array,
  space: RawSpace,
  rectangle: RawRectangle,
  options?: RectangleOptions,
): number {
  requireTypedArray('tilesInRectangleInto', 'array', 'Int32Array', array);
  const rows = startedRows('tilesInRectangleInto', space, rectangle, options);
  const { tileCount } = rows;
  if (2 * tileCount > array.length) throw tooSmall('tilesInRectangleInto', tileCount, array);
  const count = fillFromRows(rows, array);
  idle = rows;
  return count;
}

let idle: RectangleRows | undefined;

/** Borrows rows for one call or iteration. Like a walk of `borrowWalk`, they belong to the caller. */
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
  const closed = edges === 'closed';
  const bounds = options?.bounds;
  if (bounds === undefined && !(isOnTiles(minX) && isOnTiles(minY) && isOnTiles(maxX) && isOnTiles(maxY))) {
    requireOnTiles(where, 'rectangle.min', 'x', minX);
    requireOnTiles(where, 'rectangle.min', 'y', minY);
    requireOnTiles(where, 'rectangle.max', 'x', maxX);
    requireOnTiles(where, 'rectangle.max', 'y', maxY);
  }
  if (bounds !== undefined) requireRect(where, 'bounds', bounds);

  const rows = idle ?? new RectangleRows();
  idle = undefined;
  rows.minX = minX;
  rows.minY = minY;
  rows.maxX = maxX;
  rows.maxY = maxY;
  if (bounds === undefined) {
    rows.begin(inclusion, closed, MIN_TILE, MIN_TILE, MAX_TILE, MAX_TILE);
  } else {
    const { x, y, width, height } = bounds;
    rows.begin(inclusion, closed, x, y, x + width - 1, y + height - 1);
  }
  return rows;
}
