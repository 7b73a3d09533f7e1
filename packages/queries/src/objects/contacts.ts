/** Where segments meet objects, as numbers in one array: copied when a question is answered, computed when read. */
import { AT_FRACTION, CONTACT_NUMBERS } from '@tilewright/units/exact';
import type { Store } from '../tracker/store.js';
import { copySegment, copyShape, putContact } from './hit.js';

/** The contacts of an answer, one per hit. */
export class Contacts {
  /** The contact numbers of each hit: segment, shape, and the results. The fraction is NaN until it is computed. */
  private numbers: Float64Array = new Float64Array(0);
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

  /** One of the numbers of a hit. */
  read(hit: number, which: number): number {
    const { numbers } = this;
    const at = hit * CONTACT_NUMBERS;
    const fraction = numbers[at + AT_FRACTION]!;
    // Only NaN differs from itself.
    if (fraction !== fraction) putContact(numbers, at, this.isRectangle[hit]!);
    return numbers[at + which]!;
  }
}
