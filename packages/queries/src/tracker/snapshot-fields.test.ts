/**
 * No field of a tracker is forgotten by a snapshot: each is saved, or listed here as one that is no state, with the
 * reason. A new field fails this test until it is in one of the lists; `saved-tracker.ts` and `saved-cells.ts` save.
 */
import { meters, rectangle, circle } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { restore } from './restore.js';
import { snapshotInto, TrackerSnapshot } from './snapshot.js';
import { ObjectTracker } from './tracker.js';
import { at, space } from './testing/meters.js';

interface Fields {
  readonly of: (tracker: ObjectTracker<number>) => object;
  readonly saved: readonly string[];
  /** Derived from what is saved, fixed by the constructor, or of one operation only. */
  readonly notSaved: Readonly<Record<string, string>>;
}

const cells: Omit<Fields, 'of'> = {
  saved: ['records', 'start', 'levels', 'count', 'isLoose', 'policy'],
  notSaved: { stride: 'fixed', slots: 'fixed', counters: 'of questions' },
};

const classes: Readonly<Record<string, Fields>> = {
  ObjectTracker: {
    of: (tracker) => tracker,
    saved: ['space', 'store', 'bulk'],
    notSaved: {
      observers: 'not of the state',
      rows: 'of one bulk move',
      singleX: 'of one move',
      singleY: 'of one move',
      places: 'of one moveEach',
      tiles: 'derived from the space',
    },
  },
  Store: {
    of: ({ store }) => store,
    saved: ['slots', 'circles', 'rectangles'],
    notSaved: {
      counters: 'of questions',
      levels: 'derived from the levels of the cells',
      isLocked: 'false whenever a tracker may change',
      isReadingPlaces: 'false whenever a tracker may change',
      tileSize: 'of the space',
    },
  },
  Slots: {
    of: ({ store }) => store.slots,
    saved: [
      'objects',
      'record',
      'level',
      'width',
      'height',
      'order',
      'handle',
      'used',
      'live',
      'isWhole',
      'sequence',
      'added',
      'freeCount',
      'firstFree',
      'lastFree',
      'mask',
    ],
    notSaved: {
      handleLimit: 'fixed',
      changeLog: 'of the objects, which come back themselves',
      renumbered: 'derived from the handles; saved is whether it is used',
    },
  },
  circles: { of: ({ store }) => store.circles, ...cells },
  rectangles: { of: ({ store }) => store.rectangles, ...cells },
  Level: {
    of: ({ store }) => store.circles.levels[0]!,
    saved: [
      'originX',
      'originY',
      'perX',
      'perY',
      'columns',
      'rows',
      'limit',
      'count',
      'west',
      'north',
      'east',
      'south',
    ],
    notSaved: {
      width: 'derived from perX',
      height: 'derived from perY',
      size: 'derived from the grid',
      base: 'derived from the earlier levels',
    },
  },
  RebuildPolicy: {
    of: ({ store }) => store.circles.policy,
    saved: ['load', 'debt', 'moves', 'patience', 'waited', 'countThen', 'straysThen', 'loadThen'],
    notSaved: {},
  },
  BulkMove: {
    of: ({ bulk }) => bulk,
    saved: ['sorts'],
    notSaved: { store: 'fixed', buffer: 'of one bulk move' },
  },
};

function filled(): ObjectTracker<number> {
  const tracker = new ObjectTracker<number>({ space });
  tracker.add(1, circle(at(1, 1), meters(1)));
  tracker.add(2, rectangle(at(1, 1), at(2, 2)));
  // Made by slots that are used again, and by those that are retired.
  tracker.store.slots.order = Float64Array.of(...Array.from({ length: 16 }, (_, slot) => slot));
  tracker.store.slots.sequence = new Int32Array(16);
  return tracker;
}

function bytesOf(tracker: ObjectTracker<number>): string {
  const snapshot = new TrackerSnapshot<number>();
  snapshotInto(snapshot, tracker);
  return snapshot.bytes.join();
}

/**
 * Another value in the place of a number, of a boolean, or of the first number of an array; nothing else is changed.
 */
function other(value: unknown): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 1 : 1;
  if (typeof value === 'boolean') return !value;
  if (!ArrayBuffer.isView(value)) return value;
  const numbers = (value as Float64Array).slice();
  numbers[0]! += 1;
  return numbers;
}

describe.each(Object.entries(classes))('%s', (_, { of, saved, notSaved }) => {
  it('has no field that a snapshot forgets', () => {
    const fields = Object.keys(of(filled()));
    const known = [...saved, ...Object.keys(notSaved)].sort();
    // A field that has no value yet may be missing.
    const later = known.filter((name) => name === 'tiles' && !fields.includes(name));
    expect([...fields, ...later].sort()).toEqual(known);
  });

  it('comes back, number by number', () => {
    const before = bytesOf(filled());
    for (const name of saved.filter((each) => each !== 'mask')) {
      const tracker = filled();
      const fields = of(tracker) as Record<string, unknown>;
      const changed = other(fields[name]);
      if (changed === fields[name]) continue;
      fields[name] = changed;
      const bytes = bytesOf(tracker);
      expect([name, bytes === before]).toEqual([name, false]);
      const restored = filled();
      const snapshot = new TrackerSnapshot<number>();
      snapshotInto(snapshot, tracker);
      restore(restored, snapshot);
      expect([name, bytesOf(restored) === bytes]).toEqual([name, true]);
    }
  });
});
