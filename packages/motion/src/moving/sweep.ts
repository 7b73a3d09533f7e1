/** The first tile that stops a moving body. */
import type { RawPoint } from '@tilewright/units/checks';
import type { HitAnswer } from '@tilewright/queries';
import { hitFields, type HitFields, type RawSpace, writableHit } from '@tilewright/queries/kernel';
import type { ReadonlyTilemap, SolidArguments, TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, Same, VectorIn } from '@tilewright/units';
import { type Body2, isCircle, pointLike, type RawBody } from './body.js';
import { FREE, ALONG_X } from './box-sweep.js';
import { type BodyHit, bodyHitIn, writeBodyHit } from './body-hit.js';
import type { MotionOptions, MotionOptionsWithSolid } from './options.js';
import { beginStep } from './settle.js';
import { beginMotion, motions } from './start.js';

/**
 * Finds the first tile that stops a box or a circle that moves in a straight line: a thick ray, for cameras, bullets
 * and looking ahead.
 *
 * The decisions are those of `moveAndSlide`, exact in tile space. Touching does not stop the body; entering a tile
 * does.
 *
 * @param map - the tiles
 * @param space - the space of the grid
 * @param body - a box or a circle in the world of the space, at most 2^20 tiles wide and high
 * @param displacement - from the center to where the body would end
 * @param optionsWithIsSolid - `isSolid`: decides which values are solid, optional for a map of booleans; or `sides`:
 * which sides of a tile stop a body; `bounds`; `outside`
 * @returns the hit, or `undefined` if nothing stops the body. If the body overlaps a solid tile at the start, the
 * hit has the fraction 0, no side and no normal
 * @throws RangeError if a number is not finite, a size is not positive or too large, or an option is not valid; and
 * whatever `isSolid` or `sides` throws
 *
 * @remarks O(tiles entered inside the map); over a chunked map, as `moveAndSlide`. Allocates the hit; `sweepInto`
 * creates no objects.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(5, 0), true);
 * const body = box(tilePosition(tiles(1.5), tiles(0.5)), tileDifference(tiles(0.5), tiles(0.5)));
 * sweep(walls, unitTileSpace, body, tileDifference(tiles(6), tiles(0)))?.tile; // => tile(5, 0)
 */
export function sweep<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  body: Body2<Same<Q>>,
  displacement: VectorIn<NoInfer<Q>>,
  ...optionsWithIsSolid: SolidArguments<T, MotionOptions<NoInfer<T>>, MotionOptionsWithSolid<NoInfer<T>>>
): BodyHit<Q> | undefined;
export function sweep(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  body: RawBody,
  displacement: RawPoint,
  options?: MotionOptions<never>,
): unknown {
  return find('sweep', present, map, space, body, displacement, options) ? bodyHitIn(present) : undefined;
}

/**
 * Like `sweep`, but writes the hit into an answer that you create once and reuse. The answer is empty if nothing stops
 * the body.
 *
 * @param hit - the answer, made with `new HitAnswer`
 * @returns whether a tile stops the body
 * @throws RangeError like `sweep`, and if `hit` is not a `HitAnswer`; then the answer stays unchanged
 *
 * @remarks Like `sweep`; creates no objects, except for long paths over chunked maps. An engine may box numbers: 103
 * bytes a call were counted at most.
 */
export function sweepInto<T = boolean, Q extends AnyQuantity = AnyQuantity, O = never>(
  hit: HitAnswer<Q, O>,
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  body: Body2<Same<Q>>,
  displacement: VectorIn<NoInfer<Q>>,
  ...optionsWithIsSolid: SolidArguments<T, MotionOptions<NoInfer<T>>, MotionOptionsWithSolid<NoInfer<T>>>
): boolean;
export function sweepInto(
  hit: HitAnswer<AnyQuantity, unknown>,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  body: RawBody,
  displacement: RawPoint,
  options?: MotionOptions<never>,
): boolean {
  const into = writableHit('sweepInto', hit);
  return into.end(find('sweepInto', into, map, space, body, displacement, options), undefined);
}

/** The hit of `sweep`, which reads it before any other code runs. */
const present = /* @__PURE__ */ hitFields();

/** Writes the first hit into `into`; returns whether there is one. */
function find(
  where: string,
  into: HitFields,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  body: RawBody,
  displacement: RawPoint,
  options: MotionOptions<never> | undefined,
): boolean {
  const motion = beginMotion(where, map, space, body, displacement, options);
  const { faces, slide } = motion;
  const { leg } = slide;
  if (faces.areClearAround(leg.x, leg.y)) {
    motions.giveBack(motion);
    return false;
  }
  const halfExtents = isCircle(body) ? pointLike : body.halfExtents;
  let isStopped = beginStep(leg, faces);
  if (isStopped) {
    const { insideX, insideY } = leg;
    writeBodyHit(into, space, halfExtents, insideX, insideY, FREE, 0, body.center.x, body.center.y, 0, 0, 0);
  } else {
    leg.go(faces);
    const { x, y, axis, tileX, tileY, fraction, cornerX, cornerY } = leg;
    isStopped = axis !== FREE;
    if (isStopped) {
      const { sign } = axis === ALONG_X ? x : y;
      writeBodyHit(
        into,
        space,
        halfExtents,
        tileX,
        tileY,
        axis,
        sign,
        x.reached,
        y.reached,
        fraction,
        cornerX,
        cornerY,
      );
    }
  }
  motions.giveBack(motion);
  return isStopped;
}
