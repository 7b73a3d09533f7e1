/**
 * A priority queue of tiles by integer keys: a ring of buckets, each a list of tiles with close keys.
 *
 *     base        base + width
 *     | bucket 0  | bucket 1  | bucket 2  | ...      the first bucket with tiles gives the next one
 *
 * Every key lies between the base and the base plus the width of the ring. So a search whose moves raise keys by
 * little needs few buckets, however large the keys become. Keys are modulo 2^32; only their differences matter. A
 * bucket is last in, first out. Source: Dial 1969; Dinitz 1978.
 */

const FIRST_ENTRIES = 256;

export class BucketRing {
  /** The number of entries in the queue. */
  count: number = 0;
  /** The least key of the first bucket, modulo 2^32. */
  base: number = 0;
  /** How many buckets the queue has advanced past. */
  level: number = 0;

  private heads: Int32Array = new Int32Array(4);
  private mask: number = 3;
  private shift: number = 0;
  /** The greatest level of a bucket that holds a tile. */
  private lastLevel: number = 0;
  private nodes: Int32Array = new Int32Array(FIRST_ENTRIES);
  private nexts: Int32Array = new Int32Array(FIRST_ENTRIES);
  /** The first entry of the free list, and the first entry that was never used. Entry 0 ends lists. */
  private free: number = 0;
  private unused: number = 1;

  /**
   * Starts with an empty queue.
   *
   * @param shift - buckets are 2^shift wide
   * @param range - keys are less than `base + range`
   */
  begin(shift: number, range: number, base: number): void {
    const size = Math.floor(range / (1 << shift)) + 2;
    if (this.heads.length < size) this.heads = new Int32Array(1 << (32 - Math.clz32(size - 1)));
    this.mask = this.heads.length - 1;
    this.shift = shift;
    this.base = base | 0;
    this.level = 0;
    this.lastLevel = 0;
  }

  /** Removes all tiles. */
  clear(): void {
    if (this.count !== 0) {
      for (let level = this.level; level <= this.lastLevel; level++) this.heads[level & this.mask] = 0;
    }
    this.count = 0;
    this.free = 0;
    this.unused = 1;
  }

  /** Adds a tile, which may already be in the queue. */
  push(node: number, key: number): void {
    let entry = this.free;
    if (entry !== 0) {
      this.free = this.nexts[entry]!;
    } else {
      entry = this.unused++;
      if (entry === this.nodes.length) this.grow();
    }
    const level = this.level + ((key - this.base) >>> this.shift);
    if (level > this.lastLevel) this.lastLevel = level;
    const slot = level & this.mask;
    this.nodes[entry] = node;
    this.nexts[entry] = this.heads[slot]!;
    this.heads[slot] = entry;
    this.count++;
  }

  /** Advances to the first bucket that is not empty. The queue must not be empty. */
  advance(): void {
    const { heads, mask } = this;
    let { level } = this;
    while (heads[level & mask] === 0) level++;
    this.base = (this.base + ((level - this.level) << this.shift)) | 0;
    this.level = level;
  }

  /** Removes a tile from the first bucket, which must not be empty. */
  pop(): number {
    const slot = this.level & this.mask;
    const entry = this.heads[slot]!;
    this.heads[slot] = this.nexts[entry]!;
    this.nexts[entry] = this.free;
    this.free = entry;
    this.count--;
    return this.nodes[entry]!;
  }

  private grow(): void {
    const nodes = new Int32Array(2 * this.nodes.length);
    nodes.set(this.nodes);
    this.nodes = nodes;
    const nexts = new Int32Array(2 * this.nexts.length);
    nexts.set(this.nexts);
    this.nexts = nexts;
  }
}
