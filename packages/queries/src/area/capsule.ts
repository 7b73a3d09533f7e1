/** The tiles of a capsule: as rows and one by one. */
import { requireRect } from '@tilewright/tilemap/checks';
import type { Tile, TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, Capsule2, Same } from '@tilewright/units';
import { type RawCapsule, requireFiniteCapsule, requireOptions } from '@tilewright/units/checks';
import { type RawSpace, sizeOfTiles } from '../arguments/raw.js';
import { inTiles, lengthInTiles, requireOnTiles, toTiles } from '../arguments/tile-space.js';
import { beginIn } from './begin-in.js';
import { Pool } from '../pool.js';
import { floorOfSum } from '../exact/rounding.js';
import { NEAR_TILES } from './limits.js';
import { AREA_OPTIONS, type AreaOptions, inclusionCode } from './options.js';
import { CapsuleRows } from './capsule-rows.js';
import { CursorRows, type TileRows } from './tile-rows.js';

/**
 * The tiles of a capsule: rows from north to south, west to east in a row.
 *
 * The capsule is closed, and a tile owns its north and west border. So a tile belongs to a capsule that only touches
 * its north or west border, but not to one that only touches its south or east border: that border is the neighbor's.
 * With a radius of zero they are the tiles of the segment, without those that a path may add at corners.
 *
 * @param space - the space of the grid
 * @param capsule - a capsule in the world of the space
 * @param options - `bounds`; `inclusion`: tiles with any point in the capsule (`'any'`), with their center in it
 * (`'center'`), or completely in it (`'inside'`)
 * @returns each tile once; the iterable can be iterated again
 * @throws RangeError if a number is not finite, the radius is negative, or an option is unknown; without bounds, also
 * if the capsule leaves the range of tiles
 *
 * @remarks Lazy: O(1) per row and per tile; allocates one small object per tile. `rowsInCapsule` is cheaper.
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
  return new CursorRows(pool, () => startedRows('tilesInCapsule', space, capsule, options)).tiles();
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
): TileRows;
export function rowsInCapsule(space: RawSpace, capsule: RawCapsule, options?: AreaOptions): TileRows {
  return new CursorRows(pool, () => startedRows('rowsInCapsule', space, capsule, options));
}

const pool = /* @__PURE__ */ new Pool(() => new CapsuleRows());

/** Borrows rows, and starts them before the first row. */
function startedRows(
  where: string,
  space: RawSpace,
  capsule: RawCapsule,
  options: AreaOptions | undefined,
): CapsuleRows {
  requireFiniteCapsule(where, 'capsule', capsule);
  const { segment, radius } = capsule;
  const rows = pool.borrow();
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
  beginIn(rows, inclusion, bounds);
  return rows;
}

function requireCapsuleOnTiles(where: string, ax: number, ay: number, bx: number, by: number, radius: number): void {
  requireOnTiles(where, 'boundsOf(capsule).min', 'x', floorOfSum(Math.min(ax, bx), -radius));
  requireOnTiles(where, 'boundsOf(capsule).min', 'y', floorOfSum(Math.min(ay, by), -radius));
  requireOnTiles(where, 'boundsOf(capsule).max', 'x', floorOfSum(Math.max(ax, bx), radius));
  requireOnTiles(where, 'boundsOf(capsule).max', 'y', floorOfSum(Math.max(ay, by), radius));
}
