/**
 * How crowded the cells are, and when to do something about it: levels fitted anew, gaps spread anew.
 *
 * Cells are due for a fit when they are much more crowded than a fit would leave them, by the sum of the squares of
 * their counts. Where a fit does not help, as with everything in one place, it is tried ever more seldom.
 */

/** A load per object that no fit should leave, if it can. */
const crowded = 8;
const mostPatience = 256;

export class Crowding {
  /** The sum of the squares of the cells' counts, when they were last laid out. */
  load = 0;
  /** Cells beyond the nearest ones over which single moves carried gaps, since the gaps were last spread. */
  debt = 0;
  /** Single moves since the load was last measured. */
  moves = 0;
  /** How many times in a row the cells may be found crowded before levels are fitted; more after a fit in vain. */
  private patience = 1;
  private waited = 0;
  /** When the levels were fitted: the objects, those in the level for all sizes, and the load per object. */
  private fittedCount = 0;
  private fittedStrays = 0;
  private fittedLoad = 0;

  /** The cells were laid out, or looked through: this is their load. */
  measured(load: number): void {
    this.load = load;
    this.moves = 0;
  }

  /** Levels were fitted to so many objects, so many of them in the level for all sizes. */
  fitted(count: number, strays: number): void {
    this.waited = 0;
    this.fittedCount = count;
    this.fittedStrays = strays;
    this.fittedLoad = this.load / Math.max(1, count);
  }

  /** Whether there are so many more objects since the fit, or so many that fitted no level, that it is out of date. */
  isOutgrown(count: number, strays: number): boolean {
    return count > 2 * this.fittedCount + 8 || strays > 2 * this.fittedStrays + 8 + count / 16;
  }

  /** Whether levels should be fitted anew: the cells are much more crowded than a fit should leave them. */
  isDueForFit(count: number): boolean {
    if (this.load <= (2 * Math.min(this.fittedLoad, crowded) + 4) * count) {
      this.waited = 0;
      return false;
    }
    return ++this.waited >= this.patience;
  }

  /** After a fit of crowded cells: where everything is in one place, it was in vain, and the next waits twice as long. */
  learnPatience(loadBefore: number): void {
    this.patience = this.load * 2 > loadBefore ? Math.min(this.patience * 2, mostPatience) : 1;
  }
}
