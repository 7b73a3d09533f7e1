/** Which objects overlap a sector. */
import type { AnyQuantity, Sector2, Same } from '@tilewright/units';
import { type RawSector, requireFiniteSector } from '@tilewright/units/checks';
import type { ObjectTracker } from '../tracker/tracker.js';
import { findInArea } from './in-area.js';
import { matchPool } from './matches.js';
import { objectOptions, type ObjectOptions } from './options.js';
import { SectorArea } from './sector-area.js';
import { beginList, endList } from './question.js';

/**
 * Finds the objects that overlap a sector: circles, rectangles and points. Shapes are closed: objects that only touch
 * the sector count.
 *
 * @param tracker - the tracker of the objects
 * @param sector - a sector in the world of the tracker
 * @param options - `filter`, `limit`, `order`
 * @returns each object once. The order is unspecified, except with `order`
 * @throws RangeError if a number of the sector is not finite, the radius is negative, an edge is zero, or an option is
 * not valid; and whatever the filter throws
 *
 * @remarks O(objects in the box around the sector). Allocates the array, and memory where only exact arithmetic can
 * decide.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(2, 2), tiles(0.8)));
 * objectsInSector(tracker, sector(at(0, 0), tiles(2.1), Direction2.southEast, degrees(60))); // => ['slime']
 */
export function objectsInSector<T, Q extends AnyQuantity>(
  tracker: ObjectTracker<T, Q>,
  sector: Sector2<Same<Q>>,
  options?: ObjectOptions<T>,
): T[];
export function objectsInSector<T>(
  tracker: ObjectTracker<T, AnyQuantity>,
  sector: RawSector,
  options?: ObjectOptions<T>,
): T[] {
  const where = 'objectsInSector';
  const store = beginList(where, tracker, options, objectOptions);
  requireFiniteSector(where, 'sector', sector);
  const matches = matchPool.borrow();
  area.ask(sector, matches);
  return endList(store, matches, findInArea(store, matches, area), options);
}

/** Shared by all questions: filters, which may ask others, are called after the search. */
const area = /* @__PURE__ */ new SectorArea();
