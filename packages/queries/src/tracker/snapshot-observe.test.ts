/** What listeners of tiles receive when a tracker is restored: the tiles that differ, in one batch. */
import { tileRect } from '@tilewright/tilemap';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { observeTiles, type TileChange } from './observe.js';
import { restore, restoreFromBytes } from './restore.js';
import { snapshotInto, TrackerSnapshot } from './snapshot.js';
import { at, disc, track } from './testing/meters.js';
import { operation, Pair } from './testing/operations.js';
import { tilesOfObject } from './tiles-of-object.js';

const bounds = tileRect({ x: 0, y: 0, width: 10, height: 10 });

const shown = ({ kind, object, tile }: TileChange<unknown>): string => `${String(object)}: ${kind} ${tile.x} ${tile.y}`;

describe('restoring an observed tracker', () => {
  it('reports the tiles that differ, object by object', () => {
    const tracker = track();
    const mover = tracker.add('mover', disc(2.5, 2.5, 0.75));
    const removed = tracker.add('removed', at(5.5, 5.5));
    tracker.add('still', at(7.5, 7.5));
    const snapshot = new TrackerSnapshot<string>();
    snapshotInto(snapshot, tracker);
    tracker.move(mover, at(3.5, 2.5));
    tracker.remove(removed);
    tracker.add('added', at(1.5, 8.5));
    const batches: string[][] = [];
    observeTiles(tracker, bounds, (changes) => batches.push(changes.map(shown)));
    restore(tracker, snapshot);
    expect(batches).toEqual([
      [
        'mover: leave 4 1',
        'mover: leave 4 2',
        'mover: leave 4 3',
        'mover: enter 1 1',
        'mover: enter 1 2',
        'mover: enter 1 3',
        'added: leave 1 8',
        'removed: enter 5 5',
      ],
    ]);
    restore(tracker, snapshot);
    expect(batches.length).toBe(1);
  });

  it('reports that an object left where another one has its handle', () => {
    const tracker = track();
    const handle = tracker.add('old', at(2.5, 2.5));
    const snapshot = new TrackerSnapshot<string>();
    snapshotInto(snapshot, tracker);
    const batches: string[][] = [];
    observeTiles(tracker, bounds, (changes) => batches.push(changes.map(shown)));
    tracker.replace(handle, 'new');
    expect(batches).toEqual([]);
    restore(tracker, snapshot);
    restoreFromBytes(tracker, snapshot.bytes, () => 'loaded');
    expect(batches).toEqual([
      ['new: leave 2 2', 'old: enter 2 2'],
      ['old: leave 2 2', 'loaded: enter 2 2'],
    ]);
  });

  it('is complete if a listener throws, and may be done by a listener', () => {
    const tracker = track();
    const handle = tracker.add('slime', at(2.5, 2.5));
    const snapshot = new TrackerSnapshot<string>();
    snapshotInto(snapshot, tracker);
    const stop = observeTiles(tracker, bounds, () => {
      throw new Error('from the listener');
    });
    expect(() => tracker.move(handle, at(4.5, 4.5))).toThrow('from the listener');
    expect(() => restore(tracker, snapshot)).toThrow('from the listener');
    expect([...tilesOfObject(tracker, handle)]).toEqual([{ x: 2, y: 2 }]);
    stop();
    const seen: string[] = [];
    observeTiles(tracker, bounds, (changes) => {
      seen.push(...changes.map(shown));
      if (seen.length === 2) restore(tracker, snapshot);
    });
    tracker.move(handle, at(4.5, 4.5));
    expect(seen).toEqual(['slime: leave 2 2', 'slime: enter 4 4', 'slime: leave 4 4', 'slime: enter 2 2']);
  });

  it('keeps the tiles of a listener right, after any operations', () => {
    const some = fc.array(operation, { minLength: 1, maxLength: 15 });
    fc.assert(
      fc.property(some, some, some, (before, abandoned, after) => {
        const pair = new Pair();
        const { tracker } = pair;
        const seen = new Set<string>();
        const key = (handle: unknown, object: number, x: number, y: number): string =>
          `${String(handle)} ${object} ${x} ${y}`;
        observeTiles(tracker, bounds, (changes) => {
          for (const { kind, handle, object, tile } of changes) {
            const entry = key(handle, object, tile.x, tile.y);
            expect(seen.has(entry)).toBe(kind === 'leave');
            if (kind === 'leave') seen.delete(entry);
            else seen.add(entry);
          }
        });
        const snapshots = [before, abandoned, after].map((operations) => {
          for (const each of operations) pair.run(each);
          const snapshot = new TrackerSnapshot<number>();
          snapshotInto(snapshot, tracker);
          return { snapshot, handles: new Map(pair.handles), seen: new Set(seen) };
        });
        for (const index of [0, 2, 1, 1, 2, 0]) {
          const then = snapshots[index]!;
          restore(tracker, then.snapshot);
          expect([...seen].sort()).toEqual([...then.seen].sort());
        }
      }),
    );
  });
});
