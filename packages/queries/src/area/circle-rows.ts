/**
 * The rows of tiles of a closed disc, from north to south, each with its first and last tile. All functions that find
 * the tiles of circles use this kernel.
 *
 * Tile space, plain numbers. One point of each tile decides whether the tile belongs to the disc. All these points of a
 * row lie on one horizontal line. For `any` it is the line of the row nearest to the center, for `center` the middle of
 * the row, for `inside` the border that is farther away. The disc cuts a chord out of the line:
 *
 *     row y   +--------+--------+--------+--------+      offset = |line - cy|
 *             |        |   _..--+--.._   |        |      half = sqrt((radius - offset) * (radius + offset))
 *      line   +--------+-[======|======]-+--------+
 *             first = cx - half |     last = cx + half
 *                               o center (cx, cy)
 *
 * With `any` a row reaches from the tile of `first` to that of `last`. With `center` each end moves inward by half a
 * tile, with `inside` by a whole tile. Each row costs the same, whatever its length. Exact predicates find the tile
 * only if an end lies so near to a border that rounding could decide (`settleFirst`, `settleLast`).
 *
 * A tile owns its north and west border, so a tile does not belong to a disc that only touches its east or south side.
 */
import { compareDistance, sumTail } from '@tilewright/units/exact';
import {
  ANY,
  CENTER,
  INSIDE,
  type InclusionCode,
  LEAST_CHORD_ERROR,
  FEW_ROWS,
  FINE,
  FINE_EXTENT,
  CHORD_ERROR,
  SHORT_CHORD,
} from './limits.js';
import { TILE_BEGIN } from '../limits.js';
import { Pool } from '../pool.js';
import type { AreaRows } from './begin-in.js';
import { within } from './span-rows.js';

export class CircleRows implements AreaRows {
  /** The current row, and the columns of its westernmost and easternmost tile. */
  y: number = 0;
  xMin: number = 0;
  xMax: number = 0;

  // The disc. Initialized to NaN so that V8 stores these fields as doubles from the start.
  cx: number = Number.NaN;
  cy: number = Number.NaN;
  radius: number = Number.NaN;

  private lastRow: number = -1;
  private inclusion: InclusionCode = ANY;
  private west: number = 0;
  private east: number = -1;
  /** The error of a rounded end is `fixed`, plus `perChord` divided by half of the chord. */
  private fixed: number = Number.NaN;
  private perChord: number = Number.NaN;
  // The row that exact predicates are asked about: its deciding line, half of the chord there, and whether doubles are
  // exact. These are fields, because a number that is passed to a function may be boxed.
  private line: number = Number.NaN;
  private half: number = Number.NaN;
  private isShort: boolean = false;

  /**
   * Starts on the disc (`cx`, `cy`, `radius`), whose numbers are finite. The rows have only tiles in columns `west` to
   * `east` and rows `north` to `south`, all inclusive.
   */
  begin(inclusion: InclusionCode, west: number, north: number, east: number, south: number): void {
    const { cx, cy, radius } = this;
    this.inclusion = inclusion;
    this.west = west;
    this.east = east;
    // The sum itself may be infinite.
    this.fixed = CHORD_ERROR * Math.abs(cx) + CHORD_ERROR * radius + LEAST_CHORD_ERROR;
    this.perChord = CHORD_ERROR * radius * radius;
    // If a sum was rounded to a whole number, its exact value may lie in the adjacent row; and `center` has another
    // rule. Only in these cases are numbers passed to a function, which may box them.
    const top = cy - radius;
    const bottom = cy + radius;
    let northernmost = Math.floor(top);
    let southernmost = Math.floor(bottom);
    if (northernmost === top || inclusion !== ANY) northernmost = this.firstRow();
    if (southernmost === bottom || inclusion !== ANY) southernmost = this.lastRowOfDisc();
    const first = Math.max(north, northernmost);
    const last = Math.min(south, southernmost);
    if (west > east || first > last) {
      // One of the two may lie outside the range of tiles.
      this.goTo(0, -1);
      return;
    }
    this.goTo(first | 0, last | 0);
    // Many rows can be empty only if the center lies west or east of the bounds.
    if (last - first > FEW_ROWS && (cx < west || cx > east + 1)) this.narrow(first | 0, last | 0);
  }

