/** Many rays at once. */
import type { ReadonlyTilemap, SolidArguments, TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, PointIn, Same } from '@tilewright/units';
import { argumentError, type Pairs, type RawPoint } from '@tilewright/units/checks';
import type { PointsOf } from '../arguments/columns.js';
import type { RawSpace } from '../arguments/raw.js';
import { Pool } from '../pool.js';
import { fastStorage } from './first-hit.js';
import { firstHits } from './first-hits.js';
import { blockingRule, type BlockingOptions, type BlockingOptionsWithIsSolid, predicateOf } from './options.js';
import { RayHits } from './ray-hits.js';
import { segmentRows } from './segment-rows.js';

/**
 * Casts a ray from each start to the end in the same row, and writes the hits into an answer that you create once and
 * reuse. Each hit is that of `castRay` along the segment: the same tile, fraction and side.
 *
 * @param hits - the answer, made with `new RayHits`
 * @param map - the tiles; a bit map is fastest
 * @param space - the space of the grid
 * @param starts - the starts of the rays, in the world of the space: a column, or one point from which all rays start
 * @param ends - the ends of the rays: a column
 * @param optionsWithIsSolid - `isSolid`: decides which values are solid, optional for a map of
 * booleans; `corners`; `bounds`
 * @returns the number of rays that hit a solid tile
 * @throws RangeError if a coordinate is not finite (the error names its row), or the columns differ in length; and
 * whatever `isSolid` throws. Then the answer stays unchanged
 *
 * @remarks O(tiles up to the hits); allocates nothing for a ray once the answer has grown, except for long rays over a
 * chunked map, and less than 100 bytes for a call, in numbers that the engine boxes. The arguments are checked once for
 * all rays. It is fastest under the same conditions as `castRay`. While `isSolid` or a map of your own runs, the answer
 * still holds the previous hits.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(5, 0), true);
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const hits = new RayHits();
 * castRaysInto(hits, walls, unitTileSpace, pointColumn([at(1, 0.5), at(1, 1.5)]), pointColumn([at(7, 0.5), at(7, 1.5)])); // => 1
 * [...hits.tileX.subarray(0, hits.length)] // => [5, 0]
 */
export function castRaysInto<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  hits: RayHits,
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  starts: PointsOf<Same<Q>> | PointIn<NoInfer<Q>>,
  ends: PointsOf<Same<Q>>,
  ...optionsWithIsSolid: SolidArguments<T, BlockingOptions<NoInfer<T>>, BlockingOptionsWithIsSolid<NoInfer<T>>>
): number;
export function castRaysInto(
  hits: RayHits,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  starts: Pairs | RawPoint,
  ends: Pairs,
  options?: BlockingOptions<never>,
): number {
  if (!(hits instanceof RayHits)) {
    throw argumentError('castRaysInto', 'hits', 'a RayHits', hits, 'Create it once with new, and reuse it');
  }
  const isSolid = predicateOf('castRaysInto', options);
  const rule = blockingRule('castRaysInto', options?.corners);
  const bounds = options?.bounds;
  const rows = segmentRows.borrow();
  rows.begin('castRaysInto', map, space, 'starts', starts, 'ends', ends, isSolid, rule, bounds);
  const { length } = rows;
  const storage = bounds === undefined ? fastStorage(map, isSolid) : undefined;
  let hitCount: number;
  if (rows.readsBits) {
    hits.reserve(length);
    hitCount = firstHits(rows, map, storage, isSolid, space, hits, undefined);
    hits.setRows(length, hitCount);
  } else {
    // The predicate and the map may throw, or cast other rays.
    const others = otherHits.borrow();
    others.reserve(length);
    hitCount = firstHits(rows, map, storage, isSolid, space, others, undefined);
    hits.copy(others, length, hitCount);
    otherHits.giveBack(others);
  }
  segmentRows.giveBack(rows);
  return hitCount;
}

const otherHits: Pool<RayHits> = /* @__PURE__ */ new Pool(() => new RayHits());
