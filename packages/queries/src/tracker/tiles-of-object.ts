/** The tiles of a tracked object. */
import type { Tile } from '@tilewright/tilemap';
import type { AnyQuantity } from '@tilewright/units';
import type { Handle } from '../handle.js';
import { requireTracker } from './require-tracker.js';
import { objectTilesOf } from './tiles.js';
import type { ObjectTracker } from './tracker.js';

/**
 * The tiles that contain a part of an object, which are the tiles of its shape's points: rows from north to south, west
 * to east in a row. Parts outside the range of tiles are left out.
 *
 * @param tracker - the tracker of the object
 * @param handle - the handle of the object
 * @throws RangeError for a stale or forged handle
 *
 * @remarks Lazy: O(1) and one small object per tile. The shape is copied at the call: later moves do not affect the
 * tiles.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * const slime = tracker.add('slime', circle(at(2, 2.5), tiles(0.4)));
 * [...tilesOfObject(tracker, slime)]; // => [tile(1, 2), tile(2, 2)]
 */
export function tilesOfObject<T, Q extends AnyQuantity>(tracker: ObjectTracker<T, Q>, handle: Handle): Iterable<Tile> {
  requireTracker('tilesOfObject', tracker);
  const { store } = tracker;
  return objectTilesOf(tracker).tilesOf(store, store.slots.slotOf(handle, 'tilesOfObject'));
}
