/** The state of a mirror: its position in the stream of frames, and the row of each object. */
import { IdTable } from '../ids/id-table.js';
import { SEQUENCES } from '../bytes/format.js';
import { NONE } from '../limits.js';
import type { RowLayout } from '../rows/row-layout.js';
import { ShownRows } from '../rows/shown-rows.js';

export class MirrorState {
  readonly layout: RowLayout;
  /** The codes that were sent last, by rows. */
  readonly shown: ShownRows;
  /** The row of each id. */
  readonly rows: IdTable = new IdTable();
  /**
   * The row of each place. A table, not an array: a place in hostile bytes must not decide how much memory is
   * allocated.
   */
  readonly rowsAtPlaces: IdTable = new IdTable();
  epoch: number = NONE;
  tick: number = NONE;
  private nextSequence = 0;

  constructor(layout: RowLayout) {
    this.layout = layout;
    this.shown = new ShownRows(layout);
  }

  /** The number of the next frame. */
  get sequence(): number {
    return this.nextSequence;
  }

  /** Records that a frame was applied. */
  advance(epoch: number, sequence: number, tick: number): void {
    this.epoch = epoch;
    this.tick = tick;
    this.nextSequence = (sequence + 1) % SEQUENCES;
  }
}
