/** Which trackers and snapshots belong together, by their types. */
import { tileSpace } from '@tilewright/tilemap';
import { meters, metersPerTile, position, type TileLength } from '@tilewright/units';
import { describe, expectTypeOf, it } from 'vitest';
import { type Handle, ObjectTracker, restore, restoreFromBytes, snapshotInto, TrackerSnapshot } from '../index.js';

interface Animal {
  readonly legs: number;
}
interface Dog extends Animal {
  bark(): void;
}

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
const dogs = new ObjectTracker<Dog>({ space });
const animals = new ObjectTracker<Animal>({ space });
declare const dog: Dog;

describe('snapshots', () => {
  it('hold the state of trackers of their objects and their unit', () => {
    const snapshot = new TrackerSnapshot<Dog>();
    snapshotInto(snapshot, dogs);
    restore(dogs, snapshot);
    expectTypeOf(snapshot).toEqualTypeOf<TrackerSnapshot<Dog>>();
    expectTypeOf(snapshot.bytes).toEqualTypeOf<Uint8Array>();
    // @ts-expect-error an animal is no dog
    snapshotInto(snapshot, animals);
    // @ts-expect-error the tracker would give away any animal as a dog
    restore(dogs, new TrackerSnapshot<Animal>());
    // @ts-expect-error and take any animal for dogs
    restore(animals, snapshot);
    // @ts-expect-error a snapshot in another unit
    restore(dogs, new TrackerSnapshot<Dog, TileLength>());
    // @ts-expect-error a tracker in another unit
    snapshotInto(new TrackerSnapshot<Dog, TileLength>(), dogs);
    // @ts-expect-error what is written comes first
    snapshotInto(dogs, snapshot);
  });

  it('are restored from bytes with an object for each handle', () => {
    const bytes = new Uint8Array(0);
    restoreFromBytes(dogs, bytes, (handle) => {
      expectTypeOf(handle).toEqualTypeOf<Handle>();
      return dog;
    });
    // @ts-expect-error an animal is no dog
    restoreFromBytes(dogs, bytes, () => ({ legs: 4 }));
    // @ts-expect-error bytes alone do not hold the objects
    restoreFromBytes(dogs, bytes);
    // @ts-expect-error numbers of another kind
    restoreFromBytes(dogs, new Float64Array(0), () => dog);
  });
});
