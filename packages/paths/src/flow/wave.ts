/**
 * A wave lowers the values of tiles until each is the length of the shortest path to a goal. It starts from the
 * tiles that may lower their neighbors.
 *
 * Dijkstra's algorithm with a ring of buckets, each as wide as the shortest move (Dinitz, 1978): no tile of a bucket
 * can improve another tile of the same bucket, so their order does not matter. Moves from bucket 0 lead only into
 * the next two buckets:
 *
 *        bucket 0            bucket 1            bucket 2
 *     [--d---------------|---d + STRAIGHT----|-------------------[
 *                              d + DIAGONAL is here, or there
 */
import { DIAGONAL, EIGHT_WAY, FLAT_END, FOUR_WAY, STRAIGHT } from '../limits.js';
import type { FlowGrid } from './flow-grid.js';
import { Seeds } from './seeds.js';

/** What `FlatWave` and `CostWave` have in common. */
export interface Wave {
  /** Whether the wave has ended. */
  readonly isDone: boolean;
  /** Whether a path became too long for the values. Then the wave has stopped, and the values are invalid. */
  readonly isTooLong: boolean;
  /** The tiles from which it starts, to be added after `start`. */
  readonly seeds: Seeds;
  /** Drops all pending work and attaches another grid. */
  start(grid: FlowGrid, isFresh: boolean): void;
  /** Processes up to `nodes` tiles. @returns how many it processed */
  advance(nodes: number): number;
}

/** A wave over tiles that all cost 1, with values of 32 bits. */
export class FlatWave implements Wave {
  readonly seeds: Seeds = new Seeds();
  isTooLong: boolean = false;
  private values: Int32Array = new Int32Array(0);
  private pitch: number = 0;
  private rule: number = 0;
  /**
   * Whether all tiles but the seeds were `FAR` at the start. Then every tile whose value lies in a bucket is in the
   * list of that bucket.
   */
  private isFresh: boolean = false;
  // The tiles of three buckets. The tiles of the first bucket before `at` have been processed.
  private first: Int32Array = new Int32Array(256);
  private second: Int32Array = new Int32Array(256);
  private third: Int32Array = new Int32Array(256);
  private firstCount: number = 0;
  private secondCount: number = 0;
  private thirdCount: number = 0;
  private at: number = 0;
  /** The least value of the first bucket. */
  private begin: number = 0;

  get isDone(): boolean {
    return this.at === this.firstCount && this.secondCount + this.thirdCount + this.seeds.count === 0;
  }

  start({ ints, pitch, rule }: FlowGrid, isFresh: boolean): void {
    this.values = ints!;
    this.pitch = pitch;
    this.rule = rule;
    this.isFresh = isFresh;
    this.isTooLong = false;
    this.seeds.count = 0;
    this.at = this.firstCount = this.secondCount = this.thirdCount = 0;
    this.begin = 0;
  }

  advance(nodes: number): number {
    let left = nodes;
    while (left > 0 && !this.isDone) {
      if (this.at === this.firstCount) {
        this.nextBucket();
        if (this.begin >= FLAT_END) {
          this.isTooLong = true;
          break;
        }
      }
      const count = Math.min(left, this.firstCount - this.at);
      this.spread(count);
      left -= count;
    }
    return nodes - left;
  }

  /** Advances to the next bucket that is not empty. */
  private nextBucket(): void {
    const { first, seeds } = this;
    this.first = this.second;
    this.second = this.third;
    this.third = first;
    this.firstCount = this.secondCount;
    this.secondCount = this.thirdCount;
    this.thirdCount = 0;
    this.at = 0;
    this.begin += STRAIGHT;
    if (this.firstCount + this.secondCount === 0 && seeds.count > 0) this.begin = seeds.keys[0]!;
    const end = this.begin + STRAIGHT;
    while (seeds.count > 0 && seeds.keys[0]! < end) {
      this.first = withRoom(this.first, this.firstCount, 1);
      this.first[this.firstCount++] = seeds.ids[0]!;
      seeds.removeFirst();
    }
  }

  /** Processes the next tiles of the first bucket. */
  private spread(count: number): void {
    const { values, pitch, rule, begin, isFresh, first, at } = this;
    const second = (this.second = withRoom(this.second, this.secondCount, 8 * count));
    const third = (this.third = withRoom(this.third, this.thirdCount, 4 * count));
    let secondCount = this.secondCount;
    let thirdCount = this.thirdCount;
    // The end of the second bucket. A tile is already in a list if its value was in that bucket.
    const end = begin + 2 * STRAIGHT;
    const unlisted = isFresh ? end : 0;
    const unlistedThird = isFresh ? end + STRAIGHT : 0;
    const isFourWay = rule === FOUR_WAY;
    const cuts = rule === EIGHT_WAY;
    for (let index = at, last = at + count; index < last; index++) {
      const id = first[index]!;
      const value = values[id]!;
      // Stale entry: the tile was lowered later, and processed in an earlier bucket.
      if (value < begin) continue;
      const straight = value + STRAIGHT;
      const south = id + pitch;
      const north = id - pitch;
      const e = values[id + 1]!;
      const s = values[south]!;
      const w = values[id - 1]!;
      const n = values[north]!;
      if (straight < e) {
        values[id + 1] = straight;
        if (e >= unlisted) second[secondCount++] = id + 1;
      }
      if (straight < s) {
        values[south] = straight;
        if (s >= unlisted) second[secondCount++] = south;
      }
      if (straight < w) {
        values[id - 1] = straight;
        if (w >= unlisted) second[secondCount++] = id - 1;
      }
      if (straight < n) {
        values[north] = straight;
        if (n >= unlisted) second[secondCount++] = north;
      }
      if (isFourWay) continue;
      const diagonal = value + DIAGONAL;
      const isSecond = diagonal < end;
      if (s >= 0 || cuts) {
        if (e >= 0 || cuts) {
          const before = values[south + 1]!;
          if (diagonal < before) {
            values[south + 1] = diagonal;
            if (!isSecond) {
              if (before >= unlistedThird) third[thirdCount++] = south + 1;
            } else if (before >= unlisted) second[secondCount++] = south + 1;
          }
        }
        if (w >= 0 || cuts) {
          const before = values[south - 1]!;
          if (diagonal < before) {
            values[south - 1] = diagonal;
            if (!isSecond) {
              if (before >= unlistedThird) third[thirdCount++] = south - 1;
            } else if (before >= unlisted) second[secondCount++] = south - 1;
          }
        }
      }
      if (n >= 0 || cuts) {
        if (e >= 0 || cuts) {
          const before = values[north + 1]!;
          if (diagonal < before) {
            values[north + 1] = diagonal;
            if (!isSecond) {
              if (before >= unlistedThird) third[thirdCount++] = north + 1;
            } else if (before >= unlisted) second[secondCount++] = north + 1;
          }
        }
        if (w >= 0 || cuts) {
          const before = values[north - 1]!;
          if (diagonal < before) {
            values[north - 1] = diagonal;
            if (!isSecond) {
              if (before >= unlistedThird) third[thirdCount++] = north - 1;
            } else if (before >= unlisted) second[secondCount++] = north - 1;
          }
        }
      }
    }
    this.at += count;
    this.secondCount = secondCount;
    this.thirdCount = thirdCount;
  }
}

/** Returns a list with room for `more` numbers after the first `count`: the same list, or a larger copy. */
export function withRoom(list: Int32Array, count: number, more: number): Int32Array {
  if (count + more <= list.length) return list;
  const larger = new Int32Array(2 * (count + more));
  larger.set(count === list.length ? list : list.subarray(0, count));
  return larger;
}
