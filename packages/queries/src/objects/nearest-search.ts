/**
 * The objects nearest to a point, by the distance to their shapes; at equal distances, by the order of addition.
 *
 *     +---------------+      In each level a square of cells around the point + grows until it holds enough records (1).
 *     |2 +---------+ 2|      Then the farthest of the best so far bounds what is left to read: only the frame between the
 *     |  |1   +    |  |      square and that bound (2).
 *     |  +---------+  |
 *     +---------------+      The best are kept in a sorted list, many of them in a heap with the farthest on top.
 */
import { putDistanceOfCircles } from '@tilewright/units/exact';
import type { Cells } from '../tracker/cells.js';
import { twicePositive } from '../tracker/filter.js';
import { type Level } from '../tracker/level.js';
import { insert, siftDown, siftUp, unwind } from './heap.js';
import type { RawFilter } from './options.js';
import type { Matches } from './matches.js';
import { Pool } from '../pool.js';
import { CIRCLE_STRIDE, FILTER_ERROR, LEAST_FILTER_ERROR, RECTANGLE_STRIDE, RECTANGLE_TAG } from '../tracker/limits.js';
import type { Store } from '../tracker/store.js';

/** A distance that exceeds the bound by more than this factor also exceeds it after rounding. */
const SURELY_FARTHER = 1.0000000000000568;

/** A square of a distance between these has full precision. */
const LEAST_SQUARES = 1e-270;
const GREATEST_SQUARES = 1e300;

/** Up to this many are kept as a sorted list, more of them as a heap. */
const SHORT_LIST = 32;
/** The columns added on each side of the square of cells per added row: cells are a third as wide as high. */
const COLUMNS_PER_ROW = 2;

/** Answers one question at a time. It is reusable and allocates nothing. */
export class NearestSearch {
  private store: Store<unknown> = nothing();
  private matches: Matches = nothing();
  private x = 0;
  private y = 0;
  private wanted = 0;
  private found = 0;
  /** The upper bound of the distance: `maxDistance` at first, then the largest of the best distances. */
  private bound = 0;
  /** The distance of the current object. */
  private distance = 0;
  private readonly box: Float64Array = new Float64Array(4);
  private readonly covered: Int32Array = new Int32Array(4);
  /** The numbers of an exact distance. */
  private readonly numbers: Float64Array = new Float64Array(7);
  /** The row of cells of the current level in which the point lies. */
  private middle = 0;
  /** The cells that were read in the current level, all bounds inclusive. */
  private west = 0;
  private east = -1;
  private north = 0;
  private south = -1;

  /**
   * Finds the `count` objects nearest to the point `asked[0]`, `asked[1]` of the matches, no farther than `asked[2]`.
   * Writes their handles and distances into the matches, nearest first. Returns their number.
   */
  find(store: Store<unknown>, matches: Matches, count: number, filter: RawFilter | undefined): number {
    this.store = store;
    this.matches = matches;
    this.x = matches.asked[0]!;
    this.y = matches.asked[1]!;
    this.wanted = Math.min(count, store.slots.live);
    this.found = 0;
    this.bound = matches.asked[2]!;
    if (this.wanted === 0) return 0;
    matches.reserve(this.wanted);
    matches.reserveKeys(this.wanted);
    const { levels } = store;
    for (let index = 0; index < levels.length; index++) {
      const level = levels[index]!;
      if (level.count > 0) this.search(level, index < RECTANGLE_TAG ? store.circles : store.rectangles, filter);
    }
    if (this.wanted > SHORT_LIST) unwind(matches, store.slots, this.found);
    return this.found;
  }

  /** Releases the reference to the tracker. */
  release(): void {
    this.store = nothing();
    this.matches = nothing();
  }

  private search(level: Level, cells: Cells, filter: RawFilter | undefined): void {
    const { asked } = this.matches;
    const { start } = cells;
    const cell = level.cellAt(asked, 0, asked, 1) - level.base;
    const column = cell % level.columns;
    const row = (cell - column) / level.columns;
    this.middle = row;
    this.west = this.north = 0;
    this.east = this.south = -1;
    let ring = 0;
    while (this.found < this.wanted) {
      const west = Math.max(0, column - ring * COLUMNS_PER_ROW);
      const east = Math.min(level.columns - 1, column + ring * COLUMNS_PER_ROW);
      const north = Math.max(0, row - ring);
      const south = Math.min(level.rows - 1, row + ring);
      const isAll = west === 0 && north === 0 && east === level.columns - 1 && south === level.rows - 1;
      if (isAll || (this.bound < Number.POSITIVE_INFINITY && this.isBeyondBound(level, west, east, north, south)))
        break;
      if (countIn(level, start, west, east, north, south) >= this.wanted - this.found) {
        this.read(level, cells, filter, west, east, north, south);
        // With a filter or `maxDistance`, enough records may contain too few objects.
        ring++;
      }
      ring += 1 + (ring >> 2);
    }
    this.coverBound(level);
    const { covered } = this;
    this.read(level, cells, filter, covered[0]!, covered[1]!, covered[2]!, covered[3]!);
  }

  /** Finds the cells of all objects within the bound. */
  private coverBound(level: Level): void {
    const { box, x, y } = this;
    const bound = this.bound * SURELY_FARTHER;
    box[0] = x - bound;
    box[1] = y - bound;
    box[2] = x + bound;
    box[3] = y + bound;
    level.cover(box, this.covered);
  }

