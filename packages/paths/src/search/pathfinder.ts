/** `Pathfinder`: many searches on one map, which may change. */
import type { ReadonlyTilemap, SolidArguments, Tile, TileRect } from '@tilewright/tilemap';
import { requireTypedArray } from '@tilewright/tilemap/checks';
import type { TileLength } from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import { FIND_OPTIONS, type FindOptions, requireFindOptions } from '../arguments/find-options.js';
import {
  GROUND_OPTIONS,
  type GroundOptions,
  type GroundOptionsWithIsSolid,
  requireGroundOptions,
} from '../arguments/options.js';
import { Ground } from '../ground/ground.js';
import { lengthOfMoves } from '../ground/length.js';
import type { TilePath } from '../ground/tile-path.js';
import type { Search } from './search.js';
import { Searches } from './searches.js';
import { type PathSearch, SlicedSearch } from './path-search.js';

/**
 * Finds paths on a map that may change. It keeps the open tiles as bits, and reuses the memory of searches.
 *
 * Each search first reads what was written to the map, so the answer is always that of a new pathfinder. If
 * `isSolid` or `cost` depends on more than the map, call `refresh` when that changes.
 *
 * @remarks Memory: 6 bits per tile, or 9 bits with `cost`. Each search that is under way takes 8 bytes per tile,
 * which later searches reuse. The map is tracked by `trackChanges` until the pathfinder is garbage-collected.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 5, height: 3 }));
 * const paths = new Pathfinder(walls);
 * paths.find(tile(0, 1), tile(4, 1))?.straight // => 4
 * walls.fill(true, tileRect({ x: 2, y: 0, width: 1, height: 2 }));
 * paths.find(tile(0, 1), tile(4, 1))?.tiles.length // => 5
 */
export class Pathfinder<T = unknown> {
  private readonly searches: Searches;

  /**
   * Reads a map.
   *
   * @param map - the tiles; a bit map is read fastest
   * @param optionsWithIsSolid - `isSolid`: decides which values are solid, optional for a map of booleans; `rule`: the
   * allowed moves; `size` or `radius` of the body; `cost` of a tile; `bounds`, outside of which all is solid
   * @throws RangeError if an option is unknown or not valid, or there are more than 2^28 tiles, as in a map without
   * bounds if `bounds` is omitted; also what `isSolid` and `cost` throw
   */
  constructor(
    map: ReadonlyTilemap<T>,
    ...optionsWithIsSolid: SolidArguments<T, GroundOptions<NoInfer<T>>, GroundOptionsWithIsSolid<NoInfer<T>>>
  );
  constructor(map: ReadonlyTilemap<unknown>, options?: GroundOptions<never>) {
    this.searches = new Searches(
      new Ground('Pathfinder', requireGroundOptions('Pathfinder', map, options, GROUND_OPTIONS)),
    );
  }

  /**
   * The cheapest path from a tile to a goal; without `cost` it is the shortest. With several goals, it leads to the
   * nearest.
   *
   * The start may be solid: a body can always leave it. A goal that is solid, or too narrow for the body, cannot be
   * reached. If the start is a goal, the path is that tile alone, of length 0. Which of several cheapest paths is
   * found is unspecified, but the same in every engine.
   *
   * @param from - the start
   * @param to - one or more goals; goals outside the bounds are ignored
   * @param options - `nearest`: whether to get as close as possible if no goal can be reached; `maxLength` and
   * `maxCost`
   * @returns `undefined` if there is no path, as from or to a tile outside the bounds, or if the cheapest path
   * exceeds a limit
   * @throws RangeError if an argument is not a tile, there are no goals, an option is unknown or not valid, or the
   * map has shrunk; also what `isSolid`, `cost` and an iterable of goals throw
   *
   * @remarks Without `cost`, visits the tiles at which a shortest path may turn, and scans 32 tiles at a time. With
   * `cost`, visits every tile that is no farther from the start than the goal. With `nearest` and no path, visits
   * all tiles that can be reached. Allocates the path.
   *
   * @example
   * const paths = new Pathfinder(bitTilemap(tileRect({ x: 0, y: 0, width: 9, height: 9 })));
   * const path = paths.find(tile(0, 0), [tile(8, 8), tile(5, 2)]);
   * path?.tiles.at(-1); // => tile(5, 2)
   * [path?.straight, path?.diagonal] // => [3, 2]
   */
  find(from: Tile, to: Tile | Iterable<Tile>, options?: FindOptions): TilePath | undefined {
    const search = this.run('paths.find', from, to, options);
    const path = this.searches.pathOf(search);
    this.searches.giveBack(search);
    return path;
  }

