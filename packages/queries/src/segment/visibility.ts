/** Lines of sight between two positions, the same in both directions. */
import { type ReadonlyTilemap, type TileRect, type TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, PointIn } from '@tilewright/units';
import { type BlockingCorners, blockingRule, boundsWithin } from '../door/options.js';
import type { RawPoint, RawSpace } from '../door/raw.js';
import { CLOSED, VIEW } from '../door/codes.js';
import { requireMap, requireOptions } from '../door/require.js';
import { nextBlocking } from './blocking.js';
import { borrowWalk, giveBack } from './cursor.js';
import { BLOCKED, firstHit } from './first-hit.js';
import { solidTiles } from './solid-tiles.js';
import { type IsSolid, predicateOf, skip } from './solids.js';
import { startWalk } from './start.js';

/** Options of `isVisible`. */
export interface VisibilityOptions {
  /** Only opaque tiles inside of these bounds block. Without bounds: those of the map. */
  readonly bounds?: TileRect | undefined;
  /** What opaque tiles do that the view only touches: default `'pass'`. */
  readonly corners?: BlockingCorners | undefined;
}

/**
 * Whether nothing opaque lies between two positions. `isVisible(a, b)` equals `isVisible(b, a)`, always.
 *
 * The tiles of the two positions never block, nor does anything outside the map. With `corners: 'either'` this is whether
 * `castRay` with `corners: 'both'` hits nothing in between.
 *
 * @param map - what the predicate asks; a map of booleans needs none, and a bit map is the fast path
 * @param space - ties tiles to world positions
 * @param isOpaque - told the tile's value, column and row
 * @param options - corners, bounds
 * @throws RangeError if a coordinate is not finite; and what the predicate throws
 *
 * @remarks O(tiles up to the first opaque one); allocates nothing. Over a chunked map, a long view costs what the map keeps,
 * as `castRay` does.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(1, 0), true);
 * isVisible(walls, unitTileSpace, tilePosition(tiles(0.5), tiles(0.5)), tilePosition(tiles(2.5), tiles(0.5))); // => false
 */
export function isVisible<Q extends AnyQuantity>(
  map: ReadonlyTilemap<boolean>,
  space: TileSpace<Q>,
  from: PointIn<NoInfer<Q>>,
  to: PointIn<NoInfer<Q>>,
  isOpaque?: IsSolid<boolean>,
  options?: VisibilityOptions,
): boolean;
export function isVisible<T, Q extends AnyQuantity>(
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  from: PointIn<NoInfer<Q>>,
  to: PointIn<NoInfer<Q>>,
  isOpaque: IsSolid<T>,
  options?: VisibilityOptions,
): boolean;
export function isVisible(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  from: RawPoint,
  to: RawPoint,
  isOpaque?: IsSolid<never>,
  options?: VisibilityOptions,
): boolean {
  requireOptions('isVisible', options);
  const rule = blockingRule('isVisible', options?.corners) | VIEW;
  const predicate = predicateOf('isVisible', 'isOpaque', isOpaque);
  const found = options?.bounds === undefined ? firstHit(map, predicate, space, from, to, true) : 0;
  if (found === undefined) return true;
  if (found === BLOCKED) return false;

  requireMap('isVisible', map);
  const walk = borrowWalk();
  const bounds = boundsWithin('isVisible', map, options?.bounds);
  startWalk(walk, 'isVisible', 'from', 'to', space, from, to, CLOSED, bounds);
  skip(walk, found);
  const solids = solidTiles.borrow();
  // As in `castRay`.
  solids.begin('isVisible', map, predicate, bounds, predicate === undefined || options?.bounds === undefined);
  const visible = !nextBlocking(walk, solids, rule);
  solidTiles.giveBack(solids);
  giveBack(walk);
  return visible;
}
