/** The answer of questions that find objects. */
import { type AnyQuantity, type Length } from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import type { Handle } from '../handle.js';
import { quantityOf } from '../arguments/raw.js';
import { ReusableAnswer } from './reusable-answer.js';

/**
 * The objects that a question found. Create an answer once with `new` and fill it with each question:
 * `objectsInCircleInto(answer, tracker, circle)` and similar functions allocate nothing once the answer has grown.
 *
 * An answer is a copy: later changes of the tracker do not affect it. It keeps references to its objects until it is
 * filled again or cleared.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(2, 2), tiles(0.5)));
 * const answer = new ObjectAnswer<string, TileLength>();
 * nearestObjectsInto(answer, tracker, at(4, 2), 3); // => 1
 * answer.object(0); // => 'slime'
 * answer.distance(0); // => tiles(1.5)
 */
export class ObjectAnswer<in out T, out Q extends AnyQuantity = Length> extends ReusableAnswer<T> {
  /** @internal Whether the last question has told the distances. */
  hasDistances: boolean = false;
  // For the compiler only: the unit of the distances.
  declare private readonly unit: () => Q;

  /** The number of objects in the answer. */
  get length(): number {
    return this.count;
  }

  /** The object at an index. @throws RangeError if `index` is not from 0 to `length - 1` */
  object(index: number): T {
    if (!isIndex(index, this.count)) this.refuse('object', index);
    return this.objectAt(index);
  }

  /** The handle of the object at an index. @throws RangeError if `index` is not from 0 to `length - 1` */
  handle(index: number): Handle {
    if (!isIndex(index, this.count)) this.refuse('handle', index);
    return this.handleAt(index);
  }

  /**
   * The distance from the position of `nearestObjectsInto` to the shape of the object at an index; 0 inside.
   *
   * @throws RangeError if `index` is not from 0 to `length - 1`, or if another question filled the answer
   */
  distance(index: number): Q {
    if (!isIndex(index, this.count)) this.refuse('distance', index);
    if (!this.hasDistances) {
      throw new RangeError(
        'answer.distance: the question that filled this answer does not tell it; nearestObjectsInto does',
      );
    }
    return quantityOf<Q>(this.matches.keys[index]!);
  }

  private refuse(where: string, index: number): never {
    throw argumentError(`answer.${where}`, 'index', indexRule(this.count), index);
  }
}

/** Whether a value is an index below a length. */
export function isIndex(value: unknown, length: number): boolean {
  return typeof value === 'number' && value >>> 0 === value && value < length;
}

/** The rule for an index into an answer. */
export function indexRule(length: number): string {
  return length === 0 ? 'below the length of the answer, which is 0' : `an integer from 0 to ${length - 1}`;
}
