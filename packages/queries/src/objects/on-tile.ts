/** Which objects have a part in a tile, by the one rule: the tiles of a shape are the tiles of its points. */
import { requireTile } from '@tilewright/tilemap/checks';
import type { Tile } from '@tilewright/tilemap';
import type { AnyQuantity } from '@tilewright/units';
import type { Store } from '../tracker/store.js';
import { objectTilesOf, type ObjectTiles } from '../tracker/tiles.js';
import type { ObjectTracker } from '../tracker/tracker.js';
import type { ObjectAnswer } from './answer.js';
import { findInRectangle } from './in-rectangle.js';
import { type Matches, matchPool } from './matches.js';
import { objectOptions, type ObjectOptions } from './options.js';
import { beginAnswer, beginList, endAnswer, endList } from './question.js';

/**
 * The objects that have a part in a tile: those whose tiles, by `tilesOfObject`, include it. A tile owns its north and
 * west border, so what only touches its east or south border is not in it.
 *
 * @param tracker - where to look
 * @param tile - of the tracker's space
 * @param options - filter, limit, order
 * @returns each object once, in unspecified order without `order`
 * @throws RangeError if the tile is not one, or an option is not as its type says; what the filter throws
 *
 * @remarks O(objects near the tile). Allocates the array; `objectsOnTileInto` allocates nothing.
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

/**
 * `objectsOnTile` into an answer that is kept and filled again.
 *
 * @returns how many objects it now holds
 * @throws RangeError as `objectsOnTile`, and if `answer` is being filled already, which only its filter can see
 *
 * @remarks Allocates nothing once the answer has grown.
 */
export function objectsOnTileInto<T, Q extends AnyQuantity>(
  answer: ObjectAnswer<T>,
  tracker: ObjectTracker<T, Q>,
  tile: Tile,
  options?: ObjectOptions<T>,
): number {
  const where = 'objectsOnTileInto';
  const store = beginAnswer(where, answer, tracker, options, objectOptions);
  requireTile(where, 'tile', tile);
  return endAnswer(store, answer, findOnTile(store, objectTilesOf(tracker), tile, answer.matches), options);
}

function findOnTile(store: Store<unknown>, tiles: ObjectTiles, { x, y }: Tile, matches: Matches): number {
  tiles.boxAround(x, y, matches.asked);
  const found = findInRectangle(store, matches);
  let kept = 0;
  for (let match = 0; match < found; match++) {
    const slot = matches.slots[match]!;
    if (tiles.reaches(store, slot, x, y, matches.asked)) matches.slots[kept++] = slot;
  }
  return kept;
}
