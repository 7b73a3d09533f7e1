/** Which objects overlap a capsule. */
import type { AnyQuantity, Capsule2, Same } from '@tilewright/units';
import { type RawCapsule, requireFiniteCapsule } from '@tilewright/units/checks';
import type { ObjectTracker } from '../tracker/tracker.js';
import { findInArea } from './in-area.js';
import { matchPool } from './matches.js';
import { objectOptions, type ObjectOptions } from './options.js';
import { CapsuleArea } from './capsule-area.js';
import { beginList, endList } from './question.js';

/**
 * Finds the objects that overlap a capsule: circles, rectangles and points. Shapes are closed: objects that only touch
 * the capsule count.
 *
 * @param tracker - the tracker of the objects
 * @param capsule - a capsule in the world of the tracker
 * @param options - `filter`, `limit`, `order`
 * @returns each object once. The order is unspecified, except with `order`
 * @throws RangeError if a number of the capsule is not finite, the radius is negative, or an option is not valid; and
 * whatever the filter throws
 *
 * @remarks O(objects near the box around the capsule). Allocates the array, and memory where only exact arithmetic can
 * decide.
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

/** Shared by all questions: filters, which may ask others, are called after the search. */
const area = /* @__PURE__ */ new CapsuleArea();