  /** Advances to the next row that has tiles; returns false after the last one. */
  next(): boolean {
    const { cx, cy, radius, inclusion, west, east, lastRow, fixed, perChord } = this;
    for (let y = this.y + 1; y <= lastRow; y++) {
      const offset = Math.abs(decidingLine(y, cy, inclusion) - cy);
      const half = Math.sqrt((radius - offset) * (radius + offset));
      const first = cx - half + inclusion;
      let xMin = Math.floor(first);
      const last = cx + half - inclusion;
      let xMax = Math.floor(last);
      // Both ends must be farther from a whole number than their errors. False for NaN and infinities, too.
      const farthest = Math.max(Math.abs(first - xMin - 0.5), Math.abs(last - xMax - 0.5));
      if (!((0.5 - farthest - fixed) * half > perChord)) {
        this.approach(y);
        xMin = this.settleFirst();
        xMax = this.settleLast(y);
      }
      if (xMin < west) xMin = west;
      if (xMax > east) xMax = east;
      if (xMin <= xMax) {
        this.y = y;
        this.xMin = xMin | 0;
        this.xMax = xMax | 0;
        return true;
      }
    }
    this.y = lastRow;
    return false;
  }

  /** Makes `next` start at row `first`, and end with row `last`. */
  private goTo(first: number, last: number): void {
    // The row north of the first row of the range is not a 32-bit integer.
    this.y = first > TILE_BEGIN ? (first - 1) | 0 : first - 1;
    this.lastRow = last;
  }

  /**
   * Skips the rows that do not reach the bounds. Chords become shorter on both sides of the center, so the rows that
   * reach the bounds are contiguous.
   */
  private narrow(first: number, last: number): void {
    const nearest = within(Math.floor(this.cy), first, last);
    let north = first;
    let south = last;
    if (!this.hasTiles(nearest)) {
      this.goTo(0, -1);
      return;
    }
    for (let high = nearest; north < high;) {
      const middle = Math.floor((north + high) / 2);
      if (this.hasTiles(middle)) high = middle;
      else north = middle + 1;
    }
    for (let low = nearest; low < south;) {
      const middle = Math.ceil((low + south) / 2);
      if (this.hasTiles(middle)) low = middle;
      else south = middle - 1;
    }
    this.goTo(north, south);
  }

  private hasTiles(y: number): boolean {
    this.goTo(y, y);
    return this.next();
  }

  /** Prepares the exact predicates for a row. */
  private approach(y: number): void {
    const { cx, cy, radius, inclusion } = this;
    // The same as `decidingLine`.
    let line = y + 0.5;
    if (inclusion === ANY) line = cy < y ? y : cy < y + 1 ? cy : y + 1;
    else if (inclusion !== CENTER) line = cy <= line ? y + 1 : y;
    const offset = Math.abs(line - cy);
    this.line = line;
    // Written so that neither the sum nor the square overflows, and rounding does not make it negative.
    this.half = offset < radius ? Math.sqrt(radius - offset) * 2 * Math.sqrt(radius / 4 + offset / 4) : 0;
    const isNear = Math.abs(cx) + Math.abs(cy) + radius < FINE_EXTENT;
    const scaledX = cx * FINE;
    const scaledY = cy * FINE;
    const scaledRadius = radius * FINE;
    this.isShort =
      isNear && scaledX === (scaledX | 0) && scaledY === (scaledY | 0) && scaledRadius === (scaledRadius | 0);
  }

