/** The answer of `firstObjectOnSegmentInto` and `objectsOnSegmentInto`. */
import { type AnyQuantity, type Length, type PointOf, unsafePoint, type Vector2 } from '@tilewright/units';
import { AT_DISTANCE, AT_FRACTION, AT_NORMAL, AT_POSITION } from '@tilewright/units/exact';
import type { Store } from '../tracker/store.js';
import { Answer, isIndex } from './answer.js';
import { Contacts } from './contacts.js';
import { normalOf, quantityOf } from './hit.js';
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
  // For the compiler only: the unit of the numbers.
  declare private readonly unit: Q;

  /**
   * The fraction of the segment before the hit at an index: 0 is the start, 1 the end. @throws RangeError like `object`
   */
  fraction(index: number): number {
    return this.read('fraction', index, AT_FRACTION);
  }

  /** The distance from the start of the segment to the hit at an index. @throws RangeError like `object` */
  distance(index: number): Q {
    return quantityOf<Q>(this.read('distance', index, AT_DISTANCE));
  }

  /** The x coordinate of the hit at an index, in the world. @throws RangeError like `object` */
  x(index: number): Q {
    return quantityOf<Q>(this.read('x', index, AT_POSITION));
  }

  /** The y coordinate of the hit at an index, in the world. @throws RangeError like `object` */
  y(index: number): Q {
    return quantityOf<Q>(this.read('y', index, AT_POSITION + 1));
  }

  /**
   * The x component of the unit normal of the shape at the hit, pointing outward. Both components are 0 if the segment
   * starts inside the shape or on its border. @throws RangeError like `object`
   */
  normalX(index: number): number {
    return this.read('normalX', index, AT_NORMAL);
  }

  /** The y component of the unit normal; see `normalX`. @throws RangeError like `object` */
  normalY(index: number): number {
    return this.read('normalY', index, AT_NORMAL + 1);
  }

  /** The point where the segment meets the shape at an index. Allocates the point. @throws RangeError like `object` */
  position(index: number): PointOf<Q> {
    const x = this.read('position', index, AT_POSITION);
    return unsafePoint<PointOf<Q>>(x, this.read('position', index, AT_POSITION + 1));
  }

  /**
   * The unit normal of the shape at the hit, pointing outward; `undefined` if the segment starts inside the shape or on
   * its border. Allocates the vector. @throws RangeError like `object`
   */
  normal(index: number): Vector2<number> | undefined {
    const x = this.read('normal', index, AT_NORMAL);
    return normalOf(this.read('normal', index, AT_FRACTION), x, this.read('normal', index, AT_NORMAL + 1));
  }

  /** @internal */
  override take(store: Store<T>, matches: Matches, count: number): number {
    const { contacts } = this;
    contacts.reserve(count);
    for (let i = 0; i < count; i++) contacts.put(i, matches.asked, store, matches.handles[i]!);
    return super.take(store, matches, count);
  }

  private read(where: string, index: number, which: number): number {
    if (!isIndex(index, this.length)) this.refuse(where, index);
    return this.contacts.read(index, which);
  }
}
