/** Which objects contain a position. */
import { requireFinitePoint } from '@tilewright/units/checks';
import type { AnyQuantity, Point2, Same } from '@tilewright/units';
import type { ObjectTracker } from '../tracker/tracker.js';
import type { ObjectAnswer } from './answer.js';
import { findInRectangle } from './in-rectangle.js';
import { matchPool } from './matches.js';
import { objectOptions, type ObjectOptions } from './options.js';
import { beginAnswer, beginList, endAnswer, endList } from './question.js';

/**
 * The objects that contain a position, those on whose border it lies included.
 *
 * @param tracker - where to look
 * @param position - in the world of the tracker
 * @param options - filter, limit, order
 * @returns each object once, in unspecified order without `order`
 * @throws RangeError if a coordinate is not finite, or an option is not as its type says; what the filter throws
 *
 * @remarks O(objects near the position). Allocates the array; `objectsAtInto` allocates nothing.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(2, 2), tiles(0.8)));
 * objectsAt(tracker, at(2.5, 2)); // => ['slime']
 */
export function objectsAt<T, Q extends AnyQuantity>(
  tracker: ObjectTracker<T, Q>,
  position: Point2<Same<Q>>,
  options?: ObjectOptions<T>,
): T[] {
  const where = 'objectsAt';
  const store = beginList(where, tracker, options, objectOptions);
  requireFinitePoint(where, 'position', position);
  const matches = matchPool.borrow();
  matches.ask(position, position);
  return endList(store, matches, findInRectangle(store, matches), options);
}

/**
 * `objectsAt` into an answer that is kept and filled again.
 *
 * @returns how many objects it now holds
 * @throws RangeError as `objectsAt`, and if `answer` is being filled already, which only its filter can see
 *
 * @remarks Allocates nothing once the answer has grown.
 */
export function objectsAtInto<T, Q extends AnyQuantity>(
  answer: ObjectAnswer<T>,
  tracker: ObjectTracker<T, Q>,
  position: Point2<Same<Q>>,
  options?: ObjectOptions<T>,
): number {
  const where = 'objectsAtInto';
  const store = beginAnswer(where, answer, tracker, options, objectOptions);
  requireFinitePoint(where, 'position', position);
  const { matches } = answer;
  matches.ask(position, position);
  return endAnswer(store, answer, findInRectangle(store, matches), options);
}