  /**
   * Writes the tiles of a path into an array: x, y, x, y, ... from index 0 on. See `find`.
   *
   * @param array - two elements per tile; the elements after the last tile stay unchanged
   * @returns the number of tiles; 0 if there is no path
   * @throws RangeError like `find`, and if the array is too small; then the array stays unchanged, and the message
   * gives the number of tiles
   *
   * @remarks Allocates nothing after warm-up, while the map does not change.
   *
   * @example
   * const paths = new Pathfinder(bitTilemap(tileRect({ x: 0, y: 0, width: 9, height: 9 })));
   * const array = new Int32Array(64);
   * paths.findInto(array, tile(0, 0), tile(2, 1)); // => 3
   * [...array.subarray(0, 6)] // => [0, 0, 1, 1, 2, 1]
   */
  findInto(array: Int32Array, from: Tile, to: Tile | Iterable<Tile>, options?: FindOptions): number {
    requireTypedArray('paths.findInto', 'array', 'Int32Array', array);
    const search = this.run('paths.findInto', from, to, options);
    const { count } = search;
    const hasRoom = 2 * count <= array.length;
    if (hasRoom) this.searches.write(search, array);
    this.searches.giveBack(search);
    if (hasRoom) return count;
    const rule = `at least ${2 * count}, for ${count} tiles of two numbers`;
    throw argumentError('paths.findInto', 'array.length', rule, array.length);
  }

  /**
   * The length of the path that `find` finds.
   *
   * @returns `undefined` if there is no path
   * @throws RangeError like `find`
   *
   * @remarks After warm-up it allocates only the returned number.
   *
   * @example
   * const paths = new Pathfinder(bitTilemap(tileRect({ x: 0, y: 0, width: 9, height: 9 })), { rule: 'four-way' });
   * paths.lengthOf(tile(0, 0), tile(3, 4)) // => tiles(7)
   */
  lengthOf(from: Tile, to: Tile | Iterable<Tile>, options?: FindOptions): TileLength | undefined {
    const search = this.run('paths.lengthOf', from, to, options);
    const { count, straight, diagonal } = search;
    this.searches.giveBack(search);
    return count === 0 ? undefined : lengthOfMoves(straight, diagonal);
  }

  /**
   * Starts a search that runs in slices: `search.advance(nodes)`, then `search.path`. See `find`.
   *
   * Any number of searches may be under way at once. Cancel a search that is no longer needed, so that its memory
   * can be reused.
   *
   * @returns the search, which may have ended already
   * @throws RangeError like `find`
   *
   * @example
   * const paths = new Pathfinder(bitTilemap(tileRect({ x: 0, y: 0, width: 9, height: 9 })));
   * const search = paths.start(tile(0, 0), tile(8, 8));
   * while (search.advance(100) === 'under-way'); // one slice a frame
   * search.path?.diagonal // => 8
   */
  start(from: Tile, to: Tile | Iterable<Tile>, options?: FindOptions): PathSearch {
    requireFindOptions('paths.start', options, FIND_OPTIONS);
    return new SlicedSearch(this.searches, this.searches.begin('paths.start', from, to, options));
  }

  /**
   * Reads tiles again: all, or those inside a rectangle. Call it when `isSolid` or `cost` gives other answers
   * although nothing was written to the map. Writes to the map do not need it.
   *
   * @param rect - the tiles; what is outside the bounds is ignored. Default: all
   * @throws RangeError if `rect` is not a rectangle, or the map has shrunk; also what `isSolid` and `cost` throw.
   * Then nothing has changed
   *
   * @example
   * const doors = arrayTilemap(tileRect({ x: 0, y: 0, width: 3, height: 1 }), 'door');
   * let areOpen = false;
   * const paths = new Pathfinder(doors, { isSolid: (value) => value === 'door' && !areOpen });
   * paths.lengthOf(tile(0, 0), tile(2, 0)) // => undefined
   * areOpen = true;
   * paths.refresh();
   * paths.lengthOf(tile(0, 0), tile(2, 0)) // => tiles(2)
   */
  refresh(rect?: TileRect): void {
    this.searches.refresh('paths.refresh', rect);
  }

  private run(where: string, from: Tile, to: Tile | Iterable<Tile>, options: FindOptions | undefined): Search {
    requireFindOptions(where, options, FIND_OPTIONS);
    return this.searches.run(where, from, to, options);
  }
}
