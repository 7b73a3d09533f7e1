/** Paths over a map, found again and again while the map changes. */
import type { ReadonlyTilemap, SolidArguments, Tile, TileRect } from '@tilewright/tilemap';
import { requireTypedArray } from '@tilewright/tilemap/checks';
import type { TileLength } from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import { FIND_OPTIONS, type FindOptions, requireFindOptions } from '../arguments/find-options.js';
import {
  GROUND_OPTIONS,
  type GroundOptions,
  type GroundOptionsWithIsSolid,
  requireGround,
} from '../arguments/options.js';
import { Ground } from '../ground/ground.js';
import { lengthOfMoves } from '../ground/length.js';
import type { TilePath } from '../ground/tile-path.js';
import type { Search } from './search.js';
import { Searches } from './searches.js';
import { PathSearch } from './path-search.js';

export class Pathfinder<T = unknown> {
  private readonly searches: Searches;

  constructor(
    map: ReadonlyTilemap<T>,
    ...options: SolidArguments<T, GroundOptions<NoInfer<T>>, GroundOptionsWithIsSolid<NoInfer<T>>>
  );
  constructor(map: ReadonlyTilemap<unknown>, options?: GroundOptions<never>) {
    this.searches = new Searches(new Ground('Pathfinder', requireGround('Pathfinder', map, options, GROUND_OPTIONS)));
  }

  find(from: Tile, to: Tile | Iterable<Tile>, options?: FindOptions): TilePath | undefined {
    const search = this.run('paths.find', from, to, options);
    const path = this.searches.pathOf(search);
    this.searches.giveBack(search);
    return path;
  }

  findInto(array: Int32Array, from: Tile, to: Tile | Iterable<Tile>, options?: FindOptions): number {
    requireTypedArray('paths.findInto', 'array', 'Int32Array', array);
    const search = this.run('paths.findInto', from, to, options);
    const { count } = search;
    if (2 * count <= array.length) this.searches.write(search, array);
    this.searches.giveBack(search);
    if (2 * count <= array.length) return count;
    const rule = `at least ${2 * count}, for ${count} tiles of two numbers`;
    throw argumentError('paths.findInto', 'array.length', rule, array.length);
  }

  lengthOf(from: Tile, to: Tile | Iterable<Tile>, options?: FindOptions): TileLength | undefined {
    const search = this.run('paths.lengthOf', from, to, options);
    const { count, straight, diagonal } = search;
    this.searches.giveBack(search);
    return count === 0 ? undefined : lengthOfMoves(straight, diagonal);
  }

  start(from: Tile, to: Tile | Iterable<Tile>, options?: FindOptions): PathSearch {
    requireFindOptions('paths.start', options, FIND_OPTIONS);
    return new PathSearch(this.searches, this.searches.begin('paths.start', from, to, options));
  }

  refresh(rect?: TileRect): void {
    this.searches.refresh('paths.refresh', rect);
  }

  private run(where: string, from: Tile, to: Tile | Iterable<Tile>, options: FindOptions | undefined): Search {
    requireFindOptions(where, options, FIND_OPTIONS);
    return this.searches.run(where, from, to, options);
  }
}
