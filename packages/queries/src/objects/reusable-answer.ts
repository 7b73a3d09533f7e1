/**
 * What all answers that hold objects share: the entries, and the search that fills them.
 *
 * A search writes the owners of the records that match into `matches`, which belongs to the answer; `take` then looks
 * the objects up, and replaces the owners by the handles, if they differ. A filter may read the answer, and may throw,
 * so a search with a filter writes into other matches, and `take` exchanges them.
 */
import { handleFrom, slotIn, type Handle } from '../handle.js';
import { VACANT } from '../tracker/slots.js';
import type { Store } from '../tracker/store.js';
import { Matches } from './matches.js';

/** The base of all answers that hold objects. Create an answer once, and fill it with each question. */
export abstract class ReusableAnswer<in out T> {
  /** The number of entries: one per object, two per pair. */
  protected count = 0;
  private readonly objects: (T | typeof VACANT)[] = [];
  /** The number of entries of `objects` that may hold an object. */
  private held = 0;
  /** @internal */
  matches: Matches = new Matches();
  private others: Matches | undefined;
  /** @internal Whether a question is filling the answer and calling a filter. */
  isBeingFilled = false;

  /** Whether the answer holds nothing. */
  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** Removes all objects, and keeps the memory for the next question. */
  clear(): void {
    this.objects.fill(VACANT, 0, this.held);
    this.held = this.count = 0;
  }

  /** @internal The matches for the next search, with its filter. */
  matchesFor(filter: unknown): Matches {
    return filter === undefined ? this.matches : (this.others ??= new Matches());
  }

  /** @internal Takes the objects of the first `count` of the matches that `matchesFor` returned; returns `count`. */
  take({ slots }: Store<T>, matches: Matches, count: number): number {
    if (matches !== this.matches) {
      this.others = this.matches;
      this.matches = matches;
    }
    const { objects } = this;
    const { handles } = matches;
    const { objects: tracked, handle, isRenumbered, mask } = slots;
    for (let i = 0; i < count; i++) {
      const slot = slotIn(handles[i]!, mask);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as `objectOf`, which would read the table for each
      objects[i] = tracked[slot] as T;
      if (isRenumbered) handles[i] = handle[slot]!;
    }
    // Otherwise objects of the previous answer would be kept alive.
    for (let i = count; i < this.held; i++) objects[i] = VACANT;
    this.held = this.count = count;
    return count;
  }

  /** The object of an entry, which is known to exist. */
  protected objectAt(entry: number): T {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- below the count there is an object
    return this.objects[entry] as T;
  }

  protected handleAt(entry: number): Handle {
    return handleFrom(this.matches.handles[entry]!);
  }
}
