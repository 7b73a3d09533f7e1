/** Which objects a segment meets, and where. */
import { requireFiniteSegment } from '@tilewright/units/checks';
import type { AnyQuantity, Same, Segment2 } from '@tilewright/units';
import type { Store } from '../tracker/store.js';
import type { ObjectTracker } from '../tracker/tracker.js';
import { type HitAnswer, requireHitAnswer } from '../hit-answer.js';
import { makeHit, type ObjectHit, writeHit } from './hit.js';
import { type Matches, matchPool } from './matches.js';
import {
  firstOptions,
  type FirstObjectOptions,
  filterAndLimit,
  type OrderedObjectOptions,
  rawFilter,
} from './options.js';
import { beginList, select } from './question.js';
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
  const isHit = findFirst(store, matches, segment, options);
  const hit = isHit ? makeHit<T, Q>(store, matches, matches.handles[0]!) : undefined;
  matchPool.giveBack(matches);
  return hit;
}

/**
 * Like `firstObjectOnSegment`, but writes the hit into an answer that you create once and reuse. The answer is empty if
 * the segment meets no object.
 *
 * @param hit - the answer, made with `new HitAnswer`
 * @returns whether the segment meets an object
 * @throws RangeError like `firstObjectOnSegment`, and if `hit` is not a `HitAnswer`; then the answer stays unchanged
 *
 * @remarks Allocates nothing, except where the segment meets an object or its own end in an exact tie: up to 2.5 kB for
 * each such object.
 */
export function firstObjectOnSegmentInto<T, Q extends AnyQuantity>(
  hit: HitAnswer<Q, T>,
  tracker: ObjectTracker<T, Q>,
  segment: Segment2<Same<Q>>,
  options?: FirstObjectOptions<T>,
): boolean {
  const where = 'firstObjectOnSegmentInto';
  requireHitAnswer(where, hit);
  const store = begin(where, tracker, segment, options, firstOptions);
  const matches = matchPool.borrow();
  const isHit = findFirst(store, matches, segment, options);
  hit.end(isHit, isHit ? writeHit(hit, store, matches, matches.handles[0]!) : undefined);
  matchPool.giveBack(matches);
  return isHit;
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
 * @remarks O(objects near the segment). Allocates the array and the hits.
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

/** Finds the first object that the filter accepts; returns whether there is one. */
function findFirst<T, Q extends AnyQuantity>(
  store: Store<T>,
  matches: Matches,
  segment: Segment2<Q>,
  options: FirstObjectOptions<T> | undefined,
): boolean {
  matches.ask(segment.start, segment.end);
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
