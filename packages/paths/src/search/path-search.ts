/** A search for a path in slices. */
import { requireInteger } from '@tilewright/units/checks';
import type { TilePath } from '../ground/tile-path.js';
import { ALL_NODES, MOST_RESTARTS } from '../limits.js';
import type { Search, SearchStatus } from './search.js';
import type { Searches } from './searches.js';

/** A search for a path in slices, for example one slice per frame. Made by `paths.start`. */
export interface PathSearch {
  /** `'under-way'` until the search ends; then `'found'` or `'none'`. A cancelled search is `'none'`. */
  readonly status: SearchStatus;

  /** The path, once the status is `'found'`; `undefined` before, and if there is no path. */
  readonly path: TilePath | undefined;

  /**
   * How often the search restarted because the map changed, at most eight times. After the eighth restart it
   * searches a copy of the open tiles, so that it ends however often the map changes.
   */
  readonly restarts: number;

  /**
   * Continues the search for up to `nodes` nodes. It first reads what changed in the map; if open tiles or costs
   * changed, the search restarts. After its end, status and path stay even if the map changes.
   *
   * @param nodes - how many tiles to expand at most: a whole number, at least 1, or `Infinity`. It is a budget of
   * work, not of time, so that results are deterministic. Jump points are few: 100 nodes may be enough for a path
   * across a large map
   * @returns the status
   * @throws RangeError if `nodes` is not valid, or the map has shrunk; also what `isSolid` and `cost` throw. Then
   * nothing has changed, and the search can continue
   *
   * @remarks Allocates only the path, when the search ends.
   */
  advance(nodes: number): SearchStatus;

  /** Ends a search that is under way and frees its memory for other searches. Does nothing after the end. */
  cancel(): void;
}

export class SlicedSearch implements PathSearch {
  restarts: number = 0;
  status: SearchStatus = 'under-way';
  path: TilePath | undefined = undefined;
  private readonly searches: Searches;
  private search: Search | undefined;
  private revision: number;

  /** @param search - a borrowed search that has begun */
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
