/** The tiles of a circle: as an iterable, as rows, to a visitor, into an array. */
import { requireRect, requireTypedArray } from '@tilewright/tilemap/checks';
import type { Tile, TileSpace } from '@tilewright/tilemap';
import { MAX_TILE, MIN_TILE } from '@tilewright/tilemap/kernel';
import type { AnyQuantity, Circle2, Same } from '@tilewright/units';
import { requireFunction, requireObject, requireOptions } from '@tilewright/units/checks';
import { inclusionCode, AREA_OPTIONS, type AreaOptions, type TileRow } from './options.js';
import type { TileVisitor, RowVisitor } from '../arguments/visitors.js';
import { type RawCircle, type RawSpace, sizeOfTiles } from '../arguments/raw.js';
import { circleToTiles, inTiles, lengthOrNaN, requireOnTiles, toTiles } from '../arguments/tile-space.js';
import { tooSmall } from '../arguments/array.js';
import { floorOfSum } from '../exact/rounding.js';
import { CircleRows } from './circle-rows.js';
import { ANY, LEAST_CHORD_ERROR, NEAR_TILES, CHORD_ERROR } from './limits.js';
import { DiscRows } from './disc-rows.js';
import { fillFromRows, RowsOfTiles, TilesInRows, visitRows, visitTilesOfRows } from './rows.js';

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
 * @remarks Lazy: O(1) per row and per tile; allocates one small object per tile. `visitTilesInCircle` allocates
 * nothing.
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
  return new TilesInRows(() => startedRows('tilesInCircle', space, circle, options));
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
): Iterable<TileRow>;
export function rowsInCircle(space: RawSpace, circle: RawCircle, options?: AreaOptions): Iterable<TileRow> {
  requireObject('rowsInCircle', 'circle', 'a circle', circle);
  if (options === undefined) {
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
function rowsWithOptions(space: RawSpace, circle: RawCircle, options: AreaOptions | undefined): Iterable<TileRow> {
  return new RowsOfTiles(() => startedRows('rowsInCircle', space, circle, options));
}

/**
 * Calls `visit(y, xMin, xMax)` for each row of tiles of a circle, from north to south, until it returns `true`. See
 * `rowsInCircle`.
 *
 * @returns true if the visitor stopped the query
 * @throws RangeError like `tilesInCircle`, and whatever the visitor throws
 *
 * @remarks O(1) per row, whatever its length. Allocates nothing. The visitor may start queries of its own.
 *
 * @example
 * const disc = circle(tilePosition(tiles(2.5), tiles(2.5)), tiles(2));
 * let count = 0;
 * visitRowsInCircle(unitTileSpace, disc, (_y, xMin, xMax) => {
 *   count += xMax - xMin + 1;
 * }); // => false
 * count; // => 21
 */
export function visitRowsInCircle<Q extends AnyQuantity>(
  space: TileSpace<Q>,
  circle: Circle2<Same<Q>>,
  visit: RowVisitor,
  options?: AreaOptions,
): boolean;
export function visitRowsInCircle(
  space: RawSpace,
  circle: RawCircle,
  visit: RowVisitor,
  options?: AreaOptions,
): boolean {
  requireFunction('visitRowsInCircle', 'visit', visit);
  const rows = startedRows('visitRowsInCircle', space, circle, options);
  const stopped = visitRows(rows, visit);
  idle = rows;
  return stopped;
}

/**
 * Calls `visit(x, y)` for each tile of a circle until it returns `true`. See `tilesInCircle`.
 *
 * @returns true if the visitor stopped the query
 * @throws RangeError like `tilesInCircle`, and whatever the visitor throws
 *
 * @remarks Allocates nothing. The visitor may start queries of its own.
 *
 * @example
 * const disc = circle(tilePosition(tiles(0.5), tiles(0.5)), tiles(0.25));
 * visitTilesInCircle(unitTileSpace, disc, (x, y) => x === 0 && y === 0); // => true
 */
export function visitTilesInCircle<Q extends AnyQuantity>(
  space: TileSpace<Q>,
  circle: Circle2<Same<Q>>,
  visit: TileVisitor,
  options?: AreaOptions,
): boolean;
export function visitTilesInCircle(
  space: RawSpace,
  circle: RawCircle,
  visit: TileVisitor,
  options?: AreaOptions,
): boolean {
  requireFunction('visitTilesInCircle', 'visit', visit);
  requireObject('visitTilesInCircle', 'circle', 'a circle', circle);
  // The usual query, without options, with all numbers in local variables. At the first row that rounding could affect,
  // the kernel below takes over.
  let y = MIN_TILE;
  if (options === undefined) {
    toTiles('visitTilesInCircle', 'circle.center', space, circle.center);
    const cx = inTiles.x;
    const cy = inTiles.y;
    const radius = lengthOrNaN(sizeOfTiles(space), circle.radius);
    const top = cy - radius;
    const firstRow = Math.floor(top);
    // If a sum was rounded to a whole number, its exact value may lie in the row before.
    if (firstRow !== top && Math.abs(cx) + radius < NEAR_TILES && Math.abs(cy) + radius < NEAR_TILES) {
      const fixed = CHORD_ERROR * (Math.abs(cx) + radius) + LEAST_CHORD_ERROR;
      const perChord = CHORD_ERROR * radius * radius;
      const lastRow = Math.floor(cy + radius) | 0;
      for (y = firstRow | 0; y <= lastRow; y++) {
        const offset = cy < y ? y - cy : cy < y + 1 ? 0 : cy - (y + 1);
        const half = Math.sqrt((radius - offset) * (radius + offset));
        const first = cx - half;
        const xMin = Math.floor(first);
        const last = cx + half;
        const xMax = Math.floor(last);
        const farthest = Math.max(Math.abs(first - xMin - 0.5), Math.abs(last - xMax - 0.5));
        if (!((0.5 - farthest - fixed) * half > perChord)) break;
        for (let x = xMin | 0; x <= xMax; x++) {
          if (visit(x, y) === true) return true;
        }
      }
      if (y > lastRow) return false;
    }
  }
  const rows = startedRows('visitTilesInCircle', space, circle, options, y);
  const stopped = visitTilesOfRows(rows, visit);
  idle = rows;
  return stopped;
}

/**
 * Writes the tiles of a circle into an array: x, y, x, y, ... from index 0 on. See `tilesInCircle`.
 *
 * @param array - two elements per tile; the elements after the last tile stay unchanged
 * @returns the number of tiles
 * @throws RangeError like `tilesInCircle`, and if the array is too small; then the array stays unchanged, and the
 * message gives the number of tiles (a lower bound if the circle has 100,000 rows or more)
 *
 * @remarks Allocates nothing. Faster if the array has room for the square around the circle; otherwise the tiles are
 * counted first.
 *
 * @example
 * const disc = circle(tilePosition(tiles(0.5), tiles(0.5)), tiles(0.25));
 * tilesInCircleInto(new Int32Array(8), unitTileSpace, disc); // => 1
 */
export function tilesInCircleInto<Q extends AnyQuantity>(
  array: Int32Array,
  space: TileSpace<Q>,
  circle: Circle2<Same<Q>>,
  options?: AreaOptions,
): number;
export function tilesInCircleInto(
  array: Int32Array,
  space: RawSpace,
  circle: RawCircle,
  options?: AreaOptions,
): number {
  requireTypedArray('tilesInCircleInto', 'array', 'Int32Array', array);
  const rows = startedRows('tilesInCircleInto', space, circle, options);
  if (2 * rows.tilesAtMost > array.length) {
    const counted = rows.countTiles(array.length);
    if (2 * counted > array.length) throw tooSmall('tilesInCircleInto', counted, array);
  }
  const count = fillFromRows(rows, array);
  idle = rows;
  return count;
}

let idle: CircleRows | undefined;

/**
 * Borrows rows for one call or iteration, and starts them at the first row of a circle, or at row `north` without
 * bounds. Like a walk of `borrowWalk`, they belong to the caller.
 */
function startedRows(
  where: string,
  space: RawSpace,
  circle: RawCircle,
  options: AreaOptions | undefined,
  north: number = MIN_TILE,
): CircleRows {
  requireObject(where, 'circle', 'a circle', circle);
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

  const rows = idle ?? new CircleRows();
  idle = undefined;
  rows.cx = cx;
  rows.cy = cy;
  rows.radius = r;
  if (bounds === undefined) {
    rows.begin(inclusion, MIN_TILE, north, MAX_TILE, MAX_TILE);
  } else {
    const { x, y, width, height } = bounds;
    rows.begin(inclusion, x, y, x + width - 1, y + height - 1);
  }
  return rows;
}

function requireCircleOnTiles(where: string, cx: number, cy: number, radius: number): void {
  requireOnTiles(where, 'boundsOf(circle).min', 'x', floorOfSum(cx, -radius));
  requireOnTiles(where, 'boundsOf(circle).min', 'y', floorOfSum(cy, -radius));
  requireOnTiles(where, 'boundsOf(circle).max', 'x', floorOfSum(cx, radius));
  requireOnTiles(where, 'boundsOf(circle).max', 'y', floorOfSum(cy, radius));
}
