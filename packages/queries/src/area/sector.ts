/** The tiles of a sector: as an iterable, as rows, to a visitor, into an array. */
import { requireRect, requireTypedArray } from '@tilewright/tilemap/checks';
import type { Tile, TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, Sector2, Same } from '@tilewright/units';
import { type RawSector, requireFiniteSector, requireFunction, requireOptions } from '@tilewright/units/checks';
import { type RawSpace, sizeOfTiles } from '../arguments/raw.js';
import { inTiles, lengthInTiles, requireOnTiles, toTiles } from '../arguments/tile-space.js';
import type { RowVisitor, TileVisitor } from '../arguments/visitors.js';
import { NEAR_TILES } from './limits.js';
import { AREA_OPTIONS, type AreaOptions, inclusionCode, type TileRow } from './options.js';
import { SectorRows } from './sector-rows.js';
import { fillFromCountableRows, RowsOfTiles, TilesInRows, visitRows, visitTilesOfRows } from './rows.js';

/**
 * The tiles of a sector: rows from north to south, west to east in a row.
 *
 * The sector is closed, and a tile owns its north and west border. So a tile belongs to a sector that only touches its
 * north or west border, but not to one that only touches its south or east border: that border is the neighbor's. At an
 * angle of zero the sector is a segment, and from a full turn on the circle.
 *
 * @param space - the space of the grid
 * @param sector - a sector in the world of the space
 * @param options - `bounds`; `inclusion`: tiles with any point in the sector (`'any'`), with their center in it
 * (`'center'`), or completely in it (`'inside'`)
 * @returns each tile once; the iterable can be iterated again
 * @throws RangeError if a number is not finite, the radius is negative, an edge is zero, or an option is unknown; without bounds, also if the sector leaves the range of tiles
 *
 * @remarks Lazy: O(1) per row and per tile; allocates one small object per tile. `visitTilesInSector` allocates
 * nothing. A row of `'inside'` costs 3 to 10 times as much as one of the other inclusions.
 *
 * @example
 * const guard = tilePosition(tiles(0.5), tiles(0.5));
 * const view = sector(guard, tiles(2), Direction2.east, degrees(90));
 * [...tilesInSector(unitTileSpace, view, { inclusion: 'center' })].map(({ x, y }) => [x, y]);
 * // => [[1, -1], [0, 0], [1, 0], [2, 0], [1, 1]]
 */
export function tilesInSector<Q extends AnyQuantity>(
  space: TileSpace<Q>,
  sector: Sector2<Same<Q>>,
  options?: AreaOptions,
): Iterable<Tile>;
export function tilesInSector(space: RawSpace, sector: RawSector, options?: AreaOptions): Iterable<Tile> {
  return new TilesInRows(() => startedRows('tilesInSector', space, sector, options));
}

/**
 * The tiles of a sector as rows, from north to south. See `tilesInSector`.
 *
 * @returns each contiguous run of tiles, from `xMin` to `xMax` inclusive. A row of a sector of more than half a turn may have two:
 * the western one comes first
 * @throws RangeError like `tilesInSector`
 *
 * @remarks Lazy: O(1) and one small object per row, whatever its length.
 *
 * @example
 * const guard = tilePosition(tiles(0.5), tiles(0.5));
 * const view = sector(guard, tiles(2), Direction2.south, degrees(270));
 * [...rowsInSector(unitTileSpace, view)].map(({ y, xMin, xMax }) => [y, xMin, xMax]);
 * // => [[-1, -1, -1], [-1, 1, 1], [0, -2, 2], [1, -2, 2], [2, -1, 1]]
 */
export function rowsInSector<Q extends AnyQuantity>(
  space: TileSpace<Q>,
  sector: Sector2<Same<Q>>,
  options?: AreaOptions,
): Iterable<TileRow>;
export function rowsInSector(space: RawSpace, sector: RawSector, options?: AreaOptions): Iterable<TileRow> {
  return new RowsOfTiles(() => startedRows('rowsInSector', space, sector, options));
}

/**
 * Calls `visit(y, xMin, xMax)` for each row of tiles of a sector, from north to south, until it returns `true`. See
 * `rowsInSector`. A row of a sector of more than half a turn may have two runs of tiles: then it is
 * visited twice.
 *
 * @returns true if the visitor stopped the query
 * @throws RangeError like `tilesInSector`, and whatever the visitor throws
 *
 * @remarks O(1) per row, whatever its length. Allocates nothing. The visitor may start queries of its own.
 *
 * @example
 * const guard = tilePosition(tiles(0.5), tiles(0.5));
 * const view = sector(guard, tiles(2), Direction2.east, degrees(90));
 * visitRowsInSector(unitTileSpace, view, (y, xMin, xMax) => y === 0 && xMin === 0 && xMax === 2); // => true
 */
