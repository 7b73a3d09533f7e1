/** Rays that stop at solid tiles. */
import type { IsSolid, ReadonlyTilemap, SolidArguments, TileRect, TileSpace } from '@tilewright/tilemap';
import {
  type AnyQuantity,
  type Direction2,
  type Point2,
  type Same,
  type Segment2,
  vectorTowards,
} from '@tilewright/units';
import {
  argumentError,
  requireDirection,
  requireFinitePoint,
  requireNonNegative,
  requireObject,
} from '@tilewright/units/checks';
import { blockingRule } from '../arguments/options.js';
import type { RawPoint, RawSegment, RawSpace } from '../arguments/raw.js';
import { walkToBlocking } from './blocking.js';
import { borrowWalk, giveBack } from './cursor.js';
import { FOUND, FREE } from './codes.js';
import { fastStorage, firstHit } from './first-hit.js';
import { type HitFields, hitIn, type RayHit, RayHitAnswer, writeHit } from './hit.js';
import { BLOCKING_OPTIONS, type BlockingOptions, type BlockingOptionsWithIsSolid, predicateOf } from './solids.js';

/** A ray by its start, its direction, and how far it goes at most. */
export interface Ray2<Q extends AnyQuantity> {
  readonly start: Point2<Q>;
  readonly direction: Direction2;
  /** How far it goes at most; not negative. */
  readonly maxDistance: Q;
}

/**
 * The first solid tile on a ray, inside the map only: outside of it, and of the bounds, all is open.
 *
 * Solid tiles are closed squares, whoever owns their borders, so mirrored maps give mirrored hits. `corners` says what they
 * do where the ray only touches them:
 *
 * - `'pass'` (default): the ray is free if some path as near to it as one likes misses them. Along a grid line one open side
 *   is enough; through a corner the ray passes if the tile behind it and one of the two beside it are open.
 * - `'block'`: they stop the ray wherever it touches them, except at its two ends.
 *
 * A start inside a solid tile is a hit at distance 0 without a side. A start on a face may leave; if the ray goes in, the
 * hit is at distance 0, with that side. A touch at the end alone is no hit. Where a corner stops the ray, or tiles on both
 * sides of a grid line do, the hit has no side, and of two tiles names the northern, or else the western.
 *
 * `isVisible` agrees: it is `castRay` finding nothing, where the tiles that hold an end are open.
 *
 * @param map - the tiles; a bit map is the fast path
 * @param space - ties tiles to world positions
 * @param ray - a segment, or a start, a direction and a greatest distance
 * @param options - `isSolid` says which tiles are solid, and may be left out for a map of booleans; corners; bounds
 * @returns the hit, or `undefined` if there is none
 * @throws RangeError if a coordinate or distance is not finite, or the distance is negative; and what `isSolid` throws
 *
 * @remarks O(tiles up to the hit); allocates the hit only. `isSolid` is called at most once for each tile, in order. Fastest
 * are maps of bits without it, and arrays of any kind with it, for segments inside the map that start and end off the grid
 * lines. Options that are made once and used again save the time to make them.
 * Over a chunked map, a long ray costs what the map keeps, and allocates a list of its chunks: of the tiles that are in no
 * chunk, it asks `isSolid` about some, and passes over the others as not solid if those are not. With bounds, `isSolid` is
 * called for each tile in them. A view of a chunked map, such as `mappedView` makes, costs each tile of the ray.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(5, 0), true);
 * const ray = { start: tilePosition(tiles(0.5), tiles(0.5)), direction: Direction2.east, maxDistance: tiles(7) };
 * castRay(walls, unitTileSpace, ray)?.position; // => tilePosition(tiles(5), tiles(0.5))
 */
