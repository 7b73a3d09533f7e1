/**
 * A tracker that was restored equals one that lived: in its bytes, its handles, and the order of its answers, from then
 * on.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tileSpace } from '@tilewright/tilemap';
import { metersPerTile, pointColumn, rectangle, type Position2 } from '@tilewright/units';
import {
  nearestObjects,
  objectsInCircle,
  objectsInRectangle,
  objectsOnSegment,
  overlappingPairs,
} from '../objects/index.js';
import { firstDifference } from '../testing/bytes.js';
import { checkTracker } from './check.js';
import type { Handle } from '../handle.js';
import { orderByPlace } from './order-by-place.js';
import { restore, restoreFromBytes } from './restore.js';
import { snapshotInto, TrackerSnapshot } from './snapshot.js';
import { at, disc, line, space, track } from './testing/meters.js';
import { operation, Pair, type Operation } from './testing/operations.js';
import { ObjectTracker } from './tracker.js';

function replayed(operations: readonly Operation[]): Pair {
  const pair = new Pair();
  for (const each of operations) pair.run(each);
  return pair;
}

/** A pair that lived, whose tracker is another one. */
function withTracker(pair: Pair, tracker: ObjectTracker<number>): Pair {
  return Object.assign(pair, { tracker });
}

function bytesOf(tracker: ObjectTracker<number>): Uint8Array {
  const snapshot = new TrackerSnapshot<number>();
  snapshotInto(snapshot, tracker);
  return snapshot.bytes;
}

/** Answers as they are returned, in their order. */
function answersOf(tracker: ObjectTracker<number>): unknown[] {
  return [
    objectsInCircle(tracker, disc(1, 2, 6)),
    objectsInRectangle(tracker, rectangle(at(-9, -9), at(4, 9))),
    objectsOnSegment(tracker, line(-10, 3, 11, -2)).map(({ object }) => object),
    nearestObjects(tracker, at(0, 0), 12),
    overlappingPairs(tracker),
  ];
}

function expectTwins(restored: ObjectTracker<number>, lived: ObjectTracker<number>): void {
  expect(checkTracker(restored)).toEqual([]);
  expect(firstDifference(bytesOf(restored), bytesOf(lived))).toBe(-1);
  expect(restored.store.slots.objects).toEqual(lived.store.slots.objects);
  expect(answersOf(restored)).toEqual(answersOf(lived));
}

/** Runs the same operations on both, and compares after each. */
function expectSameFuture(restored: Pair, lived: Pair, operations: readonly Operation[]): void {
  expectTwins(restored.tracker, lived.tracker);
  for (const each of operations) {
    restored.run(each);
    lived.run(each);
    expect([...restored.handles]).toEqual([...lived.handles]);
    expectTwins(restored.tracker, lived.tracker);
  }
}

const past = fc.array(operation, { minLength: 1, maxLength: 40 });
const future = fc.array(operation, { minLength: 1, maxLength: 20 });

