/** The answer of `firstObjectsOnSegmentsInto`. */
import { argumentError } from '@tilewright/units/checks';
import type { AnyQuantity, Length, PointOf, Vector2 } from '@tilewright/units';
import type { Handle } from '../tracker/handle.js';
import type { Store } from '../tracker/store.js';
import { isIndex } from './answer.js';
import { Contacts, nameOf } from './contacts.js';
import { HIT_DISTANCE, HIT_FRACTION, HIT_NORMAL_X, HIT_NORMAL_Y, HIT_X, HIT_Y } from './limits.js';
import type { Matches } from './matches.js';
import { ReusableAnswer } from './reusable-answer.js';
import { requireRow } from './rows.js';

/**
 * The first objects that many segments meet, and where, row by row. Create an answer once with `new` and fill it with
 * each question. It is a copy: later changes of the tracker or of the columns do not affect it.
 *
 * A row whose segment meets no object has no hit: `hasHit` tells, and reading the hit throws a RangeError. Fraction,
 * position and normal of a hit are computed when you first read one of them, as in a `HitAnswer`.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(5, 0), tiles(1)));
 * const answer = new FirstHitsAnswer<string, TileLength>();
 * const starts = pointColumn([at(0, 0), at(0, 3)]);
 * firstObjectsOnSegmentsInto(answer, tracker, starts, pointColumn([at(8, 0), at(8, 3)])); // => 1
 * answer.hasHit(1); // => false
 * answer.fraction(0); // => 0.5
 */
export class FirstHitsAnswer<in out T, in out Q extends AnyQuantity = Length> extends ReusableAnswer<T> {
  private rows = 0;
  private contacts: Contacts = new Contacts();
  private otherContacts: Contacts | undefined;
  // Those of the contacts, as in `HitAnswer`.
  private numbers: Float64Array = this.contacts.numbers;
  // For the compiler only: the unit of the numbers.
  declare private readonly unit: Q;

  /** The number of rows: one per segment. */
  get length(): number {
    return this.rows;
  }

  /** Whether the segment of a row meets an object. @throws RangeError if `row` is not from 0 to `length - 1` */
  hasHit(row: number): boolean {
    requireRow('hasHit', row, this.rows);
    return this.matches.keys[row]! >= 0;
  }

  /** The first object on the segment of a row. @throws RangeError like `hasHit`, and if the row has no hit */
  object(row: number): T {
    return this.objectAt(this.hitOf('object', row));
  }

  /** The handle of the first object on the segment of a row. @throws RangeError like `object` */
  handle(row: number): Handle {
    return this.handleAt(this.hitOf('handle', row));
  }

  /** The fraction of the segment before the hit: 0 is the start, 1 the end. @throws RangeError like `object` */
  fraction(row: number): number {
    return this.numbers[this.placeOf(row, HIT_FRACTION)]!;
  }

  /** The distance from the start of the segment to the hit. @throws RangeError like `object` */
  distance(row: number): Q;
  distance(row: number): unknown {
    return this.numbers[this.placeOf(row, HIT_DISTANCE)]!;
  }

  /** The x coordinate of the hit, in the world. @throws RangeError like `object` */
  x(row: number): Q;
  x(row: number): unknown {
    return this.numbers[this.placeOf(row, HIT_X)]!;
  }

  /** The y coordinate of the hit, in the world. @throws RangeError like `object` */
  y(row: number): Q;
  y(row: number): unknown {
    return this.numbers[this.placeOf(row, HIT_Y)]!;
  }

  /**
   * The x component of the unit normal of the shape at the hit, pointing outward. Both components are 0 if the segment
   * starts inside the shape or on its border. @throws RangeError like `object`
   */
  normalX(row: number): number {
    return this.numbers[this.placeOf(row, HIT_NORMAL_X)]!;
  }

  /** The y component of the unit normal; see `normalX`. @throws RangeError like `object` */
  normalY(row: number): number {
    return this.numbers[this.placeOf(row, HIT_NORMAL_Y)]!;
  }

  /** The point where the segment meets the shape. Allocates the point. @throws RangeError like `object` */
  position(row: number): PointOf<Q> {
    return this.contacts.position<Q>(this.hitOf('position', row));
  }

  /**
   * The unit normal of the shape at the hit, pointing outward; `undefined` if the segment starts inside the shape or on
   * its border. Allocates the vector. @throws RangeError like `object`
   */
  normal(row: number): Vector2<number> | undefined {
    return this.contacts.normal(this.hitOf('normal', row));
  }

  /** Removes all rows, and keeps the memory for the next question. */
  override clear(): void {
    this.rows = 0;
    super.clear();
  }

  /** @internal The contacts for the next search, with its filter; see `matchesFor`. */
  contactsFor(filter: unknown): Contacts {
    return filter === undefined ? this.contacts : (this.otherContacts ??= new Contacts());
  }

  /**
   * @internal Takes what a search found: the handles and contacts of `count` hits, and for each of the rows the index of
   * its hit as a key, or -1.
   */
  takeRows(store: Store<T>, matches: Matches, contacts: Contacts, rows: number, count: number): number {
    if (contacts !== this.contacts) {
      this.otherContacts = this.contacts;
      this.contacts = contacts;
    }
    this.numbers = contacts.numbers;
    this.rows = rows;
    return this.take(store, matches, count);
  }

  private placeOf(row: number, which: number): number {
    return this.contacts.placeOf(this.hitOf(nameOf(which), row), which);
  }

  /** The index of the hit of a row. */
  private hitOf(where: string, row: number): number {
    if (isIndex(row, this.rows)) {
      const hit = this.matches.keys[row]!;
      if (hit >= 0) return hit;
      throw argumentError(`answer.${where}`, 'row', 'a row with a hit', row, 'Check it with hasHit(row) first');
    }
    requireRow(where, row, this.rows);
    return -1;
  }
}