  /** The westernmost tile of the row, within the bounds. */
  private settleFirst(): number {
    const { cx, inclusion, west, east, half } = this;
    const reach = this.reach;
    const estimate = cx - half + inclusion;
    let low = within(Math.floor(estimate - reach) - 1, west, east);
    let high = within(Math.floor(estimate + reach) + 1, west, east) + 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      // The tile counts if the disc reaches this x coordinate.
      const x = middle + 1 - inclusion;
      // East of the center, no tile is too far west. A tile does not own its east border, so `any` needs more than a
      // touch.
      if (x > cx || (inclusion !== ANY && x === cx)) high = middle;
      else if (this.compareAt(middle, true) < (inclusion === ANY ? 0 : 1)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The easternmost tile of the row, within the bounds. */
  private settleLast(y: number): number {
    const { cx, cy, inclusion, west, east, half } = this;
    const reach = this.reach;
    const estimate = cx + half - inclusion;
    // A row does not own its south border: north of the center, the disc must do more than touch it.
    const touching = inclusion === ANY && cy >= y + 1 ? -1 : 0;
    let low = within(Math.floor(estimate - reach) - 1, west, east) - 1;
    let high = within(Math.floor(estimate + reach) + 1, west, east);
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (middle + inclusion <= cx || this.compareAt(middle, false) <= touching) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Compares the deciding point of a tile with the disc: -1 is inside, 0 on the border, 1 outside. */
  private compareAt(tile: number, isFirst: boolean): number {
    const { cx, cy, radius, line, inclusion } = this;
    const x = isFirst ? tile + 1 - inclusion : tile + inclusion;
    if (!this.isShort) return compareDistance(cx, cy, x, line, radius);
    const dx = x - cx;
    const dy = line - cy;
    return Math.sign(dx * dx + dy * dy - radius * radius);
  }

  /**
   * The error of the rounded end of a chord. The bound is large if the chord is short relative to the radius, but then
   * both the exact half and the rounded half are below 2^-23 of the radius.
   */
  private get reach(): number {
    const most = this.radius * SHORT_CHORD + this.fixed;
    const bound = this.perChord / this.half + this.fixed;
    return bound < most ? bound : most;
  }

  // If a sum was rounded to a whole number or to the middle of a tile, its exact value may lie on either side: the tail
  // of the sum says on which. Above 2^51, where there are no tiles, the answer may be off by one.

  /** The first row of the disc, regardless of bounds. */
  private firstRow(): number {
    const { cy, radius, inclusion } = this;
    const top = cy - radius;
    const row = Math.floor(top);
    if (inclusion === ANY) return row === top && sumTail(cy, -radius, top) < 0 ? row - 1 : row + 0;
    const first = inclusion === CENTER ? row + 0.5 : row;
    return first > top || (first === top && sumTail(cy, -radius, top) <= 0) ? row + 0 : row + 1;
  }

  /** The last row of the disc, regardless of bounds. */
  private lastRowOfDisc(): number {
    const { cy, radius, inclusion } = this;
    const bottom = cy + radius;
    const row = Math.floor(bottom);
    const last = inclusion === CENTER ? row + 0.5 : row;
    const isOutside = last > bottom || (last === bottom && sumTail(cy, radius, bottom) < 0);
    return (isOutside ? row - 1 : row) - (inclusion === INSIDE ? 1 : 0);
  }
}

export const circleRows: Pool<CircleRows> = /* @__PURE__ */ new Pool(() => new CircleRows());

/**
 * The y coordinate of the line that decides about the tiles of a row: the nearest to the center, the middle, or the
 * farthest.
 */
function decidingLine(y: number, cy: number, inclusion: InclusionCode): number {
  if (inclusion === ANY) return cy < y ? y : cy < y + 1 ? cy : y + 1;
  if (inclusion === CENTER) return y + 0.5;
  return cy <= y + 0.5 ? y + 1 : y;
}
