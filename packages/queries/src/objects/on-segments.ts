/** Which objects many segments meet first, and where. */
import type { AnyQuantity, Point2, Same } from '@tilewright/units';
import { type Pairs, type RawPoint, requireFinitePoint } from '@tilewright/units/checks';
import { isPointColumn } from '../arguments/columns.js';
import { requireFinitePoints } from '../tracker/shape-checks.js';
import type { PointsOf } from '../tracker/shapes.js';
import type { Store } from '../tracker/store.js';
import type { ObjectTracker } from '../tracker/tracker.js';
import type { Contacts } from './contacts.js';
import { FirstHitsAnswer } from './first-hits-answer.js';
import { type Matches, matchPool } from './matches.js';
import { rowOptions, type RowOptions } from './options.js';
import { beginList, requireAnswer } from './question.js';
import { type FilterOfRow, filterOfRow } from './row-filter.js';
import { segmentSearches } from './segment-search.js';

/**
 * Finds the first object on each of many segments, and where it is met: row by row what `firstObjectOnSegment` finds.
 *
 * Segments that start inside an object hit it at distance 0. At equal distances, the object that was added earlier comes
 * first.
 *
 * @param answer - the answer to fill; create it once and reuse it
 * @param tracker - the tracker of the objects
 * @param starts - the starts of the segments, in the world of the tracker: a column, or one point from which all start
 * @param ends - the ends of the segments: a column
 * @param options - `filter`, which also receives the row
 * @returns the number of rows with a hit
 * @throws RangeError if a coordinate is not finite, the columns differ in length, or an option is not valid; and
 * whatever the filter throws. Then the answer is unchanged
 *
 * @remarks O(objects near the segments up to their hits), without the cost of a call, checks and a shape for each row.
 * Allocates nothing once the answer has grown, except one small object for a filter, and where a segment meets an object
 * or its own end in an exact tie: up to 2.5 kB for each such object.
 */
export function firstObjectsOnSegmentsInto<T, Q extends AnyQuantity>(
  answer: FirstHitsAnswer<T, Q>,
  tracker: ObjectTracker<T, Q>,
  starts: PointsOf<Same<Q>> | Point2<Same<Q>>,
  ends: PointsOf<Same<Q>>,
  options?: RowOptions<T>,
): number;
export function firstObjectsOnSegmentsInto<T, Q extends AnyQuantity>(
  answer: FirstHitsAnswer<T, Q>,
  tracker: ObjectTracker<T, Q>,
  starts: Pairs | RawPoint,
  ends: Pairs,
  options?: RowOptions<T>,
): number {
  const where = 'firstObjectsOnSegmentsInto';
  requireAnswer(where, 'answer', answer, answer instanceof FirstHitsAnswer, 'a FirstHitsAnswer');
  const store = beginList(where, tracker, options, rowOptions);
  if (isPointColumn(where, 'starts', starts)) {
    requireFinitePoints(where, 'starts', starts);
    requireFinitePoints(where, 'ends', ends, starts.length, 'starts');
  } else {
    requireFinitePoint(where, 'starts', starts);
    requireFinitePoints(where, 'ends', ends);
  }
  const filter = filterOfRow(options);
  const matches = answer.matchesFor(filter);
  const contacts = answer.contactsFor(filter);
  answer.isBeingFilled = true;
  try {
    return answer.takeRows(
      store,
      matches,
      contacts,
      ends.length,
      findEach(store, matches, contacts, starts, ends, filter),
    );
  } finally {
    answer.isBeingFilled = false;
  }
}

/** Finds the hits of all rows; returns their number. The key of each row is the index of its hit, or -1. */
function findEach(
  store: Store<unknown>,
  matches: Matches,
  contacts: Contacts,
  starts: Pairs | RawPoint,
  { length, rawX: endXs, rawY: endYs }: Pairs,
  filter: FilterOfRow | undefined,
): number {
  const keys = matches.reserveKeys(length);
  const question = matchPool.borrow();
  const search = segmentSearches.borrow();
  const { asked, handles } = question;
  const wasLocked = store.isLocked;
  let found = 0;
  const column = 'rawX' in starts ? starts : undefined;
  if ('x' in starts) {
    asked[0] = starts.x;
    asked[1] = starts.y;
  }
  try {
    store.isLocked ||= filter !== undefined;
    for (let row = 0; row < length; row++) {
      if (column !== undefined) {
        asked[0] = column.rawX[row]!;
        asked[1] = column.rawY[row]!;
      }
      asked[2] = endXs[row]!;
      asked[3] = endYs[row]!;
      keys[row] = -1;
      if (filter !== undefined) filter.row = row;
      if (search.findFirst(store, question, filter?.accepts) === 0) continue;
      const handle = handles[0]!;
      matches.reserve(found + 1)[found] = handle;
      contacts.reserve(found + 1);
      contacts.put(found, asked, store, handle);
      keys[row] = found++;
    }
  } finally {
    store.isLocked = wasLocked;
    segmentSearches.giveBack(search);
    matchPool.giveBack(question);
  }
  return found;
}
