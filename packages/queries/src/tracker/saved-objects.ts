/**
 * The objects of a tracker in a snapshot, slot by slot.
 *
 * Copying ten thousand references takes as long as copying all numbers. So they are only copied if any of them changed:
 * in the frames of most games objects move, and few are added or removed.
 */
import type { Edition, Slots, VACANT } from './slots.js';

type Objects<T> = (T | typeof VACANT)[];

export class SavedObjects<in out T> {
  readonly list: Objects<T>;
  /** The list equals the objects of these slots as long as these have the same number of changes. */
  private edition: Edition | undefined;
  private changes = 0;

  constructor(list: Objects<T> = []) {
    this.list = list;
  }

  clear(): void {
    this.list.length = 0;
    this.edition = undefined;
  }

  /** Copies the objects of all slots. */
  take(slots: Slots<T>): void {
    if (!this.isOf(slots)) copy(this.list, slots.objects, slots.used);
    this.mark(slots);
  }

  /** Sets the objects of all slots, whose number is set already. */
  giveBack(slots: Slots<T>): void {
    if (this.isOf(slots)) return;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read-only for all others
    copy(slots.objects as Objects<T>, this.list, slots.used);
    slots.edition.changes++;
    this.mark(slots);
  }

  private isOf({ edition }: Slots<T>): boolean {
    return this.edition === edition && this.changes === edition.changes;
  }

  private mark({ edition }: Slots<T>): void {
    this.edition = edition;
    this.changes = edition.changes;
  }
}

/** Copies the objects of the first slots, and drops all others. */
function copy<T>(into: Objects<T>, from: readonly (T | typeof VACANT)[], count: number): void {
  if (into.length > count) into.length = count;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- within the length, and T may be undefined
  for (let slot = 0; slot < count; slot++) into[slot] = from[slot] as T;
}
