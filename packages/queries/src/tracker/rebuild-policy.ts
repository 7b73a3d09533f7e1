/**
 * Decides when the records of a tracker are sorted again: into new levels if too many objects share cells, with evenly
 * spread gaps if single moves search too far for gaps.
 *
 *     load = sum of count(cell)^2                         per object: the objects in its cell, on average
 *
 *     1 1 1 1 1 1 1 1 1 1 1 1   load 12, 1 per object     12 objects, spread as the level fit intends
 *     9 1 1 1 0 0 0 0 0 0 0 0   load 84, 7 per object     the same 12, after most have moved into one cell
 *
 * New levels are due when the load per object exceeds twice that of the last levels plus `LOAD_ALLOWED`: in the
 * picture, 2 * 1 + 4. The load of the last levels counts as at most `HIGH_LOAD` per object. New levels are also due
 * when the number of objects, or of strays, has about doubled. If new levels do not help, for example with all objects
 * in one spot, they are tried less and less often.
 */

/** A load per object that is high even for new levels. */
const HIGH_LOAD = 8;
/** How far the load per object may be above twice that of new levels. */
const LOAD_ALLOWED = 4;
/** This many additional objects are no reason for new levels. */
const FEW_OBJECTS = 8;
/** One object in this many may be a stray: an object in the last level, which takes any size. */
const STRAYS_SHARE = 16;
/** The most consecutive high loads that are awaited before new levels are tried again. */
const GREATEST_PATIENCE = 256;
/** The limit of the debt is this many times the number of objects, plus `DEBT_ALLOWED`. */
const DEBT_PER_OBJECT = 4;
const DEBT_ALLOWED = 4096;
/** The load is measured after as many single moves as there are objects, plus this. */
const MOVES_ALLOWED = 256;

export class RebuildPolicy {
  /** The sum of the squared counts of the cells, when they were last laid out or measured. */
  load = 0;
  /** How far past the `NEAR` nearest cells (`gaps.ts`) searches for gaps went, in cells, since the last spread. */
  debt = 0;
  /** The number of single moves since the load was last measured. */
  moves = 0;
  /** The number of consecutive high loads after which levels are made; it grows after levels that did not help. */
  patience = 1;
  /** The number of consecutive high loads so far. */
  waited = 0;
  // When levels were last made: the number of objects, the number of strays, and the load per object.
  countThen = 0;
  straysThen = 0;
  loadThen = 0;

  /** Records the load of cells that were laid out or measured. */
  measured(load: number): void {
    this.load = load;
    this.moves = 0;
  }

  /** Records the numbers of objects and strays for which levels were made. */
  rebuilt(count: number, strays: number): void {
    this.waited = 0;
    this.countThen = count;
    this.straysThen = strays;
    this.loadThen = this.load / Math.max(1, count);
  }

  /** Whether the gaps are to be spread, because searches for gaps have gone too far. */
  isSpreadDue(count: number): boolean {
    return this.debt > DEBT_PER_OBJECT * count + DEBT_ALLOWED;
  }

  /** Counts single moves. Returns whether the load is to be measured. */
  countMoves(moves: number, count: number): boolean {
    this.moves += moves;
    return this.moves > count + MOVES_ALLOWED;
  }

  /** Whether new levels are due because of the number of objects or of strays. */
  isOutgrown(count: number, strays: number): boolean {
    return (
      count > 2 * this.countThen + FEW_OBJECTS || strays > 2 * this.straysThen + FEW_OBJECTS + count / STRAYS_SHARE
    );
  }

  /**
   * Counts consecutive high loads: call it once per measurement. Returns whether new levels are due because of them.
   */
  countHighLoad(count: number): boolean {
    if (this.load <= (2 * Math.min(this.loadThen, HIGH_LOAD) + LOAD_ALLOWED) * count) {
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
