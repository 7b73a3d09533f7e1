/** Lines of sight between two positions, the same in both directions. */
import type { ReadonlyTilemap, SolidArguments, TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, PointIn } from '@tilewright/units';
import { VIEW } from '../arguments/codes.js';
import { blockingRule } from '../arguments/options.js';
import type { RawPoint, RawSpace } from '../arguments/raw.js';
import { walkToBlocking } from './blocking.js';
import { borrowWalk, giveBack } from './cursor.js';
import { FOUND } from './codes.js';
import { fastStorage, firstHit } from './first-hit.js';
import { BLOCKING_OPTIONS, type BlockingOptions, type BlockingOptionsWithIsSolid, predicateOf } from './solids.js';

/**
 * Whether no solid tile lies between two positions. `isVisible(a, b)` equals `isVisible(b, a)`, always.
 *
 * This is whether `castRay` from one to the other finds nothing, with the same `corners`, except that a tile never blocks in
 * whose inside one of the positions lies. So what one can see one can shoot. Outside of the map, and of the bounds, nothing
 * blocks.
 *
 * @param map - the tiles; a bit map is the fast path
 * @param space - ties tiles to world positions
 * @param options - `isSolid` says which tiles block, and may be left out for a map of booleans; corners; bounds
 * @throws RangeError if a coordinate is not finite; and what `isSolid` throws
 *
 * @remarks O(tiles up to the first solid one); allocates nothing. Over a chunked map, a long view costs what the map keeps,
 * as `castRay` does.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(1, 0), true);
 * isVisible(walls, unitTileSpace, tilePosition(tiles(0.5), tiles(0.5)), tilePosition(tiles(2.5), tiles(0.5))); // => false
 */
export function isVisible<T, Q extends AnyQuantity>(
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  from: PointIn<NoInfer<Q>>,
  to: PointIn<NoInfer<Q>>,
  ...options: SolidArguments<T, BlockingOptions<NoInfer<T>>, BlockingOptionsWithIsSolid<NoInfer<T>>>
): boolean;
export function isVisible(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  from: RawPoint,
  to: RawPoint,
  options?: BlockingOptions<never>,
): boolean {
  const predicate = predicateOf('isVisible', options, BLOCKING_OPTIONS);
  const rule = blockingRule('isVisible', options?.corners) | VIEW;
  const storage = options?.bounds === undefined ? fastStorage(map, predicate) : undefined;
  const found = storage === undefined ? 0 : firstHit(map, storage, predicate, space, from, to, true, undefined);
  if (found < 0) return found !== FOUND;

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
