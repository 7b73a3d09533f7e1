/** Iterates over the live entries of a table in order, even while tiles are removed and the table is rebuilt. */
import type { Numbering, TileIndex } from './tile-index.js';

export class TileCursor {
  /** The entry that `advance` found. */
  entry: number = -1;
  private readonly where: string;
  private readonly index: TileIndex;
  private readonly additions: number;
  private numbering: Numbering;
  private next: number;

  /** @param where - the name in the error if a tile is added during the iteration */
  constructor(where: string, index: TileIndex) {
    this.where = where;
    this.index = index;
    this.additions = index.additions;
    this.numbering = index.numbering;
    this.next = index.firstLive();
  }

  /**
   * Moves to the next entry. @returns whether there is one @throws RangeError if a tile was added during the iteration
   */
  advance(): boolean {
    const { index } = this;
    if (index.additions !== this.additions) {
      throw new RangeError(`${this.where}: tiles must not be added during an iteration. Collect the new tiles first`);
    }
    if (this.numbering !== index.numbering) this.renumber();
    while (this.next < index.count) {
      this.entry = this.next++;
      if (index.isLive(this.entry)) return true;
    }
    return false;
  }

  /** Adjusts the position after rebuilds: `next` becomes the number of kept entries before it. */
  private renumber(): void {
    for (let { live, next } = this.numbering; live !== undefined && next !== undefined; { live, next } = next) {
      this.next = countBelow(live, this.next);
      this.numbering = next;
    }
  }
}

/** How many numbers of an ascending list are below a limit. */
function countBelow(ascending: Int32Array, limit: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