describe('a restored tracker', () => {
  it('lives on like one that was never elsewhere', () => {
    fc.assert(
      fc.property(past, future, future, (before, abandoned, after) => {
        const rolled = replayed(before);
        const snapshot = new TrackerSnapshot<number>();
        snapshotInto(snapshot, rolled.tracker);
        for (const each of abandoned) rolled.run(each);
        restore(rolled.tracker, snapshot);
        expectSameFuture(withTracker(replayed(before), rolled.tracker), replayed(before), after);
      }),
    );
  });

  it('may have had any other past', () => {
    fc.assert(
      fc.property(past, past, future, (before, other, after) => {
        const snapshot = new TrackerSnapshot<number>();
        // A snapshot that held another state before.
        snapshotInto(snapshot, replayed(other).tracker);
        snapshotInto(snapshot, replayed(before).tracker);
        const { tracker } = replayed(other);
        restore(tracker, snapshot);
        expectSameFuture(withTracker(replayed(before), tracker), replayed(before), after);
      }),
    );
  });

  it('may come from bytes', () => {
    fc.assert(
      fc.property(past, past, future, (before, other, after) => {
        const source = replayed(before);
        const objects = new Map<Handle, number>([...source.handles].map(([id, handle]) => [handle, id]));
        const asked: Handle[] = [];
        const { tracker } = replayed(other);
        restoreFromBytes(tracker, bytesOf(source.tracker), (handle) => {
          asked.push(handle);
          return objects.get(handle)!;
        });
        expect(new Set(asked)).toEqual(new Set(objects.keys()));
        expect(asked.length).toBe(objects.size);
        expectSameFuture(withTracker(replayed(before), tracker), source, after);
      }),
    );
  });

  it('may be restored again and again, between snapshots of other times', () => {
    fc.assert(
      fc.property(fc.array(past, { minLength: 3, maxLength: 3 }), (parts) => {
        const pair = new Pair();
        const frames = parts.map((operations) => {
          for (const each of operations) pair.run(each);
          const snapshot = new TrackerSnapshot<number>();
          snapshotInto(snapshot, pair.tracker);
          return { snapshot, bytes: snapshot.bytes.slice(), answers: answersOf(pair.tracker) };
        });
        for (const frame of [0, 2, 1, 1, 0, 2]) {
          const { snapshot, bytes, answers } = frames[frame]!;
          restore(pair.tracker, snapshot);
          expect(firstDifference(bytesOf(pair.tracker), bytes)).toBe(-1);
          expect(answersOf(pair.tracker)).toEqual(answers);
          expect(checkTracker(pair.tracker)).toEqual([]);
        }
      }),
    );
  });

  it('keeps what decides the next sort: twins of thousands stay equal over bulk moves', () => {
    const count = 3000;
    const places = Array.from({ length: count }, (_, i) => at(i % 60, Math.floor(i / 60)));
    const ids = places.map((_, i) => i);
    const make = (): ObjectTracker<number> => {
      const tracker = new ObjectTracker<number>({ space });
      tracker.addAll(ids, { positions: pointColumn<Position2>(places) });
      return tracker;
    };
    const step = (tracker: ObjectTracker<number>, frame: number): void => {
      const speed = frame % 7 === 0 ? 3 : 0.05;
      const crowd = frame > 20 ? 0.25 : 1;
      const to = ids.map((i) => at(((i % 60) + frame * speed) * crowd, (Math.floor(i / 60) + frame * 0.02) * crowd));
      tracker.moveAll(pointColumn<Position2>(to));
    };
    const lived = make();
    const rolled = make();
    const snapshot = new TrackerSnapshot<number>();
    for (let frame = 0; frame < 40; frame++) {
      snapshotInto(snapshot, rolled);
      for (let ahead = 0; ahead < frame % 4; ahead++) step(rolled, 3 * frame + ahead);
      restore(rolled, snapshot);
      step(rolled, frame);
      step(lived, frame);
      expect(firstDifference(bytesOf(rolled), bytesOf(lived))).toBe(-1);
    }
    expectTwins(rolled, lived);
  });
});

