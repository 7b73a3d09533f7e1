/** The first tracked object that stops a moving body. */
import type { ObjectTracker } from '@tilewright/queries';
import { rawFilter, trackedObjects } from '@tilewright/queries/kernel';
import type { AnyQuantity, Same, VectorIn } from '@tilewright/units';
import { type RawPoint, requireFinite, requireFinitePair } from '@tilewright/units/checks';
import { type Body2, type RawBody, requireBody } from '../moving/body.js';
import { FREE } from '../moving/box-sweep.js';
import { HIT_NUMBERS, putHit } from './landing.js';
import { makeBodyObjectHit, type BodyObjectHit } from './body-object-hit.js';
import { objectSweeps } from './object-sweep.js';
import { type ObstacleOptions, requireObstacleOptions } from './options.js';

/**
 * Finds the first tracked object that stops a box or a circle that moves in a straight line: a bullet with a thickness,
 * or a body that looks ahead.
 *
 * The decisions are exact. Touching does not stop the body; coming to overlap the inside of a shape does. A point is a
 * shape without an inside: it stops a body that would cover it. At a corner of a rectangle that a box meets exactly
 * with both axes, the box would go on along the axis of the longer displacement, as in `sweep`. Of several objects at
 * the same time, the body is stopped by a side before a corner, and otherwise by the object that was added earlier.
 *
 * @param tracker - the tracker of the objects
 * @param body - a box or a circle in the world of the tracker
 * @param displacement - from the center to where the body would end
 * @param options - `except`: an object that does not count, such as the body itself; `filter`
 * @returns the hit, or `undefined` if nothing stops the body. If the body overlaps an object at the start, the hit has
 * the fraction 0, no side and no normal
 * @throws RangeError if a number is not finite, a size is not positive, or an option is not valid; and whatever the
 * filter throws
 *
 * @remarks O(objects near the path, up to the contact). Allocates the hit.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(5, 0), tiles(1)));
 * const bullet = circle(at(0, 1.5), tiles(1));
 * sweepObjects(tracker, bullet, tileDifference(tiles(8), tiles(0)))?.object; // => 'slime'
 */
export function sweepObjects<T, Q extends AnyQuantity>(
  tracker: ObjectTracker<T, Q>,
  body: Body2<Same<Q>>,
  displacement: VectorIn<NoInfer<Q>>,
  options?: ObstacleOptions<T>,
): BodyObjectHit<T, Q> | undefined;
export function sweepObjects(
  tracker: ObjectTracker<unknown, AnyQuantity>,
  body: RawBody,
  displacement: RawPoint,
  options?: ObstacleOptions<unknown>,
): unknown {
  const where = 'sweepObjects';
  const store = trackedObjects(where, tracker);
  requireBody(where, 'body', body);
  requireFinitePair(where, 'displacement', 'a vector', displacement);
  requireObstacleOptions(where, options);
  const { center } = body;
  const endX = center.x + displacement.x;
  const endY = center.y + displacement.y;
  requireFinite(where, '(body.center + displacement).x', endX);
  requireFinite(where, '(body.center + displacement).y', endY);
  const search = objectSweeps.borrow();
  search.begin(store, options?.except, rawFilter(options?.filter));
  const { path } = search;
  path.take(body);
  path.startX = center.x;
  path.startY = center.y;
  path.endX = endX;
  path.endY = endY;
  let hit: unknown;
  if (search.find()) {
    if (search.first.axis === FREE) search.stayAtStart();
    else search.standAtContact();
    const { slots } = store;
    const { owner } = search;
    const numbers = new Float64Array(HIT_NUMBERS);
    putHit(numbers, 0, search);
    hit = makeBodyObjectHit(slots.objectOf(slots.slotIn(owner)), slots.handleOfOwner(owner), numbers, 0);
  }
  objectSweeps.giveBack(search);
  return hit;
}
