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
 * Finds the first object that a segment meets, and where.
 *
 * If the segment starts inside an object or on its border, it hits that object at distance 0. At equal distances, the
 * object that was added earlier comes first.
 *
 * @param tracker - the tracker of the objects
 * @param segment - a segment in the world of the tracker
 * @param options - filter
 * @returns the hit, or `undefined` if the segment meets no object
 * @throws RangeError if a coordinate is not finite, or an option is not valid; and whatever the filter throws
 *
 * @remarks O(objects near the segment up to the hit). Allocates the hit; `firstObjectOnSegmentInto` allocates nothing.
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
  const hit = findFirst(store, matches, options) === 0 ? undefined : makeHit<T, Q>(store, matches, matches.handles[0]!);
  matchPool.giveBack(matches);
  return hit;
}

/**
 * Like `firstObjectOnSegment`, but fills an answer that you create once and reuse.
 *
 * @returns the number of hits in the answer: 1, or 0 if the segment meets no object
 * @throws RangeError like `firstObjectOnSegment`, and if the filter of a question tries to fill the same answer
 *
 * @remarks Allocates nothing once the answer has grown, except where the segment meets an object or its own end in an exact
 * tie: up to 2.5 kB for each such object.
 */
export function firstObjectOnSegmentInto<T, Q extends AnyQuantity>(
  answer: HitAnswer<T, Q>,
  tracker: ObjectTracker<T, Q>,
  segment: Segment2<Same<Q>>,
  options?: FirstObjectOptions<T>,
): number {
  const where = 'firstObjectOnSegmentInto';
  requireAnswer(where, 'answer', answer, answer instanceof HitAnswer, 'a HitAnswer');
  return fill(begin(where, tracker, segment, options, firstOptions), answer, segment, findFirst, options);
}

/**
 * Finds all objects that a segment meets, and where, sorted by the distance from its start. See `firstObjectOnSegment`.
 *
 * @param tracker - the tracker of the objects
 * @param segment - a segment in the world of the tracker
 * @param options - `filter`, `limit`
 * @returns one hit per object, nearest first; at equal distances, by the order of addition
 * @throws RangeError if a coordinate is not finite, or an option is not valid; and whatever the filter throws
 *
 * @remarks O(objects near the segment). Allocates the array and the hits; `objectsOnSegmentInto` allocates nothing.
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
  for (let match = 0; match < count; match++) hits.push(makeHit<T, Q>(store, matches, matches.handles[match]!));
  matchPool.giveBack(matches);
  return hits;
}

/**
 * Like `objectsOnSegment`, but fills an answer that you create once and reuse.
 *
 * @returns the number of hits in the answer
 * @throws RangeError like `objectsOnSegment`, and if the filter of a question tries to fill the same answer
 *
 * @remarks Allocates nothing once the answer has grown, except where the segment meets an object or its own end in an exact
 * tie: up to 2.5 kB for each such object.
 */
export function objectsOnSegmentInto<T, Q extends AnyQuantity>(
  answer: HitAnswer<T, Q>,
  tracker: ObjectTracker<T, Q>,
  segment: Segment2<Same<Q>>,
  options?: OrderedObjectOptions<T>,
): number {
  const where = 'objectsOnSegmentInto';
  requireAnswer(where, 'answer', answer, answer instanceof HitAnswer, 'a HitAnswer');
  return fill(begin(where, tracker, segment, options, filterAndLimit), answer, segment, findAll, options);
}

/** Checks the arguments that all forms share, and returns the store. */
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

/** Fills an answer with the results of a search. */
function fill<T, Q extends AnyQuantity>(
  store: Store<T>,
  answer: HitAnswer<T, Q>,
  segment: Segment2<AnyQuantity>,
  find: (store: Store<T>, matches: Matches, options: OrderedObjectOptions<T> | undefined) => number,
  options: OrderedObjectOptions<T> | undefined,
): number {
  const matches = answer.matchesFor(options?.filter);
  matches.ask(segment.start, segment.end);
  answer.isBeingFilled = true;
  try {
    return answer.take(store, matches, find(store, matches, options));
  } finally {
    answer.isBeingFilled = false;
  }
}

/** Finds the first object that the filter accepts; returns 1, or 0 if it accepts no object. */
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

/** Finds the objects that the filter accepts, up to the limit, nearest first; returns their number. */
function findAll<T>(store: Store<T>, matches: Matches, options: OrderedObjectOptions<T> | undefined): number {
  const search = segmentSearches.borrow();
  const found = search.findAll(store, matches);
  segmentSearches.giveBack(search);
  return select(store, matches, found, options);
}
