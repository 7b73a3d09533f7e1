/**
 * The objects of a tracker in a snapshot, slot by slot.
 *
 * Copying ten thousand references takes longer than copying all numbers. So once the list of a snapshot and the objects
 * of the tracker were equal, only the slots that changed since then are copied, which the tracker remembers for its
 * last changes: in most games all objects move in a frame, but only few are added, removed or replaced.
 */
import { LAST_CHANGES, type ChangeLog, type Slots, type VACANT } from './slots.js';

type Objects<T> = (T | typeof VACANT)[];

export class SavedObjects<in out T> {
  readonly list: Objects<T>;
  /** When the list and the objects of a tracker were equal: its change log, and the number of changes at that time. */
  private changeLog: ChangeLog | undefined;
  private changes = 0;

  constructor(list: Objects<T> = []) {
    this.list = list;
  }

  clear(): void {
    this.list.length = 0;
    this.changeLog = undefined;
  }

  /** Copies the objects of all slots. */
  take(slots: Slots<T>): void {
    const { changeLog, used } = slots;
    const { list } = this;
    const missed = this.changesSince(changeLog);
    if (missed > LAST_CHANGES) copy(list, slots.objects, 0, used);
    else {
      copy(list, slots.objects, list.length, used);
      for (let change = this.changes; change < changeLog.changes; change++)
        copySlot(list, slots.objects, changeLog, change);
    }
    this.mark(changeLog);
  }

  /** Sets the objects of all slots, whose number is set already. */
  giveBack(slots: Slots<T>): void {
    const { changeLog, used } = slots;
    const { list } = this;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read-only for all others
    const objects = slots.objects as Objects<T>;
    const missed = this.changesSince(changeLog);
    const { changes } = changeLog;
    if (missed > LAST_CHANGES) {
      copy(objects, list, 0, used);
      // More than the tracker remembers, so that the next copy of any other snapshot is a whole one.
      changeLog.changes += LAST_CHANGES + 1;
    } else {
      copy(objects, list, objects.length, used);
      for (let change = this.changes; change < changes; change++) {
        const slot = copySlot(objects, list, changeLog, change);
        // Other snapshots need to know of this change, too.
        changeLog.slots[changeLog.changes++ & (LAST_CHANGES - 1)] = slot;
      }
    }
    this.mark(changeLog);
  }

  /** The number of changes since the list and the objects were equal. */
  private changesSince(changeLog: ChangeLog): number {
    return this.changeLog === changeLog ? changeLog.changes - this.changes : Number.POSITIVE_INFINITY;
  }

  private mark(changeLog: ChangeLog): void {
    this.changeLog = changeLog;
    this.changes = changeLog.changes;
  }
}

/** Makes a list of `count` objects, and copies those from `first` on. */
function copy<T>(into: Objects<T>, from: readonly (T | typeof VACANT)[], first: number, count: number): void {
  if (into.length > count) into.length = count;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- within the length, and T may be undefined
  for (let slot = first; slot < count; slot++) into[slot] = from[slot] as T;
}

/** Copies the object of the slot of a change, if there still is such a slot. Returns the slot. */
function copySlot<T>(
  into: Objects<T>,
  from: readonly (T | typeof VACANT)[],
  changeLog: ChangeLog,
  change: number,
): number {
  const slot = changeLog.slots[change & (LAST_CHANGES - 1)]!;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- within the length, and T may be undefined
  if (slot < into.length) into[slot] = from[slot] as T;
  return slot;
}
