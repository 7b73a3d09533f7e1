/** Rays that stop at solid tiles. */
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
import { argumentError } from '@tilewright/units/checks';
import { CLOSED } from '../door/codes.js';
import { type BlockingCorners, blockingRule, boundsWithin } from '../door/options.js';
import type { RawPoint, RawSegment, RawSpace } from '../door/raw.js';
import { requireDirection, requireMap, requireObject, requireOptions, requirePoint } from '../door/require.js';
import { borrowWalk, giveBack } from './cursor.js';
import { firstHit } from './first-hit.js';
import { hitOf, type RawHit } from './hit.js';
import { nextBlocking } from './blocking.js';
import { solidTiles } from './solid-tiles.js';
import { type IsSolid, predicateOf, skip } from './solids.js';
import { startWalk } from './start.js';

/** A ray by its start, its direction, and how far it goes at most. */
export interface Ray2<Q extends AnyQuantity> {
  readonly start: Point2<Q>;
  readonly direction: Direction2;
  /** How far it goes at most; not negative. */
  readonly maxDistance: Q;
}

/** Options of `castRay`. */
export interface RayOptions {
  /** Only solid tiles inside of these bounds stop the ray. Without bounds: those of the map. */
  readonly bounds?: TileRect | undefined;
  /** What solid tiles do that the ray only touches: default `'pass'`. */
  readonly corners?: BlockingCorners | undefined;
}

/** Where a ray met the first solid tile. */
export interface RayHit<Q extends AnyQuantity> {
  /** The solid tile. */
  readonly tile: Tile;
  /**
   * Where the ray meets it. The coordinate across the entered side is exactly that border. A west or north border is the
   * tile's own; an east or south one is the neighbour's, so take `tile`, not the tile at this position.
   */
  readonly position: PointOf<Q>;
  /** How far that is from the start of the ray. */
  readonly distance: Q;
  /** How much of the ray lies before it: 0 is its start, 1 its end. */
  readonly fraction: number;
  /** The side of the tile; `undefined` through a corner, and if the ray starts inside the tile. */
  readonly side: CardinalDirection | undefined;
}

/**
 * The first solid tile on a ray.
 *
 * The ray goes by the tiles of `tilesOnSegment`, inside the map only. A start inside a solid tile is a hit at distance 0
 * without a side.
 *
 * @param map - what the predicate asks; a map of booleans needs none, and a bit map is the fast path
 * @param space - ties tiles to world positions
 * @param ray - a segment, or a start, a direction and a greatest distance
 * @param isSolid - told the tile's value, column and row
 * @param options - corners (`'both'` lets nothing through between two walls that touch in a corner), bounds
 * @returns the hit, or `undefined` if there is none
 * @throws RangeError if a coordinate or distance is not finite, or the distance is negative; and what the predicate throws
 *
 * @remarks O(tiles up to the hit); allocates the hit only. The predicate is asked about each tile once, in order. Fastest
 * are maps of bits without a predicate, and arrays of any kind with one, for segments inside the map that start and end off
 * the grid lines.
 * Over a chunked map, a long ray costs what the map keeps, and allocates a list of its chunks: of the tiles that are in no
 * chunk, it asks the predicate about some, and passes over the others as not solid if those are not. With bounds, the
 * predicate is asked about each tile in them.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(5, 0), true);
 * const ray = { start: tilePosition(tiles(0.5), tiles(0.5)), direction: Direction2.east, maxDistance: tiles(7) };
 * castRay(walls, unitTileSpace, ray)?.position; // => tilePosition(tiles(5), tiles(0.5))
 */
export function castRay<Q extends AnyQuantity>(
  map: ReadonlyTilemap<boolean>,
  space: TileSpace<Q>,
  ray: Segment2<Same<Q>> | Ray2<Same<Q>>,
  isSolid?: IsSolid<boolean>,
  options?: RayOptions,
): RayHit<Q> | undefined;
export function castRay<T, Q extends AnyQuantity>(
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  ray: Segment2<Same<Q>> | Ray2<Same<Q>>,
  isSolid: IsSolid<T>,
  options?: RayOptions,
): RayHit<Q> | undefined;
export function castRay(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  ray: RawSegment | RawRay,
  isSolid?: IsSolid<never>,
  options?: RayOptions,
): unknown {
  requireObject('castRay', 'ray', 'a segment, or start, direction and greatest distance', ray);
  const { start } = ray;
  const end = 'direction' in ray ? endOfRay(ray) : ray.end;
  const predicate = predicateOf('castRay', 'isSolid', isSolid);
  requireOptions('castRay', options);
  const touching = blockingRule('castRay', options?.corners);
  const hit = options?.bounds === undefined ? firstHit(map, predicate, space, start, end, false) : 0;
  if (typeof hit !== 'number') return hit;
  return hitByWalk(map, space, start, end, predicate, touching, options?.bounds, hit);
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
  requireMap('castRay', map);
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
  if (!(typeof maxDistance === 'number' && maxDistance >= 0 && maxDistance < Number.POSITIVE_INFINITY)) {
    throw argumentError('castRay', 'ray.maxDistance', 'finite and not negative', maxDistance);
  }
  requireDirection('castRay', 'ray.direction', direction);
  requirePoint('castRay', 'ray.start', start);
  const { x, y } = vectorTowards(direction, maxDistance);
  return { x: start.x + x, y: start.y + y };
}
