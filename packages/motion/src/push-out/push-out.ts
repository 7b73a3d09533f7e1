/** Pushes a circle or a box out of solid tiles, such as a player who has stepped into a wall. */
import {
  circleToTiles,
  inTiles,
  lengthInTiles,
  predicateOf,
  type RawSpace,
  sizeOfTiles,
  toTiles,
} from '@tilewright/queries/kernel';
import { requireRect, requireTilemap } from '@tilewright/tilemap/checks';
import type { IsSolid, ReadonlyTilemap, SolidArguments, SolidOptions, TileRect, TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, PointOf, Same, VectorOf } from '@tilewright/units';
import { argumentError, isRound, type OptionNames, type RawCircle, requireObject } from '@tilewright/units/checks';
import { type Body2, isCircle, type RawBody, type RawBox, requireBody } from '../moving/body.js';
import { boxesInTiles } from './box-in-tiles.js';
import { discs } from './disc.js';
import { MOST_TILES } from './limits.js';
import { pushedBox } from './pushed-box.js';
import { pushedDisc } from './pushed-disc.js';
import type { RawPush } from './raw-push.js';

/** Options of `pushOut`. */
export interface PushOutOptions<T, Q extends AnyQuantity> extends SolidOptions<T> {
  /** Only tiles inside these bounds can be solid. Default: the bounds of the map. */
  readonly bounds?: TileRect | undefined;
  /**
   * How far the body may be pushed, at most 256 tiles. Default: one tile more than the radius, or than the larger half
   * extent.
   */
  readonly maxDistance?: Q | undefined;
}

/** Options of `pushOut` for a map of values other than booleans. */
export interface PushOutOptionsWithIsSolid<T, Q extends AnyQuantity> extends PushOutOptions<T, Q> {
  readonly isSolid: IsSolid<T>;
}

/** The names of these options. */
const PUSH_OUT_OPTIONS: OptionNames<PushOutOptions<unknown, AnyQuantity>> = ['isSolid', 'bounds', 'maxDistance'];

/** The result of `pushOut` for a body that overlaps solid tiles. */
export type PushOut<Q extends AnyQuantity> =
  | {
      /** There is a free position within `maxDistance`. */
      readonly isStuck: false;
      /** The center after the push. There the body overlaps no solid tile. */
      readonly center: PointOf<Q>;
      /** The displacement of the center. */
      readonly displacement: VectorOf<Q>;
    }
  | {
      /** There is no free position within `maxDistance`. */
      readonly isStuck: true;
    };

/**
 * Finds the shortest displacement that moves a circle or a box out of solid tiles; `undefined` if the body overlaps
 * none.
 *
 * Touching a solid tile is allowed, overlapping it is not; the decision is exact in tile space. Nothing is solid
 * outside the map, or outside `bounds`. A circle of radius zero is a point, which is pushed out if all tiles that it
 * touches are solid.
 *
 * @param map - the tiles
 * @param space - the space of the grid
 * @param body - a circle or a box in the world of the space; its radius or half extents are at most 256 tiles
 * @param optionsWithIsSolid - `isSolid`: decides which values are solid, optional for a map of booleans; `bounds`;
 * `maxDistance`
 * @returns the new center and the displacement, or `isStuck: true` if there is no free place within `maxDistance`. At
 * the new center, `pushOut` returns `undefined`. Of displacements of the same length, it returns the one that ends
 * farthest north, then farthest west
 * @throws RangeError if a number is not finite, a half extent is not positive, the radius or `maxDistance` is negative,
 * or one of these is more than 256 tiles; and whatever `isSolid` throws
 *
 * @remarks A free body costs O(tiles that it overlaps) and allocates nothing, or less than 50 bytes in a program that
 * calls this with all kinds of bodies and maps. Otherwise the search reads each tile within the size of the body plus
 * `maxDistance` once. The displacement is the shortest, and not longer than `maxDistance`: of a box, exactly in tile
 * space, before it is rounded to the world; of a circle, except for rounding. The rounding error is less than 2^-47 of
 * the sum of the largest coordinate (of the center and of the space's origin), the radius, `maxDistance` and the side
 * of a tile, and makes no displacement longer than `maxDistance` by more than a billionth of it, or of a tile: far out,
 * a body whose nearest place is rounded to a farther one is stuck. A gap exactly as wide as the body counts as closed
 * if its middle is not a double.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(2, 0), true);
 * const push = pushOut(walls, unitTileSpace, circle(tilePosition(tiles(1.75), tiles(0.5)), tiles(0.5)));
 * push?.isStuck === false ? push.center : undefined; // => tilePosition(tiles(1.5), tiles(0.5))
 * const crate = box(tilePosition(tiles(3.25), tiles(0.75)), tileDifference(tiles(0.5), tiles(0.25)));
 * const way = pushOut(walls, unitTileSpace, crate);
 * way?.isStuck === false ? way.displacement : undefined; // => tileDifference(tiles(0.25), tiles(0))
 */
