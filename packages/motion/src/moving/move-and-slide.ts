/** Moves a body among solid tiles: it stops at faces and slides along them. */
import type { RawSpace } from '@tilewright/queries/kernel';
import type { CardinalDirection, DirectionSet, ReadonlyTilemap, SolidArguments, TileSpace } from '@tilewright/tilemap';
import {
  type AnyQuantity,
  type Circle2,
  type PointOf,
  type Same,
  unsafePoint,
  unsafeVector,
  type VectorIn,
  type VectorOf,
} from '@tilewright/units';
import { argumentError, type RawPoint } from '@tilewright/units/checks';
import { type Body2, type Box2, isCircle, pointLike, type RawBody } from './body.js';
import type { BodyHit } from './body-hit.js';
import { hitOf, MoveAnswer, setOf } from './move-answer.js';
import type { MoveOptions, MoveOptionsWithSolid, RawMoveOptions } from './options.js';
import { AT_AXIS, AT_OBJECT, HIT_STRIDE } from './slide.js';
import { beginMotion, motions } from './start.js';

/** Where a body is after a step. */
export interface Move<Q extends AnyQuantity, B = Box2<Q>, C = never> {
  /** The center after the step. */
  readonly center: PointOf<Q>;
  /** The displacement that the body really made. */
  readonly displacement: VectorOf<Q>;
  /** The body after the step: a circle or a box. */
  readonly body: B extends { readonly radius: unknown } ? Circle2<Q> : Box2<Q>;
  /**
   * The directions in which tiles and objects stopped the body during the step. `south` means that it landed on
   * something: it may have slid off since, and a circle may only have grazed a corner. `standsOn` says what carries it
   * now.
   */
  readonly blocked: DirectionSet<CardinalDirection>;
  /** Where tiles stopped the body, and the objects of the option `among`, in order of time. */
  readonly hits: readonly (BodyHit<Q> | C)[];
  /**
   * Whether the body overlapped a solid tile at the start, by more than a rounding error. Then it did not move.
   * `pushOut` finds the nearest free place among tiles; move a body that is partly outside of a closed map back
   * yourself.
   */
  readonly startsInside: boolean;
}

/**
 * Moves a box or a circle among solid tiles. Where a tile stops it, it slides along the tile with the rest of the
 * displacement; a circle also around corners.
 *
 * The body never overlaps a solid tile afterward, however fast it is, and it is never caught on the seams between
 * tiles: in tile space, all decisions are exact. Touching is allowed. Except up a ledge, no step leads against its
 * displacement: a circle that is pressed into a gap narrower than it comes to rest. A box that meets a corner of a tile
 * exactly, with both axes at the same time, goes on along the axis of the longer displacement, along x if they are
 * equal.
 *
 * A body that overlaps a tile by less than 2^-40 of a tile, or by the last places of its coordinates, was put there by
 * rounded numbers: before the step, it goes out of the tile by as much.
 *
 * With `stepUp`, a body that stands on a floor climbs the ledge that stops it along x: it goes up by at most this
 * height, on along x, and down to the floor. If it does not get farther in this way, or there is a ceiling in the way,
 * the ledge stops it. A ledge that it climbs is no hit, and does not block it; the floor on which it is set down is a
 * hit, and blocks `south`. A body climbs at most four ledges in one step. With `snapDown`, a body that stood on a
 * floor, at the start or during the step, goes down to a floor that is at most this much lower; that floor is a hit as
 * well. Both measure in the world, rounded; neither applies to a displacement that leads north.
 *
 * With `among`, objects of a tracker stop the body as tiles do, and it slides along them: their hits have an
 * `object` in place of a `tile`. The body never ends overlapping an object, except those that it overlapped at the
 * start: these do not stop it in this step, so that bodies that were put into each other can part. `startsInside` is
 * about tiles only.
 *
 * @param map - the tiles
 * @param space - the space of the grid
 * @param body - a box or a circle in the world of the space, at most 2^20 tiles wide and high
 * @param displacement - of this step: a velocity times a duration
 * @param optionsWithIsSolid - `isSolid`: decides which values are solid, optional for a map of booleans; or `sides`:
 * which sides of a tile stop a body; `bounds`; `outside`; `stepUp` and `snapDown`: how high ledges may be that a
 * walking body takes; `among`: the objects that stop the body, made by `obstaclesOf`
 * @returns the center that it reached, what stopped the body, and the directions in which it is blocked
 * @throws RangeError if a number is not finite, a size is not positive or too large, or an option is not valid; and
 * whatever `isSolid`, `sides` or a filter throws
 *
 * @remarks O(tiles entered inside the map, and objects near the path). Over a chunked map without `bounds`, the cost of
 * a long step depends on the chunks, not on the length: it allocates a list of chunks, and calls `isSolid` or `sides`
 * for one tile outside all chunks; if that tile stops no body, it skips the others. Allocates the result;
 * `moveAndSlideInto` creates no objects. The center is rounded so that the body, as the next query sees it, overlaps no
 * solid tile. So the next step starts free, if the tiles stay the same.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(5, 0), true);
 * const body = box(tilePosition(tiles(1.5), tiles(0.5)), tileDifference(tiles(0.5), tiles(0.5)));
 * const move = moveAndSlide(walls, unitTileSpace, body, tileDifference(tiles(6), tiles(1)));
 * move.center; // => tilePosition(tiles(4.5), tiles(1.5))
 * directionSetHas(move.blocked, CardinalDirection.east); // => true
 * // A floor, and a body on it that climbs a ledge of one tile.
 * for (let x = 0; x < 8; x++) walls.set(tile(x, 1), true);
 * const climbed = moveAndSlide(walls, unitTileSpace, body, tileDifference(tiles(6), tiles(0)), { stepUp: tiles(1) });
 * climbed.center; // => tilePosition(tiles(7.5), tiles(0.5))
 */
