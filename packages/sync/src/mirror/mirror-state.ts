/** What a mirror knows of the stream of frames, and which object is at which place. */
import { IdTable } from '../ids/id-table.js';
import { MOST_VISIBLE, NONE, SEQUENCES } from '../limits.js';
import type { RowLayout } from '../rows/row-layout.js';
import { grown, ShownRows } from '../rows/shown-rows.js';

const SPARE_PLACES = 16;

export class MirrorState {
  readonly layout: RowLayout;
  readonly shown: ShownRows;
  /** The places of the objects. */
  readonly places: IdTable = new IdTable();
  epoch: number = NONE;
  tick: number = NONE;
  private nextSequence = 0;
  private ids = new Float64Array(0);
  private rows: Int32Array = new Int32Array(0);

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

  /** The row of the object at a place; `NONE` if the place is free. */
  rowAt(place: number): number {
    return place < this.rows.length ? this.rows[place]! : NONE;
  }

  idAt(place: number): number {
    return this.ids[place]!;
  }

  moveTo(place: number, row: number): void {
    this.rows[place] = row;
  }

  /** An object is at a place now. */
  put(place: number, id: number, row: number): void {
    this.reserve(place);
    this.ids[place] = id;
    this.rows[place] = row;
    this.places.set(id, place);
  }

  remove(place: number): void {
    this.places.delete(this.ids[place]!);
    this.rows[place] = NONE;
  }

  /** Frees all places. */
  clearPlaces(): void {
    this.places.clear();
    this.rows.fill(NONE);
  }

  private reserve(place: number): void {
    if (place < this.rows.length) return;
    const length = Math.min(2 * place + SPARE_PLACES, MOST_VISIBLE);
    const used = this.rows.length;
    this.rows = grown(this.rows, length).fill(NONE, used);
    const ids = new Float64Array(length);
    ids.set(this.ids);
    this.ids = ids;
    this.shown.reserve(length);
  }
}
