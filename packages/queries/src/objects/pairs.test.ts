/** The walk over all pairs: in bounded memory, and those of the moment when it began, whatever its visitor changes. */
import { runs } from '@tilewright/testing';
import { tileSpace } from '@tilewright/tilemap';
import { circle, meters, metersPerTile, pointColumn, position, type Position2, rectangle } from '@tilewright/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Handle } from '../tracker/handle.js';
import type { Scratch } from './scratch.js';
import type { Store } from '../tracker/store.js';
import { operation, Pair } from '../tracker/testing/operations.js';
import { ObjectTracker } from '../tracker/tracker.js';
import { overlappingPairs, overlappingPairsInto } from './index.js';

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
const at = (x: number, y: number): Position2 => position(meters(x), meters(y));

/** Objects of every kind and of many sizes, all in one place: more pairs than one batch holds. */
function heap(count: number): { readonly tracker: ObjectTracker<number>; readonly handles: Handle[] } {
  const tracker = new ObjectTracker<number>({ space });
  const handles = Array.from({ length: count }, (_, i) => {
    const size = 2 ** (i % 9);
    return tracker.add(
      i,
      i % 3 === 0 ? rectangle(at(-size, -size), at(size, size)) : circle(at(i / count, 0), meters(size)),
    );
  });
  return { tracker, handles };
}

describe('visitPairs', () => {
  it('hands out each pair once, batch after batch', () => {
    const { tracker } = heap(200);
    const seen = new Set<number>();
    tracker.visitPairs((first, second) => {
      expect(first).toBeLessThan(second);
      seen.add(first * 1000 + second);
    });
    expect(seen.size).toBe((200 * 199) / 2);
    const filled: number[] = [];
    expect(overlappingPairsInto(/*INTO tracker*/ filled)).toBe(seen.size);
    expect(filled).toEqual(overlappingPairs(tracker).flat());
    const odd = (first: number, second: number): boolean => (first + second) % 2 === 1;
    expect(overlappingPairs(tracker, { filter: odd })).toEqual(
      overlappingPairs(tracker).filter((pair) => odd(...pair)),
    );
    expect(overlappingPairsInto(/*INTO tracker*/ filled, { filter: odd })).toBe(100 * 100);
  });

  it('takes memory for the objects, not for the pairs', () => {
    const tracker = new ObjectTracker<number>({ space });
    const count = 1500;
    tracker.addAll(
      Array.from({ length: count }, (_, i) => i),
      { positions: pointColumn<Position2>(count) },
    );
    const before = tracker.stats().memory;
    let seen = 0;
    tracker.visitPairs(() => {
      seen++;
    });
    expect(seen).toBe((count * (count - 1)) / 2);
    expect(tracker.stats().memory - before).toBeLessThan(60 * count);
    let isFirst = true;
    tracker.visitPairs((_first, _second, handle) => {
      if (isFirst) tracker.move(handle, at(5, 5));
      isFirst = false;
    });
    expect(tracker.stats().memory - before).toBeLessThan(120 * count);
  });

  it('goes on with the pairs of its beginning, whatever the visitor changes', () => {
    const change = fc.record({ after: fc.nat({ max: 300 }), operation });
    fc.assert(
      fc.property(
        fc.array(operation, { maxLength: 60 }),
        fc.array(change, { maxLength: 12 }),
        fc.boolean(),
        (operations, changes, isNested) => {
          const pair = new Pair();
          for (const each of operations) pair.run(each);
          const expected: unknown[] = [];
          pair.tracker.visitPairs((...each) => void expected.push(each));
          const seen: unknown[] = [];
          pair.tracker.visitPairs((...each) => {
            for (const { after, operation: done } of changes) if (after === seen.length) pair.run(done);
            if (isNested && seen.length % 50 === 3) {
              const inner = overlappingPairs(pair.tracker);
              expect(inner.length).toBe(pair.model.pairs().length);
            }
            seen.push(each);
          });
          expect(seen).toEqual(expected);
          expect(pair.tracker.check()).toEqual([]);
        },
      ),
      { seed: 144, numRuns: runs(150) },
    );
  });

  it('does so between any two batches, however short', () => {
    fc.assert(
      fc.property(
        fc.array(operation, { maxLength: 40 }),
        fc.array(fc.option(operation), { maxLength: 40 }),
        fc.integer({ min: 1, max: 30 }),
        (operations, changes, full) => {
          const pair = new Pair();
          for (const each of operations) pair.run(each);
          const expected = overlappingPairs(pair.tracker).flat();
          const scratch = Reflect.get(pair.tracker, 'scratch') as Scratch<number>;
          const page = scratch.open();
          const { pairs } = page;
          const { objects } = (Reflect.get(pair.tracker, 'store') as Store<number>).slots;
          const seen: unknown[] = [];
          pairs.begin(full);
          for (let found = pairs.next(); found > 0; found = pairs.next()) {
            seen.push(...Array.from(page.slots.subarray(0, found), (slot) => objects[slot]));
            const change = changes.pop() ?? undefined;
            if (change !== undefined) pair.run(change);
          }
          pairs.end();
          scratch.close();
          expect(seen).toEqual(expected);
          expect(pair.tracker.check()).toEqual([]);
        },
      ),
      { seed: 145, numRuns: runs(400) },
    );
  });

  it('does so where pairs take many batches', () => {
    for (const kind of ['clear', 'moveAll', 'add', 'remove'] as const) {
      const { tracker, handles } = heap(200);
      for (let round = 0; round < 2; round++) {
        const expected = overlappingPairs(tracker);
        const seen: [number, number][] = [];
        tracker.visitPairs((first, second) => {
          seen.push([first, second]);
          if (seen.length % 5000 !== 1) return;
          if (kind === 'clear') tracker.clear();
          else if (kind === 'moveAll') tracker.moveAll(pointColumn<Position2>(handles.map((_, i) => at(i * 9, 0))));
          else if (kind === 'add') for (let i = 0; i < 50; i++) tracker.add(i, at(i % 7, i % 5));
          else if (handles.length > 0) tracker.remove(handles.pop() as Handle);
        });
        expect(seen).toEqual(expected);
        expect(tracker.check()).toEqual([]);
      }
    }
  });

  it('ends by true or an error, and the next walk is whole', () => {
    const { tracker } = heap(150);
    const all = overlappingPairs(tracker).length;
    for (const end of [1, 5000]) {
      let seen = 0;
      tracker.visitPairs(() => ++seen === end);
      expect(seen).toBe(end);
      expect(() =>
        tracker.visitPairs(() => {
          throw new Error('from the visitor');
        }),
      ).toThrow('from the visitor');
      expect(overlappingPairs(tracker).length).toBe(all);
    }
  });

  it('asks a filter right before it hands a pair out', () => {
    const { tracker, handles } = heap(100);
    const taken = new Set<number>();
    let count = 0;
    // Each object in one pair only: what the visitor did is known to the filter.
    tracker.visitPairs(
      (first, second) => {
        count++;
        taken.add(first).add(second);
        tracker.move(handles[first] as Handle, at(500, 500));
      },
      { filter: (first, second) => !taken.has(first) && !taken.has(second) },
    );
    expect([count, taken.size]).toEqual([50, 100]);
    expect(() => tracker.visitPairs(() => {}, { filter: () => tracker.clear() === undefined })).toThrow(
      'a filter must not change the tracker',
    );
    tracker.clear();
  });
});
