/** Which objects overlap a convex polygon. */
import type { AnyQuantity, ConvexPolygon2, Same } from '@tilewright/units';
import { type RawPolygon, requireFinitePolygon } from '@tilewright/units/checks';
import type { ObjectTracker } from '../tracker/tracker.js';
import { findInArea } from './in-area.js';
import { matchPool } from './matches.js';
import { objectOptions, type ObjectOptions } from './options.js';
import { PolygonArea } from './polygon-area.js';
import { beginList, endList } from './question.js';

/**
 * Finds the objects that overlap a convex polygon: circles, rectangles and points. Shapes are closed: objects that only
 * touch the polygon count.
 *
 * @param tracker - the tracker of the objects
 * @param polygon - a convex polygon in the world of the tracker
 * @param options - `filter`, `limit`, `order`
 * @returns each object once. The order is unspecified, except with `order`
 * @throws RangeError if a coordinate of the polygon is not finite, it has no vertex, or an option is not valid; and
 * whatever the filter throws
 *
 * @remarks O(objects near the box around the polygon, times vertices). Allocates the array, and memory where only exact
 * arithmetic can decide.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(2, 2), tiles(0.8)));
 * objectsInPolygon(tracker, convexPolygon([at(0, 0), at(2, 1), at(0, 4)])); // => ['slime']
 */
export function objectsInPolygon<T, Q extends AnyQuantity>(
  tracker: ObjectTracker<T, Q>,
  polygon: ConvexPolygon2<Same<Q>>,
  options?: ObjectOptions<T>,
): T[];
export function objectsInPolygon<T>(
  tracker: ObjectTracker<T, AnyQuantity>,
  polygon: RawPolygon,
  options?: ObjectOptions<T>,
): T[] {
  const where = 'objectsInPolygon';
  const store = beginList(where, tracker, options, objectOptions);
  requireFinitePolygon(where, 'polygon', polygon);
  const matches = matchPool.borrow();
  area.ask(polygon, matches);
  return endList(store, matches, findInArea(store, matches, area), options);
}

/** Shared by all questions: filters, which may ask others, are called after the search. */
const area = /* @__PURE__ */ new PolygonArea();
