/** Lines of sight between two positions, the same in both directions. */
import { type ReadonlyTilemap, type TileRect, type TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, PointIn } from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import { boundsWithin } from '../door/options.js';
import type { RawPoint, RawSpace } from '../door/raw.js';
import { BOTH } from '../door/codes.js';
import { requireMap } from '../door/require.js';
import { BESIDE_CORNER } from './codes.js';
import { borrowWalk, giveBack, type SegmentCursor } from './cursor.js';
import { BLOCKED, firstHit } from './first-hit.js';
import { type IsSolid, nextSolid, predicateOf, skip, type SolidArguments, type SolidOptions } from './solids.js';
import { startWalk } from './start.js';
import { type Strips, stripsOf } from './strips.js';

/** Options of `isVisible`. */
export interface VisibilityOptions<T> extends SolidOptions<T> {
  /** Only solid tiles inside of these bounds block. Without bounds: those of the map. */
  readonly bounds?: TileRect | undefined;
  /**
   * Which solid tiles beside a corner block a view that passes exactly through it: `'either'` (default) of the two is
   * enough, or `'both'` must be.
   */
  readonly corners?: 'either' | 'both' | undefined;
}

/** Options of `isVisible` over a map of other values than booleans. */
export interface VisibilityOptionsWithIsSolid<T> extends VisibilityOptions<T> {
  readonly isSolid: IsSolid<T>;
}

/** The names of these options. */
const VISIBILITY_OPTIONS: readonly string[] = [
  'isSolid',
  'corners',
  'bounds',
] satisfies (keyof VisibilityOptions<unknown>)[];

/**
 * Whether nothing solid lies between two positions. `isVisible(a, b)` equals `isVisible(b, a)`, always.
 *
 * The tiles of the two positions never block, nor does anything outside the map. With `corners: 'either'` this is whether
 * `castRay` with `corners: 'both'` hits nothing in between.
 *
 * @param map - the tiles; a bit map is the fast path
 * @param space - ties tiles to world positions
 * @param options - `isSolid` says which tiles block, and may be left out for a map of booleans; corners, bounds
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
  ...options: SolidArguments<T, VisibilityOptions<NoInfer<T>>, VisibilityOptionsWithIsSolid<NoInfer<T>>>
): boolean;
export function isVisible(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  from: RawPoint,
  to: RawPoint,
  options?: VisibilityOptions<never>,
): boolean {
  const predicate = predicateOf('isVisible', options, VISIBILITY_OPTIONS);
  const corners = options?.corners === undefined ? 'either' : options.corners;
  if (corners !== 'either' && corners !== 'both') {
    throw argumentError('isVisible', 'corners', "'either' or 'both'", corners);
  }
  const found = options?.bounds === undefined ? firstHit(map, predicate, space, from, to, true) : 0;
  if (found === undefined) return true;
  if (found === BLOCKED) return false;

  requireMap('isVisible', map);
  const walk = borrowWalk();
  const bounds = boundsWithin('isVisible', map, options?.bounds);
  startWalk(walk, 'isVisible', 'from', 'to', space, from, to, BOTH, bounds);
  skip(walk, found);
  // As in `castRay`.
  const strips = predicate === undefined || options?.bounds === undefined ? stripsOf(walk, map, bounds) : undefined;
  const visible = !meetsSolid(walk, strips, map, predicate, corners === 'both');
  giveBack(walk);
  return visible;
}

function meetsSolid(
  walk: SegmentCursor,
  strips: Strips | undefined,
  map: ReadonlyTilemap<unknown>,
  isSolid: IsSolid<unknown> | undefined,
  bothSides: boolean,
): boolean {
  strips?.next();
  // The corner beside which a solid tile was met last.
  let cornerX = Number.NaN;
  let cornerY = Number.NaN;
  do {
    while (nextSolid(walk, 'isVisible', map, isSolid)) {
      if (isEnd(walk)) continue;
      if (!bothSides || walk.entered !== BESIDE_CORNER) return true;
      if (cornerX === walk.cornerX && cornerY === walk.cornerY) return true;
      cornerX = walk.cornerX;
      cornerY = walk.cornerY;
    }
  } while (strips?.next() === true);
  return false;
}

/** Whether the walk is in the tile of its segment's start or end. */
function isEnd({ x, y, sx, sy, ex, ey }: SegmentCursor): boolean {
  return (x === Math.floor(sx) && y === Math.floor(sy)) || (x === Math.floor(ex) && y === Math.floor(ey));
}
