/** The objects of a watcher by place: the objects that the mirror shows, and the objects that wait to enter. */
import { IdTable } from '../ids/id-table.js';
import { MOST_VISIBLE, NONE } from '../limits.js';
import { grown } from '../rows/shown-rows.js';
import { Places } from './places.js';

/** The states of a place. */
const FREE = 0;
export const WAITS = 1;
export const SHOWN = 2;

export class Watched {
  state: Uint8Array = new Uint8Array(0);
  ids: Float64Array = new Float64Array(0);
  /** The row in which an object was last seen, the frame, and its rank within that frame. */
  rows: Int32Array = new Int32Array(0);
  frames: Int32Array = new Int32Array(0);
  orders: Int32Array = new Int32Array(0);
  /** How many frames had no room for the changes of an object. */
  waits: Int32Array = new Int32Array(0);
  /** Whether `orders` is needed: it takes time to write. */
  isOrdered = false;
  /** Whether any object may have a wait that needs a reset. */
  areWaiting = false;
  /** Counts frames, to tell which objects were seen in the current frame. */
  frame = 0;
  /** The number of objects that the mirror shows. */
  shown = 0;
  /** The number of objects that were seen in this frame. */
  private seen = 0;
  /**
   * The place that was seen after each place, at the index of that place plus 1; the first place of a frame is at
   * index 0.
   */
  private after: Int32Array = new Int32Array(1);
  /** The index in `after` of the place that was seen last. */
  private last = 0;
  private readonly places = new Places();
  private readonly table = new IdTable();

  /** One past the greatest place in use. */
  get end(): number {
    return this.places.end;
  }

  /** Starts a frame. */
  begin(isOrdered: boolean): void {
    this.isOrdered = isOrdered;
    this.frame = (this.frame + 1) | 0;
    this.seen = 0;
    this.last = 0;
  }

  /** Marks an object as seen, in a row. @returns false if there is no place for it */
  see(id: number, row: number): boolean {
    const { after, last, frame } = this;
    // Most objects are seen in the order of the last frame, so the table is rarely read.
    let place = after[last]!;
    if (!(place < this.ids.length && this.ids[place] === id)) {
      place = this.table.get(id);
      if (place === NONE) {
        if (this.table.size >= MOST_VISIBLE) return false;
        place = this.add(id);
      }
      this.after[last] = place;
    }
    if (this.frames[place] !== frame) {
      this.frames[place] = frame;
      if (this.isOrdered) this.orders[place] = this.seen++;
    }
    this.rows[place] = row;
    this.last = place + 1;
    return true;
  }

  /** Gives an object a place, in which it waits to enter. */
  private add(id: number): number {
    const place = this.places.take();
    if (place >= this.state.length) this.grow(2 * place + 16);
    this.state[place] = WAITS;
    this.ids[place] = id;
    this.waits[place] = 0;
    this.frames[place] = this.frame - 1;
    this.table.set(id, place);
    return place;
  }

  show(place: number): void {
    this.state[place] = SHOWN;
    this.shown++;
  }

  /** Resets the wait of an object. */
  settle(place: number): void {
    if (this.areWaiting) this.waits[place] = 0;
  }

  remove(place: number): void {
    if (this.state[place] === SHOWN) this.shown--;
    this.state[place] = FREE;
    this.table.delete(this.ids[place]!);
    this.ids[place] = NONE;
    this.places.free(place);
  }

  private grow(capacity: number): void {
    const state = new Uint8Array(capacity);
    state.set(this.state);
    this.state = state;
    this.after = grown(this.after, capacity + 1);
    this.rows = grown(this.rows, capacity);
    this.frames = grown(this.frames, capacity);
    this.orders = grown(this.orders, capacity);
    this.waits = grown(this.waits, capacity);
    const ids = new Float64Array(capacity).fill(NONE);
    ids.set(this.ids);
    this.ids = ids;
  }
}
