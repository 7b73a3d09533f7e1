/** Rays that stop at solid tiles. */
import { requireTilemap } from '@tilewright/tilemap/checks';
import type { CardinalDirection, ReadonlyTilemap, Tile, TileRect, TileSpace } from '@tilewright/tilemap';
import {
  type AnyQuantity,
  type Direction2,
  type Point2,
  type PointOf,
  type Same,
  type Segment2,
  vectorTowards,
} from '@tilewright/units';
import { requireDirection, requireFinitePoint, requireNonNegative, requireObject } from '@tilewright/units/checks';
import { CLOSED } from '../arguments/codes.js';
import { blockingRule, boundsWithin } from '../arguments/options.js';
import type { RawPoint, RawSegment, RawSpace } from '../arguments/raw.js';
import { borrowWalk, giveBack } from './cursor.js';
import { firstHit } from './first-hit.js';
import { hitOf, type RawHit } from './hit.js';
import { nextBlocking } from './blocking.js';
import { solidTiles } from './solid-tiles.js';
import {
  BLOCKING_OPTIONS,
  type BlockingOptions,
  type BlockingOptionsWithIsSolid,
  type IsSolid,
  predicateOf,
  skip,
  type SolidArguments,
} from './solids.js';
import { startWalk } from './start.js';

/** A ray by its start, its direction, and how far it goes at most. */
export interface Ray2<Q extends AnyQuantity> {
  readonly start: Point2<Q>;
  readonly direction: Direction2;
  /** How far it goes at most; not negative. */
  readonly maxDistance: Q;
}

/** Where a ray met the first solid tile. */
export interface RayHit<Q extends AnyQuantity> {
  /** The solid tile. */
  readonly tile: Tile;
  /**
   * Where the ray meets it. The coordinate across the entered side is exactly that border. A west or north border is the
   * tile's own; an east or south one is the neighbor's, so take `tile`, not the tile at this position.
   */
  readonly position: PointOf<Q>;
  /** How far that is from the start of the ray. */
  readonly distance: Q;
  /** How much of the ray lies before it: 0 is its start, 1 its end. */
  readonly fraction: number;
  /** The side by which the ray goes in; `undefined` where a corner stops it, and if it starts inside the tile. */
  readonly side: CardinalDirection | undefined;
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
  requireObject('castRay', 'ray', 'a segment, or start, direction and greatest distance', ray);
  const { start } = ray;
  const end = 'direction' in ray ? endOfRay(ray) : ray.end;
  const predicate = predicateOf('castRay', options, BLOCKING_OPTIONS);
  const rule = blockingRule('castRay', options?.corners);
  const hit = options?.bounds === undefined ? firstHit(map, predicate, space, start, end, false) : 0;
  if (typeof hit !== 'number') return hit;
  return hitByWalk(map, space, start, end, predicate, rule, options?.bounds, hit);
}

function hitByWalk(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  start: RawPoint,
  end: RawPoint,
  predicate: IsSolid<unknown> | undefined,
  rule: number,
  bounds: TileRect | undefined,
  asked: number,
): RawHit | undefined {
  requireTilemap('castRay', 'map', map);
  const walk = borrowWalk();
  const within = boundsWithin('castRay', map, bounds);
  startWalk(walk, 'castRay', 'ray.start', 'ray.end', space, start, end, CLOSED, within);
  skip(walk, asked);
  const solids = solidTiles.borrow();
  // A predicate that was given bounds is asked about each of their tiles.
  solids.begin('castRay', map, predicate, within, predicate === undefined || bounds === undefined);
  const hit = nextBlocking(walk, solids, rule) ? hitOf(walk, space, start, end) : undefined;
  solidTiles.giveBack(solids);
  giveBack(walk);
  return hit;
}

/** What a ray by direction is at run time. */
interface RawRay {
  readonly start: RawPoint;
  readonly direction: Direction2;
  readonly maxDistance: number;
}

function endOfRay({ start, direction, maxDistance }: RawRay): RawPoint {
  requireNonNegative('castRay', 'ray.maxDistance', maxDistance);
  requireDirection('castRay', 'ray.direction', direction);
  requireFinitePoint('castRay', 'ray.start', start);
  const { x, y } = vectorTowards(direction, maxDistance);
  return { x: start.x + x, y: start.y + y };
}
