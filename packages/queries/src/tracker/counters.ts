/** Counts of what questions read. */

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
  /** Records in these cells, free ones included. A question compares each with its shape. */
  candidates = 0;
  /** Comparisons that exact arithmetic made, because floating point left them open. */
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
