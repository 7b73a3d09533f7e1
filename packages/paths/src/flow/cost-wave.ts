/**
 * A wave over tiles with different costs, or with paths too long for 32 bits: values are doubles.
 *
 * A bucket is as wide as the cheapest possible move, so the number of buckets is the ratio of the most expensive
 * move to the cheapest. Each bucket is a linked list of entries, in memory that all buckets share.
 */
import { BUCKETS, DIAGONAL, EIGHT_WAY, FOUR_WAY, SCALED_TILE, STRAIGHT } from '../limits.js';
import type { FlowGrid } from './flow-grid.js';
import { Seeds } from './seeds.js';
import { withRoom, type Wave } from './wave.js';

export class CostWave implements Wave {
  readonly seeds: Seeds = new Seeds();
  /** Never: no path on any map is as long as 2^53. */
  readonly isTooLong: boolean = false;
  private values: Float64Array = new Float64Array(0);
  private costs: Uint8Array = new Uint8Array(0);
  private pitch: number = 0;
  private rule: number = 0;
  /** The first entry of each bucket; -1 if it is empty. */
  private readonly heads: Int32Array = new Int32Array(BUCKETS).fill(-1);
  /** The tile of each entry, and its next entry. */
  private ids: Int32Array = new Int32Array(256);
  private next: Int32Array = new Int32Array(256);
  /** The first entry of the free list; and the number of entries that were ever in use. */
  private free: number = -1;
  private used: number = 0;
  /** The number of entries in buckets. */
  private count: number = 0;
  /** The number of the first bucket, which begins at `bucket * SCALED_TILE`. */
  private bucket: number = 0;

  get isDone(): boolean {
    return this.count + this.seeds.count === 0;
  }

  start({ doubles, costs, pitch, rule }: FlowGrid): void {
    this.values = doubles!;
    this.costs = costs!;
    this.pitch = pitch;
    this.rule = rule;
    this.heads.fill(-1);
    this.free = -1;
    this.used = this.count = this.bucket = 0;
    this.seeds.count = 0;
  }

  advance(nodes: number): number {
    let left = nodes;
    while (left > 0 && !this.isDone) {
      this.findBucket();
      left -= this.spread(left);
    }
    return nodes - left;
  }

  /** Advances to the next bucket that is not empty. */
  private findBucket(): void {
    const { heads, seeds } = this;
    if (this.count === 0) this.bucket = Math.floor(seeds.keys[0]! / SCALED_TILE);
    for (;;) {
      const end = (this.bucket + 1) * SCALED_TILE;
      while (seeds.count > 0 && seeds.keys[0]! < end) {
        this.put(seeds.ids[0]!, this.bucket & (BUCKETS - 1));
        seeds.removeFirst();
      }
      if (heads[this.bucket & (BUCKETS - 1)]! >= 0) return;
      this.bucket++;
    }
  }

  /** Processes up to `nodes` tiles of the first bucket. @returns how many it processed */
  private spread(nodes: number): number {
    const { values, pitch, heads, bucket } = this;
    const chain = bucket & (BUCKETS - 1);
    const begin = bucket * SCALED_TILE;
    const isFourWay = this.rule === FOUR_WAY;
    const cuts = this.rule === EIGHT_WAY;
    let looked = 0;
    for (; looked < nodes; looked++) {
      const entry = heads[chain]!;
      if (entry < 0) break;
      heads[chain] = this.next[entry]!;
      this.next[entry] = this.free;
      this.free = entry;
      this.count--;
      const id = this.ids[entry]!;
      // Stale entry: the tile was lowered later, and processed in an earlier bucket.
      if (values[id]! < begin) continue;
      const south = id + pitch;
      const north = id - pitch;
      this.lower(id, id + 1, STRAIGHT);
      this.lower(id, south, STRAIGHT);
      this.lower(id, id - 1, STRAIGHT);
      this.lower(id, north, STRAIGHT);
      if (isFourWay) continue;
      const e = cuts || values[id + 1]! >= 0;
      const w = cuts || values[id - 1]! >= 0;
      if (cuts || values[south]! >= 0) {
        if (e) this.lower(id, south + 1, DIAGONAL);
        if (w) this.lower(id, south - 1, DIAGONAL);
      }
      if (cuts || values[north]! >= 0) {
        if (e) this.lower(id, north + 1, DIAGONAL);
        if (w) this.lower(id, north - 1, DIAGONAL);
      }
    }
    return looked;
  }

  /**
   * Lowers the value of a tile if the move from another tile gives a lower one. No move lowers the -1 of a solid tile.
   */
  private lower(from: number, id: number, length: number): void {
    const { values, costs } = this;
    const value = values[from]! + length * (costs[from]! + costs[id]!);
    if (!(value < values[id]!)) return;
    values[id] = value;
    this.put(id, Math.floor(value / SCALED_TILE) & (BUCKETS - 1));
  }

  private put(id: number, chain: number): void {
    let entry = this.free;
    if (entry >= 0) this.free = this.next[entry]!;
    else {
      entry = this.used++;
      this.ids = withRoom(this.ids, entry, 1);
      this.next = withRoom(this.next, entry, 1);
    }
    this.ids[entry] = id;
    this.next[entry] = this.heads[chain]!;
    this.heads[chain] = entry;
    this.count++;
  }
}
