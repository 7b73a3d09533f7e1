/** Which objects overlap each other. */
import type { AnyQuantity } from '@tilewright/units';
import type { Store } from '../tracker/store.js';
import type { ObjectTracker } from '../tracker/tracker.js';
import { type Matches, matchPool } from './matches.js';
import { filterAndLimit, type PairOptions } from './options.js';
import { PairAnswer } from './pair-answer.js';
import { pairSearches } from './pair-search.js';
import { beginList, requireAnswer } from './question.js';

/**
 * With a filter, the number of handles to find before calling it. So the memory depends on the pairs that the filter
 * accepts.
 */
const BATCH = 4096;

/**
 * Finds all pairs of objects that overlap, each once; in a pair, the object that was added earlier comes first. Shapes
 * are closed: objects that only touch count.
 *
 * @param tracker - the tracker of the objects
 * @param options - `filter`, `limit`
 * @returns the pairs, in unspecified order
 * @throws RangeError if an option is not valid; and whatever the filter throws
 *
 * @remarks O(objects + pairs). Allocates the array and one array per pair; `overlappingPairsInto` allocates nothing.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(2, 2), tiles(1)));
 * tracker.add('bat', at(2, 2.5));
 * overlappingPairs(tracker); // => [['slime', 'bat']]
 */
export function overlappingPairs<T, Q extends AnyQuantity>(
  tracker: ObjectTracker<T, Q>,
  options?: PairOptions<T>,
): [first: T, second: T][] {
  const store = beginList('overlappingPairs', tracker, options, filterAndLimit);
  const { slots } = store;
  const matches = matchPool.borrow();
  const found = find(store, matches, options);
  const pairs: [first: T, second: T][] = [];
  for (let at = 0; at < found; at += 2) {
    const { handles } = matches;
    pairs.push([slots.objectOf(slots.slotIn(handles[at]!)), slots.objectOf(slots.slotIn(handles[at + 1]!))]);
  }
  matchPool.giveBack(matches);
  return pairs;
}

/**
 * Like `overlappingPairs`, but fills an answer that you create once and reuse.
 *
 * @returns the number of pairs in the answer
 * @throws RangeError like `overlappingPairs`, and if the filter of a question tries to fill the same answer
 *
 * @remarks Allocates nothing once the answer has grown. The memory of the answer grows with its pairs: n objects in one
 * spot have n * (n - 1) / 2 pairs, so set a `limit` where that may happen.
 */
export function overlappingPairsInto<T, Q extends AnyQuantity>(
  answer: PairAnswer<T>,
  tracker: ObjectTracker<T, Q>,
  options?: PairOptions<T>,
): number {
  const where = 'overlappingPairsInto';
  requireAnswer(where, 'answer', answer, answer instanceof PairAnswer, 'a PairAnswer');
  const store = beginList(where, tracker, options, filterAndLimit);
  const matches = answer.matchesFor(options?.filter);
  answer.isBeingFilled = true;
  try {
    return answer.take(store, matches, find(store, matches, options)) / 2;
  } finally {
    answer.isBeingFilled = false;
  }
}

/** Finds the handles of the pairs that the filter accepts, two per pair; returns the number of handles. */
function find<T>(store: Store<T>, matches: Matches, options: PairOptions<T> | undefined): number {
  const most = options?.limit === undefined ? Number.POSITIVE_INFINITY : 2 * options.limit;
  const filter = options?.filter;
  const search = pairSearches.borrow();
  search.begin(store, matches);
  const { slots } = store;
  let kept = 0;
  const wasLocked = store.isLocked;
  try {
    if (filter === undefined) return most === 0 ? 0 : Math.min(search.next(0, most), most);
    store.isLocked = true;
    for (let from = 0; kept < most; from = kept) {
      const to = search.next(from, from + BATCH);
      if (to === from) break;
      for (let at = from; at < to && kept < most; at += 2) {
        const first = matches.handles[at]!;
        const second = matches.handles[at + 1]!;
        const isKept = filter(
          slots.objectOf(slots.slotIn(first)),
          slots.objectOf(slots.slotIn(second)),
          slots.handleOfOwner(first),
          slots.handleOfOwner(second),
        );
        if (!isKept) continue;
        matches.handles[kept++] = first;
        matches.handles[kept++] = second;
      }
    }
  } finally {
    store.isLocked = wasLocked;
    pairSearches.giveBack(search);
  }
  return kept;
}
