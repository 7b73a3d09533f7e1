/** What questions cost, in what they read. */

/**
 * Counts what the questions about a tracker read, from `start` to `stop`. While it is stopped it costs nothing.
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
  /** Cells that were read. */
  cells = 0;
  /** Places of objects in these cells, free ones included: each was compared with the question. */
  candidates = 0;
  /** Decisions that floating point left open, so that exact arithmetic made them. */
  exactDecisions = 0;
  /** @internal */
  isOn = false;

  /** Counts from 0, from now on. */
  start(): void {
    this.cells = this.candidates = this.exactDecisions = 0;
    this.isOn = true;
  }

  /** Stops counting, and keeps what was counted. */
  stop(): void {
    this.isOn = false;
  }

  /** @internal Counts the cells `from` to `to` (exclusive) of one row, of which each begins at a record `start[cell]`. */
  addRun(start: Int32Array, from: number, to: number): void {
    if (from >= to) return;
    this.cells += to - from;
    this.candidates += start[to]! - start[from]!;
  }
}
