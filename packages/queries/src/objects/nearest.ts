/** Which objects are nearest to a position. */
import { type AnyQuantity, type Point2, type Same, unsafeNumber } from '@tilewright/units';
import { requireFinitePoint, requireInteger, requireNonNegative } from '@tilewright/units/checks';
import type { Store } from '../tracker/store.js';
import type { ObjectTracker } from '../tracker/tracker.js';
import { type Matches, matchPool } from './matches.js';
import type { ObjectAnswer } from './answer.js';
import { nearestSearches } from './nearest-search.js';
import { nearestOptions, type NearestOptions, rawFilter } from './options.js';
import { beginAnswer, beginList, objectsOf } from './question.js';

/**
 * Finds the `count` objects nearest to a position, or all objects if there are fewer. They are sorted by the distance
 * to their shapes, which is 0 inside a shape; at equal distances, by the order of addition.
 *
 * @param tracker - the tracker of the objects
 * @param position - a position in the world of the tracker
 * @param count - the largest number of objects to return
 * @param options - `filter`; `maxDistance`: objects farther than this are left out
 * @throws RangeError if a number is not finite, `count` is not a non-negative integer, `maxDistance` is negative, or
 * another option is not valid; and whatever the filter throws
 *
 * @remarks O(objects near the position), times log(count). Allocates the array; `nearestObjectsInto` allocates nothing.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(2, 2), tiles(0.5)));
 * tracker.add('bat', at(9, 2));
 * nearestObjects(tracker, at(4, 2), 1); // => ['slime']
 */
export function nearestObjects<T, Q extends AnyQuantity>(
  tracker: ObjectTracker<T, Q>,
  position: Point2<Same<Q>>,
  count: number,
  options?: NearestOptions<T, Same<Q>>,
): T[] {
  const where = 'nearestObjects';
  const store = beginList(where, tracker, options, nearestOptions);
  requireQuestion(where, position, count, options);
  const matches = matchPool.borrow();
  const found = find(store, matches, position, count, options);
  const objects = objectsOf(store.slots, matches, found);
  matchPool.giveBack(matches);
  return objects;
}

/**
 * Like `nearestObjects`, but fills an answer that you create once and reuse, which also holds the distances.
 *
 * @returns the number of objects in the answer
 * @throws RangeError like `nearestObjects`, and if the filter of a question tries to fill the same answer
 *
 * @remarks Allocates nothing once the answer has grown, except for exact distances of close objects if the engine does
 * not inline them: less than 100 bytes per call.
 */
export function nearestObjectsInto<T, Q extends AnyQuantity>(
  answer: ObjectAnswer<T, Q>,
  tracker: ObjectTracker<T, Q>,
  position: Point2<Same<Q>>,
  count: number,
  options?: NearestOptions<T, Same<Q>>,
): number {
  const where = 'nearestObjectsInto';
  const store = beginAnswer(where, answer, tracker, options, nearestOptions);
  requireQuestion(where, position, count, options);
  const matches = answer.matchesFor(options?.filter);
  answer.isBeingFilled = true;
  try {
    const found = answer.take(store, matches, find(store, matches, position, count, options));
    answer.hasDistances = true;
    return found;
  } finally {
    answer.isBeingFilled = false;
  }
}

function requireQuestion(
  where: string,
  position: Point2<AnyQuantity>,
  count: number,
  options: NearestOptions<never, AnyQuantity> | undefined,
): void {
  requireFinitePoint(where, 'position', position);
  requireInteger(where, 'count', count, 0);
  if (options?.maxDistance !== undefined) requireNonNegative(where, 'maxDistance', options.maxDistance);
}

function find<T, Q extends AnyQuantity>(
  store: Store<T>,
  matches: Matches,
  position: Point2<Q>,
  count: number,
  options: NearestOptions<T, Q> | undefined,
): number {
  const maxDistance = options?.maxDistance;
  matches.ask(position, undefined);
  matches.asked[2] = maxDistance === undefined ? Number.POSITIVE_INFINITY : unsafeNumber(maxDistance);
  const filter = rawFilter(options?.filter);
  const search = nearestSearches.borrow();
  const wasLocked = store.isLocked;
  try {
    store.isLocked ||= filter !== undefined;
    return search.find(store, matches, count, filter);
  } finally {
    store.isLocked = wasLocked;
    nearestSearches.giveBack(search);
  }
}
