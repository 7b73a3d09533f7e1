/**
 * The hash table of `TileHashSet` and `TileHashMap`. It gives each tile an entry, a small integer, in the order in which
 * tiles were added.
 *
 *     slots     .  3  .  1  .  .  2  x         entry + 1, or . (0): empty, or x (-1): removed
 *                  |     |        |
 *     entries      2     0        1            entry i is the tile (xs[i], ys[i])
 *
 *     find(x, y): start at slot hash(x, y) mod length, go right until the entry is (x, y) or the slot is empty
 *
 * There are at least twice as many slots as entries, so each search ends. It compares both coordinates, since 2^64 tiles
 * fit neither a hash nor a double. A removed entry stays in the table, dead, until the table is rebuilt:
 *
 *     entries   dead dead dead live dead live live | free
 *                              ^ first                ^ count
 *
 * Two rules make a queue (add at the end, take the first, remove it) linear. `first` persists between iterations, so that
 * the dead entries at the front are skipped only once. And a removal after which three of four entries are dead rebuilds
 * the table, so that an iteration skips at most three dead entries per tile, and memory follows the number of tiles.
 * Both cost a constant per added or removed tile, on average.
 */

const EMPTY = 0;
/** A slot whose entry was removed: a search continues past it, and a new tile may take it. */
const REMOVED = -1;
const LEAST_CAPACITY = 8;
/** A table with fewer entries is not worth rebuilding. */
const LEAST_TIDIED = 32;

/** One numbering of the entries. A rebuild starts another one; an iteration in progress follows the chain of numberings. */
export interface Numbering {
  /** The live entries at the rebuild, ascending: entry `live[i]` became `i`. */
  live: Int32Array | undefined;
  next: Numbering | undefined;
}

export class TileIndex {
  /** The columns and rows of the entries, in the order in which they were added. */
  xs: Int32Array = new Int32Array(LEAST_CAPACITY);
  ys: Int32Array = new Int32Array(LEAST_CAPACITY);
  /** The number of entries, including dead ones. */
  count: number = 0;
  /** The number of tiles. */
  size: number = 0;
  /** Grows with each new tile. */
  additions: number = 0;
  numbering: Numbering = { live: undefined, next: undefined };
  /** All entries before this one are dead. */
  private first: number = 0;
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

  /** The first live entry, or `count`. */
  firstLive(): number {
    if (this.size === 0) this.first = this.count;
    while (this.first < this.count && !this.isLive(this.first)) this.first++;
    return this.first;
  }

  /** Makes room for one more entry. @returns the kept entries in order, if entries moved */
  makeRoom(): Int32Array | undefined {
    const capacity = this.xs.length;
    if (this.count < capacity) return undefined;
    return this.rebuild(2 * this.size > capacity ? 2 * capacity : capacity);
  }

  /** Adds a tile and returns its entry. The tile must not be in the table, and there must be room for it. */
  append(x: number, y: number): number {
    const entry = this.count++;
    this.size++;
    this.additions++;
    this.xs[entry] = x;
    this.ys[entry] = y;
    this.occupy(entry);
    return entry;
  }

  /** Removes a tile. The caller must call `tidy` next. @returns its former entry, or -1 */
  remove(x: number, y: number): number {
    const slot = this.slotOf(x, y);
    if (slot < 0) return -1;
    const entry = this.slots[slot]! - 1;
    this.slots[slot] = REMOVED;
    this.size--;
    return entry;
  }

  /** Rebuilds the table if most entries are dead. @returns the kept entries in order, if entries moved */
  tidy(): Int32Array | undefined {
    if (this.count < LEAST_TIDIED || 4 * this.size >= this.count) return undefined;
    let capacity = LEAST_CAPACITY;
    while (capacity < 2 * this.size) capacity *= 2;
    return this.rebuild(capacity);
  }

  clear(): void {
    this.xs = new Int32Array(LEAST_CAPACITY);
    this.ys = new Int32Array(LEAST_CAPACITY);
    this.slots = new Int32Array(2 * LEAST_CAPACITY);
    this.count = 0;
    this.size = 0;
    this.first = 0;
  }

  /** The slot of a tile, or -1. The types are tested, since a bigint or a symbol in the hash would throw. */
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

  /** Takes the first slot that is empty or removed. Otherwise a tile that comes and goes would leave many removed slots. */
  private occupy(entry: number): void {
    const { slots } = this;
    const mask = slots.length - 1;
    let slot = hash(this.xs[entry]!, this.ys[entry]!) & mask;
    while (slots[slot]! > EMPTY) slot = (slot + 1) & mask;
    slots[slot] = entry + 1;
  }

  /** Drops the dead entries. Allocates before it changes anything. @returns the live entries, if any entry was dead */
  private rebuild(capacity: number): Int32Array | undefined {
    const live = this.size === this.count ? undefined : this.liveEntries();
    const xs = new Int32Array(capacity);
    const ys = new Int32Array(capacity);
    const slots = new Int32Array(2 * capacity);
    if (live === undefined) {
      xs.set(this.xs);
      ys.set(this.ys);
    } else {
      for (let entry = 0; entry < live.length; entry++) {
        xs[entry] = this.xs[live[entry]!]!;
        ys[entry] = this.ys[live[entry]!]!;
      }
      const next = { live: undefined, next: undefined };
      this.numbering.live = live;
      this.numbering.next = next;
      this.numbering = next;
      this.first = 0;
    }
    this.xs = xs;
    this.ys = ys;
    this.count = this.size;
    this.slots = slots;
    for (let entry = 0; entry < this.count; entry++) this.occupy(entry);
    return live;
  }

  /** The live entries, ascending. Reading all slots is cheaper than a search for each entry. */
  private liveEntries(): Int32Array {
    const isLive = new Uint8Array(this.count);
    for (const content of this.slots) if (content > 0) isLive[content - 1] = 1;
    const live = new Int32Array(this.size);
    let kept = 0;
    for (let entry = 0; entry < isLive.length; entry++) if (isLive[entry] === 1) live[kept++] = entry;
    return live;
  }
}

/** Mixes both coordinates into all low bits, so that rows, columns, diagonals and strides of powers of two spread out. */
export function hash(x: number, y: number): number {
  let bits = Math.imul(x ^ (x >>> 16), 0x9e37_79b1);
  bits = Math.imul((bits ^ (bits >>> 15)) + (y ^ (y >>> 16)), 0x85eb_ca77);
  bits = Math.imul(bits ^ (bits >>> 13), 0x7feb_352d);
  return bits ^ (bits >>> 16);
}
