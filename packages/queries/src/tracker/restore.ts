/**
 * Restoring trackers from snapshots and from their bytes. All checks come first: an error leaves the tracker as it is.
 */
import type { AnyQuantity } from '@tilewright/units';
import { argumentError, requireFunction } from '@tilewright/units/checks';
import { PackedNumbers } from './packed-numbers.js';
import { handleFrom, type Handle } from '../handle.js';
import { requireTracker } from './require-tracker.js';
import { isComplete, loadTracker, requireSameKind, savedHandles, trackerFormat } from './saved-tracker.js';
import { SavedObjects } from './saved-objects.js';
import { requireSnapshot, type TrackerSnapshot } from './snapshot.js';
import { VACANT } from './slots.js';
import type { ObjectTracker } from './tracker.js';

/**
 * Brings a tracker back to the state in a snapshot: its own, or that of another tracker with the same space and series.
 *
 * From then on the tracker gives the answers, in the same order, and the handles that the tracker of the snapshot gave:
 * the same later operations have the same results. So handles from the abandoned future may come again, for other
 * objects: forget them. Listeners of `observeTiles` receive the tiles that differ, in one batch. An object that another
 * one replaced under its handle has left all its tiles. The order of rows belongs to the state: if `orderByPlace` was
 * called since, restore your columns, too.
 *
 * @param tracker - the tracker to restore
 * @param snapshot - the state; it does not change
 * @throws RangeError if the snapshot was not filled, or is one of a tracker of another space or series; then nothing
 * has changed. Whatever a listener throws, after the tracker was restored; see `TileListener`
 *
 * @remarks O(objects), mostly by copying memory. Allocates nothing once the tracker has grown, and while the number of
 * objects stays the same; otherwise at most new arrays and some small views. Listeners cost O(objects) more, like a
 * bulk move.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * const slime = tracker.add('slime', at(2, 2));
 * const snapshot = new TrackerSnapshot<string, TileLength>();
 * snapshotInto(snapshot, tracker);
 * tracker.remove(slime);
 * restore(tracker, snapshot);
 * tracker.get(slime); // => 'slime'
 */
export function restore<T, Q extends AnyQuantity>(tracker: ObjectTracker<T, Q>, snapshot: TrackerSnapshot<T, Q>): void {
  requireTracker('restore', tracker);
  requireSnapshot('restore', snapshot);
  tracker.store.requireUnlocked('restore');
  if (snapshot.isEmpty) {
    throw argumentError('restore', 'snapshot', 'filled', snapshot, 'Fill it by snapshotInto first');
  }
  requireSameKind('restore', 'snapshot', snapshot.packed, tracker);
  reinstate(tracker, snapshot.packed, snapshot.objects);
}

/**
 * Brings a tracker to a state that was sent or stored as the `bytes` of a snapshot. Otherwise the same as `restore`.
 *
 * The checksum reveals bytes that were damaged or cut off, not those that somebody made on purpose: take bytes only
 * from programs that you trust.
 *
 * @param tracker - the tracker to restore: with the same space and series as that of the snapshot
 * @param bytes - the bytes; they are copied first
 * @param objectOf - returns the object for each handle of the state; called once for each, in no particular order,
 * before the tracker changes; an object that it adds to the tracker is not in the restored state
 * @throws RangeError for bytes of another version, for bytes that were cut off or changed, or for those of a tracker of
 * another space or series. Whatever `objectOf` throws. In all these cases nothing has changed. Also like `restore`
 *
 * @remarks O(objects). Allocates a copy of the bytes and a list of the objects.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * const slime = tracker.add('slime', at(2, 2));
 * const snapshot = new TrackerSnapshot<string, TileLength>();
 * snapshotInto(snapshot, tracker);
 * const names = new Map([[slime, 'slime']]);
 * const other = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * restoreFromBytes(other, snapshot.bytes, (handle) => names.get(handle) ?? 'unknown');
 * objectsAt(other, at(2, 2)); // => ['slime']
 */
export function restoreFromBytes<T, Q extends AnyQuantity>(
  tracker: ObjectTracker<T, Q>,
  bytes: Uint8Array,
  objectOf: (handle: Handle) => T,
): void {
  const where = 'restoreFromBytes';
  requireTracker(where, tracker);
  requireBytes(where, bytes);
  requireFunction(where, 'objectOf', objectOf);
  tracker.store.requireUnlocked(where);
  const packed = PackedNumbers.from(where, 'bytes', trackerFormat, bytes);
  if (!isComplete(packed)) throw argumentError(where, 'bytes', 'bytes of a TrackerSnapshot', bytes);
  requireSameKind(where, 'bytes', packed, tracker);
  const objects: (T | typeof VACANT)[] = [];
  for (const handle of savedHandles(packed)) objects.push(handle < 0 ? VACANT : objectOf(handleFrom(handle)));
  reinstate(tracker, packed, new SavedObjects<T>(objects));
}

/** Accepts a Uint8Array, also one of another browser window, or a Buffer of Node. */
function requireBytes(where: string, bytes: { readonly [Symbol.toStringTag]?: string | undefined }): void {
  if (ArrayBuffer.isView(bytes) && bytes[Symbol.toStringTag] === 'Uint8Array') return;
  throw argumentError(where, 'bytes', 'a Uint8Array', bytes);
}

/** Restores a tracker after all checks. */
function reinstate<T, Q extends AnyQuantity>(
  tracker: ObjectTracker<T, Q>,
  packed: PackedNumbers,
  objects: SavedObjects<T>,
): void {
  const { observers, store } = tracker;
  const { slots } = store;
  const isWatched = !observers.isIdle;
  const before = isWatched ? noteAll(tracker) : undefined;
  loadTracker(packed, tracker);
  objects.giveBack(slots);
  if (before === undefined) return;
  for (let slot = 0; slot < slots.used; slot++) {
    const handle = slots.handle[slot]!;
    const wasHere = before.has(handle) && Object.is(before.get(handle), slots.objects[slot]);
    if (slots.record[slot]! >= 0 && !wasHere) observers.noteNew(slot);
  }
  observers.report();
}

/** Records all objects of a tracker for its observers; returns them by their handles. */
function noteAll<T, Q extends AnyQuantity>({ observers, store: { slots } }: ObjectTracker<T, Q>): Map<number, unknown> {
  const objects = new Map<number, unknown>();
  for (let slot = 0; slot < slots.used; slot++) {
    if (slots.record[slot]! < 0) continue;
    observers.note(slot);
    objects.set(slots.handle[slot]!, slots.objects[slot]);
  }
  return objects;
}
