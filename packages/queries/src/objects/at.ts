/** Which objects contain a position. */
import { requireFinitePoint } from '@tilewright/units/checks';
import type { AnyQuantity, Point2, Same } from '@tilewright/units';
import type { ObjectTracker } from '../tracker/tracker.js';
import { findInRectangle } from './in-rectangle.js';
import { matchPool } from './matches.js';
import { objectOptions, type ObjectOptions } from './options.js';
import { beginList, endList } from './question.js';

/**
 * Finds the objects that contain a position. Shapes are closed: a position on the border counts.
 *
 * @param tracker - the tracker of the objects
 * @param position - a position in the world of the tracker
 * @param options - `filter`, `limit`, `order`
 * @returns each object once. The order is unspecified, except with `order`
 * @throws RangeError if a coordinate is not finite, or an option is not valid; and whatever the filter throws
 *
 * @remarks O(objects near the position). Allocates the array.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(2, 2), tiles(0.8)));
 * objectsAt(tracker, at(2.5, 2)); // => ['slime']
 */
export function objectsAt<T, Q extends AnyQuantity>(
  tracker: ObjectTracker<T, Q>,
  position: Point2<Same<Q>>,
  options?: ObjectOptions<T>,
): T[] {
  const where = 'objectsAt';
  const store = beginList(where, tracker, options, objectOptions);
  requireFinitePoint(where, 'position', position);
  const matches = matchPool.borrow();
  matches.ask(position, position);
  return endList(store, matches, findInRectangle(store, matches), options);
}
