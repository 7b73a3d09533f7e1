/**
 * Finds all pairs of overlapping objects, each once: two handles per pair, first that of the object that was added
 * earlier.
 *
 * Inside a level, each record is compared with the records that follow it in its row of cells, and with those of the
 * rows below. Between two levels, of the same kind of shape or not, each object of the level with fewer objects queries
 * the other level.
 *
 *     +----+----+----+      of a record a: the rest of its row,
 *     |    | a--|--> |      and what its reach covers of the rows below;
 *     +----+----+----+      the rows above asked for it already
 *     |  <-|----|--> |
 *     +----+----+----+
 *
 * There may be about n^2 / 2 pairs of n objects, so they are found in parts.
 */
import { compareDistanceToSum } from '@tilewright/units/exact';
import type { Cells } from '../tracker/cells.js';
import { above, below, cellAlong, type Level } from '../tracker/level.js';
import { Pool } from '../pool.js';
import type { Store } from '../tracker/store.js';
import { circlesInCircle, rectanglesInCircle } from './in-circle.js';
import { circlesInRectangle, rectanglesInRectangle } from './in-rectangle.js';
import {
  CIRCLE_HANDLE,
  CIRCLE_STRIDE,
  FILTER_ERROR,
  GREATEST_FILTERED,
  LEAST_FILTER_ERROR,
  OUTWARD,
  RECTANGLE_HANDLE,
  RECTANGLE_STRIDE,
  RECTANGLE_TAG,
} from '../tracker/limits.js';
import { Matches } from './matches.js';

/** A search for all pairs, in parts. The tracker must not change between the parts. */
export class PairSearch {
  private store: Store<unknown> = nothing();
  private matches: Matches = nothing();
  /** The matches of one object of a level in another level. */
  private readonly others: Matches = new Matches();
  /** The current part: the pairs inside level `one` if `other` is -1, otherwise those between two levels. */
  private one = 0;
  private other = -1;
  /** Where the current part continues: a row of cells, and a record in it. */
  private row = 0;
  private at = 0;
  private isPartOver = false;

  begin(store: Store<unknown>, matches: Matches): void {
    this.store = store;
    this.matches = matches;
    this.one = this.row = this.at = 0;
    this.other = -1;
  }

  /** Releases the reference to the tracker. */
  release(): void {
    this.store = nothing();
    this.matches = nothing();
  }

  /**
   * Appends pairs to the first `found` handles of the matches, and stops after the object with which there are `enough`
   * handles or more. Returns the new number of handles, which is unchanged if there are no more pairs.
   */
  next(found: number, enough: number): number {
    const { levels } = this.store;
    let now = found;
    for (; this.one < levels.length; this.one++) {
      for (; this.other < this.one; this.other++) {
        now = this.part(now, enough);
        if (!this.isPartOver) return putEarlierFirst(this.store, this.matches, found, now);
        this.row = this.at = 0;
      }
      this.other = -1;
    }
    return putEarlierFirst(this.store, this.matches, found, now);
  }

  private part(found: number, enough: number): number {
    const { one, other } = this;
    const { circles, rectangles, levels } = this.store;
    const level = levels[one]!;
    this.isPartOver = true;
    if (level.count === 0 || (other >= 0 && levels[other]!.count === 0)) return found;
    if (other < 0) {
      return one < RECTANGLE_TAG
        ? this.circles(circles, level, found, enough)
        : this.rectangles(rectangles, level, found, enough);
    }
    return level.count < levels[other]!.count
      ? this.join(one, other, found, enough)
      : this.join(other, one, found, enough);
  }

  private stopAt(row: number, at: number, found: number): number {
    this.row = row;
    this.at = at;
    this.isPartOver = false;
    return found;
  }

  private circles({ records, start, counters }: Cells, level: Level, already: number, enough: number): number {
    const { originX, originY, perX, perY, base, columns, rows, east: farthest } = level;
    const { matches } = this;
    let found = already;
    for (let row = this.row; row < rows; row++) {
      const end = start[base + (row + 1) * columns]! * CIRCLE_STRIDE;
      const begin = start[base + row * columns]! * CIRCLE_STRIDE;
      for (let at = row === this.row ? Math.max(begin, this.at) : begin; at < end; at += CIRCLE_STRIDE) {
        if (found >= enough) return this.stopAt(row, at, found);
        const handle = records[at + CIRCLE_HANDLE]!;
        if (handle < 0) continue;
        const x = records[at]!;
        const y = records[at + 1]!;
        const radius = records[at + 2]!;
        const reach = radius + farthest;
        const bound = reach * reach * FILTER_ERROR + LEAST_FILTER_ERROR;
        const size = Math.abs(x) + Math.abs(y) + reach;
        const isVast = Number(!(size < GREATEST_FILTERED));
        const span = reach + size * OUTWARD;
        const west = cellAlong(x - span, originX, perX, columns - 1);
        const east = cellAlong(x + span, originX, perX, columns - 1) + 1;
        const south = cellAlong(y + span, originY, perY, rows - 1);
        for (let other = row; other <= south; other++) {
          const first = base + other * columns;
          const from = other === row ? at + CIRCLE_STRIDE : start[first + west]! * CIRCLE_STRIDE;
          const to = start[first + east]! * CIRCLE_STRIDE;
          if (counters.isOn) counters.addRun(start, first + west, first + east);
          if (from >= to) continue;
          const handles = matches.reserve(found + ((to - from) / CIRCLE_STRIDE) * 2);
          const before = found;
          let maybe = found + 2 * isVast;
          for (let next = from; next < to; next += CIRCLE_STRIDE) {
            const dx = records[next]! - x;
            const dy = records[next + 1]! - y;
            const sum = records[next + 2]! + radius;
            const excess = dx * dx + dy * dy - sum * sum;
            handles[found] = handle;
            handles[found + 1] = records[next + CIRCLE_HANDLE]!;
            found += 2 * Number(excess < -bound);
            maybe += 2 * Number(excess < bound);
          }
          if (maybe === found) continue;
          found = before;
          for (let next = from; next < to; next += CIRCLE_STRIDE) {
            if (records[next + CIRCLE_HANDLE]! < 0) continue;
            if (counters.isOn) counters.exactDecisions++;
            if (compareDistanceToSum(x, y, records[next]!, records[next + 1]!, radius, records[next + 2]!) > 0)
              continue;
            handles[found++] = handle;
            handles[found++] = records[next + CIRCLE_HANDLE]!;
          }
        }
      }
    }
    return found;
  }

