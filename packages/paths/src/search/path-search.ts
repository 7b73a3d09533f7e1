/** A search for a path in slices. */
import { requireInteger } from '@tilewright/units/checks';
import type { TilePath } from '../ground/tile-path.js';
import { ALL_NODES, MOST_RESTARTS } from '../limits.js';
import type { Search, SearchStatus } from './search.js';
import type { Searches } from './searches.js';

/** A search for a path in slices, one in each frame. Made by `paths.start`. */
export interface PathSearch {
  /** `'under-way'` until the search ends; then `'found'` or `'none'`, and `'none'` also once it was cancelled. */
  readonly status: SearchStatus;

  /** The path, once the status is `'found'`; `undefined` before, and where there is no path. */
  readonly path: TilePath | undefined;

  /**
   * How often the search began again since the map had changed, at most eight times. From the eighth time on it searches a
   * copy of the open tiles as they were then, so that it ends however often the map changes.
   */
  readonly restarts: number;

  /**
   * Goes on with the search, up to a number of nodes. It takes in what changed in the map, and if open tiles or costs did, the
   * search begins again. Once it ended, the map may change: status and path stay.
   *
   * @param nodes - the most tiles to go on from: a whole number of at least 1, or `Infinity`. A budget of work rather than of
   * time, so that the same calls always do the same. Jump points are few: 100 nodes may be a path across a large map
   * @returns the status
   * @throws RangeError if `nodes` is not such a number, or the map lost tiles; and what `isSolid` and `cost` throw. Then nothing
   * has changed, and the search can go on
   *
   * @remarks Allocates nothing until the search ends; then the path.
   */
  advance(nodes: number): SearchStatus;

  /** Ends a search that is under way, so that another one can use its memory. Does nothing after the end. */
  cancel(): void;
}

export class SlicedSearch implements PathSearch {
  restarts: number = 0;
  status: SearchStatus = 'under-way';
  path: TilePath | undefined = undefined;
  private readonly searches: Searches;
  private search: Search | undefined;
  private revision: number;

  /** @param search - one that has begun, and was borrowed for this */
  constructor(searches: Searches, search: Search) {
    this.searches = searches;
    this.search = search;
    this.revision = searches.ground.revision;
    this.settle(search);
  }

  advance(nodes: number): SearchStatus {
    if (nodes !== Number.POSITIVE_INFINITY) requireInteger('search.advance', 'nodes', nodes, 1);
    const { search, searches } = this;
    if (search === undefined) return this.status;
    searches.follow('search.advance');
    const { revision } = searches.ground;
    if (revision !== this.revision && this.restarts < MOST_RESTARTS) {
      this.revision = revision;
      this.restarts++;
      if (this.restarts === MOST_RESTARTS) search.freeze(searches.lines);
      search.restart();
    }
    search.advance(Math.min(nodes, ALL_NODES));
    this.settle(search);
    return this.status;
  }

  cancel(): void {
    if (this.search === undefined) return;
    this.searches.giveBack(this.search);
    this.search = undefined;
    this.status = 'none';
  }

  private settle(search: Search): void {
    if (search.status === 'under-way') return;
    this.status = search.status;
    this.path = this.searches.pathOf(search);
    this.searches.giveBack(search);
    this.search = undefined;
  }
}
