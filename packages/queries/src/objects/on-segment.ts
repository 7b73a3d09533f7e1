/** Which objects a segment meets, and where. */
import { requireFiniteSegment } from '@tilewright/units/checks';
import type { AnyQuantity, Same, Segment2 } from '@tilewright/units';
import type { Store } from '../tracker/store.js';
import type { ObjectTracker } from '../tracker/tracker.js';
import { makeHit, type ObjectHit } from './hit.js';
import { HitAnswer } from './hit-answer.js';
import { type Matches, matchPool } from './matches.js';
import {
  firstOptions,
  type FirstObjectOptions,
  filterAndLimit,
  type OrderedObjectOptions,
  rawFilter,
  type RawFilter,
} from './options.js';
import { beginList, requireAnswer, select } from './question.js';
import { segmentSearches } from './segment-search.js';

/**
 * The first object that a segment meets, and where.
 *
 * A start inside an object, or on its border, is a hit at distance 0. Of objects at equal distances the one comes first
 * that was added earlier.
 *
 * @param tracker - where to look
 * @param segment - in the world of the tracker
 * @param options - filter
 * @returns the hit, or `undefined` if it meets none
 * @throws RangeError if a coordinate is not finite, or an option is not as its type says; what the filter throws
 *
 * @remarks Stops at the first hit, so it costs what lies before it. Allocates the hit;
 * `firstObjectOnSegmentInto` allocates nothing.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(5, 0), tiles(1)));
 * firstObjectOnSegment(tracker, segmentBetween(at(0, 0), at(8, 0)))?.fraction; // => 0.5
 */
export function firstObjectOnSegment<T, Q extends AnyQuantity>(
  tracker: ObjectTracker<T, Q>,
  segment: Segment2<Same<Q>>,
  options?: FirstObjectOptions<T>,
): ObjectHit<T, Q> | undefined {
  const where = 'firstObjectOnSegment';
  const store = beginList(where, tracker, options, firstOptions);
  requireFiniteSegment(where, 'segment', segment);
  const matches = matchPool.borrow();
  matches.ask(segment.start, segment.end);
  const found = findFirst(store, matches, rawFilter(options?.filter));
  const hit = found === 0 ? undefined : makeHit<T, Q>(store, matches, matches.slots[0]!);
  matchPool.giveBack(matches);
  return hit;
}

/**
 * `firstObjectOnSegment` into an answer that is kept and filled again.
 *
 * @returns 1, or 0 if the segment meets none
 * @throws RangeError as `firstObjectOnSegment`, and if `answer` is being filled already, which only its filter can see
 *
 * @remarks Allocates nothing once the answer has grown.
 */
export function firstObjectOnSegmentInto<T, Q extends AnyQuantity>(
  answer: HitAnswer<T, Q>,
  tracker: ObjectTracker<T, Q>,
  segment: Segment2<Same<Q>>,
  options?: FirstObjectOptions<T>,
): number {
  const where = 'firstObjectOnSegmentInto';
  requireAnswer(where, 'answer', answer, HitAnswer, 'a HitAnswer');
  const store = beginList(where, tracker, options, firstOptions);
  requireFiniteSegment(where, 'segment', segment);
  const { matches } = answer;
  matches.ask(segment.start, segment.end);
  answer.isBeingFilled = true;
  try {
    return answer.take(store, findFirst(store, matches, rawFilter(options?.filter)));
  } finally {
    answer.isBeingFilled = false;
  }
}

/**
 * All objects that a segment meets, and where, by distance from its start; see `firstObjectOnSegment`.
 *
 * @param tracker - where to look
 * @param segment - in the world of the tracker
 * @param options - filter, limit
 * @returns one hit for each object, nearest first; of objects at equal distances the one first that was added earlier
 * @throws RangeError if a coordinate is not finite, or an option is not as its type says; what the filter throws
 *
 * @remarks O(objects near the segment). Allocates array and hits; `objectsOnSegmentInto` allocates nothing.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(5, 0), tiles(1)));
 * tracker.add('bat', at(2, 0));
 * objectsOnSegment(tracker, segmentBetween(at(0, 0), at(8, 0))).map((hit) => hit.object); // => ['bat', 'slime']
 */
export function objectsOnSegment<T, Q extends AnyQuantity>(
  tracker: ObjectTracker<T, Q>,
  segment: Segment2<Same<Q>>,
  options?: OrderedObjectOptions<T>,
): ObjectHit<T, Q>[] {
  const where = 'objectsOnSegment';
  const store = beginList(where, tracker, options, filterAndLimit);
  requireFiniteSegment(where, 'segment', segment);
  const matches = matchPool.borrow();
  matches.ask(segment.start, segment.end);
  const count = select(store, matches, findAll(store, matches), options);
  const hits: ObjectHit<T, Q>[] = [];
  for (let match = 0; match < count; match++) hits.push(makeHit<T, Q>(store, matches, matches.slots[match]!));
  matchPool.giveBack(matches);
  return hits;
}

/**
 * `objectsOnSegment` into an answer that is kept and filled again.
 *
 * @returns how many hits it now holds
 * @throws RangeError as `objectsOnSegment`, and if `answer` is being filled already, which only its filter can see
 *
 * @remarks Allocates nothing once the answer has grown.
 */
export function objectsOnSegmentInto<T, Q extends AnyQuantity>(
  answer: HitAnswer<T, Q>,
  tracker: ObjectTracker<T, Q>,
  segment: Segment2<Same<Q>>,
  options?: OrderedObjectOptions<T>,
): number {
  const where = 'objectsOnSegmentInto';
  requireAnswer(where, 'answer', answer, HitAnswer, 'a HitAnswer');
  const store = beginList(where, tracker, options, filterAndLimit);
  requireFiniteSegment(where, 'segment', segment);
  const { matches } = answer;
  matches.ask(segment.start, segment.end);
  answer.isBeingFilled = true;
  try {
    return answer.take(store, select(store, matches, findAll(store, matches), options));
  } finally {
    answer.isBeingFilled = false;
  }
}

function findFirst(store: Store<unknown>, matches: Matches, filter: RawFilter | undefined): number {
  const search = segmentSearches.borrow();
  const wasLocked = store.isLocked;
  try {
    store.isLocked ||= filter !== undefined;
    return search.findFirst(store, matches, filter);
  } finally {
    store.isLocked = wasLocked;
    segmentSearches.giveBack(search);
  }
}

function findAll(store: Store<unknown>, matches: Matches): number {
  const search = segmentSearches.borrow();
  const found = search.findAll(store, matches);
  segmentSearches.giveBack(search);
  return found;
}
