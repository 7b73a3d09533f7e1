/**
 * The objects of a snapshot are those of its time, however many of them changed since, and whatever was restored
 * between.
 */
import { randomNumbers } from '@tilewright/testing/golden/random';
import { describe, expect, it } from 'vitest';
import { checkTracker } from './check.js';
import type { Handle } from '../handle.js';
import { restore } from './restore.js';
import { snapshotInto, TrackerSnapshot } from './snapshot.js';
import { at, track } from './testing/meters.js';
import type { ObjectTracker } from './tracker.js';

const random = randomNumbers(7);
const below = (count: number): number => Math.floor(random() * count);

/** Adds, removes and replaces objects; each has a name of its own. */
function change(tracker: ObjectTracker<string>, handles: Handle[], times: number): void {
  for (let i = 0; i < times; i++) {
    const name = `object ${random()}`;
    const kind = handles.length === 0 ? 0 : below(5);
    if (kind <= 1) handles.push(tracker.add(name, at(below(9), below(9))));
    else if (kind <= 3) tracker.replace(handles[below(handles.length)]!, name);
    else tracker.remove(handles.splice(below(handles.length), 1)[0]!);
  }
}

describe.each([3, 60, 128, 300])('after up to %i changes at a time', (most) => {
  it('each of some snapshots gives back the objects of its time', () => {
    const tracker = track();
    const frames = Array.from({ length: 4 }, () => ({
      snapshot: new TrackerSnapshot<string>(),
      handles: [] as Handle[],
      objects: [] as readonly unknown[],
    }));
    let handles: Handle[] = [];
    for (const { snapshot } of frames) snapshotInto(snapshot, tracker);
    for (let turn = 0; turn < 400; turn++) {
      change(tracker, handles, below(most + 1));
      if (turn % 97 === 96) {
        tracker.clear();
        handles = [];
      }
      const frame = frames[below(frames.length)]!;
      if (random() < 0.5) {
        snapshotInto(frame.snapshot, tracker);
        frame.handles = [...handles];
        frame.objects = [...tracker.store.slots.objects];
      } else {
        restore(tracker, frame.snapshot);
        handles = [...frame.handles];
        expect(tracker.store.slots.objects).toEqual(frame.objects);
        expect(handles.every((handle) => tracker.has(handle))).toBe(true);
      }
    }
    expect(checkTracker(tracker)).toEqual([]);
  });

  it('a snapshot serves two trackers in turn', () => {
    const trackers = [track(), track()];
    const handles: Handle[][] = [[], []];
    const snapshot = new TrackerSnapshot<string>();
    for (let turn = 0; turn < 100; turn++) {
      const index = below(2);
      change(trackers[index]!, handles[index]!, below(most + 1));
      snapshotInto(snapshot, trackers[index]!);
      restore(trackers[1 - index]!, snapshot);
      handles[1 - index] = [...handles[index]!];
      expect(trackers[1 - index]!.store.slots.objects).toEqual(trackers[index]!.store.slots.objects);
    }
  });
});
