/** `markTilesInView`: marks the tiles that an eye sees in a bit map. */
import type { RawSpace } from '@tilewright/queries/kernel';
import type { BitTilemap, ReadonlyTilemap, SolidArguments, TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, Same } from '@tilewright/units';
import type { ViewOptions, ViewOptionsWithIsOpaque } from '../arguments/options.js';
import type { RawView } from '../arguments/raw.js';
import { requireBitMap } from '../arguments/bit-map.js';
import type { View2 } from '../arguments/view.js';
import { sights } from './setup.js';

/**
 * Marks the tiles that an eye sees in a bit map; tiles that are already marked stay marked. For example, everything
 * that was seen so far. See `tilesInView`.
 *
 * @param seen - receives `true` for each tile in view; its bounds may differ from the bounds of `map`; tiles outside
 * are not marked
 * @returns how many tiles were not marked before
 * @throws RangeError like `tilesInView`, and if `seen` is not a bit map; then it stays unchanged
 *
 * @remarks The fastest form: it writes words of 32 tiles. Allocates only a record of the changes if there are new
 * tiles. If `map` is not a bit map, or if it is `seen`, it needs a buffer of one bit per tile around the view, which
 * is reused.
 *
 * @example
 * const bounds = tileRect({ x: 0, y: 0, width: 5, height: 1 });
 * const walls = bitTilemap(bounds);
 * walls.set(tile(3, 0), true);
 * const seen = bitTilemap(bounds);
 * const eye = tilePosition(tiles(1.5), tiles(0.5));
 * markTilesInView(seen, walls, unitTileSpace, { position: eye }); // => 4
 * markTilesInView(seen, walls, unitTileSpace, { position: eye }); // => 0
 * seen.get(tile(3, 0)); // => true
 */
export function markTilesInView<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  seen: BitTilemap,
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  view: View2<Same<Q>>,
  ...optionsWithIsOpaque: SolidArguments<T, ViewOptions<NoInfer<T>>, ViewOptionsWithIsOpaque<NoInfer<T>>>
): number;
export function markTilesInView(
  seen: BitTilemap,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  view: RawView,
  options?: ViewOptions<never>,
): number {
  requireBitMap('markTilesInView', 'seen', seen);
  const sight = sights.borrow();
  sight.start('markTilesInView', map, space, view, options);
  const count = sight.mark(seen);
  sights.giveBack(sight);
  if (count > 0) seen.markChanged();
  return count;
}
