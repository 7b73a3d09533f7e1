/** The tiles of a sector: as rows and one by one. */
import { requireRect } from '@tilewright/tilemap/checks';
import type { Tile, TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, Sector2, Same } from '@tilewright/units';
import { type RawSector, requireFiniteSector, requireOptions } from '@tilewright/units/checks';
import { type RawSpace, sizeOfTiles } from '../arguments/raw.js';
import { inTiles, lengthInTiles, requireOnTiles, toTiles } from '../arguments/tile-space.js';
import { beginIn } from './begin-in.js';
import { NEAR_TILES } from './limits.js';
import { SECTOR_OPTIONS, type SectorOptions, sectorInclusion } from './options.js';
import { SectorRows } from './sector-rows.js';
import { Pool } from '../pool.js';
import { CursorRows, type TileRows } from './tile-rows.js';

/**
 * The tiles of a sector: rows from north to south, west to east in a row.
 *
 * The sector is closed, and a tile owns its north and west border. So a tile belongs to a sector that only touches its
 * north or west border, but not to one that only touches its south or east border: that border is the neighbor's. At an
 * angle of zero the sector is a segment, and from a full turn on the circle.
 *
 * @param space - the space of the grid
 * @param sector - a sector in the world of the space
 * @param options - `bounds`; `inclusion`: tiles with any point in the sector (`'any'`), or with their center in it
 * (`'center'`)
 * @returns each tile once; the iterable can be iterated again
 * @throws RangeError if a number is not finite, the radius is negative, an edge is zero, or an option is unknown;
 * without bounds, also if the sector leaves the range of tiles
 *
 * @remarks Lazy: O(1) per row and per tile; allocates one small object per tile. `rowsInSector` is cheaper.
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
  options?: SectorOptions,
): Iterable<Tile>;
export function tilesInSector(space: RawSpace, sector: RawSector, options?: SectorOptions): Iterable<Tile> {
  return new CursorRows(pool, () => startedRows('tilesInSector', space, sector, options)).tiles();
}

/**
 * The tiles of a sector as rows, from north to south. See `tilesInSector`.
 *
 * @returns each contiguous run of tiles, from `xMin` to `xMax` inclusive. A row of a sector of more than half a turn
 * may have two: the western one comes first
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
  options?: SectorOptions,
): TileRows;
export function rowsInSector(space: RawSpace, sector: RawSector, options?: SectorOptions): TileRows {
  return new CursorRows(pool, () => startedRows('rowsInSector', space, sector, options));
}

const pool = /* @__PURE__ */ new Pool(() => new SectorRows());

/** Borrows rows, and starts them before the first row. */
function startedRows(
  where: string,
  space: RawSpace,
  sector: RawSector,
  options: SectorOptions | undefined,
): SectorRows {
  requireFiniteSector(where, 'sector', sector);
  const { center, radius, from, to } = sector;
  const rows = pool.borrow();
  toTiles(where, 'sector.center', space, center);
  rows.cx = inTiles.x;
  rows.cy = inTiles.y;
  const length = radius / sizeOfTiles(space);
  if (!(length < Number.POSITIVE_INFINITY)) lengthInTiles(where, 'sector.radius', sizeOfTiles(space), radius);
  rows.radius = length;
  rows.ux = from.x;
  rows.uy = from.y;
  rows.vx = to.x;
  rows.vy = to.y;
  rows.isReflex = sector.isReflex;
  requireOptions(where, options, SECTOR_OPTIONS);
  const inclusion = sectorInclusion(where, options?.inclusion);
  const bounds = options?.bounds;
  if (bounds !== undefined) requireRect(where, 'bounds', bounds);
  rows.shape();
  if (bounds === undefined) requireSectorOnTiles(where, rows);
  beginIn(rows, inclusion, bounds);
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