describe('a snapshot', () => {
  it('holds the state of its time, and the objects by reference', () => {
    const tracker = new ObjectTracker<{ name: string }>({ space });
    const slime = { name: 'slime' };
    const handle = tracker.add(slime, disc(2, 2, 1));
    const snapshot = new TrackerSnapshot<{ name: string }>();
    expect([snapshot.size, snapshot.space, snapshot.bytes.length]).toEqual([0, undefined, 0]);
    snapshotInto(snapshot, tracker);
    tracker.replace(handle, { name: 'other' });
    tracker.add({ name: 'bat' }, at(1, 1));
    expect([snapshot.size, snapshot.space]).toEqual([1, space]);
    restore(tracker, snapshot);
    expect(tracker.size).toBe(1);
    expect(tracker.get(handle)).toBe(slime);
    expect(checkTracker(tracker)).toEqual([]);
  });

  it('keeps no object of an earlier state', () => {
    const tracker = track();
    const handles = Array.from({ length: 100 }, (_, i) => tracker.add(`object ${i}`, at(i, 0)));
    const snapshot = new TrackerSnapshot<string>();
    snapshotInto(snapshot, tracker);
    for (const handle of handles.slice(1)) tracker.remove(handle);
    snapshotInto(snapshot, tracker);
    expect(snapshot.objects.list.filter((object) => typeof object === 'string')).toEqual(['object 0']);
    snapshot.clear();
    expect([snapshot.size, snapshot.space, snapshot.bytes.length, snapshot.objects.list.length]).toEqual([
      0,
      undefined,
      0,
      0,
    ]);
    expect(() => restore(tracker, snapshot)).toThrow(
      new RangeError('restore: snapshot must be filled, received an object. Fill it by snapshotInto first'),
    );
  });

  it('brings back the order of rows from before and after orderByPlace', () => {
    const tracker = track();
    const places = pointColumn([at(9, 0), at(0, 0), at(5, 0)]);
    const handles = tracker.addAll(['a', 'b', 'c'], { positions: places });
    const moved = pointColumn([at(10, 0), at(20, 0), at(30, 0)]);
    const expectOrder = (names: string): void => {
      tracker.moveAll(moved);
      expect(checkTracker(tracker)).toEqual([]);
      for (const [row, name] of names.split('').entries()) {
        expect(tracker.shapeOf(handles['abc'.indexOf(name)]!)).toEqual(moved.get(row));
      }
    };
    const [before, after] = [new TrackerSnapshot<string>(), new TrackerSnapshot<string>()];
    snapshotInto(before, tracker);
    expect([...orderByPlace(tracker, [places])]).toEqual([1, 2, 0]);
    snapshotInto(after, tracker);
    expectOrder('bca');
    restore(tracker, before);
    expectOrder('abc');
    restore(tracker, after);
    expectOrder('bca');
    restore(tracker, before);
    expectOrder('abc');
  });

  it('leaves nothing of an abandoned future in the tracker', () => {
    const tracker = track();
    const snapshot = new TrackerSnapshot<string>();
    tracker.add('first', at(0, 0));
    snapshotInto(snapshot, tracker);
    for (let i = 0; i < 100; i++) tracker.add(`object ${i}`, at(i, 0));
    restore(tracker, snapshot);
    expect(tracker.store.slots.objects).toEqual(['first']);
  });

  it('is empty again once its buffer was transferred, and can be filled again', () => {
    const tracker = track();
    tracker.add('slime', at(0, 0));
    const snapshot = new TrackerSnapshot<string>();
    snapshotInto(snapshot, tracker);
    const sent = structuredClone(snapshot.bytes, { transfer: [snapshot.bytes.buffer as ArrayBuffer] });
    expect([snapshot.size, snapshot.space, snapshot.bytes.length]).toEqual([0, undefined, 0]);
    expect(() => restore(tracker, snapshot)).toThrow('restore: snapshot must be filled');
    snapshotInto(snapshot, tracker);
    expect(snapshot.bytes).toEqual(sent);
    restore(tracker, snapshot);
    expect(checkTracker(tracker)).toEqual([]);
  });

  it('may be taken by a filter, which may not restore', () => {
    const tracker = track();
    tracker.add('slime', at(0, 0));
    const snapshot = new TrackerSnapshot<string>();
    objectsInCircle(tracker, disc(0, 0, 1), {
      filter: () => {
        snapshotInto(snapshot, tracker);
        return true;
      },
    });
    expect(snapshot.size).toBe(1);
    const { bytes } = snapshot;
    for (const change of [() => restore(tracker, snapshot), () => restoreFromBytes(tracker, bytes, () => 'slime')]) {
      const filter = (): boolean => {
        change();
        return true;
      };
      expect(() => objectsInCircle(tracker, disc(0, 0, 1), { filter })).toThrow(
        /^restore(FromBytes)?: a filter must not change the tracker of its question/,
      );
    }
  });

  it('of two series or spaces are kept apart', () => {
    const of = (series: number, tileSpace = space): ObjectTracker<string> =>
      new ObjectTracker({ space: tileSpace, series });
    const snapshot = new TrackerSnapshot<string>();
    const tracker = of(3);
    tracker.add('slime', at(0, 0));
    snapshotInto(snapshot, tracker);
    const ways = [
      ['restore', 'snapshot', (to: ObjectTracker<string>) => restore(to, snapshot)],
      ['restoreFromBytes', 'bytes', (to: ObjectTracker<string>) => restoreFromBytes(to, snapshot.bytes, () => 'x')],
    ] as const;
    const elsewhere = tileSpace({ origin: at(0, 0.5), tileSize: metersPerTile(1) });
    const larger = tileSpace({ origin: at(0, 0), tileSize: metersPerTile(2) });
    for (const [where, parameter, run] of ways) {
      expect(() => run(of(0))).toThrow(
        new RangeError(`${where}: ${parameter} must be of a tracker of series 0, received 3`),
      );
      expect(() => run(of(3, larger))).toThrow(
        new RangeError(`${where}: ${parameter} must be of a tracker whose tile size is 2, received 1`),
      );
      expect(() => run(of(3, elsewhere))).toThrow(
        new RangeError(`${where}: ${parameter} must be of a tracker whose origin.y is 0.5, received 0`),
      );
    }
  });
});
