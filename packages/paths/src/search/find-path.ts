/** `findPath`: a single path, without a `Pathfinder`. */
import type { IsSolid, ReadonlyTilemap, SolidArguments, Tile } from '@tilewright/tilemap';
import { FIND_OPTIONS, type FindOptions, requireFindOptions } from '../arguments/find-options.js';
import { GROUND_OPTIONS, type GroundOptions, requireGroundOptions } from '../arguments/options.js';
import { Ground } from '../ground/ground.js';
import type { TilePath } from '../ground/tile-path.js';
import { Searches } from './searches.js';

/** Options of `findPath`. */
export interface FindPathOptions<T> extends GroundOptions<T>, FindOptions {}

/** The same for a map of values other than booleans. */
export interface FindPathOptionsWithIsSolid<T> extends FindPathOptions<T> {
  readonly isSolid: IsSolid<T>;
}

const FIND_PATH_OPTIONS: readonly string[] = /* @__PURE__ */ ([] as string[]).concat(GROUND_OPTIONS, FIND_OPTIONS);

/**
 * The cheapest path from a tile to a goal; without `cost` it is the shortest. With several goals, it leads to the
 * nearest.
 *
 * The start may be solid: a body can always leave it. A goal that is solid, or too narrow for the body, cannot be
 * reached. If the start is a goal, the path is that tile alone, of length 0. Which of several cheapest paths is
 * found is unspecified, but the same in every engine.
 *
 * @param map - the tiles; a bit map is read fastest
 * @param from - the start
 * @param to - one or more goals; goals outside the bounds are ignored
 * @param optionsWithIsSolid - the options of `Pathfinder`: `isSolid`, optional for a map of booleans, `rule`, `size`
 * or `radius`, `cost`, `bounds`; and of its `find`: `nearest`, `maxLength`, `maxCost`
 * @returns `undefined` if there is no path, as from or to a tile outside the bounds, or if the cheapest path exceeds
 * a limit
 * @throws RangeError if an argument is not a tile, there are no goals, an option is unknown or not valid, or there
 * are more than 2^28 tiles, as in a map without bounds if `bounds` is omitted; also what `isSolid`, `cost` and an
 * iterable of goals throw
 *
 * @remarks O(tiles of the bounds), since it reads them first. For more than one path, make a `Pathfinder`, which
 * keeps what it read.
 *
 * @example
 * const rows = ['..#..', '.##..', '.....'];
 * const bounds = tileRect({ x: 0, y: 0, width: 5, height: 3 });
 * const walls = bitTilemapFrom(bounds, (x, y) => rows[y]?.[x] === '#');
 * const path = findPath(walls, tile(1, 0), tile(3, 0));
 * path?.tiles.map(({ x, y }) => [x, y]) // => [[1, 0], [0, 0], [0, 1], [0, 2], [1, 2], [2, 2], [3, 2], [3, 1], [3, 0]]
 * findPath(walls, tile(1, 0), tile(3, 0), { rule: 'eight-way' })?.diagonal // => 3
 */
export function findPath<T = boolean>(
  map: ReadonlyTilemap<T>,
  from: Tile,
  to: Tile | Iterable<Tile>,
  ...optionsWithIsSolid: SolidArguments<T, FindPathOptions<NoInfer<T>>, FindPathOptionsWithIsSolid<NoInfer<T>>>
): TilePath | undefined;
export function findPath(
  map: ReadonlyTilemap<unknown>,
  from: Tile,
  to: Tile | Iterable<Tile>,
  options?: FindPathOptions<never>,
): TilePath | undefined {
  const source = requireGroundOptions('findPath', map, options, FIND_PATH_OPTIONS);
  requireFindOptions('findPath', options, FIND_PATH_OPTIONS);
  const searches = new Searches(new Ground('findPath', source, false));
  return searches.pathOf(searches.run('findPath', from, to, options));
}