export function castRay<T, Q extends AnyQuantity>(
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  ray: Segment2<Same<Q>> | Ray2<Same<Q>>,
  ...options: SolidArguments<T, BlockingOptions<NoInfer<T>>, BlockingOptionsWithIsSolid<NoInfer<T>>>
): RayHit<Q> | undefined;
export function castRay(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  ray: RawSegment | RawRay,
  options?: BlockingOptions<never>,
): unknown {
  requireObject('castRay', 'ray', RAY, ray);
  const { start } = ray;
  const end = 'direction' in ray ? endOfRay('castRay', ray) : ray.end;
  const predicate = predicateOf('castRay', options, BLOCKING_OPTIONS);
  const rule = blockingRule('castRay', options?.corners);
  const storage = options?.bounds === undefined ? fastStorage(map, predicate) : undefined;
  const found = storage === undefined ? 0 : firstHit(map, storage, predicate, space, start, end, false, undefined);
  if (typeof found !== 'number') return found;
  if (found === FREE) return undefined;
  const isHit = castByWalk('castRay', present, map, space, start, end, predicate, rule, options?.bounds, found);
  return isHit ? hitIn(present) : undefined;
}

/**
 * `castRay` into an answer that is made once and used again. It holds the same numbers, and is empty if the ray hits nothing.
 *
 * @param hit - made by `new RayHitAnswer`
 * @returns whether the ray hits a solid tile
 * @throws RangeError like `castRay`, and if `hit` is not a `RayHitAnswer`; then it stays as it was
 *
 * @remarks O(tiles up to the hit); allocates nothing, except for a long ray over a chunked map.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(5, 0), true);
 * const hit = new RayHitAnswer<TileLength>();
 * const ray = { start: tilePosition(tiles(0.5), tiles(0.5)), direction: Direction2.east, maxDistance: tiles(7) };
 * castRayInto(hit, walls, unitTileSpace, ray); // => true
 * hit.x; // => tiles(5)
 */
export function castRayInto<T, Q extends AnyQuantity>(
  hit: RayHitAnswer<Q>,
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  ray: Segment2<Same<Q>> | Ray2<Same<Q>>,
  ...options: SolidArguments<T, BlockingOptions<NoInfer<T>>, BlockingOptionsWithIsSolid<NoInfer<T>>>
): boolean;
export function castRayInto(
  hit: RayHitAnswer<AnyQuantity>,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  ray: RawSegment | RawRay,
  options?: BlockingOptions<never>,
): boolean {
  if (!(hit instanceof RayHitAnswer)) {
    throw argumentError('castRayInto', 'hit', 'a RayHitAnswer', hit, 'Make it once by new, and keep it');
  }
  requireObject('castRayInto', 'ray', RAY, ray);
  const { start } = ray;
  const end = 'direction' in ray ? endOfRay('castRayInto', ray) : ray.end;
  const predicate = predicateOf('castRayInto', options, BLOCKING_OPTIONS);
  const rule = blockingRule('castRayInto', options?.corners);
  const storage = options?.bounds === undefined ? fastStorage(map, predicate) : undefined;
  const found = storage === undefined ? 0 : firstHit(map, storage, predicate, space, start, end, false, hit);
  if (found === FOUND) return true;
  const isHit =
    found !== FREE && castByWalk('castRayInto', hit, map, space, start, end, predicate, rule, options?.bounds, found);
  if (!isHit) hit.clear();
  return isHit;
}

const RAY = 'a segment, or start, direction and greatest distance';

/**
 * A hit on the slow path of `castRay`, which reads it before any other code runs. Not a `RayHitAnswer`, so that `castRay`
 * alone does not contain that class.
 */
const present: HitFields = {
  column: 0,
  row: 0,
  before: Number.NaN,
  away: Number.NaN,
  worldX: Number.NaN,
  worldY: Number.NaN,
  face: undefined,
  isFilled: false,
};

/** Writes the hit, if there is one, and tells whether there is. */
function castByWalk(
  where: string,
  hit: HitFields,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  start: RawPoint,
  end: RawPoint,
  isSolid: IsSolid<unknown> | undefined,
  rule: number,
  bounds: TileRect | undefined,
  asked: number,
): boolean {
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
    asked,
  );
  if (isHit) writeHit(hit, walk, space, start, end);
  giveBack(walk);
  return isHit;
}

/** What a ray by direction is at run time. */
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
