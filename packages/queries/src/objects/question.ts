/**
 * The common part of all questions about tracked objects: checks, filter, order, limit, and returning the answer.
 *
 * A question first finds the handles of its objects (`Matches`), in the order of the cells. Then it calls the filter,
 * during which the tracker does not allow changes, and copies the remaining objects into an array or an answer.
 */
import { argumentError } from '@tilewright/units/checks';
import type { AnyQuantity } from '@tilewright/units';
import type { Slots } from '../tracker/slots.js';
import type { Store } from '../tracker/store.js';
import { requireTracker } from '../tracker/require-tracker.js';
import type { ObjectTracker } from '../tracker/tracker.js';
import { ObjectAnswer } from './answer.js';
import { sortByKey } from './heap.js';
import { type Matches, matchPool } from './matches.js';
import { type ObjectFilter, type RawOptions, requireQuestionOptions } from './options.js';

/** The options that select and order the matches. */
interface Selection<T> {
  readonly filter?: ObjectFilter<T> | undefined;
  readonly limit?: number | undefined;
  readonly order?: 'added' | undefined;
}

/** Checks the tracker and the options, and returns the store. */
export function beginList<T, Q extends AnyQuantity>(
  where: string,
  tracker: ObjectTracker<T, Q>,
  options: RawOptions | undefined,
  known: readonly string[],
): Store<T> {
  requireTracker(where, tracker);
  requireQuestionOptions(where, options, known);
  return tracker.store;
}

/** The same for the forms with an `ObjectAnswer`. */
export function beginAnswer<T, Q extends AnyQuantity>(
  where: string,
  answer: ObjectAnswer<T, AnyQuantity>,
  tracker: ObjectTracker<T, Q>,
  options: RawOptions | undefined,
  known: readonly string[],
): Store<T> {
  requireAnswer(where, 'answer', answer, answer instanceof ObjectAnswer, 'an ObjectAnswer');
  return beginList(where, tracker, options, known);
}

/**
 * @param isOfClass - whether the answer is of the class that the rule names: `instanceof` is fast only where the class
 * is written beside it
 * @throws RangeError unless the answer is of its class and not being filled
 */
export function requireAnswer(
  where: string,
  parameter: string,
  answer: { readonly isBeingFilled: boolean },
  isOfClass: boolean,
  rule: string,
): void {
  if (!isOfClass) throw argumentError(where, parameter, rule, answer, 'Create it once with new, and reuse it');
  if (answer.isBeingFilled) {
    throw argumentError(
      where,
      parameter,
      'an answer that is not being filled',
      answer,
      'Use another answer in the filter',
    );
  }
}

/** Returns the matches as an array. */
export function endList<T>(store: Store<T>, matches: Matches, found: number, options: Selection<T> | undefined): T[] {
  const count = select(store, matches, found, options);
  const objects = objectsOf(store.slots, matches, count);
  matchPool.giveBack(matches);
  return objects;
}

/** Makes the matches, which are those that `answer.matchesFor` returned, the answer. */
export function endAnswer<T>(
  store: Store<T>,
  answer: ObjectAnswer<T, AnyQuantity>,
  matches: Matches,
  found: number,
  options: Selection<T> | undefined,
): number {
  let count = found;
  if (options !== undefined) {
    answer.isBeingFilled = true;
    try {
      count = select(store, matches, found, options);
    } finally {
      answer.isBeingFilled = false;
    }
  }
  answer.hasDistances = false;
  return answer.take(store, matches, count);
}

/** Moves the matches that the filter accepts to the front, up to the limit. Returns their number. */
export function select<T>(store: Store<T>, matches: Matches, found: number, options: Selection<T> | undefined): number {
  if (options === undefined) return found;
  const { slots } = store;
  const { filter, limit = found, order } = options;
  if (order !== undefined) sortByAddition(slots, matches, found);
  if (filter === undefined) return Math.min(found, limit);
  let kept = 0;
  const wasLocked = store.isLocked;
  store.isLocked = true;
  try {
    for (let match = 0; match < found && kept < limit; match++) {
      const handle = matches.handles[match]!;
      if (filter(slots.objectOf(slots.slotIn(handle)), slots.handleOfOwner(handle))) matches.handles[kept++] = handle;
    }
  } finally {
    store.isLocked = wasLocked;
  }
  return kept;
}

export function objectsOf<T>(slots: Slots<T>, matches: Matches, count: number): T[] {
  const objects: T[] = [];
  for (let match = 0; match < count; match++) objects.push(slots.objectOf(slots.slotIn(matches.handles[match]!)));
  return objects;
}

function sortByAddition(slots: Slots<unknown>, matches: Matches, found: number): void {
  const keys = matches.reserveKeys(found);
  for (let match = 0; match < found; match++) keys[match] = slots.orderOf(matches.handles[match]!);
  sortByKey(matches, slots, found);
}
