/** Answers that hold objects. They are reusable: create an answer once, and fill it with each question. */
import { argumentError } from '@tilewright/units/checks';
import { type Handle, join } from '../tracker/handle.js';
import type { Store } from '../tracker/store.js';
import { Matches } from './matches.js';

/**
 * The base of all answers that hold objects.
 *
 * An answer is a copy: later changes of the tracker do not affect it. It keeps references to its objects until it is
 * filled again or cleared.
 */
export abstract class Answer<in out T> {
  private count = 0;
  private readonly objects: (T | undefined)[] = [];
  /** The slot and the tag of each handle, joined when the handle is read. */
  private handles: Int32Array = new Int32Array(0);
  /** @internal */
  readonly matches: Matches = new Matches();
  /** @internal Whether a question is filling the answer and calling a filter. */
  isBeingFilled = false;

  /** The number of objects in the answer. */
  get length(): number {
    return this.count;
  }

  /** The object at an index. @throws RangeError if `index` is not from 0 to `length - 1` */
  object(index: number): T {
    if (!isIndex(index, this.count)) this.refuse('object', index);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- below the length there is an object; T may be undefined
    return this.objects[index] as T;
  }

  /** The handle of the object at an index. @throws RangeError if `index` is not from 0 to `length - 1` */
  handle(index: number): Handle {
    if (!isIndex(index, this.count)) this.refuse('handle', index);
    return handleFrom(this.handles[2 * index]!, this.handles[2 * index + 1]!);
  }

  /** Removes all objects, and keeps the memory for the next question. */
  clear(): void {
    this.objects.fill(undefined, 0, this.count);
    this.count = 0;
  }

  /** @internal Copies the first `count` matches; returns `count`. */
  take({ slots }: Store<T>, count: number): number {
    const { objects, matches } = this;
    if (this.handles.length < 2 * count) this.handles = new Int32Array(2 * matches.slots.length);
    const { handles } = this;
    const { slots: found } = matches;
    const { objects: table, tag, mask } = slots;
    for (let i = 0; i < count; i++) {
      const slot = found[i]!;
      objects[i] = table[slot];
      handles[2 * i] = slot ^ mask;
      handles[2 * i + 1] = tag[slot]!;
    }
    // Otherwise objects of the previous answer would be kept alive.
    for (let i = count; i < this.count; i++) objects[i] = undefined;
    this.count = count;
    return count;
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

function handleFrom(slot: number, tag: number): Handle {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a handle is this number at run time
  return join(slot, tag) as unknown as Handle;
}
