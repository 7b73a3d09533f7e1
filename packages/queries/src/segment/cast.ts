/** Rays that stop at solid tiles. */
import type { ReadonlyTilemap, SolidArguments, TileSpace } from '@tilewright/tilemap';
import {
  type AnyQuantity,
  type Direction2,
  type Point2,
  type Same,
  type Segment2,
  vectorTowards,
} from '@tilewright/units';
import { requireDirection, requireFinitePoint, requireNonNegative, requireObject } from '@tilewright/units/checks';
import { blockingRule, type BlockingOptions, type BlockingOptionsWithIsSolid, predicateOf } from './options.js';
import type { RawPoint, RawSegment, RawSpace } from '../arguments/raw.js';
import { walkToBlocking } from './blocking.js';
import { borrowWalk, giveBack } from './cursor.js';
import { FOUND, FREE } from './codes.js';
import { fastStorage, firstHit } from './first-hit.js';
import { type HitAnswer, type HitFields, hitFields, requireHitAnswer } from '../hit-answer.js';
import { hitIn, type RawHit, type RayHit, writeHit } from './hit.js';

/** A ray given by its start, its direction and its greatest length. */
export interface Ray2<Q extends AnyQuantity> {
  readonly start: Point2<Q>;
  readonly direction: Direction2;
  /** The greatest length of the ray; not negative. */
  readonly maxDistance: Q;
}

/**
 * The first solid tile on a ray. Nothing is solid outside the map, or outside `bounds`.
 *
 * Solid tiles are closed squares here, regardless of which tile owns a border, so a mirrored map gives mirrored hits.
 * `corners` decides what happens where the ray only touches solid tiles:
 *
 * - `'pass'` (default): the ray passes if some path arbitrarily close to it misses the solid tiles. Along a grid line
 *   one open side is enough. Through a corner the ray passes if the tile behind the corner and one of the two tiles
 *   beside it are open.
 * - `'block'`: a solid tile stops the ray wherever the ray touches it, except at the ray's two ends.
 *
 * A ray that starts inside a solid tile hits it at distance 0, without a side. A ray that starts on a face may leave
 * the tile; if it enters, it hits the tile at distance 0, with that side. A ray that touches a tile only with its end
 * does not hit it. If a corner stops the ray, or the tiles on both sides of a grid line do, the hit has no side, and
 * its tile is the northern of the two, or else the western.
 *
 * `isVisible` agrees with `castRay`: a position is visible if a ray to it hits nothing, not counting the tiles that
 * contain one of the ends.
 *
 * @param map - the tiles; a bit map is fastest
 * @param space - the space of the grid
 * @param ray - in the world of the space: a segment, or a start, a direction and a greatest distance
 * @param optionsWithIsSolid - `isSolid`: decides which values are solid, optional for a map of booleans; `corners`;
 * `bounds`
 * @returns the hit, or `undefined` if the ray hits nothing
 * @throws RangeError if a coordinate or distance is not finite, or the distance is negative; and whatever `isSolid`
 * throws
 *
 * @remarks O(tiles up to the hit); allocates only the hit. `isSolid` is called at most once per tile, in the order of
 * the ray. Fastest with a `bitTilemap` without `isSolid`, or an `arrayTilemap` or `typedTilemap` with it, if the ray
 * lies inside the map and neither end is on a grid line. Create the options once and reuse them. Over a chunked map,
 * the cost of a long ray depends on the stored chunks, not on the length, and the ray allocates a list of chunks. It
 * calls `isSolid` for some of the tiles outside all chunks; if none of these is solid, it skips the others. With
 * `bounds`, it calls `isSolid` for every tile inside the bounds. Over a view of a chunked map, such as a `mappedView`,
 * it visits every tile.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(5, 0), true);
 * const ray = { start: tilePosition(tiles(0.5), tiles(0.5)), direction: Direction2.east, maxDistance: tiles(7) };
 * castRay(walls, unitTileSpace, ray)?.contact; // => tilePosition(tiles(5), tiles(0.5))
 */
