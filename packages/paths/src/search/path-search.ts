/** A search for a path in slices. */
import { requireInteger } from '@tilewright/units/checks';
import type { TilePath } from '../ground/tile-path.js';
import type { Search, SearchStatus } from './search.js';
import type { Searches } from './searches.js';

const MOST_RESTARTS = 8;

export class PathSearch {
  restarts: number = 0;
  status: SearchStatus = 'under-way';
  path: TilePath | undefined = undefined;
  private readonly searches: Searches;
  private search: Search | undefined;
  private revision: number;

  /** @internal */
  constructor(searches: Searches, search: Search) {
    this.searches = searches;
    this.search = search;
    this.revision = searches.ground.revision;
    this.settle(search);
  }

  advance(nodes: number): SearchStatus {
    requireInteger('search.advance', 'nodes', nodes, 1);
    const { search, searches } = this;
    if (search === undefined) return this.status;
    searches.follow('search.advance');
    if (searches.ground.revision !== this.revision && this.restarts < MOST_RESTARTS) {
      this.revision = searches.ground.revision;
      this.restarts++;
      if (this.restarts === MOST_RESTARTS) search.freeze(searches.lines);
      search.restart();
    }
    search.advance(nodes);
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