export function visitRowsInSector<Q extends AnyQuantity>(
  space: TileSpace<Q>,
  sector: Sector2<Same<Q>>,
  visit: RowVisitor,
  options?: AreaOptions,
): boolean;
export function visitRowsInSector(
  space: RawSpace,
  sector: RawSector,
  visit: RowVisitor,
  options?: AreaOptions,
): boolean {
  requireFunction('visitRowsInSector', 'visit', visit);
  const rows = startedRows('visitRowsInSector', space, sector, options);
  const stopped = visitRows(rows, visit);
  idle = rows;
  return stopped;
}

/**
 * Calls `visit(x, y)` for each tile of a sector until it returns `true`. See `tilesInSector`.
 *
 * @returns true if the visitor stopped the query
 * @throws RangeError like `tilesInSector`, and whatever the visitor throws
 *
 * @remarks Allocates nothing. The visitor may start queries of its own.
 *
 * @example
 * const guard = tilePosition(tiles(0.5), tiles(0.5));
 * const view = sector(guard, tiles(2), Direction2.east, degrees(90));
 * visitTilesInSector(unitTileSpace, view, (x, y) => x === 2 && y === 0); // => true
 */
export function visitTilesInSector<Q extends AnyQuantity>(
  space: TileSpace<Q>,
  sector: Sector2<Same<Q>>,
  visit: TileVisitor,
  options?: AreaOptions,
): boolean;
export function visitTilesInSector(
  space: RawSpace,
  sector: RawSector,
  visit: TileVisitor,
  options?: AreaOptions,
): boolean {
  requireFunction('visitTilesInSector', 'visit', visit);
  const rows = startedRows('visitTilesInSector', space, sector, options);
  const stopped = visitTilesOfRows(rows, visit);
  idle = rows;
  return stopped;
}

/**
 * Writes the tiles of a sector into an array: x, y, x, y, ... from index 0 on. See `tilesInSector`.
 *
 * @param array - two elements per tile; the elements after the last tile stay unchanged
 * @returns the number of tiles
 * @throws RangeError like `tilesInSector`, and if the array is too small; then the array stays unchanged, and the
 * message gives the number of tiles (a lower bound if the sector has 100,000 rows or more)
 *
 * @remarks Allocates nothing. Faster if the array has room for the box around the sector; otherwise the tiles are
 * counted first.
 *
 * @example
 * const guard = tilePosition(tiles(0.5), tiles(0.5));
 * const view = sector(guard, tiles(2), Direction2.east, degrees(90));
 * tilesInSectorInto(new Int32Array(64), unitTileSpace, view); // => 7
 */
export function tilesInSectorInto<Q extends AnyQuantity>(
  array: Int32Array,
  space: TileSpace<Q>,
  sector: Sector2<Same<Q>>,
  options?: AreaOptions,
): number;
export function tilesInSectorInto(
  array: Int32Array,
  space: RawSpace,
  sector: RawSector,
  options?: AreaOptions,
): number {
  requireTypedArray('tilesInSectorInto', 'array', 'Int32Array', array);
  const rows = startedRows('tilesInSectorInto', space, sector, options);
  const count = fillFromCountableRows('tilesInSectorInto', rows, array);
  idle = rows;
  return count;
}

let idle: SectorRows | undefined;

/** Borrows rows for one call or iteration. Like a walk of `borrowWalk`, they belong to the caller. */
function startedRows(where: string, space: RawSpace, sector: RawSector, options: AreaOptions | undefined): SectorRows {
  requireFiniteSector(where, 'sector', sector);
  const { circle, from, to } = sector;
  const rows = idle ?? new SectorRows();
  idle = undefined;
  toTiles(where, 'sector.circle.center', space, circle.center);
  rows.cx = inTiles.x;
  rows.cy = inTiles.y;
  const length = circle.radius / sizeOfTiles(space);
  if (!(length < Number.POSITIVE_INFINITY)) {
    lengthInTiles(where, 'sector.circle.radius', sizeOfTiles(space), circle.radius);
  }
  rows.radius = length;
  rows.ux = from.x;
  rows.uy = from.y;
  rows.vx = to.x;
  rows.vy = to.y;
  rows.isReflex = sector.isReflex;
  requireOptions(where, options, AREA_OPTIONS);
  const inclusion = inclusionCode(where, options?.inclusion);
  const bounds = options?.bounds;
  if (bounds !== undefined) requireRect(where, 'bounds', bounds);
  rows.shape();
  if (bounds === undefined) requireSectorOnTiles(where, rows);
  rows.beginIn(inclusion, bounds);
  return rows;
}

/** The box around the sector is enough, even if that around the disc is too large. */
function requireSectorOnTiles(where: string, rows: SectorRows): void {
  // Far from the ends of the range, rounding does not matter.
  if (Math.abs(rows.cx) + Math.abs(rows.cy) + rows.radius < NEAR_TILES) return;
  const { box } = rows;
  requireOnTiles(where, 'boundsOf(sector).min', 'x', box.left);
  requireOnTiles(where, 'boundsOf(sector).max', 'x', box.right);
  requireOnTiles(where, 'boundsOf(sector).min', 'y', box.top);
  requireOnTiles(where, 'boundsOf(sector).max', 'y', box.bottom);
}
