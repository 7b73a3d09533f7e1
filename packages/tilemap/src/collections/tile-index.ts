/**
 * The hash table behind `TileHashSet` and `TileHashMap`: it gives each tile an entry, a small whole number, in the order
 * in which tiles came.
 *
 * Entries keep the two coordinates in two `Int32Array`s. Slots, twice as many or more, are searched one after the other
 * from the hash on and say which entry to compare: both coordinates always, since 2^64 tiles fit neither a hash nor a
 * double. A removed entry stays, dead, until the table is rebuilt.
 */

const EMPTY = 0;
/** A slot whose entry was removed: a search goes on behind it. */
const REMOVED = -1;
const LEAST_CAPACITY = 8;

export class TileIndex {
  /** The columns and rows of the entries, in the order in which they came. */
  xs: Int32Array = new Int32Array(LEAST_CAPACITY);
  ys: Int32Array = new Int32Array(LEAST_CAPACITY);
  /** The number of entries, the dead ones included. */
  count: number = 0;
  /** The number of tiles. */
  size: number = 0;
  /** Grows with each new tile: entries may have moved. */
  additions: number = 0;
  /** 0, -1, or an entry plus 1. */
  private slots: Int32Array = new Int32Array(2 * LEAST_CAPACITY);

  /** The entry of a tile, or -1. */
  find(x: number, y: number): number {
    const slot = this.slotOf(x, y);
    return slot < 0 ? -1 : this.slots[slot]! - 1;
  }

  /** Whether an entry below `count` is a tile of the table. */
  isLive(entry: number): boolean {
    return this.size === this.count || this.find(this.xs[entry]!, this.ys[entry]!) === entry;
  }

  /**
   * The entry of a tile that is not in the table yet; the caller has looked. `moved` is told before entries move up
   * over dead ones.
   */
  append(x: number, y: number, moved?: (live: Int32Array) => void): number {
    if (this.count === this.xs.length) this.rebuild(moved);
    const entry = this.count++;
    this.size++;
    this.additions++;
    this.xs[entry] = x;
    this.ys[entry] = y;
    this.occupy(entry);
    return entry;
  }

  /** Removes a tile. @returns the entry that it had, or -1 */
  remove(x: number, y: number): number {
    const slot = this.slotOf(x, y);
    if (slot < 0) return -1;
    const entry = this.slots[slot]! - 1;
    this.slots[slot] = REMOVED;
    this.size--;
    return entry;
  }

  clear(): void {
    this.xs = new Int32Array(LEAST_CAPACITY);
    this.ys = new Int32Array(LEAST_CAPACITY);
    this.slots = new Int32Array(2 * LEAST_CAPACITY);
    this.count = 0;
    this.size = 0;
  }

  /** The slot of a tile, or -1. Mixing a bigint or a symbol into a hash would throw: such come by a cast. */
  private slotOf(x: number, y: number): number {
    if (typeof x !== 'number' || typeof y !== 'number') return -1;
    const { slots, xs, ys } = this;
    const mask = slots.length - 1;
    // At most half of the slots are used, so the search ends.
    for (let slot = hash(x, y) & mask; ; slot = (slot + 1) & mask) {
      const content = slots[slot]!;
      if (content === EMPTY) return -1;
      if (content !== REMOVED && xs[content - 1] === x && ys[content - 1] === y) return slot;
    }
  }

  private occupy(entry: number): void {
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = hash(this.xs[entry]!, this.ys[entry]!) & mask;
    while (slots[slot] !== EMPTY) slot = (slot + 1) & mask;
    slots[slot] = entry + 1;
  }

  /** Drops the dead entries, and doubles the room if that leaves less than half of it. */
  private rebuild(moved: ((live: Int32Array) => void) | undefined): void {
    const live = new Int32Array(this.size);
    let kept = 0;
    for (let entry = 0; entry < this.count; entry++) {
      if (this.isLive(entry)) live[kept++] = entry;
    }
    const capacity = 2 * kept > this.xs.length ? 2 * this.xs.length : this.xs.length;
    const xs = new Int32Array(capacity);
    const ys = new Int32Array(capacity);
    live.forEach((entry, index) => {
      xs[index] = this.xs[entry]!;
      ys[index] = this.ys[entry]!;
    });
    if (kept !== this.count) moved?.(live);
    this.xs = xs;
    this.ys = ys;
    this.count = kept;
    this.slots = new Int32Array(2 * capacity);
    for (let entry = 0; entry < kept; entry++) this.occupy(entry);
  }
}

/** Mixes both coordinates into every low bit: rows, columns, diagonals and strides of any power of two spread. */
export function hash(x: number, y: number): number {
  let bits = Math.imul(x ^ (x >>> 16), 0x9e37_79b1);
  bits = Math.imul((bits ^ (bits >>> 15)) + (y ^ (y >>> 16)), 0x85eb_ca77);
  bits = Math.imul(bits ^ (bits >>> 13), 0x7feb_352d);
  return bits ^ (bits >>> 16);
}
