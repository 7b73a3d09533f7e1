/** All pairs at once: found in parts, in the memory of what a filter lets through, each once. */
import { runs } from '@tilewright/testing';
import { circle, meters, pointColumn, type Position2, rectangle } from '@tilewright/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { operation, Pair } from '../tracker/testing/operations.js';
import { ObjectTracker } from '../tracker/tracker.js';
import { Matches } from './matches.js';
import { overlappingPairs, overlappingPairsInto, PairAnswer } from './index.js';
import { checkTracker } from '../tracker/check.js';
import { PairSearch } from './pair-search.js';
import { space, at } from '../tracker/testing/meters.js';

/** Objects of every kind and of many sizes, all in one place: more pairs than one part of the search holds. */
function heap(count: number): ObjectTracker<number> {
  const tracker = new ObjectTracker<number>({ space });
  for (let i = 0; i < count; i++) {
    const size = 2 ** (i % 9);
    const box = rectangle(at(-size, -size), at(size, size));
    tracker.add(i, i % 3 === 0 ? box : circle(at(i / count, 0), meters(size)));
  }
  return tracker;
}

/** Points in one place. */
function crowd(count: number): ObjectTracker<number> {
  const tracker = new ObjectTracker<number>({ space });
  const ids = Array.from({ length: count }, (_, i) => i);
  tracker.addAll(ids, { positions: pointColumn<Position2>(count) });
  return tracker;
}

/** The bytes that an answer keeps. */
function bytesOf(answer: PairAnswer<number>): number {
  const { handles, keys } = answer.matches;
  const objects = Reflect.get(answer, 'objects') as unknown[];
  return keys.byteLength + handles.byteLength + 8 * objects.length;
}

describe('overlappingPairs', () => {
  it('finds each pair once, part after part', () => {
    const tracker = heap(200);
    const answer = new PairAnswer<number>();
    expect(overlappingPairsInto(answer, tracker)).toBe((200 * 199) / 2);
    const seen = new Set<number>();
    for (let i = 0; i < answer.length; i++) {
      expect(answer.first(i)).toBeLessThan(answer.second(i));
      seen.add(answer.first(i) * 1000 + answer.second(i));
    }
    expect(seen.size).toBe((200 * 199) / 2);
    const odd = (first: number, second: number): boolean => (first + second) % 2 === 1;
    expect(overlappingPairs(tracker, { filter: odd })).toEqual(
      overlappingPairs(tracker).filter((pair) => odd(...pair)),
    );
    expect(overlappingPairsInto(answer, tracker, { filter: odd })).toBe(100 * 100);
  });

  it('needs memory only for the pairs that the filter and the limit select', () => {
    const count = 1000; // half a million pairs, of 4 MB
    const tracker = crowd(count);
    const answer = new PairAnswer<number>();
    let asked = 0;
    const filter = (first: number, second: number): boolean => {
      asked++;
      return second === first + 1;
    };
    expect(overlappingPairsInto(answer, tracker, { filter })).toBe(count - 1);
    expect(asked).toBe((count * (count - 1)) / 2);
    expect(bytesOf(answer)).toBeLessThan(200_000);
    const limited = new PairAnswer<number>();
    expect(overlappingPairsInto(limited, tracker, { limit: 10 })).toBe(10);
    expect(bytesOf(limited)).toBeLessThan(100_000);
    asked = 0;
    expect(overlappingPairsInto(limited, tracker, { limit: 10, filter: () => ++asked > 0 })).toBe(10);
    expect(asked).toBe(10);
  });

  it('is the same in parts of any length', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 60 }), fc.integer({ min: 1, max: 60 }), (operations, length) => {
        const pair = new Pair();
        for (const each of operations) pair.run(each);
        const { store } = pair.tracker;
        const search = new PairSearch();
        const matches = new Matches();
        search.begin(store, matches);
        let found = 0;
        for (let to = search.next(0, length); to > found; to = search.next(found, found + length)) found = to;
        const seen = Array.from(matches.handles.subarray(0, found), (handle) =>
          store.slots.objectOf(store.slots.slotIn(handle)),
        );
        expect(seen).toEqual(overlappingPairs(pair.tracker).flat());
      }),
      { seed: 145, numRuns: runs(400) },
    );
  });

  it('is complete after a filter has thrown', () => {
    const tracker = heap(150);
    const all = overlappingPairs(tracker);
    for (const end of [1, 5000]) {
      let asked = 0;
      const filter = (): boolean => {
        if (++asked === end) throw new Error('from the filter');
        return true;
      };
      expect(() => overlappingPairs(tracker, { filter })).toThrow('from the filter');
      expect(overlappingPairs(tracker)).toEqual(all);
      tracker.move(tracker.add(-1, at(1e6, 1e6)), at(2e6, 2e6));
    }
    expect(checkTracker(tracker)).toEqual([]);
  });

  it('may be called inside its own filter', () => {
    const tracker = heap(60);
    const all = overlappingPairs(tracker);
    let asked = 0;
    const filter = (): boolean => {
      if (asked++ % 500 === 3) expect(overlappingPairs(tracker)).toEqual(all);
      return true;
    };
    expect(overlappingPairs(tracker, { filter })).toEqual(all);
  });
});
