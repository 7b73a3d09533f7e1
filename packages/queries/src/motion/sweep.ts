/** The first tile that stops a moving body. */
import type { ReadonlyTilemap, SolidArguments, TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, Same, VectorIn } from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import type { RawPoint, RawSpace } from '../arguments/raw.js';
import { type Body2, isCircle, pointLike, type RawBody } from './body.js';
import { FREE, ALONG_X } from './box-sweep.js';
import type { Contact } from './contact.js';
import { ContactAnswer } from './contact-answer.js';
import type { MotionOptions, MotionOptionsWithSolid } from './options.js';
import { beginStep } from './settle.js';
import { beginMotion, motions } from './start.js';

/**
 * Finds the first tile that stops a box or a circle that moves in a straight line: a
 * thick ray, for cameras, bullets and looking ahead.
 *
 * The decisions are those of `moveAndSlide`, exact in tile space. Touching does not stop the body; entering a tile does.
 *
 * @param map - the tiles
 * @param space - the space of the grid
 * @param body - a box or a circle in the world of the space, at most 2^20 tiles wide and high
 * @param displacement - from the center to where the body would end
 * @param optionsWithIsSolid - `isSolid`: decides which values are solid, optional for a map of
 * booleans; or `sides`: which sides of a tile stop a body; `bounds`; `outside`
 * @returns the contact, or `undefined` if nothing stops the body. If the body overlaps a solid tile at the start, the
 * contact has the fraction 0, no side and no normal
 * @throws RangeError if a number is not finite, a size is not positive or too large, or an option is not valid; and
 * whatever `isSolid` or `sides` throws
 *
 * @remarks O(tiles entered inside the map); over a chunked map, as `moveAndSlide`. Allocates the contact; `sweepInto` creates
 * no objects.
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
): Contact<Q> | undefined;
export function sweep(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  body: RawBody,
  displacement: RawPoint,
  options?: MotionOptions<never>,
): unknown {
  return find('sweep', new ContactAnswer(), map, space, body, displacement, options)?.contact;
}

/**
 * Like `sweep`, but writes the contact into an answer that you create once and reuse. The answer is empty if nothing
 * stops the body.
 *
 * @param contact - the answer, made with `new ContactAnswer`
 * @returns whether a tile stops the body
 * @throws RangeError like `sweep`, and if `contact` is not a `ContactAnswer`; then the answer stays unchanged
 *
 * @remarks Like `sweep`; creates no objects, except for long paths over chunked maps.
 */
export function sweepInto<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  contact: ContactAnswer<Q>,
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  body: Body2<Same<Q>>,
  displacement: VectorIn<NoInfer<Q>>,
  ...optionsWithIsSolid: SolidArguments<T, MotionOptions<NoInfer<T>>, MotionOptionsWithSolid<NoInfer<T>>>
): boolean;
export function sweepInto(
  contact: ContactAnswer<AnyQuantity>,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  body: RawBody,
  displacement: RawPoint,
  options?: MotionOptions<never>,
): boolean {
  if (!(contact instanceof ContactAnswer)) {
    throw argumentError('sweepInto', 'contact', 'a ContactAnswer', contact, 'Create it once with new, and reuse it');
  }
  const isStopped = find('sweepInto', contact, map, space, body, displacement, options) !== undefined;
  if (!isStopped) contact.clear();
  return isStopped;
}

/** Writes the first contact into `into`, and returns it; `undefined` if nothing stops the box. */
function find(
  where: string,
  into: ContactAnswer<AnyQuantity>,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  body: RawBody,
  displacement: RawPoint,
  options: MotionOptions<never> | undefined,
): ContactAnswer<AnyQuantity> | undefined {
  const motion = beginMotion(where, map, space, body, displacement, options);
  const { faces, slide } = motion;
  const { leg } = slide;
  if (faces.areClearAround(leg.x, leg.y)) {
    motions.giveBack(motion);
    return undefined;
  }
  const halfExtents = isCircle(body) ? pointLike : body.halfExtents;
  let isStopped = beginStep(leg, faces);
  if (isStopped) {
    leg.tileX = leg.insideX;
    leg.tileY = leg.insideY;
    into.put(space, halfExtents, leg, FREE, 0, body.center.x, body.center.y, 0);
  } else {
    leg.go(faces);
    isStopped = leg.axis !== FREE;
    const { sign } = leg.axis === ALONG_X ? leg.x : leg.y;
    if (isStopped) into.put(space, halfExtents, leg, leg.axis, sign, leg.x.reached, leg.y.reached, leg.fraction);
  }
  motions.giveBack(motion);
  return isStopped ? into : undefined;
}
