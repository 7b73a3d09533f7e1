/** Which objects are nearest to each of many positions. */
import { type AnyQuantity, type Same, unsafeNumber } from '@tilewright/units';
import { type Pairs, requireInteger } from '@tilewright/units/checks';
import { requireFinitePoints } from '../tracker/shape-checks.js';
import type { PointsOf } from '../tracker/shapes.js';
import type { Store } from '../tracker/store.js';
import type { ObjectTracker } from '../tracker/tracker.js';
import { type Matches, matchPool } from './matches.js';
import { requireMaxDistance } from './nearest.js';
import { NearestOfEachAnswer } from './nearest-of-each-answer.js';
import { nearestSearches } from './nearest-search.js';
import { nearestRowOptions, type NearestRowOptions } from './options.js';
import { beginList, requireAnswer } from './question.js';
import { type FilterOfRow, filterOfRow } from './row-filter.js';

/**
 * Finds the `count` objects nearest to each of many positions: row by row what `nearestObjects` finds, sorted by the
 * distance to their shapes, and at equal distances by the order of addition.
 *
 * @param answer - the answer to fill; create it once and reuse it
 * @param tracker - the tracker of the objects
 * @param positions - positions in the world of the tracker
 * @param count - the largest number of objects per row
 * @param options - `filter`, which also receives the row; `maxDistance`: objects farther than this are left out
 * @returns the number of objects in all rows
 * @throws RangeError if a coordinate is not finite, `count` is not a non-negative integer, `maxDistance` is negative, or
 * another option is not valid; and whatever the filter throws. Then the answer is unchanged
 *
 * @remarks O(objects near the positions), times log(count), without the cost of a call, checks and a point for each row.
 * Allocates nothing once the answer has grown, except one small object for a filter, and exact distances of close
 * objects if the engine does not inline them: less than 100 bytes per row.
 */
export function nearestObjectsOfEachInto<T, Q extends AnyQuantity>(
  answer: NearestOfEachAnswer<T, Q>,
  tracker: ObjectTracker<T, Q>,
  positions: PointsOf<Same<Q>>,
  count: number,
  options?: NearestRowOptions<T, Same<Q>>,
): number {
  const where = 'nearestObjectsOfEachInto';
  requireAnswer(where, 'answer', answer, answer instanceof NearestOfEachAnswer, 'a NearestOfEachAnswer');
  const store = beginList(where, tracker, options, nearestRowOptions);
  const points = requireFinitePoints(where, 'positions', positions);
  requireInteger(where, 'count', count, 0);
  requireMaxDistance(where, options);
  const most = options?.maxDistance;
  const maxDistance = most === undefined ? Number.POSITIVE_INFINITY : unsafeNumber(most);
  const filter = filterOfRow(options);
  const matches = answer.matchesFor(filter);
  const ends = answer.endsFor(filter, points.length);
  answer.isBeingFilled = true;
  try {
    const found = findEach(store, matches, ends, points, count, maxDistance, filter);
    return answer.takeRows(store, matches, ends, points.length, found);
  } finally {
    answer.isBeingFilled = false;
  }
}

/** Finds the objects of all rows one after the other, and the end of each row; returns their number. */
function findEach(
  store: Store<unknown>,
  matches: Matches,
  ends: Int32Array,
  { length, rawX: xs, rawY: ys }: Pairs,
  count: number,
  maxDistance: number,
  filter: FilterOfRow | undefined,
): number {
  const question = matchPool.borrow();
  const search = nearestSearches.borrow();
  const { asked } = question;
  const wasLocked = store.isLocked;
  let found = 0;
  try {
    store.isLocked ||= filter !== undefined;
    for (let row = 0; row < length; row++) {
      asked[0] = xs[row]!;
      asked[1] = ys[row]!;
      asked[2] = maxDistance;
      if (filter !== undefined) filter.row = row;
      const more = search.find(store, question, count, filter?.accepts);
      const handles = matches.reserve(found + more);
      const keys = matches.reserveKeys(found + more);
      for (let i = 0; i < more; i++) {
        handles[found + i] = question.handles[i]!;
        keys[found + i] = question.keys[i]!;
      }
      found += more;
      ends[row] = found;
    }
  } finally {
    store.isLocked = wasLocked;
    nearestSearches.giveBack(search);
    matchPool.giveBack(question);
  }
  return found;
}
