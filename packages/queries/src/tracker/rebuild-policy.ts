/**
 * When the cells of a tracker are rebuilt: with new levels where too many objects share cells, with gaps in new places where
 * single moves carry gaps far.
 *
 *     load = sum of count(cell)^2          what all questions about a cell's worth of the map read
 *
 *     3 3 3 3   load 36                    12 objects, spread as the level fit means them to be
 *     9 1 1 1   load 84                    the same 12, after most moved into one cell
 *
 * Levels are due when the load per object is more than twice what it was when they were made. Where new levels do not help,
 * as with all objects in one place, they are tried less and less often.
 */

/** A load per object that new levels should not leave, if they can. */
const HIGH_LOAD = 8;
/** What a load per object may be above twice that of new levels. */
const LOAD_ALLOWED = 4;
/** So few objects more are no reason for new levels. */
const FEW_OBJECTS = 8;
/** One object in so many may have no level of its size. */
const STRAYS_SHARE = 16;
/** How often in a row, at most, a high load is left alone after levels that did not help. */
const GREATEST_PATIENCE = 256;

export class RebuildPolicy {
  /** The sum of the squares of the cells' counts, when they were last laid out or measured. */
  load = 0;
  /** Cells, other than near ones, over which single moves carried gaps since the gaps were last spread. */
  debt = 0;
  /** Single moves since the load was last measured. */
  moves = 0;
  /** How many times in a row the load may be found high before levels are made; more after levels that did not help. */
  private patience = 1;
  private waited = 0;
  /** When levels were made: the objects, those in the level for all sizes, and the load per object. */
  private countThen = 0;
  private straysThen = 0;
  private loadThen = 0;

  /** Takes the load of cells that were laid out, or looked through. */
  measured(load: number): void {
    this.load = load;
    this.moves = 0;
  }

  /** Takes the number of objects that levels were made for, and of those in the level for all sizes. */
  rebuilt(count: number, strays: number): void {
    this.waited = 0;
    this.countThen = count;
    this.straysThen = strays;
    this.loadThen = this.load / Math.max(1, count);
  }

  /** Whether so many objects came since levels were made, or so many that have no level of their size, that new ones are due. */
  isOutgrown(count: number, strays: number): boolean {
    return (
      count > 2 * this.countThen + FEW_OBJECTS || strays > 2 * this.straysThen + FEW_OBJECTS + count / STRAYS_SHARE
    );
  }

  /** Whether the load is so much higher than levels should leave it that new ones are due. */
  isRebuildDue(count: number): boolean {
    if (this.load <= (2 * Math.min(this.loadThen, HIGH_LOAD) + LOAD_ALLOWED) * count) {
      this.waited = 0;
      return false;
    }
    return ++this.waited >= this.patience;
  }

  /** After levels were made because of a load: if they did not halve it, the next ones wait twice as long. */
  learnPatience(loadBefore: number): void {
    this.patience = this.load * 2 > loadBefore ? Math.min(this.patience * 2, GREATEST_PATIENCE) : 1;
  }
}
