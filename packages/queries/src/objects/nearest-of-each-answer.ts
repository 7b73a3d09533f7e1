/** The answer of `nearestObjectsOfEachInto`. */
import { argumentError } from '@tilewright/units/checks';
import type { AnyQuantity, Length } from '@tilewright/units';
import type { Handle } from '../tracker/handle.js';
import type { Store } from '../tracker/store.js';
import { indexRule, isIndex } from './answer.js';
import { quantityOf } from './hit.js';
import type { Matches } from './matches.js';
import { ReusableAnswer } from './reusable-answer.js';
import { requireRow } from './rows.js';

const EMPTY_ROW = 'below the number of objects in the row, which is 0';

/**
 * The objects nearest to many positions with their distances, row by row, nearest first in each row. Create an answer
 * once with `new` and fill it with each question. It is a copy: later changes of the tracker or of the column do not
 * affect it.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(2, 2), tiles(0.5)));
 * tracker.add('bat', at(9, 2));
 * const answer = new NearestOfEachAnswer<string, TileLength>();
 * nearestObjectsOfEachInto(answer, tracker, pointColumn([at(4, 2), at(8, 2)]), 1); // => 2
 * answer.object(1, 0); // => 'bat'
 * answer.distance(0, 0); // => tiles(1.5)
 */
export class NearestOfEachAnswer<in out T, in out Q extends AnyQuantity = Length> extends ReusableAnswer<T> {
  private rows = 0;
  /** The end of each row among the entries. */
  private ends: Int32Array = new Int32Array(0);
  private otherEnds: Int32Array = new Int32Array(0);
  // For the compiler only: the unit of the distances.
  declare private readonly unit: Q;

  /** The number of rows: one per position. */
  get length(): number {
    return this.rows;
  }

  /** The number of objects in a row. @throws RangeError if `row` is not from 0 to `length - 1` */
  countOf(row: number): number {
    requireRow('countOf', row, this.rows);
    return this.ends[row]! - this.firstOf(row);
  }

  /**
   * The object at an index of a row. @throws RangeError if `row` is not from 0 to `length - 1`, or `index` is not from 0
   * to `countOf(row) - 1`
   */
  object(row: number, index: number): T {
    return this.objectAt(this.entryOf('object', row, index));
  }

  /** The handle of the object at an index of a row. @throws RangeError like `object` */
  handle(row: number, index: number): Handle {
    return this.handleAt(this.entryOf('handle', row, index));
  }

  /**
   * The distance from the position of a row to the shape of the object at an index; 0 inside. @throws RangeError like
   * `object`
   */
  distance(row: number, index: number): Q {
    return quantityOf<Q>(this.matches.keys[this.entryOf('distance', row, index)]!);
  }

  /** Removes all rows, and keeps the memory for the next question. */
  override clear(): void {
    this.rows = 0;
    super.clear();
  }

  /** @internal The ends of the rows for the next search, with its filter; see `matchesFor`. */
  endsFor(filter: unknown, rows: number): Int32Array {
    if (filter === undefined) return (this.ends = withRoom(this.ends, rows));
    return (this.otherEnds = withRoom(this.otherEnds, rows));
  }

  /** @internal Takes the `count` objects that a search found for all rows, in the arrays that it was given. */
  takeRows(store: Store<T>, matches: Matches, ends: Int32Array, rows: number, count: number): number {
    if (ends !== this.ends) {
      this.otherEnds = this.ends;
      this.ends = ends;
    }
    this.rows = rows;
    return this.take(store, matches, count);
  }

  private firstOf(row: number): number {
    return row === 0 ? 0 : this.ends[row - 1]!;
  }

  private entryOf(where: string, row: number, index: number): number {
    requireRow(where, row, this.rows);
    const first = this.firstOf(row);
    const count = this.ends[row]! - first;
    if (!isIndex(index, count)) {
      throw argumentError(`answer.${where}`, 'index', count === 0 ? EMPTY_ROW : indexRule(count), index);
    }
    return first + index;
  }
}

function withRoom(array: Int32Array, length: number): Int32Array {
  return array.length >= length ? array : new Int32Array(Math.max(length, 2 * array.length));
}
