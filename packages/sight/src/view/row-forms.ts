/** The tiles that an eye sees, as runs of rows. */
import type { RowVisitor, TileRow } from '@tilewright/queries';
import type { ReadonlyTilemap, SolidArguments, TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, Same } from '@tilewright/units';
import { requireFunction } from '@tilewright/units/checks';
import type { ViewOptions, ViewOptionsWithIsOpaque } from '../arguments/options.js';
import type { RawSpace, RawView } from '../arguments/raw.js';
import type { View2 } from '../arguments/view.js';
import { TileBits } from '../light/tile-bits.js';
import { RowsInView, visitRuns } from './rows.js';
import { borrowSight, giveBack } from './setup.js';

/**
 * The tiles that an eye sees as runs of tiles side by side: rows from north to south, west to east in a row. A row may have
 * several. See `tilesInView`.
 *
 * @returns each run, from `xMin` to `xMax` inclusive; the iterable can be iterated again
 * @throws RangeError like `tilesInView`
 *
 * @remarks Allocates one bit per tile around the view, and one small object per run.
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
): Iterable<TileRow>;
export function rowsInView(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  view: RawView,
  options?: ViewOptions<never>,
): Iterable<TileRow> {
  const sight = borrowSight();
  sight.start('rowsInView', map, space, view, options);
  const bits = new TileBits();
  sight.fill(bits);
  giveBack(sight);
  return new RowsInView(bits);
}

/**
 * Calls `visit(y, xMin, xMax)` for each run of tiles that an eye sees until it returns `true`. See `rowsInView`.
 *
 * @returns true if the visitor stopped the query
 * @throws RangeError like `tilesInView`, and whatever the visitor throws
 *
 * @remarks All tiles are found before the first visit, so the visitor may change the map, and may ask other questions.
 * Allocates nothing once its memory has grown to one bit per tile around the view.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 5, height: 2 }));
 * const eye = tilePosition(tiles(1.5), tiles(0.5));
 * let count = 0;
 * visitRowsInView(walls, unitTileSpace, { position: eye }, (_y, xMin, xMax) => {
 *   count += xMax - xMin + 1;
 * }); // => false
 * count; // => 10
 */
export function visitRowsInView<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  view: View2<Same<Q>>,
  visit: RowVisitor,
  ...optionsWithIsOpaque: SolidArguments<T, ViewOptions<NoInfer<T>>, ViewOptionsWithIsOpaque<NoInfer<T>>>
): boolean;
export function visitRowsInView(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  view: RawView,
  visit: RowVisitor,
  options?: ViewOptions<never>,
): boolean {
  requireFunction('visitRowsInView', 'visit', visit);
  const sight = borrowSight();
  sight.start('visitRowsInView', map, space, view, options);
  sight.find();
  const isStopped = visitRuns(sight.runs(), visit);
  giveBack(sight);
  return isStopped;
}
