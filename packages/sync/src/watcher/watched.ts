/** The objects of a watcher, by places: those that the other side shows, and those that wait to enter. */
import { IdTable } from '../ids/id-table.js';
import { MOST_VISIBLE, NONE } from '../limits.js';
import { grown } from '../rows/shown-rows.js';
import { Places } from './places.js';

/** What a place holds. */
export const FREE = 0;
export const WAITS = 1;
const SHOWN = 2;

export class Watched {
  state: Int32Array = new Int32Array(0);
  ids: Float64Array = new Float64Array(0);
  /** The row at which an object was seen last, in which frame, and as which of them. */
  rows: Int32Array = new Int32Array(0);
  frames: Int32Array = new Int32Array(0);
  orders: Int32Array = new Int32Array(0);
  /** How many frames had no room for what is new about an object. */
  waits: Int32Array = new Int32Array(0);
  /** The objects that the other side shows. */
  shown = 0;
  /** Which place was seen after which one, at the index of that place plus 1; the first one is at 0. */
  private after: Int32Array = new Int32Array(1);
  /** The index in `after` of the place that was seen last. */
  private last = 0;
  private readonly places = new Places();
  private readonly table = new IdTable();

  /** Above all places that are in use. */
  get end(): number {
    return this.places.end;
  }

  get isFull(): boolean {
    return this.table.size >= MOST_VISIBLE;
  }

  /** Begins a frame. */
  begin(): void {
    this.last = 0;
  }

  /**
   * The place of the object that is seen next; `NONE` if it has none. Objects are mostly seen in the order of the last frame,
   * so the table is rarely read.
   */
  placeOf(id: number): number {
    const guess = this.after[this.last]!;
    return guess < this.ids.length && this.ids[guess] === id ? guess : this.table.get(id);
  }

  /** The object of a place was seen. */
  follow(place: number): void {
    this.after[this.last] = place;
    this.last = place + 1;
  }

  /** Gives an object a place, where it waits to be shown. */
  add(id: number): number {
    const place = this.places.take();
    if (place >= this.state.length) this.grow(2 * place + 16);
    this.state[place] = WAITS;
    this.ids[place] = id;
    this.waits[place] = 0;
    this.table.set(id, place);
    return place;
  }

  show(place: number): void {
    this.state[place] = SHOWN;
    this.shown++;
  }

  remove(place: number): void {
    if (this.state[place] === SHOWN) this.shown--;
    this.state[place] = FREE;
    this.table.delete(this.ids[place]!);
    this.ids[place] = NONE;
    this.places.free(place);
  }

  private grow(capacity: number): void {
    this.state = grown(this.state, capacity);
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
