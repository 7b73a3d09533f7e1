/** Lines of sight between two positions. */
import type { ReadonlyTilemap, SolidArguments, TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, PointIn } from '@tilewright/units';
import { VIEW, FOUND } from './codes.js';
import { blockingRule, type BlockingOptions, type BlockingOptionsWithIsSolid, predicateOf } from './options.js';
import type { RawPoint, RawSpace } from '../arguments/raw.js';
import { walkToBlocking } from './blocking.js';
import { borrowWalk, giveBack } from './cursor.js';
import { fastStorage, firstHit } from './first-hit.js';

/**
 * Whether the line of sight between two positions is free of solid tiles. `isVisible(a, b)` always equals `isVisible(b,
 * a)`.
 *
 * The result is the same as that of `castRay` with the same `corners`: visible means that the ray hits nothing, so what
 * is visible can be shot. There is one exception: tiles that contain one of the two positions in their interior never
 * block here, but a ray hits them. Nothing is solid outside the map, or outside `bounds`.
 *
 * @param map - the tiles; a bit map is fastest
 * @param space - the space of the grid
 * @param optionsWithIsSolid - `isSolid`: decides which values are solid, optional for a map of
 * booleans; `corners`; `bounds`
 * @throws RangeError if a coordinate is not finite; and whatever `isSolid` throws
 *
 * @remarks O(tiles up to the first solid one); allocates nothing. Over a chunked map, the cost of a long line depends
 * on the stored chunks, as with `castRay`.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(1, 0), true);
 * isVisible(walls, unitTileSpace, tilePosition(tiles(0.5), tiles(0.5)), tilePosition(tiles(2.5), tiles(0.5))); // => false
 */
export function isVisible<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  from: PointIn<NoInfer<Q>>,
  to: PointIn<NoInfer<Q>>,
  ...optionsWithIsSolid: SolidArguments<T, BlockingOptions<NoInfer<T>>, BlockingOptionsWithIsSolid<NoInfer<T>>>
): boolean;
export function isVisible(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  from: RawPoint,
  to: RawPoint,
  options?: BlockingOptions<never>,
): boolean {
  const predicate = predicateOf('isVisible', options);
  const rule = blockingRule('isVisible', options?.corners) | VIEW;
  const storage = options?.bounds === undefined ? fastStorage(map, predicate) : undefined;
  const found = storage === undefined ? 0 : firstHit(map, storage, predicate, space, from, to, true, undefined);
  // With `isView`, no hit is made.
  if (typeof found !== 'number' || found < 0) return found !== FOUND;

  const walk = borrowWalk();
  const isBlocked = walkToBlocking(
    walk,
    'isVisible',
    'from',
    'to',
    map,
    space,
    from,
    to,
    predicate,
    rule,
    options?.bounds,
    found,
  );
  giveBack(walk);
  return !isBlocked;
}
