/** Which objects have a part in a tile: the tiles of a shape are the tiles of its points. */
import { requireTile } from '@tilewright/tilemap/checks';
import type { Tile } from '@tilewright/tilemap';
import type { AnyQuantity } from '@tilewright/units';
import type { Store } from '../tracker/store.js';
import { objectTilesOf, type ObjectTiles } from '../tracker/tiles.js';
import type { ObjectTracker } from '../tracker/tracker.js';
import { findInRectangle } from './in-rectangle.js';
import { type Matches, matchPool } from './matches.js';
import { objectOptions, type ObjectOptions } from './options.js';
import { beginList, endList } from './question.js';

/**
 * Finds the objects that have a part in a tile: those whose `tilesOfObject` contain it. A tile owns its north and west
 * border, so an object that only touches its east or south border does not count.
 *
 * @param tracker - the tracker of the objects
 * @param tile - a tile of the tracker's space
 * @param options - `filter`, `limit`, `order`
 * @returns each object once. The order is unspecified, except with `order`
 * @throws RangeError if the tile or an option is not valid; and whatever the filter throws
 *
 * @remarks O(objects near the tile). Allocates the array.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(2, 2), tiles(0.8)));
 * objectsOnTile(tracker, tile(1, 2)); // => ['slime']
 */
export function objectsOnTile<T, Q extends AnyQuantity>(
  tracker: ObjectTracker<T, Q>,
  tile: Tile,
  options?: ObjectOptions<T>,
): T[] {
  const where = 'objectsOnTile';
  const store = beginList(where, tracker, options, objectOptions);
  requireTile(where, 'tile', tile);
  const matches = matchPool.borrow();
  return endList(store, matches, findOnTile(store, objectTilesOf(tracker), tile, matches), options);
}

function findOnTile(store: Store<unknown>, tiles: ObjectTiles, { x, y }: Tile, matches: Matches): number {
  tiles.boxAround(x, y, matches.asked);
  const found = findInRectangle(store, matches);
  let kept = 0;
  for (let match = 0; match < found; match++) {
    const handle = matches.handles[match]!;
    if (tiles.reaches(store, store.slots.slotIn(handle), x, y, matches.asked)) matches.handles[kept++] = handle;
  }
  return kept;
}
