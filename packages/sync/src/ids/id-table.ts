/**
 * A map from ids to numbers: a crit-bit tree. Reads and writes allocate nothing and take at most 54 steps for any
 * ids, since there are no hashes that an attacker could make collide.
 *
 *     bit 2             a fork tests the highest bit in which the ids below it differ; 0 goes to the first link
 *     |-- 3
 *     `-- bit 0         bits decrease from the root to the leaves, so no path has more forks than an id has bits
 *         |-- 4
 *         `-- 5
 *
 * Consecutive ids give a balanced tree. Source: D. J. Bernstein, crit-bit trees.
 */
import { NONE } from '../limits.js';

const FIRST_CAPACITY = 16;
const WORD_BITS = 32;
const WORD = 0x1_0000_0000;
/** The link to the root of the tree. */
const ROOT = 0;
/** The leaf that always exists, so that every other leaf has a fork above it. Its id is greater than all others. */
const SENTINEL = 0;
const SENTINEL_ID = 0x20_0000_0000_0000;

export class IdTable {
  /** The ids and the numbers of the leaves. */
  private ids = new Float64Array(FIRST_CAPACITY);
  private values = new Int32Array(FIRST_CAPACITY);
  /** The bits that the forks test, from fork 1 on. */
  private bits = new Uint8Array(FIRST_CAPACITY);
  /** The link to the root, and two links per fork: the index of a fork, or the complement of the index of a leaf. */
  private links = new Int32Array(2 * FIRST_CAPACITY);
  /** The first free leaf and the first free fork. Both free lists are linked, and have the same length. */
  private freeLeaf = 0;
  private freeFork = 0;
  /** One past the last leaf and fork that were ever used. */
  private end = 1;
  private count = 0;
  /** The link to the leaf that `find` found, and the link to the fork above it. */
  private link = ROOT;
  private linkAbove = ROOT;

  constructor() {
    this.ids[SENTINEL] = SENTINEL_ID;
    this.values[SENTINEL] = NONE;
    this.links[ROOT] = ~SENTINEL;
  }

  get size(): number {
    return this.count;
  }

  /** The number of an id; `NONE` if the id is not in the table. */
  get(id: number): number {
    const leaf = this.find(id);
    return this.ids[leaf] === id ? this.values[leaf]! : NONE;
  }

  set(id: number, value: number): void {
    const leaf = this.find(id);
    if (this.ids[leaf] === id) this.values[leaf] = value;
    else this.add(id, value, highestDifference(id, this.ids[leaf]!));
  }

  delete(id: number): void {
    const { links, values } = this;
    const leaf = this.find(id);
    if (this.ids[leaf] !== id) return;
    const fork = this.link >> 1;
    links[this.linkAbove] = links[this.link ^ 1]!;
    this.ids[leaf] = NONE;
    values[leaf] = this.freeLeaf;
    links[2 * fork] = this.freeFork;
    this.freeLeaf = leaf;
    this.freeFork = fork;
    this.count--;
  }

  clear(): void {
    this.links[ROOT] = ~SENTINEL;
    this.freeLeaf = this.freeFork = this.count = 0;
    this.end = 1;
  }

  /** The leaf of an id, or else a leaf that agrees with it in all tested bits. */
  private find(id: number): number {
    const { links, bits } = this;
    const high = (id / WORD) | 0;
    const low = id | 0;
    let above = ROOT;
    let link = ROOT;
    for (let to = links[ROOT]!; to > 0; to = links[link]!) {
      const bit = bits[to]!;
      above = link;
      // A shift uses only the lowest five bits of its count.
      link = 2 * to + (((bit < WORD_BITS ? low : high) >>> bit) & 1);
    }
    this.link = link;
    this.linkAbove = above;
    return ~links[link]!;
  }

  /** Adds a leaf and a fork that tests `bit`, above all leaves that agree with the id in the higher bits. */
  private add(id: number, value: number, bit: number): void {
    if (this.freeLeaf === 0 && this.end === this.ids.length) this.grow();
    const { links, bits, values } = this;
    const isUsed = this.freeLeaf !== 0;
    const leaf = isUsed ? this.freeLeaf : this.end;
    const fork = isUsed ? this.freeFork : this.end++;
    if (isUsed) {
      this.freeLeaf = values[leaf]!;
      this.freeFork = links[2 * fork]!;
    }
    this.ids[leaf] = id;
    values[leaf] = value;
    this.count++;
    let link = ROOT;
    for (let to = links[ROOT]!; to > 0 && bits[to]! > bit; to = links[link]!) link = 2 * to + bitOf(id, bits[to]!);
    const side = bitOf(id, bit);
    bits[fork] = bit;
    links[2 * fork + side] = ~leaf;
    links[2 * fork + 1 - side] = links[link]!;
    links[link] = fork;
  }

  private grow(): void {
    const capacity = 2 * this.ids.length;
    const { ids, values, bits, links } = this;
    this.ids = new Float64Array(capacity);
    this.values = new Int32Array(capacity);
    this.bits = new Uint8Array(capacity);
    this.links = new Int32Array(2 * capacity);
    this.ids.set(ids);
    this.values.set(values);
    this.bits.set(bits);
    this.links.set(links);
  }
}

function bitOf(id: number, bit: number): number {
  return ((bit < WORD_BITS ? id | 0 : (id / WORD) | 0) >>> bit) & 1;
}

/** The highest bit in which two ids differ. */
function highestDifference(id: number, other: number): number {
  const high = ((id / WORD) | 0) ^ ((other / WORD) | 0);
  return high === 0 ? WORD_BITS - 1 - Math.clz32(id ^ other) : 2 * WORD_BITS - 1 - Math.clz32(high);
}
