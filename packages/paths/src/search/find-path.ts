/** One path over a map. */
import type { IsSolid, ReadonlyTilemap, SolidArguments, Tile } from '@tilewright/tilemap';
import { FIND_OPTIONS, type FindOptions, requireFindOptions } from '../arguments/find-options.js';
import { GROUND_OPTIONS, type GroundOptions, requireGround } from '../arguments/options.js';
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

export function findPath<T>(
  map: ReadonlyTilemap<T>,
  from: Tile,
  to: Tile | Iterable<Tile>,
  ...options: SolidArguments<T, FindPathOptions<NoInfer<T>>, FindPathOptionsWithIsSolid<NoInfer<T>>>
): TilePath | undefined;
export function findPath(
  map: ReadonlyTilemap<unknown>,
  from: Tile,
  to: Tile | Iterable<Tile>,
  options?: FindPathOptions<never>,
): TilePath | undefined {
  const source = requireGround('findPath', map, options, FIND_PATH_OPTIONS);
  requireFindOptions('findPath', options, FIND_PATH_OPTIONS);
  const searches = new Searches(new Ground('findPath', source, false));
  return searches.pathOf(searches.run('findPath', from, to, options));
}
