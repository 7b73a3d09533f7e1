/**
 * The slots of a tracker: all data of each object except its position.
 *
 * A slot is a small whole number. It is in use, free, or, once its tags are used up, retired.
 *
 *     slot       0     1     2     3     4
 *     record     7    -5     2    -1     0       in use: the index of its record in the cells
 *                      |           ^             free: -2 minus the next free slot, or -1 for the last one
 *                      +-----------+             free slots form a queue: first freed, first reused, so that tags
 *                  firstFree    lastFree         are used up evenly
 *
 * An object is in the slot of its handle until `orderByPlace` renumbers the slots. From then on a table leads from the
 * number in a handle to the slot, and records end with the slot instead of the handle: this number is the owner of the
 * record.
 *
 *     handle, number 2  -->  renumbered[2] = 0  -->  slot 0  -->  owner 0, handle[0]
 */
import { MOST_SLOTS, MOST_TAGS } from '../limits.js';
import { argumentError } from '@tilewright/units/checks';
import { handleFrom, seriesMask, slotIn, type Handle } from '../handle.js';

const NONE = -1;

/**
 * What arrays of objects hold where there is no object: a small integer, because games often track numbers, and engines
 * copy faster between arrays that only ever held small integers.
 */
export const VACANT = 0;

/** The value of tables that are not needed yet. */
export const noTable: Int32Array = /* @__PURE__ */ new Int32Array(0);

/** The number of slots in a change log; a power of two. */
export const LAST_CHANGES = 256;

/** What changed in the objects of the slots: how often, and the slots of the last changes. */
export interface ChangeLog {
  changes: number;
  /** The slot of change `n` is at `n % LAST_CHANGES`. */
  readonly slots: Int32Array;
}

export class Slots<T> {
  /** The objects; `VACANT` in free slots. Only `replace` and snapshots write them, and count the change. */
  readonly objects: readonly (T | typeof VACANT)[] = [];
  /** The changes of `objects`. An object of its own: by it, a snapshot knows the tracker without keeping it alive. */
  readonly changeLog: ChangeLog = { changes: 0, slots: new Int32Array(LAST_CHANGES) };
  /** In use: the index of the record, from 0. Free: negative. */
  record: Int32Array = new Int32Array(16);
  /** The level that the object is in; see `Store.levels`. */
  level: Uint8Array = new Uint8Array(16);
  /** The radius of a circle (0 for a point), or the width of a rectangle. */
  width: Float64Array = new Float64Array(16);
  /** The height of a rectangle. Empty until the first rectangle. */
  height: Float64Array = new Float64Array(0);
  /**
   * The position in the order of addition. Empty until the first slot is reused, because it is the slot itself until
   * then.
   */
  order: Float64Array = new Float64Array(0);
  /** The handle of the object in the slot, or of the last one that was. */
  handle: Float64Array = new Float64Array(16);
  /** The number of slots that were ever used; the slots from here on are new. */
  used = 0;
  live = 0;
  /**
   * Whether no object was removed since the tracker was created, cleared or ordered by place: then rows can follow the
   * order of addition, or of that ordering.
   */
  isWhole = true;
  /** The slots in the order of rows, while `isWhole`. Empty as long as row `n` is in slot `n`. */
  sequence: Int32Array = noTable;
  /** The number of objects ever added, which is the next position in the order of addition. */
  added = 0;
  /** The slot of each number in a handle. Empty as long as they are equal; see `renumber.ts`. */
  renumbered: Int32Array = noTable;
  freeCount = 0;
  firstFree: number = NONE;
  lastFree: number = NONE;
  readonly mask: number;
  /** Handles from here on have a tag that is not given out. */
  private readonly handleLimit: number;

  /** `mostTags` is the number of handles that each slot can have; only tests set it. */
  constructor(series: number = 0, mostTags: number = MOST_TAGS) {
    this.mask = seriesMask(series);
    this.handleLimit = mostTags * MOST_SLOTS;
  }

