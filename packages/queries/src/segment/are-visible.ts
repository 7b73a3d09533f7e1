/** Many lines of sight at once. */
import type { ReadonlyTilemap, SolidArguments, TileSpace } from '@tilewright/tilemap';
import { requireTypedArray } from '@tilewright/tilemap/checks';
import type { AnyQuantity, PointIn, Same } from '@tilewright/units';
import { argumentError, type Pairs, type RawPoint } from '@tilewright/units/checks';
import type { PointsOf } from '../arguments/columns.js';
import type { RawSpace } from '../arguments/raw.js';
import { VIEW } from './codes.js';
import { fastStorage } from './first-hit.js';
import { firstHits } from './first-hits.js';
import { blockingRule, type BlockingOptions, type BlockingOptionsWithIsSolid, predicateOf } from './options.js';
import { segmentRows } from './segment-rows.js';

/**
 * Writes for each row whether the line of sight between two positions is free of solid tiles, as `isVisible` says: 1 if
 * it is, 0 if not.
 *
 * @param seen - receives one number for each row; it may be longer, and the rest stays unchanged
 * @param map - the tiles; a bit map is fastest
 * @param space - the space of the grid
 * @param from - positions in the world of the space: a column, or one position for all rows, such as a single eye
 * @param to - a column of positions
 * @param optionsWithIsSolid - `isSolid`: decides which values are solid, optional for a map of
 * booleans; `corners`; `bounds`
 * @returns the number of rows whose line of sight is free
 * @throws RangeError if a coordinate is not finite (the error names its row), the columns differ in length, or `seen`
 * is shorter than they are; and whatever `isSolid` throws. Then nothing has been written
 *
 * @remarks O(tiles up to the first solid ones); allocates nothing, except for long lines over a chunked map. The
 * arguments are checked once for all rows. Lines of sight are symmetric: to look at one target from many eyes, pass the
 * target as `from`.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(1, 0), true);
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const seen = new Uint8Array(2);
 * areVisibleInto(seen, walls, unitTileSpace, at(0.5, 0.5), pointColumn([at(2.5, 0.5), at(0.5, 2.5)])); // => 1
 * [...seen] // => [0, 1]
 */
export function areVisibleInto<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  seen: Uint8Array,
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  from: PointsOf<Same<Q>> | PointIn<NoInfer<Q>>,
  to: PointsOf<Same<Q>>,
  ...optionsWithIsSolid: SolidArguments<T, BlockingOptions<NoInfer<T>>, BlockingOptionsWithIsSolid<NoInfer<T>>>
): number;
export function areVisibleInto(
  seen: Uint8Array,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  from: Pairs | RawPoint,
  to: Pairs,
  options?: BlockingOptions<never>,
): number {
  requireTypedArray('areVisibleInto', 'seen', 'Uint8Array', seen);
  const isSolid = predicateOf('areVisibleInto', options);
  const rule = blockingRule('areVisibleInto', options?.corners) | VIEW;
  const bounds = options?.bounds;
  const rows = segmentRows.borrow();
  rows.begin('areVisibleInto', map, space, 'from', from, 'to', to, isSolid, rule, bounds);
  const { length } = rows;
  if (seen.length < length) throw tooFewFlags(length, seen);
  const storage = bounds === undefined ? fastStorage(map, isSolid) : undefined;
  let blocked: number;
  if (rows.readsBits) {
    blocked = firstHits(rows, map, storage, isSolid, space, undefined, seen);
  } else {
    // The predicate and the map may throw, or look along other lines.
    const flags = rows.reserveFlags();
    blocked = firstHits(rows, map, storage, isSolid, space, undefined, flags);
    for (let row = 0; row < length; row++) seen[row] = flags[row]!;
  }
  segmentRows.giveBack(rows);
  return length - blocked;
}

function tooFewFlags(length: number, seen: Uint8Array): RangeError {
  return argumentError('areVisibleInto', 'seen.length', `at least ${length}, the number of rows`, seen.length);
}
