/**
 * The hash table of `TileHashSet` and `TileHashMap`. It gives each tile an entry, a small integer, in the order in
 * which tiles were added.
 *
 *     slots     .  3  .  1  .  .  2  x         entry + 1, or . (0): empty, or x (-1): removed
 *                  |     |        |
 *     entries      2     0        1            entry i is the tile (xs[i], ys[i])
 *
 *     find(x, y): start at slot hash(x, y) mod length, go right until the entry is (x, y) or the slot is empty
 *
 * There are at least twice as many slots as entries, so most searches end soon. It compares both coordinates, since
 * 2^64 tiles fit neither a hash nor a double.
 *
 * The hash can be inverted, so a hostile file may hold tiles that all start at one slot; a second or a seeded hash
 * would not prevent that. So a search ends after `MOST_PROBES` slots: a tile that finds no free slot among them goes
 * into a tree over its bits, whose paths have at most 64 forks for any tiles. Other files put almost no tiles into
 * the tree: in a table that is half full, about one in 10^6.
 *
 * A removed entry stays in the table, dead, until the table is rebuilt:
 *
 *     entries   dead dead dead live dead live live | free
 *                              ^ first                ^ count
 *
 * Two rules make a queue (add at the end, take the first, remove it) linear. `first` persists between iterations, so
 * that the dead entries at the front are skipped only once. And a removal after which three of four entries are dead
 * rebuilds the table, so that an iteration skips at most three dead entries per tile, and memory follows the number of
 * tiles. Both cost a constant per added or removed tile, on average.
 */
import { addToTree, findInTree, type OverflowTree, removeFromTree } from './overflow-tree.js';

const EMPTY = 0;
/** A slot whose entry was removed: a search continues past it, and a new tile may take it. */
const REMOVED = -1;
/** The most slots that a search reads. */
const MOST_PROBES = 64;
const LEAST_CAPACITY = 8;
/** A table with fewer entries is not worth rebuilding. */
const LEAST_TIDIED = 32;

/**
 * One numbering of the entries. A rebuild starts a new numbering; an iteration in progress follows the chain of
 * numberings.
 */
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
  /** The entries without a slot, if there was one since the last rebuild. */
  private overflow: OverflowTree | undefined = undefined;

  /** The entry of a tile, or -1. */
  find(x: number, y: number): number {
    const slot = this.slotOf(x, y);
    return slot < 0 ? this.findBeyond(x, y) : this.slots[slot]! - 1;
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
    const { slots, xs, ys, count: entry } = this;
    xs[entry] = x;
    ys[entry] = y;
    const slot = freeSlot(slots, x, y);
    if (slot >= 0) slots[slot] = entry + 1;
    else addToTree((this.overflow ??= [0]), entry, xs, ys);
    this.count++;
    this.size++;
    this.additions++;
    return entry;
  }

  /** Removes a tile. The caller must call `tidy` next. @returns its former entry, or -1 */
  remove(x: number, y: number): number {
    const slot = this.slotOf(x, y);
    const entry = slot < 0 ? this.findBeyond(x, y) : this.slots[slot]! - 1;
    if (entry < 0) return -1;
    if (slot >= 0) this.slots[slot] = REMOVED;
    else removeFromTree(this.overflow!, x, y);
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
    this.overflow = undefined;
    this.count = 0;
    this.size = 0;
    this.first = 0;
  }

  /** The slot of a tile, or -1. The types are tested, since a bigint or a symbol in the hash would throw. */
  private slotOf(x: number, y: number): number {
    if (typeof x !== 'number' || typeof y !== 'number') return -1;
    const { slots, xs, ys } = this;
    const mask = slots.length - 1;
    let left = MOST_PROBES;
    for (let slot = hash(x, y) & mask; ; slot = (slot + 1) & mask) {
      const content = slots[slot]!;
      if (content === EMPTY) return -1;
      if (content !== REMOVED && xs[content - 1] === x && ys[content - 1] === y) return slot;
      if (--left === 0) return -1;
    }
  }

  /**
   * The entry of a tile in the tree, or -1. The types are tested again, since most searches end here without a tree.
   */
  private findBeyond(x: number, y: number): number {
    if (this.overflow === undefined || typeof x !== 'number' || typeof y !== 'number') return -1;
    return findInTree(this.overflow, x, y, this.xs, this.ys);
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
    }
    let overflow: OverflowTree | undefined;
    for (let entry = 0; entry < this.size; entry++) {
      const slot = freeSlot(slots, xs[entry]!, ys[entry]!);
      if (slot >= 0) slots[slot] = entry + 1;
      else addToTree((overflow ??= [0]), entry, xs, ys);
    }
    if (live !== undefined) {
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
    this.overflow = overflow;
    return live;
  }

  /**
   * The live entries, ascending. Reading all slots is cheaper than a search for each entry, which only a tree needs.
   */
  private liveEntries(): Int32Array {
    const isLive = new Uint8Array(this.count);
    for (const content of this.slots) if (content > 0) isLive[content - 1] = 1;
    for (let entry = 0; this.overflow !== undefined && entry < this.count; entry++) {
      if (isLive[entry] === 0 && this.isLive(entry)) isLive[entry] = 1;
    }
    const live = new Int32Array(this.size);
    let kept = 0;
    for (let entry = 0; entry < isLive.length; entry++) if (isLive[entry] === 1) live[kept++] = entry;
    return live;
  }
}

/**
 * The first slot for a tile that is empty or removed: otherwise a tile that comes and goes would leave many removed
 * slots. -1 if the tile has to go into the tree.
 */
function freeSlot(slots: Int32Array, x: number, y: number): number {
  const mask = slots.length - 1;
  let left = MOST_PROBES;
  for (let slot = hash(x, y) & mask; ; slot = (slot + 1) & mask) {
    if (slots[slot]! <= EMPTY) return slot;
    if (--left === 0) return -1;
  }
}

/**
 * Mixes both coordinates into all low bits, so that rows, columns, diagonals and strides of powers of two spread out.
 */
export function hash(x: number, y: number): number {
  let bits = Math.imul(x ^ (x >>> 16), 0x9e37_79b1);
  bits = Math.imul((bits ^ (bits >>> 15)) + (y ^ (y >>> 16)), 0x85eb_ca77);
  bits = Math.imul(bits ^ (bits >>> 13), 0x7feb_352d);
  return bits ^ (bits >>> 16);
}
