/** Where segments meet objects, as numbers in one array: copied when a question is answered, computed when read. */
import { type AnyQuantity, type PointOf, unsafePoint, type Vector2 } from '@tilewright/units';
import { AT_FRACTION, CONTACT_NUMBERS } from '@tilewright/units/exact';
import type { Store } from '../tracker/store.js';
import { copySegment, copyShape, normalOf, putContact } from './hit.js';
import { HIT_FRACTION, HIT_NORMAL_X, HIT_NORMAL_Y, HIT_X } from './limits.js';

/** The contacts of an answer, one per hit. */
export class Contacts {
  /**
   * The contact numbers of each hit: segment, shape, and the results, which are computed when `placeOf` is first asked for
   * one of them. `reserve` may replace the array.
   */
  numbers: Float64Array = new Float64Array(0);
  private isRectangle: Uint8Array = new Uint8Array(0);

  /** Makes room for `count` hits, and keeps the existing ones. */
  reserve(count: number): void {
    if (this.isRectangle.length >= count) return;
    const length = Math.max(count, 2 * this.isRectangle.length);
    const numbers = new Float64Array(length * CONTACT_NUMBERS);
    const isRectangle = new Uint8Array(length);
    numbers.set(this.numbers);
    isRectangle.set(this.isRectangle);
    this.numbers = numbers;
    this.isRectangle = isRectangle;
  }

  /** Copies a segment, and the shape of an object that it is known to meet. There must be room. */
  put(hit: number, segment: Float64Array, store: Store<unknown>, handle: number): void {
    const { numbers } = this;
    const at = hit * CONTACT_NUMBERS;
    copySegment(numbers, at, segment);
    this.isRectangle[hit] = copyShape(numbers, at, store, handle);
    numbers[at + AT_FRACTION] = Number.NaN;
  }

  /**
   * The place of a number of a hit in `numbers`. It does not return the number itself: a function that is not small enough to
   * be inlined everywhere would need memory for that.
   */
  placeOf(hit: number, which: number): number {
    const at = hit * CONTACT_NUMBERS;
    const fraction = this.numbers[at + AT_FRACTION]!;
    // NaN until it is computed; only NaN differs from itself.
    if (fraction !== fraction) putContact(this.numbers, at, this.isRectangle[hit]!);
    return at + AT_FRACTION + which;
  }

  /** Where the segment meets the shape, as a new point. */
  position<Q extends AnyQuantity>(hit: number): PointOf<Q> {
    const at = this.placeOf(hit, HIT_X);
    return unsafePoint<PointOf<Q>>(this.numbers[at]!, this.numbers[at + 1]!);
  }

  /** The normal as a new vector. */
  normal(hit: number): Vector2<number> | undefined {
    const at = this.placeOf(hit, HIT_FRACTION);
    const { numbers } = this;
    return normalOf(numbers[at]!, numbers[at + HIT_NORMAL_X]!, numbers[at + HIT_NORMAL_Y]!);
  }
}

const names: readonly string[] = ['fraction', 'x', 'y', 'normalX', 'normalY', 'distance'];

/** The member of an answer that reads a number of a hit, for its errors. */
export function nameOf(which: number): string {
  return names[which]!;
}
