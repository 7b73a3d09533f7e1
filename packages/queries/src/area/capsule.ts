/** The tiles of a capsule: as an iterable, as rows, to a visitor, into an array. */
import { requireRect, requireTypedArray } from '@tilewright/tilemap/checks';
import type { Tile, TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, Capsule2, Same } from '@tilewright/units';
import { type RawCapsule, requireFiniteCapsule, requireFunction, requireOptions } from '@tilewright/units/checks';
import { type RawSpace, sizeOfTiles } from '../arguments/raw.js';
import { inTiles, lengthInTiles, requireOnTiles, toTiles } from '../arguments/tile-space.js';
import type { RowVisitor, TileVisitor } from '../arguments/visitors.js';
import { floorOfSum } from '../exact/rounding.js';
import { NEAR_TILES } from './limits.js';
import { AREA_OPTIONS, type AreaOptions, inclusionCode, type TileRow } from './options.js';
import { CapsuleRows } from './capsule-rows.js';
import { fillFromCountableRows, RowsOfTiles, TilesInRows, visitRows, visitTilesOfRows } from './rows.js';

/**
 * The tiles of a capsule: rows from north to south, west to east in a row.
 *
 * The capsule is closed, and a tile owns its north and west border. So a tile belongs to a capsule that only touches its
 * north or west border, but not to one that only touches its south or east border: that border is the neighbor's. With a
 * radius of zero they are the tiles of the segment, without those that a path may add at corners.
 *
 * @param space - the space of the grid
 * @param capsule - a capsule in the world of the space
 * @param options - `bounds`; `inclusion`: tiles with any point in the capsule (`'any'`), with their center in it
 * (`'center'`), or completely in it (`'inside'`)
 * @returns each tile once; the iterable can be iterated again
 * @throws RangeError if a number is not finite, the radius is negative, or an option is unknown; without bounds, also if the capsule leaves the range of tiles
 *
 * @remarks Lazy: O(1) per row and per tile; allocates one small object per tile. `visitTilesInCapsule` allocates
 * nothing.
 *
 * @example
 * const path = segmentBetween(tilePosition(tiles(0.5), tiles(0.5)), tilePosition(tiles(2.5), tiles(0.5)));
 * [...tilesInCapsule(unitTileSpace, capsule(path, tiles(0.25)))]; // => [tile(0, 0), tile(1, 0), tile(2, 0)]
 * [...tilesInCapsule(unitTileSpace, capsule(path, tiles(1)))].length; // => 15
 */
export function tilesInCapsule<Q extends AnyQuantity>(
  space: TileSpace<Q>,
  capsule: Capsule2<Same<Q>>,
  options?: AreaOptions,
): Iterable<Tile>;
export function tilesInCapsule(space: RawSpace, capsule: RawCapsule, options?: AreaOptions): Iterable<Tile> {
  return new TilesInRows(() => startedRows('tilesInCapsule', space, capsule, options));
}

/**
 * The tiles of a capsule as rows, from north to south. See `tilesInCapsule`.
 *
 * @returns each row that has tiles, from `xMin` to `xMax` inclusive
 * @throws RangeError like `tilesInCapsule`
 *
 * @remarks Lazy: O(1) and one small object per row, whatever its length.
 *
 * @example
 * const path = segmentBetween(tilePosition(tiles(0.5), tiles(0.5)), tilePosition(tiles(4.5), tiles(2.5)));
 * [...rowsInCapsule(unitTileSpace, capsule(path, tiles(0.5)))].map(({ y, xMin, xMax }) => [y, xMin, xMax]);
 * // => [[0, 0, 2], [1, 0, 4], [2, 2, 5]]
 */
export function rowsInCapsule<Q extends AnyQuantity>(
  space: TileSpace<Q>,
  capsule: Capsule2<Same<Q>>,
  options?: AreaOptions,
): Iterable<TileRow>;
export function rowsInCapsule(space: RawSpace, capsule: RawCapsule, options?: AreaOptions): Iterable<TileRow> {
  return new RowsOfTiles(() => startedRows('rowsInCapsule', space, capsule, options));
}

/**
 * Calls `visit(y, xMin, xMax)` for each row of tiles of a capsule, from north to south, until it returns `true`. See
 * `rowsInCapsule`.
 *
 * @returns true if the visitor stopped the query
 * @throws RangeError like `tilesInCapsule`, and whatever the visitor throws
 *
 * @remarks O(1) per row, whatever its length. Allocates nothing. The visitor may start queries of its own.
 *
 * @example
 * const path = segmentBetween(tilePosition(tiles(0.5), tiles(0.5)), tilePosition(tiles(4.5), tiles(2.5)));
 * const beam = capsule(path, tiles(0.25));
 * visitRowsInCapsule(unitTileSpace, beam, (y, xMin, xMax) => y === 1 && xMin <= 2 && xMax >= 2); // => true
 */
export function visitRowsInCapsule<Q extends AnyQuantity>(
  space: TileSpace<Q>,
  capsule: Capsule2<Same<Q>>,
  visit: RowVisitor,
  options?: AreaOptions,
): boolean;
export function visitRowsInCapsule(
  space: RawSpace,
  capsule: RawCapsule,
  visit: RowVisitor,
  options?: AreaOptions,
): boolean {
  requireFunction('visitRowsInCapsule', 'visit', visit);
  const rows = startedRows('visitRowsInCapsule', space, capsule, options);
  const stopped = visitRows(rows, visit);
  idle = rows;
  return stopped;
}

