/** Counters of the work of questions. */

/**
 * Counts the work of the questions about a tracker, from `start` to `stop`. Costs nothing while stopped.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(2, 2), tiles(0.8)));
 * tracker.counters.start();
 * objectsAt(tracker, at(2, 2));
 * tracker.counters.stop();
 * tracker.counters.candidates; // => 1
 */
export class QuestionCounters {
  /** The number of cells that were read. */
  cells = 0;
  /** The number of records in these cells, including gaps. A question compares its shape with each record. */
  candidates = 0;
  /** The number of comparisons that needed exact arithmetic, because floating point could not decide them. */
  exactDecisions = 0;
  /** @internal */
  isOn = false;

  /** Sets all counters to 0 and starts counting. */
  start(): void {
    this.cells = this.candidates = this.exactDecisions = 0;
    this.isOn = true;
  }

  /** Stops counting, and keeps the counters. */
  stop(): void {
    this.isOn = false;
  }

  /**
   * @internal Counts the cells `from` to `to` (exclusive) of one row, and their records; `start[cell]` is the first
   * record of a cell.
   */
  addRun(start: Int32Array, from: number, to: number): void {
    if (from >= to) return;
    this.cells += to - from;
    this.candidates += start[to]! - start[from]!;
  }
}

/** Counts cells that a question of another package reads, if counters are on: see `addRun`. */
export function countRun(counters: QuestionCounters, start: Int32Array, from: number, to: number): void {
  if (counters.isOn) counters.addRun(start, from, to);
}
