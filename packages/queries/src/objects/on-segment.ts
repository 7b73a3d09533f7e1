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
  const store = begin('firstObjectOnSegment', tracker, segment, options, firstOptions);
  const matches = matchPool.borrow();
  matches.ask(segment.start, segment.end);
  const hit = findFirst(store, matches, options) === 0 ? undefined : makeHit<T, Q>(store, matches, matches.slots[0]!);
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
  return fill(begin(where, tracker, segment, options, firstOptions), answer, segment, findFirst, options);
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
  const store = begin('objectsOnSegment', tracker, segment, options, filterAndLimit);
  const matches = matchPool.borrow();
  matches.ask(segment.start, segment.end);
  const count = findAll(store, matches, options);
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
  return fill(begin(where, tracker, segment, options, filterAndLimit), answer, segment, findAll, options);
}

/** Checks what every form takes, and returns the store. */
function begin<T, Q extends AnyQuantity>(
  where: string,
  tracker: ObjectTracker<T, Q>,
  segment: Segment2<Same<Q>>,
  options: OrderedObjectOptions<T> | undefined,
  known: readonly string[],
): Store<T> {
  const store = beginList(where, tracker, options, known);
  requireFiniteSegment(where, 'segment', segment);
  return store;
}

/** Fills an answer with what a search finds. */
function fill<T, Q extends AnyQuantity>(
  store: Store<T>,
  answer: HitAnswer<T, Q>,
  segment: Segment2<AnyQuantity>,
  find: (store: Store<T>, matches: Matches, options: OrderedObjectOptions<T> | undefined) => number,
  options: OrderedObjectOptions<T> | undefined,
): number {
  const { matches } = answer;
  matches.ask(segment.start, segment.end);
  answer.isBeingFilled = true;
  try {
    return answer.take(store, find(store, matches, options));
  } finally {
    answer.isBeingFilled = false;
  }
}

/** Finds the first object that counts; returns 1, or 0 for none. */
function findFirst<T>(store: Store<T>, matches: Matches, options: FirstObjectOptions<T> | undefined): number {
  const filter = rawFilter(options?.filter);
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

/** Finds all objects that count, nearest first; returns how many. */
function findAll<T>(store: Store<T>, matches: Matches, options: OrderedObjectOptions<T> | undefined): number {
  const search = segmentSearches.borrow();
  const found = search.findAll(store, matches);
  segmentSearches.giveBack(search);
  return select(store, matches, found, options);
}
