/** What a mirror knows of the stream of frames, and in which row which object is. */
import { IdTable } from '../ids/id-table.js';
import { NONE, SEQUENCES } from '../limits.js';
import type { RowLayout } from '../rows/row-layout.js';
import { ShownRows } from '../rows/shown-rows.js';

export class MirrorState {
  readonly layout: RowLayout;
  /** What was sent, by rows. */
  readonly shown: ShownRows;
  /** The rows of ids. */
  readonly rows: IdTable = new IdTable();
  /** The rows of the objects at places: a table, because the number of a place must not decide how much memory is taken. */
  readonly rowsAtPlaces: IdTable = new IdTable();
  epoch: number = NONE;
  tick: number = NONE;
  private nextSequence = 0;

  constructor(layout: RowLayout) {
    this.layout = layout;
    this.shown = new ShownRows(layout);
  }

  /** The number of the frame that comes next. */
  get sequence(): number {
    return this.nextSequence;
  }

  /** A frame was applied. */
  advance(epoch: number, sequence: number, tick: number): void {
    this.epoch = epoch;
    this.tick = tick;
    this.nextSequence = (sequence + 1) % SEQUENCES;
  }
}
