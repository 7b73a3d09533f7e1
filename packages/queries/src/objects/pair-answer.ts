/** The answer of `overlappingPairsInto`. */
import { argumentError } from '@tilewright/units/checks';
import type { Handle } from '../tracker/handle.js';
import type { Store } from '../tracker/store.js';
import { indexRule, isIndex } from './answer.js';
import { Matches } from './matches.js';

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
export class PairAnswer<in out T> {
  private count = 0;
  /** Two objects per pair. */
  private readonly objects: (T | undefined)[] = [];
  private handles: Float64Array = new Float64Array(0);
  /** @internal */
  readonly matches: Matches = new Matches();
  /** @internal Whether a question is filling the answer and calling a filter. */
  isBeingFilled = false;

  /** The number of pairs in the answer. */
  get length(): number {
    return this.count;
  }

  /**
   * The object of the pair at an index that was added earlier. @throws RangeError if `index` is not from 0 to `length -
   * 1`
   */
  first(index: number): T {
    this.requireIndex('first', index);
    return this.object(2 * index);
  }

  /**
   * The object of the pair at an index that was added later. @throws RangeError if `index` is not from 0 to `length -
   * 1`
   */
  second(index: number): T {
    this.requireIndex('second', index);
    return this.object(2 * index + 1);
  }

  /** The handle of the object that was added earlier. @throws RangeError if `index` is not from 0 to `length - 1` */
  firstHandle(index: number): Handle {
    this.requireIndex('firstHandle', index);
    return this.handle(2 * index);
  }

  /** The handle of the object that was added later. @throws RangeError if `index` is not from 0 to `length - 1` */
  secondHandle(index: number): Handle {
    this.requireIndex('secondHandle', index);
    return this.handle(2 * index + 1);
  }

  /** Removes all pairs, and keeps the memory for the next question. */
  clear(): void {
    this.objects.fill(undefined, 0, 2 * this.count);
    this.count = 0;
  }

  /** @internal Copies the first `count` pairs; returns `count`. */
  take({ slots }: Store<T>, count: number): number {
    const { objects, matches } = this;
    if (this.handles.length < 2 * count) this.handles = new Float64Array(matches.slots.length);
    const { handles } = this;
    for (let i = 0; i < 2 * count; i++) {
      const slot = matches.slots[i]!;
      objects[i] = slots.objectOf(slot);
      handles[i] = Number(slots.handleOf(slot));
    }
    // Otherwise objects of the previous answer would be kept alive.
    for (let i = 2 * count; i < 2 * this.count; i++) objects[i] = undefined;
    this.count = count;
    return count;
  }

  private object(at: number): T {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- below the length there is an object; T may be undefined
    return this.objects[at] as T;
  }

  private handle(at: number): Handle {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a handle is this number at run time
    return this.handles[at]! as unknown as Handle;
  }

  private requireIndex(where: string, index: number): void {
    if (isIndex(index, this.count)) return;
    throw argumentError(`answer.${where}`, 'index', indexRule(this.count), index);
  }
}
