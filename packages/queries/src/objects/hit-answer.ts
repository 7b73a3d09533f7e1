/** The answer of `firstObjectOnSegmentInto` and `objectsOnSegmentInto`. */
import type { AnyQuantity, Length, PointOf, Vector2 } from '@tilewright/units';
import type { Store } from '../tracker/store.js';
import { Answer, isIndex } from './answer.js';
import { Contacts, nameOf } from './contacts.js';
import { HIT_DISTANCE, HIT_FRACTION, HIT_NORMAL_X, HIT_NORMAL_Y, HIT_X, HIT_Y } from './limits.js';
import type { Matches } from './matches.js';

/**
 * The objects that a segment meets, and where, nearest first. Create an answer once with `new` and fill it with each
 * question.
 *
 * Fraction, position and normal of a hit are computed when you first read one of them, from copies of the segment and
 * the shape: a hit that is not read costs nothing. `position` and `normal` allocate what they return. Nothing else
 * allocates, except the first read of a hit so close to a tie that only arbitrary-precision sums can decide it.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(5, 0), tiles(1)));
 * const answer = new HitAnswer<string, TileLength>();
 * firstObjectOnSegmentInto(answer, tracker, segmentBetween(at(0, 0), at(8, 0))); // => 1
 * answer.fraction(0); // => 0.5
 */
export class HitAnswer<in out T, in out Q extends AnyQuantity = Length> extends Answer<T> {
  private readonly contacts: Contacts = new Contacts();
  // Those of the contacts. The members that return a number are so small that engines inline them wherever they are called;
  // a number that a call returns would need memory.
  private numbers: Float64Array = this.contacts.numbers;
  // For the compiler only: the unit of the numbers.
  declare private readonly unit: Q;

  /**
   * The fraction of the segment before the hit at an index: 0 is the start, 1 the end. @throws RangeError like `object`
   */
  fraction(index: number): number {
    return this.numbers[this.placeOf(index, HIT_FRACTION)]!;
  }

  /** The distance from the start of the segment to the hit at an index. @throws RangeError like `object` */
  distance(index: number): Q;
  distance(index: number): unknown {
    return this.numbers[this.placeOf(index, HIT_DISTANCE)]!;
  }

  /** The x coordinate of the hit at an index, in the world. @throws RangeError like `object` */
  x(index: number): Q;
  x(index: number): unknown {
    return this.numbers[this.placeOf(index, HIT_X)]!;
  }

  /** The y coordinate of the hit at an index, in the world. @throws RangeError like `object` */
  y(index: number): Q;
  y(index: number): unknown {
    return this.numbers[this.placeOf(index, HIT_Y)]!;
  }

  /**
   * The x component of the unit normal of the shape at the hit, pointing outward. Both components are 0 if the segment
   * starts inside the shape or on its border. @throws RangeError like `object`
   */
  normalX(index: number): number {
    return this.numbers[this.placeOf(index, HIT_NORMAL_X)]!;
  }

  /** The y component of the unit normal; see `normalX`. @throws RangeError like `object` */
  normalY(index: number): number {
    return this.numbers[this.placeOf(index, HIT_NORMAL_Y)]!;
  }

  /** The point where the segment meets the shape at an index. Allocates the point. @throws RangeError like `object` */
  position(index: number): PointOf<Q> {
    this.requireHit('position', index);
    return this.contacts.position<Q>(index);
  }

  /**
   * The unit normal of the shape at the hit, pointing outward; `undefined` if the segment starts inside the shape or on
   * its border. Allocates the vector. @throws RangeError like `object`
   */
  normal(index: number): Vector2<number> | undefined {
    this.requireHit('normal', index);
    return this.contacts.normal(index);
  }

  /** @internal */
  override take(store: Store<T>, matches: Matches, count: number): number {
    const { contacts } = this;
    contacts.reserve(count);
    this.numbers = contacts.numbers;
    for (let i = 0; i < count; i++) contacts.put(i, matches.asked, store, matches.handles[i]!);
    return super.take(store, matches, count);
  }

  private placeOf(index: number, which: number): number {
    if (!isIndex(index, this.length)) this.refuse(nameOf(which), index);
    return this.contacts.placeOf(index, which);
  }

  private requireHit(where: string, index: number): void {
    if (!isIndex(index, this.length)) this.refuse(where, index);
  }
}
