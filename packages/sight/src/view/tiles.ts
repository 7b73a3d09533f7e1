/** The tiles that an eye sees: as an iterable, to a visitor, into an array. */
import type { TileVisitor } from '@tilewright/queries';
import type { ReadonlyTilemap, SolidArguments, Tile, TileSpace } from '@tilewright/tilemap';
import { requireTypedArray } from '@tilewright/tilemap/checks';
import type { AnyQuantity, Same } from '@tilewright/units';
import { argumentError, requireFunction } from '@tilewright/units/checks';
import type { ViewOptions, ViewOptionsWithIsOpaque } from '../arguments/options.js';
import type { RawSpace, RawView } from '../arguments/raw.js';
import type { View2 } from '../arguments/view.js';
import { TileBits } from '../light/tile-bits.js';
import { fillArray, TilesInView, visitTiles } from './rows.js';
import { borrowSight, giveBack } from './setup.js';

/**
 * The tiles that an eye sees: rows from north to south, west to east in a row.
 *
 * An open tile is in view exactly if `isVisible` holds between the eye and the tile's center in tile space, and the center
 * is in the disc and in the sector of the view, both closed. So sight is symmetric: of two eyes in centers of open tiles,
 * either both see each other's tile or neither does. An opaque tile is in view if a free ray ends anywhere on its closed
 * square, and its center is in the disc and in the sector: so the walls of a corridor and the corners of a room are.
 * With `inclusion: 'any'`, any tile is in view if a free ray ends anywhere on its closed square, and if the disc and the
 * sector each contain some point of that square. This is for light: it is not symmetric.
 *
 * The tile of the eye is always in view, and never hides anything if the eye is in its inside. Nothing is opaque outside the
 * map, or outside `bounds`; the eye may be there.
 *
 * @param map - the tiles; a bit map is fastest
 * @param space - the space of the grid
 * @param view - in the world of the space: the `position` of the eye; optionally `maxDistance`, and the `direction` and
 * `angle` of a sector
 * @param optionsWithIsOpaque - `isOpaque`: decides which values are opaque, optional for a map of
 * booleans; `corners`; `bounds`; `inclusion`; `walls`: false to leave out all opaque tiles but that
 * of the eye
 * @returns each tile once, as they were at the time of the call; the iterable can be iterated again
 * @throws RangeError if a number is not finite, a distance or an angle is negative, only one of `direction` and `angle` is
 * given, an option is unknown, or a map without bounds is seen without `maxDistance` and `bounds`; and whatever `isOpaque`
 * throws
 *
 * @remarks O(rows of the view, and the tiles that light touches); words of 32 tiles where `map` is a bit map and
 * `isOpaque` is left out. Otherwise `isOpaque` is called at most once for a tile: for those that light touches, and with
 * `corners: 'block'` now and then for one behind a corner. Allocates one bit per tile around the view, and one small object
 * per tile. `visitTilesInView` allocates nothing.
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
  const sight = borrowSight();
  sight.start('tilesInView', map, space, view, options);
  const bits = new TileBits();
  sight.fill(bits);
  giveBack(sight);
  return new TilesInView(bits);
}

/**
 * Calls `visit(x, y)` for each tile that an eye sees until it returns `true`. See `tilesInView`.
 *
 * @returns true if the visitor stopped the query
 * @throws RangeError like `tilesInView`, and whatever the visitor throws
 *
 * @remarks All tiles are found before the first visit, so the visitor may change the map, and may ask other questions.
 * Allocates nothing once its memory has grown to one bit per tile around the view.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 5, height: 1 }));
 * const eye = tilePosition(tiles(1.5), tiles(0.5));
 * visitTilesInView(walls, unitTileSpace, { position: eye }, (x) => x === 4); // => true
 */
export function visitTilesInView<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  view: View2<Same<Q>>,
  visit: TileVisitor,
  ...optionsWithIsOpaque: SolidArguments<T, ViewOptions<NoInfer<T>>, ViewOptionsWithIsOpaque<NoInfer<T>>>
): boolean;
export function visitTilesInView(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  view: RawView,
  visit: TileVisitor,
  options?: ViewOptions<never>,
): boolean {
  requireFunction('visitTilesInView', 'visit', visit);
  const sight = borrowSight();
  sight.start('visitTilesInView', map, space, view, options);
  sight.find();
  const isStopped = visitTiles(sight.runs(), visit);
  giveBack(sight);
  return isStopped;
}

/**
 * Writes the tiles that an eye sees into an array: x, y, x, y, ... from index 0 on. See `tilesInView`.
 *
 * @param array - two elements per tile; the elements after the last tile stay unchanged
 * @returns the number of tiles
 * @throws RangeError like `tilesInView`, and if the array is too small; then the array stays unchanged, and the message
 * gives the number of tiles
 *
 * @remarks Allocates nothing once its memory has grown to one bit per tile around the view.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 5, height: 1 }));
 * const eye = tilePosition(tiles(1.5), tiles(0.5));
 * tilesInViewInto(new Int32Array(16), walls, unitTileSpace, { position: eye }); // => 5
 */
export function tilesInViewInto<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  array: Int32Array,
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  view: View2<Same<Q>>,
  ...optionsWithIsOpaque: SolidArguments<T, ViewOptions<NoInfer<T>>, ViewOptionsWithIsOpaque<NoInfer<T>>>
): number;
export function tilesInViewInto(
  array: Int32Array,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  view: RawView,
  options?: ViewOptions<never>,
): number {
  requireTypedArray('tilesInViewInto', 'array', 'Int32Array', array);
  const sight = borrowSight();
  sight.start('tilesInViewInto', map, space, view, options);
  const count = sight.find();
  if (2 * count > array.length) {
    const rule = `at least ${2 * count}, for ${count} tiles of two numbers`;
    throw argumentError('tilesInViewInto', 'array.length', rule, array.length);
  }
  fillArray(sight.runs(), array);
  giveBack(sight);
  return count;
}