export function castRay<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  ray: Segment2<Same<Q>> | Ray2<Same<Q>>,
  ...optionsWithIsSolid: SolidArguments<T, BlockingOptions<NoInfer<T>>, BlockingOptionsWithIsSolid<NoInfer<T>>>
): RayHit<Q> | undefined;
export function castRay(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  ray: RawSegment | RawRay,
  options?: BlockingOptions<never>,
): unknown {
  const found = cast('castRay', undefined, map, space, ray, options);
  if (typeof found !== 'number') return found;
  return found === FOUND ? hitIn(present) : undefined;
}

/**
 * Like `castRay`, but writes the hit into an answer that you create once and reuse. The answer is empty if the ray hits
 * nothing.
 *
 * @param hit - the answer, made with `new HitAnswer`
 * @returns true if the ray hits a solid tile
 * @throws RangeError like `castRay`, and if `hit` is not a `HitAnswer`; then the answer stays unchanged
 *
 * @remarks O(tiles up to the hit); allocates nothing, except for a long ray over a chunked map.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(5, 0), true);
 * const hit = new HitAnswer<TileLength>();
 * const ray = { start: tilePosition(tiles(0.5), tiles(0.5)), direction: Direction2.east, maxDistance: tiles(7) };
 * castRayInto(hit, walls, unitTileSpace, ray); // => true
 * hit.contactX; // => tiles(5)
 */
export function castRayInto<T = boolean, Q extends AnyQuantity = AnyQuantity, O = never>(
  hit: HitAnswer<Q, O>,
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  ray: Segment2<Same<Q>> | Ray2<Same<Q>>,
  ...optionsWithIsSolid: SolidArguments<T, BlockingOptions<NoInfer<T>>, BlockingOptionsWithIsSolid<NoInfer<T>>>
): boolean;
export function castRayInto(
  hit: HitAnswer<AnyQuantity, unknown>,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  ray: RawSegment | RawRay,
  options?: BlockingOptions<never>,
): boolean {
  requireHitAnswer('castRayInto', hit);
  return hit.end(cast('castRayInto', hit, map, space, ray, options) === FOUND, undefined);
}

const RAY = 'a segment, or a start, a direction and a maxDistance';

/** The hit on the slow path of `castRay`, which reads it before any other code runs. */
const present = /* @__PURE__ */ hitFields();

/**
 * Casts a ray. Returns `FREE`, or else the hit: `FOUND` with the hit in `into`, or in `present` without `into`, or a
 * hit of its own on the fast path without `into`.
 */
function cast(
  where: string,
  into: HitFields | undefined,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  ray: RawSegment | RawRay,
  options: BlockingOptions<never> | undefined,
): RawHit | number {
  requireObject(where, 'ray', RAY, ray);
  const { start } = ray;
  const end = 'direction' in ray ? endOfRay(where, ray) : ray.end;
  const isSolid = predicateOf(where, options);
  const rule = blockingRule(where, options?.corners);
  const bounds = options?.bounds;
  const storage = bounds === undefined ? fastStorage(map, isSolid) : undefined;
  const found = storage === undefined ? 0 : firstHit(map, storage, isSolid, space, start, end, false, into);
  if (typeof found !== 'number' || found < 0) return found;

  const walk = borrowWalk();
  const isHit = walkToBlocking(
    walk,
    where,
    'ray.start',
    'ray.end',
    map,
    space,
    start,
    end,
    isSolid,
    rule,
    bounds,
    found,
  );
  if (isHit) writeHit(into ?? present, walk, space, start, end);
  giveBack(walk);
  return isHit ? FOUND : FREE;
}

/** A ray given by a direction, as it is at run time. */
interface RawRay {
  readonly start: RawPoint;
  readonly direction: Direction2;
  readonly maxDistance: number;
}

function endOfRay(where: string, { start, direction, maxDistance }: RawRay): RawPoint {
  requireNonNegative(where, 'ray.maxDistance', maxDistance);
  requireDirection(where, 'ray.direction', direction);
  requireFinitePoint(where, 'ray.start', start);
  const { x, y } = vectorTowards(direction, maxDistance);
  return { x: start.x + x, y: start.y + y };
}
