/** An answer of `firstObjectOnSegmentInto` and `objectsOnSegmentInto`. */
import {
  type AnyQuantity,
  type Length,
  type PointOf,
  unsafePoint,
  unsafeQuantity,
  unsafeVector,
  type Vector2,
} from '@tilewright/units';
import {
  atDistance,
  atFraction,
  atNormal,
  atPosition,
  contactNumbers,
  putCircleContact,
  putRectangleContact,
} from '@tilewright/units/exact';
import type { Store } from '../tracker/store.js';
import { Answer } from './answer.js';

/**
 * The objects that a segment meets, and where, nearest first: to keep and to fill again.
 *
 * Where a hit is, is worked out when it is read for the first time, from copies of the segment and the shapes. `position`
 * and `normal` allocate what they return; all else is one load from then on.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(5, 0), tiles(1)));
 * const answer = new HitAnswer<string, TileLength>();
 * firstObjectOnSegmentInto(answer, tracker, segmentBetween(at(0, 0), at(8, 0))); // => 1
 * answer.fraction(0); // => 0.5
 */
export class HitAnswer<T, Q extends AnyQuantity = Length> extends Answer<T> {
  /** The numbers of each contact: segment and shape, and what is worked out from them. NaN for a fraction not yet known. */
  private numbers: Float64Array = new Float64Array(0);
  private isRectangle: Uint8Array = new Uint8Array(0);

  /** How much of the segment lies before the hit at an index: 0 is its start, 1 its end. @throws RangeError as `object` does */
  fraction(index: number): number {
    return this.read('fraction', index, atFraction);
  }

  /** How far the hit at an index is from the segment's start. @throws RangeError as `object` does */
  distance(index: number): Q {
    return quantity(this.read('distance', index, atDistance));
  }

  /** The x coordinate of the hit at an index, in the world. @throws RangeError as `object` does */
  x(index: number): Q {
    return quantity(this.read('x', index, atPosition));
  }

  /** The y coordinate of the hit at an index, in the world. @throws RangeError as `object` does */
  y(index: number): Q {
    return quantity(this.read('y', index, atPosition + 1));
  }

  /**
   * The x component of the unit vector away from the shape, where it is hit. Both components are 0 if the segment starts
   * inside the shape or on its border. @throws RangeError as `object` does
   */
  normalX(index: number): number {
    return this.read('normalX', index, atNormal);
  }

  /** The y component of the unit vector away from the shape; see `normalX`. @throws RangeError as `object` does */
  normalY(index: number): number {
    return this.read('normalY', index, atNormal + 1);
  }

  /** Where the segment meets the shape at an index. Allocates the point. @throws RangeError as `object` does */
  position(index: number): PointOf<Q> {
    const x = this.read('position', index, atPosition);
    return unsafePoint<PointOf<Q>>(x, this.read('position', index, atPosition + 1));
  }

  /**
   * The unit vector away from the shape at an index; `undefined` if the segment starts inside of it or on its border.
   * Allocates the vector. @throws RangeError as `object` does
   */
  normal(index: number): Vector2<number> | undefined {
    const x = this.read('normal', index, atNormal);
    const y = this.read('normal', index, atNormal + 1);
    return x === 0 && y === 0 ? undefined : unsafeVector<Vector2<number>>(x, y);
  }

  /** @internal */
  override take(store: Store<T>, count: number): number {
    if (this.isRectangle.length < count) {
      const rows = Math.max(count, 2 * this.isRectangle.length);
      this.numbers = new Float64Array(rows * contactNumbers);
      this.isRectangle = new Uint8Array(rows);
    }
    const { numbers, isRectangle } = this;
    const { asked, slots } = this.matches;
    for (let i = 0; i < count; i++) {
      const slot = slots[i]!;
      const { records, stride } = store.cellsOf(slot);
      const record = store.slots.record[slot]! * stride;
      const at = i * contactNumbers;
      for (let k = 0; k < 4; k++) {
        numbers[at + k] = asked[k]!;
        numbers[at + 4 + k] = records[record + k]!;
      }
      numbers[at + atFraction] = Number.NaN;
      isRectangle[i] = stride - 4;
    }
    return super.take(store, count);
  }

  private read(where: string, index: number, which: number): number {
    if (!(index >>> 0 === index && index < this.length)) this.refuse(where, index);
    const { numbers } = this;
    const at = index * contactNumbers;
    const fraction = numbers[at + atFraction]!;
    // Only NaN differs from itself.
    if (fraction !== fraction) this.settle(index);
    return numbers[at + which]!;
  }

  private settle(index: number): void {
    const { numbers } = this;
    const at = index * contactNumbers;
    for (let k = 0; k < 8; k++) contact[k] = numbers[at + k]!;
    if (this.isRectangle[index] === 1) putRectangleContact(contact);
    else putCircleContact(contact);
    for (let k = 8; k < contactNumbers; k++) numbers[at + k] = contact[k]!;
  }
}

/** The hit under consideration. Nothing of a user's runs meanwhile. */
const contact = /* @__PURE__ */ new Float64Array(contactNumbers);

function quantity<Q extends AnyQuantity>(value: number): Q {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the number is in the tracker's own unit
  return unsafeQuantity<AnyQuantity>(value) as Q;
}
