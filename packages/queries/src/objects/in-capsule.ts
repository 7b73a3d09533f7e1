/** Which objects overlap a capsule. */
import type { AnyQuantity, Capsule2, Same } from '@tilewright/units';
import { type RawCapsule, requireFiniteCapsule } from '@tilewright/units/checks';
import type { ObjectTracker } from '../tracker/tracker.js';
import type { ObjectAnswer } from './answer.js';
import { findInArea } from './in-area.js';
import { matchPool } from './matches.js';
import { objectOptions, type ObjectOptions } from './options.js';
import { CapsuleArea } from './capsule-area.js';
import { beginAnswer, beginList, endAnswer, endList } from './question.js';

/**
 * Finds the objects that overlap a capsule: circles, rectangles and points. Shapes are closed: objects that only touch the
 * capsule count.
 *
 * @param tracker - the tracker of the objects
 * @param capsule - a capsule in the world of the tracker
 * @param options - `filter`, `limit`, `order`
 * @returns each object once. The order is unspecified, except with `order`
 * @throws RangeError if a number of the capsule is not finite, the radius is negative, or an option is not valid; and whatever the filter throws
 *
 * @remarks O(objects near the box around the capsule). Allocates the array; `objectsInCapsuleInto` allocates nothing,
 * except where only exact arithmetic can decide.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(2, 2), tiles(0.8)));
 * const beam = capsule(segmentBetween(at(0, 0), at(4, 0)), tiles(1.25));
 * objectsInCapsule(tracker, beam); // => ['slime']
 */
export function objectsInCapsule<T, Q extends AnyQuantity>(
  tracker: ObjectTracker<T, Q>,
  capsule: Capsule2<Same<Q>>,
  options?: ObjectOptions<T>,
): T[];
export function objectsInCapsule<T>(
  tracker: ObjectTracker<T, AnyQuantity>,
  capsule: RawCapsule,
  options?: ObjectOptions<T>,
): T[] {
  const where = 'objectsInCapsule';
  const store = beginList(where, tracker, options, objectOptions);
  requireFiniteCapsule(where, 'capsule', capsule);
  const matches = matchPool.borrow();
  area.ask(capsule, matches);
  return endList(store, matches, findInArea(store, matches, area), options);
}

/**
 * Like `objectsInCapsule`, but fills an answer that you create once and reuse.
 *
 * @returns the number of objects in the answer
 * @throws RangeError like `objectsInCapsule`, and if the filter of a question tries to fill the same answer
 *
 * @remarks Allocates nothing once the answer has grown, except where only exact arithmetic can decide.
 */
export function objectsInCapsuleInto<T, Q extends AnyQuantity>(
  answer: ObjectAnswer<T>,
  tracker: ObjectTracker<T, Q>,
  capsule: Capsule2<Same<Q>>,
  options?: ObjectOptions<T>,
): number;
export function objectsInCapsuleInto<T>(
  answer: ObjectAnswer<T>,
  tracker: ObjectTracker<T, AnyQuantity>,
  capsule: RawCapsule,
  options?: ObjectOptions<T>,
): number {
  const where = 'objectsInCapsuleInto';
  const store = beginAnswer(where, answer, tracker, options, objectOptions);
  requireFiniteCapsule(where, 'capsule', capsule);
  const matches = answer.matchesFor(options?.filter);
  area.ask(capsule, matches);
  return endAnswer(store, answer, matches, findInArea(store, matches, area), options);
}

/** Shared by all questions: filters, which may ask others, are called after the search. */
const area = /* @__PURE__ */ new CapsuleArea();