  /** The number of objects that can still be added. */
  get room(): number {
    return MOST_SLOTS - this.used + this.freeCount;
  }

  /** Takes a slot for one more object. */
  take(object: T): number {
    let slot = this.nextSlot();
    // A slot whose tags are used up is retired, because it would repeat an old handle.
    while (this.handle[slot]! >= this.handleLimit) slot = this.nextSlot();
    if (this.isWhole && (slot !== this.live || this.sequence.length > 0)) this.appendToSequence(slot);
    this.replace(slot, object);
    if (this.order.length > 0) this.order[slot] = this.added;
    this.added++;
    this.live++;
    return slot;
  }

  /** Frees a slot. */
  release(slot: number): void {
    this.record[slot] = NONE;
    this.live--;
    this.isWhole = false;
    this.sequence = noTable;
    this.free(slot);
  }

  /** Frees all slots except the retired ones, so that the next objects take them in the order of addition. */
  releaseAll(): void {
    if (this.isRenumbered) this.returnHandles();
    this.live = 0;
    this.isWhole = true;
    this.sequence = noTable;
    this.forgetFree();
    for (let slot = 0; slot < this.used; slot++) {
      this.record[slot] = NONE;
      this.replace(slot, VACANT);
      if (this.handle[slot]! < this.handleLimit) this.free(slot);
    }
  }

  has(handle: Handle): boolean {
    return this.find(handle) !== NONE;
  }

  /** The slot of a handle. @throws RangeError for stale and forged handles */
  slotOf(handle: Handle, where: string, parameter = 'handle'): number {
    const slot = this.find(handle);
    if (slot === NONE) {
      throw argumentError(
        where,
        parameter,
        'the handle of a tracked object',
        handle,
        'Check it with has(handle) first',
      );
    }
    return slot;
  }

  /** @throws RangeError for handles that are left out although an object was removed */
  requireWhole(where: string): void {
    if (this.isWhole) return;
    const rule = 'an array of handles once an object was removed';
    throw argumentError(where, 'handles', rule, undefined, 'Pass the handle of each row');
  }

  handleOf(slot: number): Handle {
    return handleFrom(this.handle[slot]!);
  }