  /** Whether these cells contain all objects within the bound. */
  private isBeyondBound(level: Level, west: number, east: number, north: number, south: number): boolean {
    this.coverBound(level);
    const { covered } = this;
    return west <= covered[0]! && east >= covered[1]! && north <= covered[2]! && south >= covered[3]!;
  }

  /**
   * Reads the cells of a rectangle that were not read before, starting at the row of the point, so that the bound
   * decreases early.
   */
  private read(
    level: Level,
    cells: Cells,
    filter: RawFilter | undefined,
    west: number,
    east: number,
    north: number,
    south: number,
  ): void {
    const { x, y, middle } = this;
    const { records, start, stride, counters } = cells;
    for (let i = 0; i <= south - north; i++) {
      const row = i <= south - middle ? middle + i : south - i;
      const first = level.base + row * level.columns;
      const end = start[first + east + 1]! * stride;
      const isNew = row < this.north || row > this.south;
      const oldFrom = isNew ? end : start[first + this.west]! * stride;
      const oldTo = isNew ? end : start[first + this.east + 1]! * stride;
      if (counters.isOn) {
        counters.addRun(start, first + west, isNew ? first + east + 1 : first + Math.min(east + 1, this.west));
        if (!isNew) counters.addRun(start, first + Math.max(west, this.east + 1), first + east + 1);
      }
      for (let at = start[first + west]! * stride; at < end; at += stride) {
        if (at >= oldFrom && at < oldTo) {
          at = oldTo - stride;
          continue;
        }
        let dx = records[at]! - x;
        let dy = records[at + 1]! - y;
        let radius = records[at + 2]!;
        if (stride === RECTANGLE_STRIDE) {
          // To the nearest point of the rectangle, which is then treated as a point.
          dx = (twicePositive(dx) + twicePositive(x - radius)) / 2;
          dy = (twicePositive(dy) + twicePositive(y - records[at + 3]!)) / 2;
          radius = 0;
        }
        const squares = dx * dx + dy * dy;
        const limit = radius + this.bound;
        if (squares > limit * limit * SURELY_FARTHER + LEAST_FILTER_ERROR) continue;
        const handle = records[at + stride - 1]!;
        if (handle < 0) continue;
        const gap = Math.sqrt(squares) - radius;
        // Equal to the exact distance where rounding cannot matter.
        if (gap >= radius / 4 && squares > LEAST_SQUARES && squares < GREATEST_SQUARES) this.distance = gap;
        else if (squares < radius * radius * (1 - FILTER_ERROR) || (dx === 0 && dy === 0)) this.distance = 0;
        else this.measure(records, at, stride);
        if (this.distance <= this.bound) this.consider(handle, filter);
      }
    }
    this.west = west;
    this.east = east;
    this.north = north;
    this.south = south;
  }

  /** Computes the exact distance, where rounding may matter: to a circle, or to the nearest point of a rectangle. */
  private measure(records: Float64Array, at: number, stride: number): void {
    const { store, x, y, numbers } = this;
    if (store.counters.isOn) store.counters.exactDecisions++;
    const isCircle = stride === CIRCLE_STRIDE;
    numbers[0] = x;
    numbers[1] = y;
    numbers[2] = isCircle ? records[at]! : Math.min(Math.max(x, records[at]!), records[at + 2]!);
    numbers[3] = isCircle ? records[at + 1]! : Math.min(Math.max(y, records[at + 1]!), records[at + 3]!);
    numbers[4] = 0;
    numbers[5] = isCircle ? records[at + 2]! : 0;
    putDistanceOfCircles(numbers);
    this.distance = numbers[6]!;
  }

  /** Adds the current object, at `distance`, to the best if it is one of them. */
  private consider(handle: number, filter: RawFilter | undefined): void {
    const { matches, distance } = this;
    const { slots } = this.store;
    const { found, wanted } = this;
    const isFull = found === wanted;
    const worst = wanted <= SHORT_LIST ? wanted - 1 : 0;
    if (isFull && distance === matches.keys[worst] && slots.orderOf(handle) > slots.orderOf(matches.handles[worst]!))
      return;
    if (filter !== undefined && !filter(slots.objectOf(slots.slotIn(handle)), slots.handleOfOwner(handle))) return;
    // If the list is full, the object replaces the worst one.
    const at = isFull ? worst : found;
    matches.handles[at] = handle;
    matches.keys[at] = distance;
    if (wanted <= SHORT_LIST) insert(matches, slots, at);
    else if (isFull) siftDown(matches, slots, 0, wanted);
    else siftUp(matches, slots, at);
    if (!isFull) this.found++;
    if (this.found === wanted) this.bound = matches.keys[worst]!;
  }
}

function countIn(level: Level, start: Int32Array, west: number, east: number, north: number, south: number): number {
  let count = 0;
  for (let row = north; row <= south; row++) {
    const first = level.base + row * level.columns;
    count += start[first + east + 1]! - start[first + west]!;
  }
  return count;
}

/** The value of a search's references while it does not run. */
function nothing<V>(): V {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is not read
  return undefined as V;
}

export const nearestSearches: Pool<NearestSearch> = /* @__PURE__ */ new Pool(() => new NearestSearch());