/**
 * Calls `visit(x, y)` for each tile of a capsule until it returns `true`. See `tilesInCapsule`.
 *
 * @returns true if the visitor stopped the query
 * @throws RangeError like `tilesInCapsule`, and whatever the visitor throws
 *
 * @remarks Allocates nothing. The visitor may start queries of its own.
 *
 * @example
 * const path = segmentBetween(tilePosition(tiles(0.5), tiles(0.5)), tilePosition(tiles(4.5), tiles(2.5)));
 * const beam = capsule(path, tiles(0.25));
 * visitTilesInCapsule(unitTileSpace, beam, (x, y) => x === 2 && y === 1); // => true
 */
export function visitTilesInCapsule<Q extends AnyQuantity>(
  space: TileSpace<Q>,
  capsule: Capsule2<Same<Q>>,
  visit: TileVisitor,
  options?: AreaOptions,
): boolean;
export function visitTilesInCapsule(
  space: RawSpace,
  capsule: RawCapsule,
  visit: TileVisitor,
  options?: AreaOptions,
): boolean {
  requireFunction('visitTilesInCapsule', 'visit', visit);
  const rows = startedRows('visitTilesInCapsule', space, capsule, options);
  const stopped = visitTilesOfRows(rows, visit);
  idle = rows;
  return stopped;
}

/**
 * Writes the tiles of a capsule into an array: x, y, x, y, ... from index 0 on. See `tilesInCapsule`.
 *
 * @param array - two elements per tile; the elements after the last tile stay unchanged
 * @returns the number of tiles
 * @throws RangeError like `tilesInCapsule`, and if the array is too small; then the array stays unchanged, and the
 * message gives the number of tiles (a lower bound if the capsule has 100,000 rows or more)
 *
 * @remarks Allocates nothing. Faster if the array has room for the box around the capsule; otherwise the tiles are
 * counted first.
 *
 * @example
 * const path = segmentBetween(tilePosition(tiles(0.5), tiles(0.5)), tilePosition(tiles(4.5), tiles(2.5)));
 * tilesInCapsuleInto(new Int32Array(64), unitTileSpace, capsule(path, tiles(0.25))); // => 11
 */
export function tilesInCapsuleInto<Q extends AnyQuantity>(
  array: Int32Array,
  space: TileSpace<Q>,
  capsule: Capsule2<Same<Q>>,
  options?: AreaOptions,
): number;
export function tilesInCapsuleInto(
  array: Int32Array,
  space: RawSpace,
  capsule: RawCapsule,
  options?: AreaOptions,
): number {
  requireTypedArray('tilesInCapsuleInto', 'array', 'Int32Array', array);
  const rows = startedRows('tilesInCapsuleInto', space, capsule, options);
  const count = fillFromCountableRows('tilesInCapsuleInto', rows, array);
  idle = rows;
  return count;
}

let idle: CapsuleRows | undefined;

/** Borrows rows for one call or iteration. Like a walk of `borrowWalk`, they belong to the caller. */
function startedRows(
  where: string,
  space: RawSpace,
  capsule: RawCapsule,
  options: AreaOptions | undefined,
): CapsuleRows {
  requireFiniteCapsule(where, 'capsule', capsule);
  const { segment, radius } = capsule;
  const rows = idle ?? new CapsuleRows();
  idle = undefined;
  toTiles(where, 'capsule.segment.start', space, segment.start);
  rows.ax = inTiles.x;
  rows.ay = inTiles.y;
  toTiles(where, 'capsule.segment.end', space, segment.end);
  rows.bx = inTiles.x;
  rows.by = inTiles.y;
  const length = radius / sizeOfTiles(space);
  if (!(length < Number.POSITIVE_INFINITY)) lengthInTiles(where, 'capsule.radius', sizeOfTiles(space), radius);
  rows.radius = length;
  requireOptions(where, options, AREA_OPTIONS);
  const inclusion = inclusionCode(where, options?.inclusion);
  const bounds = options?.bounds;
  if (bounds !== undefined) requireRect(where, 'bounds', bounds);
  else {
    const { ax, ay, bx, by } = rows;
    // Far from the ends of the range, rounding does not matter.
    const isNear = Math.abs(ax) + Math.abs(ay) + Math.abs(bx) + Math.abs(by) + length < NEAR_TILES;
    if (!isNear) requireCapsuleOnTiles(where, ax, ay, bx, by, length);
  }
  rows.shape();
  rows.beginIn(inclusion, bounds);
  return rows;
}

function requireCapsuleOnTiles(where: string, ax: number, ay: number, bx: number, by: number, radius: number): void {
  requireOnTiles(where, 'boundsOf(capsule).min', 'x', floorOfSum(Math.min(ax, bx), -radius));
  requireOnTiles(where, 'boundsOf(capsule).min', 'y', floorOfSum(Math.min(ay, by), -radius));
  requireOnTiles(where, 'boundsOf(capsule).max', 'x', floorOfSum(Math.max(ax, bx), radius));
  requireOnTiles(where, 'boundsOf(capsule).max', 'y', floorOfSum(Math.max(ay, by), radius));
}
