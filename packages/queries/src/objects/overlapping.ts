/** Which objects overlap a tracked object. */
import type { AnyQuantity } from '@tilewright/units';
import type { Handle } from '../handle.js';
import { RECTANGLE_STRIDE } from '../tracker/limits.js';
import type { Store } from '../tracker/store.js';
import type { ObjectTracker } from '../tracker/tracker.js';
import { findInCircle } from './in-circle.js';
import { findInRectangle } from './in-rectangle.js';
import { type Matches, matchPool } from './matches.js';
import { objectOptions, type ObjectOptions } from './options.js';
import { beginList, endList } from './question.js';

/**
 * Finds the objects that overlap a tracked object, except the object itself. Shapes are closed: objects that only touch
 * it count.
 *
 * @param tracker - the tracker of the objects
 * @param handle - the handle of the object
 * @param options - `filter`, `limit`, `order`
 * @returns each object once. The order is unspecified, except with `order`
 * @throws RangeError for a stale or forged handle, or an option that is not valid; and whatever the filter throws
 *
 * @remarks O(objects near the object). Allocates the array.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(2, 2), tiles(0.8)));
 * const bat = tracker.add('bat', at(2, 2.5));
 * objectsOverlapping(tracker, bat); // => ['slime']
 */
export function objectsOverlapping<T, Q extends AnyQuantity>(
  tracker: ObjectTracker<T, Q>,
  handle: Handle,
  options?: ObjectOptions<T>,
): T[] {
  const where = 'objectsOverlapping';
  const store = beginList(where, tracker, options, objectOptions);
  const slot = store.slots.slotOf(handle, where);
  const matches = matchPool.borrow();
  return endList(store, matches, findOverlapping(store, matches, slot), options);
}

function findOverlapping(store: Store<unknown>, matches: Matches, slot: number): number {
  const { records, stride } = store.cellsOf(slot);
  const at = store.slots.record[slot]! * stride;
  for (let i = 0; i < 4; i++) matches.asked[i] = records[at + i]!;
  const found = stride === RECTANGLE_STRIDE ? findInRectangle(store, matches) : findInCircle(store, matches);
  // The object overlaps itself.
  const own = matches.handles.indexOf(store.slots.ownerOf(slot));
  matches.handles.copyWithin(own, own + 1, found);
  return found - 1;
}
