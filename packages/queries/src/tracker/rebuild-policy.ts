/**
 * Decides when the cells of a tracker are rebuilt: with new levels if too many objects share cells, with evenly spread
 * gaps if single moves bring gaps from far away.
 *
 *     load = sum of count(cell)^2          what all questions about a cell's worth of the map read
 *
 *     3 3 3 3   load 36                    12 objects, spread as the level fit means them to be
 *     9 1 1 1   load 84                    the same 12, after most moved into one cell
 *
 * New levels are due when the load per object has more than doubled since the last ones were made. If new levels do not
 * help, for example with all objects in one spot, they are tried less and less often.
 */

/** A load per object that is high even for new levels. */
const HIGH_LOAD = 8;
/** The most consecutive times that a high load is ignored after levels that did not help. */
const GREATEST_PATIENCE = 256;

export class RebuildPolicy {
  /** The sum of the squared counts of the cells, when they were last laid out or measured. */
  load = 0;
  /**
   * The number of cells, not counting near ones, across which single moves brought gaps since the gaps were last
   * spread.
   */
  debt = 0;
  /** The number of single moves since the load was last measured. */
  moves = 0;
  /** The number of consecutive high loads after which levels are made; it grows after levels that did not help. */
  private patience = 1;
  private waited = 0;
  /**
   * The state when levels were last made: the number of objects, of those in the level for all sizes, and the load per
   * object.
   */
  private countThen = 0;
  private straysThen = 0;
  private loadThen = 0;

  /** Records the load of cells that were laid out or measured. */
  measured(load: number): void {
    this.load = load;
    this.moves = 0;
  }

  /** Records the number of objects for which levels were made, and of those in the level for all sizes. */
  rebuilt(count: number, strays: number): void {
    this.waited = 0;
    this.countThen = count;
    this.straysThen = strays;
    this.loadThen = this.load / Math.max(1, count);
  }

  /**
   * Whether new levels are due because of the number of objects, or the number of objects in the level for all sizes.
   */
  isOutgrown(count: number, strays: number): boolean {
    return count > 2 * this.countThen + 8 || strays > 2 * this.straysThen + 8 + count / 16;
  }

  /** Whether new levels are due because of the load. */
  isRebuildDue(count: number): boolean {
    if (this.load <= (2 * Math.min(this.loadThen, HIGH_LOAD) + 4) * count) {
      this.waited = 0;
      return false;
    }
    return ++this.waited >= this.patience;
  }

  /** Called after levels were made because of the load: if they did not halve it, the next ones wait twice as long. */
  learnPatience(loadBefore: number): void {
    this.patience = this.load * 2 > loadBefore ? Math.min(this.patience * 2, GREATEST_PATIENCE) : 1;
  }
}