export function moveAndSlide<
  T = boolean,
  Q extends AnyQuantity = AnyQuantity,
  B extends Body2<Same<Q>> = Body2<Same<Q>>,
  C = never,
>(
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  body: B,
  displacement: VectorIn<NoInfer<Q>>,
  ...optionsWithIsSolid: SolidArguments<
    T,
    MoveOptions<NoInfer<T>, Same<Q>, C>,
    MoveOptionsWithSolid<NoInfer<T>, Same<Q>, C>
  >
): Move<Q, B, C>;
export function moveAndSlide(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  body: RawBody,
  displacement: RawPoint,
  options?: RawMoveOptions,
): unknown {
  const motion = beginMotion('moveAndSlide', map, space, body, displacement, options, true);
  const { slide } = motion;
  slide.run(motion.faces);
  const { leg, numbers } = slide;
  const center = unsafePoint(leg.x.reached, leg.y.reached);
  const halfExtents = isCircle(body) ? pointLike : body.halfExtents;
  const hits: unknown[] = [];
  for (let i = 0; i < slide.hits; i++) {
    const isObject = numbers[i * HIT_STRIDE + AT_AXIS] === AT_OBJECT;
    hits.push(isObject ? leg.among?.hitAt(i) : hitOf(numbers, i, space, halfExtents));
  }
  const move = {
    center,
    displacement: unsafeVector(leg.x.reached - body.center.x, leg.y.reached - body.center.y),
    body: isCircle(body) ? { center, radius: body.radius } : { center, halfExtents },
    blocked: setOf(slide.blocked),
    hits,
    startsInside: slide.startsInside,
  };
  motions.giveBack(motion);
  return move;
}

/**
 * Like `moveAndSlide`, but writes into an answer that you create once and reuse.
 *
 * @param move - the answer, made with `new MoveAnswer`
 * @returns whether a tile or an object stopped the body on its path; false also if it starts inside a tile, see
 * `startsInside`
 * @throws RangeError like `moveAndSlide`, and if `move` is not a `MoveAnswer`; then the answer stays unchanged
 *
 * @remarks Like `moveAndSlide`; creates no objects, except for long steps over chunked maps.
 */
export function moveAndSlideInto<T = boolean, Q extends AnyQuantity = AnyQuantity, C = never>(
  move: MoveAnswer<Q, C>,
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  body: Body2<Same<Q>>,
  displacement: VectorIn<NoInfer<Q>>,
  ...optionsWithIsSolid: SolidArguments<
    T,
    MoveOptions<NoInfer<T>, Same<Q>, C>,
    MoveOptionsWithSolid<NoInfer<T>, Same<Q>, C>
  >
): boolean;
export function moveAndSlideInto(
  move: MoveAnswer<AnyQuantity, unknown>,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  body: RawBody,
  displacement: RawPoint,
  options?: RawMoveOptions,
): boolean {
  if (!(move instanceof MoveAnswer)) {
    throw argumentError('moveAndSlideInto', 'move', 'a MoveAnswer', move, 'Create it once with new, and reuse it');
  }
  const motion = beginMotion('moveAndSlideInto', map, space, body, displacement, options, true);
  const { slide } = motion;
  slide.run(motion.faces);
  move.take(slide, space, body.center, isCircle(body) ? pointLike : body.halfExtents);
  motions.giveBack(motion);
  return move.hitCount > 0;
}
