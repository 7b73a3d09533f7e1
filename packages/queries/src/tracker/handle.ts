/**
 * Handles: opaque numbers that name one object of one tracker, and never another one.
 *
 * A handle is made of a slot and a tag. All trackers of a program draw the tags of a slot from one counter: so a handle
 * of another tracker, or of an object that is gone, differs from every one that is in use. For the first 512 uses of a
 * slot handles lie below 2^30. Engines pass such whole numbers around without allocating; greater ones are as right, but
 * cost a small allocation each where a visitor receives them.
 */

declare const givenByTracker: unique symbol;

/** Names one object of one tracker. Opaque: it has no meaning but to the tracker that made it. */
export interface Handle {
  readonly [givenByTracker]: 'handle of an ObjectTracker';
}

/** Objects that one tracker can hold at once, retired slots included. */
export const slotLimit = 0x20_0000;
/** Tags below this make handles below 2^30. */
const smallTag = 0x200;

/** Any handle, as a number. */
export function join(slot: number, tag: number): number {
  return tag < smallTag ? (tag << 21) | slot : tag * slotLimit + slot;
}

/** The slot that a number not below 0 would name; the caller compares the whole handle afterwards. */
export function slotOf(handle: number): number {
  return (handle % slotLimit) | 0;
}

/** The counters of tags, one for each slot. */
export class Tags {
  private readonly limit: number;
  private used: Int32Array = new Int32Array(64);

  constructor(limit: number) {
    this.limit = limit;
  }

  /** A tag that the slot never had, in any tracker; -1 when they are used up. */
  next(slot: number): number {
    if (slot >= this.used.length) {
      const used = new Int32Array(Math.min(slotLimit, slot * 2));
      used.set(this.used);
      this.used = used;
    }
    const tag = this.used[slot]!;
    if (tag >= this.limit) return -1;
    this.used[slot] = tag + 1;
    return tag;
  }
}

/** Shared by all trackers of a program. */
export const sharedTags: Tags = /* @__PURE__ */ new Tags(0x7fff_ffff);
