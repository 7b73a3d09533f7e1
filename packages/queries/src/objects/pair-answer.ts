/** The answer of `overlappingPairsInto`. */
import { argumentError } from '@tilewright/units/checks';
import type { Handle } from '../handle.js';
import { indexRule, isIndex } from './answer.js';
import { ReusableAnswer } from './reusable-answer.js';

/**
 * The pairs of objects that overlap. Create an answer once with `new` and fill it with each question. It is a copy:
 * later changes of the tracker do not affect it.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(2, 2), tiles(1)));
 * tracker.add('bat', at(2, 2.5));
 * const answer = new PairAnswer<string>();
 * overlappingPairsInto(answer, tracker); // => 1
 * answer.second(0); // => 'bat'
 */
export class PairAnswer<in out T> extends ReusableAnswer<T> {
  // For the compiler only: distinguishes this class from other answers.
  declare private readonly kind: 'pairs';

  /** The number of pairs in the answer. */
  get length(): number {
    return this.count >> 1;
  }

  /**
   * The object of the pair at an index that was added earlier. @throws RangeError if `index` is not from 0 to `length -
   * 1`
   */
  first(index: number): T {
    this.requireIndex('first', index);
    return this.objectAt(2 * index);
  }

  /**
   * The object of the pair at an index that was added later. @throws RangeError if `index` is not from 0 to `length -
   * 1`
   */
  second(index: number): T {
    this.requireIndex('second', index);
    return this.objectAt(2 * index + 1);
  }

  /** The handle of the object that was added earlier. @throws RangeError if `index` is not from 0 to `length - 1` */
  firstHandle(index: number): Handle {
    this.requireIndex('firstHandle', index);
    return this.handleAt(2 * index);
  }

  /** The handle of the object that was added later. @throws RangeError if `index` is not from 0 to `length - 1` */
  secondHandle(index: number): Handle {
    this.requireIndex('secondHandle', index);
    return this.handleAt(2 * index + 1);
  }

  private requireIndex(where: string, index: number): void {
    if (isIndex(index, this.length)) return;
    throw argumentError(`answer.${where}`, 'index', indexRule(this.length), index);
  }
}