export function pushOut<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  body: Body2<Same<Q>>,
  ...optionsWithIsSolid: SolidArguments<
    T,
    PushOutOptions<NoInfer<T>, Same<Q>>,
    PushOutOptionsWithIsSolid<NoInfer<T>, Same<Q>>
  >
): PushOut<Q> | undefined;
export function pushOut(map: ReadonlyTilemap<unknown>, space: RawSpace, body: RawBody, options?: RawOptions): unknown {
  requireTilemap('pushOut', 'map', map);
  requireObject('pushOut', 'body', 'a box or a circle', body);
  const predicate = predicateOf('pushOut', options, PUSH_OUT_OPTIONS);
  // The radius of a circle may be 0 here, so it is checked later.
  if (!isCircle(body) || 'halfExtents' in body || !isRound(body)) requireBody('pushOut', 'body', body);
  return isCircle(body)
    ? pushOutCircle(map, space, body, predicate, options)
    : pushOutBox(map, space, body, predicate, options);
}

function pushOutCircle(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  circle: RawCircle,
  predicate: IsSolid<unknown> | undefined,
  options: RawOptions | undefined,
): RawPush | undefined {
  circleToTiles('pushOut', 'body.center', 'body.radius', space, circle);
  const cx = inTiles.x;
  const cy = inTiles.y;
  const r = inTiles.radius;
  const size = sizeOfTiles(space);
  const reach = reachOf('pushOut', options, size, r);
  if (r > MOST_TILES) throw tooFar('pushOut', 'body.radius', r);
  const disc = discs.borrow();
  disc.cx = cx;
  disc.cy = cy;
  disc.radius = r;
  disc.solids.start('pushOut', map, predicate, options?.bounds);
  const push = disc.isClear() ? undefined : pushedDisc(disc, reach, space, size, circle.center);
  discs.giveBack(disc);
  return push;
}

function pushOutBox(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  body: RawBox,
  predicate: IsSolid<unknown> | undefined,
  options: RawOptions | undefined,
): RawPush | undefined {
  const { center, halfExtents } = body;
  toTiles('pushOut', 'body.center', space, center);
  const size = sizeOfTiles(space);
  const halfWidth = halfExtents.x / size;
  const halfHeight = halfExtents.y / size;
  const half = Math.max(halfWidth, halfHeight);
  const reach = reachOf('pushOut', options, size, half);
  if (halfWidth > MOST_TILES) throw tooFar('pushOut', 'body.halfExtents.x', halfWidth);
  if (halfHeight > MOST_TILES) throw tooFar('pushOut', 'body.halfExtents.y', halfHeight);
  const box = boxesInTiles.borrow();
  box.setSpace(space);
  box.x.start = center.x;
  box.y.start = center.y;
  box.x.half = halfWidth;
  box.y.half = halfHeight;
  box.solids.start('pushOut', map, predicate, options?.bounds);
  const push = box.isClear() ? undefined : pushedBox(box, reach);
  boxesInTiles.giveBack(box);
  return push;
}

/**
 * How far a body may be pushed, in tiles. Checks the options of this name, and `bounds`.
 *
 * @param half - the radius, or the larger half extent, in tiles
 */
function reachOf(where: string, options: RawOptions | undefined, size: number, half: number): number {
  const maxDistance = options?.maxDistance;
  const bounds = options?.bounds;
  const reach = maxDistance === undefined ? half + 1 : lengthInTiles(where, 'maxDistance', size, maxDistance);
  if (maxDistance !== undefined && reach > MOST_TILES) throw tooFar(where, 'maxDistance', reach);
  if (bounds !== undefined) requireRect(where, 'bounds', bounds);
  return reach;
}

/** The error for a length that is too great. */
function tooFar(where: string, parameter: string, length: number): RangeError {
  return argumentError(where, `${parameter} in tiles`, `at most ${MOST_TILES}`, length, 'Use larger tiles');
}

/** Options as they are at run time. */
export interface RawOptions extends SolidOptions<never> {
  readonly bounds?: TileRect | undefined;
  readonly maxDistance?: number | undefined;
}
