/** `markTilesInViews`: marks the tiles that many eyes see in a bit map. */
import type { RawSpace } from '@tilewright/queries/kernel';
import type { PointsOf } from '@tilewright/queries';
import type { BitTilemap, ReadonlyTilemap, SolidArguments, TileSpace } from '@tilewright/tilemap';
import { requireTilemap, requireTileSpace } from '@tilewright/tilemap/checks';
import type { AnyQuantity, Same } from '@tilewright/units';
import { type Pairs, requireFinitePoint, requireNonNegative, requirePairColumn } from '@tilewright/units/checks';
import { requireBitMap } from '../arguments/bit-map.js';
import {
  MANY_VIEWS_OPTIONS,
  type ManyViewsOptions,
  type ManyViewsOptionsWithIsOpaque,
  requireViewOptions,
} from '../arguments/options.js';
import type { RawPoint } from '../arguments/raw.js';
import { distanceInTiles, isNear, putInTiles } from '../arguments/view.js';
import { TileBits } from '../light/tile-bits.js';
import { sights } from './setup.js';

/**
 * Marks the tiles that at least one of many eyes sees in a bit map; tiles that are already marked stay marked. For
 * example, what a party sees, or the guards of a level. See `markTilesInView`.
 *
 * @param seen - receives `true` for each tile in view; its bounds may differ from the bounds of `map`; tiles outside
 * are not marked
 * @param eyes - a column of positions in the world of the space
 * @param optionsWithIsOpaque - the options of `tilesInView`, and `maxDistance` for all eyes
 * @returns how many tiles were not marked before
 * @throws RangeError like `markTilesInView`; the error names the row of an invalid eye. Then `seen` stays unchanged
 *
 * @remarks Checks the arguments once for all eyes. If `map` is a bit map other than `seen`, it allocates nothing
 * except a record of the changes if there are new tiles. Otherwise it allocates one bit per tile of `seen`, and
 * `isOpaque` is called once for each eye whose light touches a tile.
 *
 * @example
 * const bounds = tileRect({ x: 0, y: 0, width: 9, height: 1 });
 * const seen = bitTilemap(bounds);
 * const eyes = pointColumn([tilePosition(tiles(1.5), tiles(0.5)), tilePosition(tiles(7.5), tiles(0.5))]);
 * markTilesInViews(seen, bitTilemap(bounds), unitTileSpace, eyes, { maxDistance: tiles(1) }); // => 6
 */
export function markTilesInViews<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  seen: BitTilemap,
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  eyes: PointsOf<Same<Q>>,
  ...optionsWithIsOpaque: SolidArguments<
    T,
    ManyViewsOptions<NoInfer<T>, NoInfer<Q>>,
    ManyViewsOptionsWithIsOpaque<NoInfer<T>, NoInfer<Q>>
  >
): number;
export function markTilesInViews(
  seen: BitTilemap,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  eyes: Pairs,
  options?: ManyViewsOptions<never, number>,
): number {
  requireBitMap(WHERE, 'seen', seen);
  requireTilemap(WHERE, 'map', map);
  requireTileSpace(WHERE, 'space', space);
  const { rawX, rawY, length } = requirePairColumn(WHERE, 'eyes', eyes);
  if (options !== undefined) requireViewOptions(WHERE, options, MANY_VIEWS_OPTIONS);
  const maxDistance = options?.maxDistance;
  if (maxDistance !== undefined) requireNonNegative(WHERE, 'maxDistance', maxDistance);
  distanceInTiles(WHERE, 'maxDistance', space, maxDistance);
  for (let row = 0; row < length; row++) {
    eye.x = rawX[row]!;
    eye.y = rawY[row]!;
    if (isNear(space, eye)) continue;
    requireFinitePoint(WHERE, `eyes[${row}]`, eye);
    putInTiles(checked, WHERE, `eyes[${row}]`, space, eye);
  }

  const sight = sights.borrow();
  sight.choose(WHERE, options);
  let bits: TileBits | undefined;
  let count = 0;
  for (let row = 0; row < length; row++) {
    eye.x = rawX[row]!;
    eye.y = rawY[row]!;
    sight.startEye(map, space, eye, maxDistance, options);
    if (sight.writesTo(seen)) {
      count += sight.mark(seen);
    } else {
      bits ??= emptyLike(seen);
      sight.add(bits);
    }
  }
  if (bits !== undefined) count += sight.markAll(seen, bits);
  sights.giveBack(sight);
  if (count > 0) seen.markChanged();
  return count;
}

const WHERE = 'markTilesInViews';

interface Eye extends RawPoint {
  x: number;
  y: number;
}

const checked = /* @__PURE__ */ new Float64Array(2);
/** The current eye. Shared by all calls, since it never leaves this module. */
const eye: Eye = { x: Number.NaN, y: Number.NaN };

function emptyLike({ bounds }: BitTilemap): TileBits {
  const bits = new TileBits();
  bits.clear(bounds.x, bounds.y, bounds.width, bounds.height);
  return bits;
}
