/** Answers that hold a list of objects. */
import { argumentError } from '@tilewright/units/checks';
import type { Handle } from '../tracker/handle.js';
import { ReusableAnswer } from './reusable-answer.js';

/**
 * The base of the answers that hold a list of objects.
 *
 * An answer is a copy: later changes of the tracker do not affect it. It keeps references to its objects until it is
 * filled again or cleared.
 */
export abstract class Answer<in out T> extends ReusableAnswer<T> {
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

  /** @internal */
  refuse(where: string, index: number): never {
    throw argumentError(`answer.${where}`, 'index', indexRule(this.count), index);
  }
}

/**
 * The objects that a question found. Create an answer once with `new` and fill it with each question:
 * `objectsInCircleInto(answer, tracker, circle)` and similar functions allocate nothing once the answer has grown.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', at(2, 2));
 * const answer = new ObjectAnswer<string>();
 * objectsInCircleInto(answer, tracker, circle(at(3, 2), tiles(1))); // => 1
 * answer.object(0); // => 'slime'
 */
export class ObjectAnswer<in out T> extends Answer<T> {
  // For the compiler only: distinguishes this class from other answers.
  declare private readonly kind: 'objects';
}

/** Whether a value is an index below a length. */
export function isIndex(value: unknown, length: number): boolean {
  return typeof value === 'number' && value >>> 0 === value && value < length;
}

/** The rule for an index into an answer. */
export function indexRule(length: number): string {
  return length === 0 ? 'below the length of the answer, which is 0' : `an integer from 0 to ${length - 1}`;
}