  /** Sets the object of a slot. */
  replace(slot: number, object: T | typeof VACANT): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read-only for all others
    (this.objects as (T | typeof VACANT)[])[slot] = object;
    const { changeLog } = this;
    changeLog.slots[changeLog.changes++ & (LAST_CHANGES - 1)] = slot;
  }

  objectOf(slot: number): T {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- slots in use hold their object
    return this.objects[slot] as T;
  }

  /** Whether objects may be in other slots than those of their handles. */
  get isRenumbered(): boolean {
    return this.renumbered.length > 0;
  }

  /**
   * The owner, with which the record of a slot ends: the handle of its object or, once slots were renumbered, the slot.
   */
  ownerOf(slot: number): number {
    return this.isRenumbered ? slot ^ this.mask : this.handle[slot]!;
  }

  /** The slot of an owner. */
  slotIn(owner: number): number {
    return slotIn(owner, this.mask);
  }

  /** The handle of an owner. */
  handleOfOwner(owner: number): Handle {
    return handleFrom(this.isRenumbered ? this.handle[slotIn(owner, this.mask)]! : owner);
  }

  /** The position of the object of an owner in the order of addition. */
  orderOf(owner: number): number {
    const slot = slotIn(owner, this.mask);
    return this.order.length > 0 ? this.order[slot]! : slot;
  }

  ensureHeights(): void {
    if (this.height.length === 0) this.height = new Float64Array(this.record.length);
  }

  /** Makes room for `more` slots after the used ones. */
  reserve(more: number): void {
    const needed = this.used + more;
    if (needed <= this.record.length) return;
    const size = Math.min(MOST_SLOTS, Math.max(needed, this.record.length * 2));
    this.record = grown(this.record, new Int32Array(size));
    this.level = grown(this.level, new Uint8Array(size));
    this.width = grown(this.width, new Float64Array(size));
    this.handle = grown(this.handle, new Float64Array(size));
    if (this.height.length > 0) this.height = grown(this.height, new Float64Array(size));
    if (this.order.length > 0) this.order = grown(this.order, new Float64Array(size));
    if (this.isRenumbered) this.renumbered = grown(this.renumbered, new Int32Array(size));
  }

  get bytes(): number {
    const { record, level, width, height, order, handle, sequence, renumbered, objects } = this;
    const columns = [record, level, width, height, order, handle, sequence, renumbered];
    return columns.reduce((sum, { byteLength }) => sum + byteLength, objects.length * 8);
  }

  /** The free slots, oldest first, for `checkTracker`. */
  *unused(): Generator<number> {
    for (let slot = this.firstFree; slot !== NONE; slot = nextOf(this.record[slot]!)) yield slot;
  }

  /** The slot of a handle; -1 for stale and forged handles. */
  find(handle: Handle): number {
    const value: unknown = handle;
    // A number that is not a handle (NaN, a fraction) fails the comparison below.
    if (typeof value !== 'number' || !(value >= 0)) return NONE;
    const number = slotIn(value, this.mask);
    if (number >= this.used) return NONE;
    const slot = this.isRenumbered ? this.renumbered[number]! : number;
    if (this.record[slot]! < 0) return NONE;
    return this.handle[slot] === value ? slot : NONE;
  }

  private nextSlot(): number {
    if (this.firstFree !== NONE) return this.reuse();
    if (this.used === MOST_SLOTS) {
      throw new RangeError(`ObjectTracker: at most ${MOST_SLOTS} objects can be tracked at once`);
    }
    this.reserve(1);
    this.handle[this.used] = this.used ^ this.mask;
    if (this.isRenumbered) this.renumbered[this.used] = this.used;
    return this.used++;
  }

  private reuse(): number {
    const slot = this.firstFree;
    this.firstFree = nextOf(this.record[slot]!);
    this.record[slot] = NONE;
    this.handle[slot]! += MOST_SLOTS; // the next tag
    this.freeCount--;
    if (this.firstFree === NONE) this.lastFree = NONE;
    if (this.order.length === 0) this.startOrder();
    return slot;
  }

  private appendToSequence(slot: number): void {
    const { live } = this;
    if (this.sequence.length <= live) {
      const sequence = new Int32Array(2 * live + 16);
      if (this.sequence.length > 0) sequence.set(this.sequence);
      else for (let row = 0; row < live; row++) sequence[row] = row;
      this.sequence = sequence;
    }
    this.sequence[live] = slot;
  }

  /** Puts all handles back into the slots of their numbers; no slot is in use. */
  private returnHandles(): void {
    const handles = this.handle.slice(0, this.used);
    for (const handle of handles) this.handle[slotIn(handle, this.mask)] = handle;
    this.renumbered = noTable;
  }

  /** Stores the order of addition, which is that of the slots until now. */
  startOrder(): void {
    this.order = new Float64Array(this.record.length);
    for (let slot = 0; slot < this.used; slot++) this.order[slot] = slot;
  }

  /** Empties the queue of free slots. */
  forgetFree(): void {
    this.firstFree = this.lastFree = NONE;
    this.freeCount = 0;
  }

  /** Appends a slot to the queue of free slots. */
  free(slot: number): void {
    this.replace(slot, VACANT);
    this.record[slot] = NONE;
    if (this.lastFree === NONE) this.firstFree = slot;
    else this.record[this.lastFree] = NONE - 1 - slot;
    this.lastFree = slot;
    this.freeCount++;
  }
}

/** A free slot holds `-2 - next`, the last one -1. */
function nextOf(link: number): number {
  return link === NONE ? NONE : NONE - 1 - link;
}

function grown<A extends Int32Array | Uint8Array | Float64Array>(from: A, into: A): A {
  into.set(from);
  return into;
}
