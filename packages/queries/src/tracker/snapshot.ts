/** Snapshots of trackers: the state at one time, to return to, to send or to store. */
import type { TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, Length } from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import { PackedNumbers } from './packed-numbers.js';
import { requireTracker } from './require-tracker.js';
import { SavedObjects } from './saved-objects.js';
import { saveTracker, trackerFormat } from './saved-tracker.js';
import type { ObjectTracker } from './tracker.js';

/**
 * The state of a tracker at one time. Create a snapshot once with `new`, fill it with
 * `snapshotInto(snapshot, tracker)`, and return to it with `restore(tracker, snapshot)`, as often as you like.
 *
 * A snapshot is a copy: later changes of the tracker do not affect it. It keeps references to the objects of the
 * tracker until it is filled again or cleared. The objects themselves are not copied: what they hold is the game's to
 * save.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * const slime = tracker.add('slime', at(2, 2));
 * const snapshot = new TrackerSnapshot<string, TileLength>();
 * snapshotInto(snapshot, tracker);
 * tracker.move(slime, at(9, 9));
 * restore(tracker, snapshot);
 * objectsAt(tracker, at(2, 2)); // => ['slime']
 */
export class TrackerSnapshot<in out T, in out Q extends AnyQuantity = Length> {
  /** @internal */
  readonly packed: PackedNumbers = new PackedNumbers();
  /** @internal */
  readonly objects: SavedObjects<T> = new SavedObjects<T>();
  private count = 0;
  private origin: TileSpace<Q> | undefined;

  /** The number of objects in the snapshot. */
  get size(): number {
    return this.isEmpty ? 0 : this.count;
  }

  /** The space of the tracker whose state this is; `undefined` before the snapshot is filled. */
  get space(): TileSpace<Q> | undefined {
    return this.isEmpty ? undefined : this.origin;
  }

  /**
   * The state without the objects, for `restoreFromBytes`: the same bytes for the same operations, in every engine.
   * Empty before the snapshot is filled.
   *
   * The array is a view of the snapshot's memory, and valid until the snapshot is filled again: `bytes.slice()` makes a
   * copy to keep, and nothing may be written to the view. A snapshot whose buffer was transferred to a worker is empty
   * again.
   *
   * @remarks O(bytes), because the checksum is computed; about 65 bytes for each circle, and one array.
   */
  get bytes(): Uint8Array {
    return this.packed.toBytes(trackerFormat);
  }

  /** Removes the state, and keeps the memory for the next one. */
  clear(): void {
    this.packed.clear();
    this.objects.clear();
    this.count = 0;
    this.origin = undefined;
  }

  /** @internal Whether there is no state. */
  get isEmpty(): boolean {
    return this.packed.isEmpty;
  }

  /** @internal */
  take(tracker: ObjectTracker<T, Q>): void {
    const { slots } = tracker.store;
    saveTracker(this.packed, tracker);
    this.objects.take(slots);
    this.count = slots.live;
    this.origin = tracker.space;
  }
}

/**
 * Copies the state of a tracker into a snapshot, which then holds nothing else.
 *
 * The state is everything that decides the tracker's later answers: objects by reference, shapes, handles, the order of
 * addition, and the cells with all counters that decide when they are sorted again. Observers and counters of questions
 * do not belong to it.
 *
 * @param snapshot - receives the state
 * @param tracker - the tracker, which does not change
 * @throws RangeError if the snapshot is not a `TrackerSnapshot`, or the tracker not an `ObjectTracker`
 *
 * @remarks O(objects), mostly by copying memory. Allocates nothing once the snapshot has grown.
 */
export function snapshotInto<T, Q extends AnyQuantity>(
  snapshot: TrackerSnapshot<T, Q>,
  tracker: ObjectTracker<T, Q>,
): void {
  requireSnapshot('snapshotInto', snapshot);
  requireTracker('snapshotInto', tracker);
  snapshot.take(tracker);
}

/** @throws RangeError unless it is a `TrackerSnapshot` */
export function requireSnapshot(where: string, snapshot: unknown): void {
  if (!(snapshot instanceof TrackerSnapshot)) {
    throw argumentError(where, 'snapshot', 'a TrackerSnapshot', snapshot);
  }
}