  private rectangles({ records, start, counters }: Cells, level: Level, already: number, enough: number): number {
    const { base, columns, rows } = level;
    const { matches } = this;
    let found = already;
    for (let row = this.row; row < rows; row++) {
      const end = start[base + (row + 1) * columns]! * RECTANGLE_STRIDE;
      const begin = start[base + row * columns]! * RECTANGLE_STRIDE;
      for (let at = row === this.row ? Math.max(begin, this.at) : begin; at < end; at += RECTANGLE_STRIDE) {
        if (found >= enough) return this.stopAt(row, at, found);
        const handle = records[at + RECTANGLE_HANDLE]!;
        if (handle < 0) continue;
        const minX = records[at]!;
        const minY = records[at + 1]!;
        const maxX = records[at + 2]!;
        const maxY = records[at + 3]!;
        const west = level.columnOf(below(minX, level.east));
        const east = level.columnOf(above(maxX, 0)) + 1;
        const south = level.rowOf(above(maxY, 0));
        for (let other = row; other <= south; other++) {
          const first = base + other * columns;
          const from = other === row ? at + RECTANGLE_STRIDE : start[first + west]! * RECTANGLE_STRIDE;
          const to = start[first + east]! * RECTANGLE_STRIDE;
          if (counters.isOn) counters.addRun(start, first + west, first + east);
          if (from >= to) continue;
          const handles = matches.reserve(found + ((to - from) / RECTANGLE_STRIDE) * 2);
          for (let next = from; next < to; next += RECTANGLE_STRIDE) {
            handles[found] = handle;
            handles[found + 1] = records[next + RECTANGLE_HANDLE]!;
            found +=
              2 *
              (Number(records[next]! <= maxX) &
                Number(records[next + 2]! >= minX) &
                Number(records[next + 1]! <= maxY) &
                Number(records[next + 3]! >= minY));
          }
        }
      }
    }
    return found;
  }

  /**
   * Finds the pairs of the objects of one level with those of another. Levels are given by their index in the store.
   */
  private join(few: number, many: number, already: number, enough: number): number {
    const { matches, others } = this;
    const { circles, rectangles, levels } = this.store;
    const asking = few < RECTANGLE_TAG ? circles : rectangles;
    const asked = many < RECTANGLE_TAG ? circles : rectangles;
    const level = levels[few]!;
    const other = levels[many]!;
    const { records, start, stride } = asking;
    const end = start[level.base + level.rows * level.columns]! * stride;
    let found = already;
    for (let at = Math.max(this.at, start[level.base]! * stride); at < end; at += stride) {
      if (found >= enough) return this.stopAt(0, at, found);
      const handle = records[at + stride - 1]!;
      if (handle < 0) continue;
      // The fourth number of a circle is its handle, which is not read.
      for (let k = 0; k < 4; k++) others.asked[k] = records[at + k]!;
      let count: number;
      if (asking === circles) {
        count =
          asked === circles
            ? circlesInCircle(circles, other, others, 0)
            : rectanglesInCircle(rectangles, other, others, 0);
      } else {
        count =
          asked === circles
            ? circlesInRectangle(circles, other, others, 0)
            : rectanglesInRectangle(rectangles, other, others, 0);
      }
      const handles = matches.reserve(found + 2 * count);
      for (let match = 0; match < count; match++) {
        handles[found++] = handle;
        handles[found++] = others.handles[match]!;
      }
    }
    return found;
  }
}

/** Puts the object that was added earlier first in each pair of the handles `from` to `to`; returns `to`. */
function putEarlierFirst({ slots }: Store<unknown>, { handles }: Matches, from: number, to: number): number {
  for (let at = from; at < to; at += 2) {
    const first = handles[at]!;
    const second = handles[at + 1]!;
    if (slots.orderOf(first) < slots.orderOf(second)) continue;
    handles[at] = second;
    handles[at + 1] = first;
  }
  return to;
}

/** The value of a search's references while it does not run. */
function nothing<V>(): V {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is not read
  return undefined as V;
}

export const pairSearches: Pool<PairSearch> = /* @__PURE__ */ new Pool(() => new PairSearch());
