/** The first tracked object that stops a moving body. */
import type { AnyQuantity, Same, VectorIn } from '@tilewright/units';
import { argumentError, isFinitePair, requireFinite, requireFinitePair } from '@tilewright/units/checks';
import type { RawPoint } from '../arguments/raw.js';
import { type Body2, type RawBody, requireBody } from '../motion/body.js';
import { FREE } from '../motion/box-sweep.js';
import { rawFilter } from '../objects/options.js';
import { requireTracker } from '../tracker/require-tracker.js';
import type { ObjectTracker } from '../tracker/tracker.js';
import type { ObjectContact } from './object-contact.js';
import { ObjectContactAnswer } from './object-contact-answer.js';
import { objectSweeps } from './object-sweep.js';
import { type ObstacleOptions, requireObstacleOptions } from './options.js';

/**
 * Finds the first tracked object that stops a box or a circle that moves in a straight line: a bullet with a thickness, or a
 * body that looks ahead.
 *
 * The decisions are exact. Touching does not stop the body; coming to overlap the inside of a shape does. A point is a shape
 * without an inside: it stops a body that would cover it. At a corner of a rectangle that a box meets exactly with both axes,
 * the box would go on along the axis of the longer displacement, as in `sweep`. Of several objects at the same time, the body
 * is stopped by a side before a corner, and otherwise by the object that was added earlier.
 *
 * @param tracker - the tracker of the objects
 * @param body - a box or a circle in the world of the tracker
 * @param displacement - from the center to where the body would end
 * @param options - `except`: an object that does not count, such as the body itself; `filter`
 * @returns the contact, or `undefined` if nothing stops the body. If the body overlaps an object at the start, the contact has
 * the fraction 0, no side and no normal
 * @throws RangeError if a number is not finite, a size is not positive, or an option is not valid; and whatever the filter
 * throws
 *
 * @remarks O(objects near the path, up to the contact). Allocates the contact; `sweepObjectsInto` creates no objects.
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
): ObjectContact<T, Q> | undefined;
export function sweepObjects(
  tracker: ObjectTracker<unknown, AnyQuantity>,
  body: RawBody,
  displacement: RawPoint,
  options?: ObstacleOptions<unknown>,
): unknown {
  return find('sweepObjects', undefined, tracker, body, displacement, options)?.contact;
}

/**
 * Like `sweepObjects`, but writes the contact into an answer that you create once and reuse. The answer is empty if nothing
 * stops the body.
 *
 * @param contact - the answer, made with `new ObjectContactAnswer`
 * @returns whether an object stops the body
 * @throws RangeError like `sweepObjects`, and if `contact` is not an `ObjectContactAnswer`; then the answer stays unchanged
 *
 * @remarks O(objects near the path, up to the contact); creates no objects.
 */
export function sweepObjectsInto<T, Q extends AnyQuantity>(
  contact: ObjectContactAnswer<T, Q>,
  tracker: ObjectTracker<T, Q>,
  body: Body2<Same<Q>>,
  displacement: VectorIn<NoInfer<Q>>,
  options?: ObstacleOptions<T>,
): boolean;
export function sweepObjectsInto(
  contact: ObjectContactAnswer<unknown, AnyQuantity>,
  tracker: ObjectTracker<unknown, AnyQuantity>,
  body: RawBody,
  displacement: RawPoint,
  options?: ObstacleOptions<unknown>,
): boolean {
  const where = 'sweepObjectsInto';
  if (!(contact instanceof ObjectContactAnswer)) {
    throw argumentError(where, 'contact', 'an ObjectContactAnswer', contact, 'Create it once with new, and reuse it');
  }
  const isStopped = find(where, contact, tracker, body, displacement, options) !== undefined;
  if (!isStopped) contact.clear();
  return isStopped;
}

/** Writes the first contact into an answer, and returns it; `undefined` if nothing stops the body. */
function find(
  where: string,
  into: ObjectContactAnswer<unknown, AnyQuantity> | undefined,
  tracker: ObjectTracker<unknown, AnyQuantity>,
  body: RawBody,
  displacement: RawPoint,
  options: ObstacleOptions<unknown> | undefined,
): ObjectContactAnswer<unknown, AnyQuantity> | undefined {
  requireTracker(where, tracker);
  requireBody(where, 'body', body);
  if (!isFinitePair(displacement)) requireFinitePair(where, 'displacement', 'a vector', displacement);
  requireObstacleOptions(where, options);
  const { center } = body;
  // Numbers are passed to checks only if one may be at fault: they are boxed.
  if (!Number.isFinite(center.x + displacement.x)) {
    requireFinite(where, '(body.center + displacement).x', center.x + displacement.x);
  }
  if (!Number.isFinite(center.y + displacement.y)) {
    requireFinite(where, '(body.center + displacement).y', center.y + displacement.y);
  }
  const { store } = tracker;
  const search = objectSweeps.borrow();
  search.begin(store, options?.except, rawFilter(options?.filter));
  const { path } = search;
  path.take(body);
  path.startX = center.x;
  path.startY = center.y;
  path.endX = center.x + displacement.x;
  path.endY = center.y + displacement.y;
  let answer: ObjectContactAnswer<unknown, AnyQuantity> | undefined;
  if (search.find()) {
    if (search.first.axis === FREE) search.stayAtStart();
    else search.standAtContact();
    answer = into ?? new ObjectContactAnswer();
    answer.take(store, search);
  }
  objectSweeps.giveBack(search);
  return answer;
}
