/** `tilesInView` and `rowsInView`: the tiles that an eye sees. */
import type { RawSpace } from '@tilewright/queries/kernel';
import type { TileRows } from '@tilewright/queries';
import type { ReadonlyTilemap, SolidArguments, Tile, TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, Same } from '@tilewright/units';
import type { ViewOptions, ViewOptionsWithIsOpaque } from '../arguments/options.js';
import type { RawView } from '../arguments/raw.js';
import type { View2 } from '../arguments/view.js';
import { TileBits } from '../light/tile-bits.js';
import { rowsOf } from './rows.js';
import { sights } from './setup.js';

/**
 * The tiles that an eye sees: rows from north to south, west to east in a row.
 *
 * An open tile is in view exactly if `isVisible` holds between the eye and the tile's center in tile space, and the
 * center is in the disc and in the sector of the view, both closed. So sight is symmetric: of two eyes in centers of
 * open tiles, either both see each other's tile or neither does. An opaque tile is in view if a free ray ends anywhere
 * on its closed square, and its center is in the disc and in the sector. So the walls of a corridor and the corners of
 * a room are in view. With `inclusion: 'any'`, any tile is in view if a free ray ends anywhere on its closed square,
 * and if the disc and the sector each contain some point of that square. This is for light: it is not symmetric.
 *
 * The tile of the eye is always in view, and hides nothing if the eye is in its interior. Nothing is opaque outside
 * the map or `bounds`; the eye may be there.
 *
 * @param map - the tiles; a bit map is fastest
 * @param space - the space of the grid
 * @param view - in the world of the space: the `position` of the eye; optionally `maxDistance`, and the `direction` and
 * `angle` of a sector
 * @param optionsWithIsOpaque - `isOpaque`: decides which values are opaque, optional for a map of booleans; `corners`;
 * `bounds`; `inclusion`; `opaqueTiles`: false to exclude all opaque tiles except the tile of the eye
 * @returns each tile once, as of the time of the call; the iterable can be iterated again
 * @throws RangeError if a number is not finite, a distance or an angle is negative, only one of `direction` and `angle`
 * is given, an option is unknown, or a map without bounds is used without `maxDistance` and `bounds`; also what
 * `isOpaque` throws
 *
 * @remarks O(rows of the view, and tiles that light touches); 32 tiles at a time if `map` is a bit map and `isOpaque`
 * is omitted. Otherwise `isOpaque` is called at most once per tile: for tiles that light touches and, with
 * `corners: 'block'`, sometimes for a tile behind a corner. Allocates one bit per tile around the view, and one small
 * object per tile. `rowsInView` is cheaper, and `markTilesInView` allocates nothing.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 5, height: 1 }));
 * walls.set(tile(3, 0), true);
 * const eye = tilePosition(tiles(1.5), tiles(0.5));
 * [...tilesInView(walls, unitTileSpace, { position: eye })].map(({ x }) => x); // => [0, 1, 2, 3]
 */
export function tilesInView<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  view: View2<Same<Q>>,
  ...optionsWithIsOpaque: SolidArguments<T, ViewOptions<NoInfer<T>>, ViewOptionsWithIsOpaque<NoInfer<T>>>
): Iterable<Tile>;
export function tilesInView(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  view: RawView,
  options?: ViewOptions<never>,
): Iterable<Tile> {
  return seenRows('tilesInView', map, space, view, options).tiles();
}

/**
 * The tiles that an eye sees, as runs of adjacent tiles: rows from north to south, west to east in a row. A row may
 * have several runs. See `tilesInView`.
 *
 * @returns each run, from `xMin` to `xMax` inclusive, as of the time of the call
 * @throws RangeError like `tilesInView`
 *
 * @remarks Allocates one bit per tile around the view, and one small object per run; `visit` of the rows allocates
 * no objects.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 5, height: 2 }));
 * walls.set(tile(3, 0), true);
 * const eye = tilePosition(tiles(1.5), tiles(0.5));
 * [...rowsInView(walls, unitTileSpace, { position: eye })].map(({ y, xMin, xMax }) => [y, xMin, xMax]);
 * // => [[0, 0, 3], [1, 0, 4]]
 */
export function rowsInView<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  view: View2<Same<Q>>,
  ...optionsWithIsOpaque: SolidArguments<T, ViewOptions<NoInfer<T>>, ViewOptionsWithIsOpaque<NoInfer<T>>>
): TileRows;
export function rowsInView(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  view: RawView,
  options?: ViewOptions<never>,
): TileRows {
  return seenRows('rowsInView', map, space, view, options);
}

/** Finds all tiles at once, so callers may change the map before they read the rows. */
function seenRows(
  where: string,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  view: RawView,
  options: ViewOptions<never> | undefined,
): TileRows {
  const sight = sights.borrow();
  sight.start(where, map, space, view, options);
  const bits = new TileBits();
  sight.fill(bits);
  sights.giveBack(sight);
  return rowsOf(bits);
}
