/**
 * The rows of tiles of a closed disc, from north to south, each with its ends: the kernel behind all functions that find
 * the tiles of circles.
 *
 * Tile space, plain numbers. One point of each tile decides whether the tile belongs to the disc. In one row all these
 * points have the same height, the line: for `any` it is the height in the row that is nearest to the center, for `center`
 * the middle, for `inside` the border that is farther away. The disc cuts a chord out of the line:
 *
 *     row y   +--------+--------+--------+--------+      offset = |line - cy|
 *             |        |   _..--+--.._   |        |      half = sqrt((radius - offset) * (radius + offset))
 *      line   +--------+-[======|======]-+--------+
 *             first = cx - half |     last = cx + half
 *                               o center (cx, cy)
 *
 * With `any` a row reaches from the tile of `first` to that of `last`; with the other two each end moves inward, by half a
 * tile or by a whole one (`inclusion`). Each row costs the same, however long it is. Only where an end lies so near to a
 * border that rounding could decide, exact predicates find the tile (`settleFirst`, `settleLast`).
 *
 * A tile owns its north and west border, so a disc that only touches its east or south side from outside is not in it.
 */
import { compareDistance, sumTail } from '@tilewright/units/exact';
import { ANY, CENTER, INSIDE, type InclusionCode } from '../arguments/codes.js';
import { TILE_BEGIN } from '../limits.js';
import { LEAST_CHORD_ERROR, COUNTED_ROWS, FEW_ROWS, FINE, FINE_EXTENT, CHORD_ERROR, SHORT_CHORD } from './limits.js';
import type { Rows } from './rows.js';

export class CircleRows implements Rows {
  /** The present row, and its westernmost and easternmost tile. */
  y: number = 0;
  xMin: number = 0;
  xMax: number = 0;

  // The disc. NaN makes them doubles from the start.
  cx: number = Number.NaN;
  cy: number = Number.NaN;
  radius: number = Number.NaN;

  private lastRow: number = -1;
  private inclusion: InclusionCode = ANY;
  private west: number = 0;
  private east: number = -1;
  /** The error of a rounded end: `fixed`, and `perChord` over half of the chord. */
  private fixed: number = Number.NaN;
  private perChord: number = Number.NaN;
  // Of the row that exact questions are about: the height that decides about its tiles, half of the chord there, and
  // whether doubles answer exactly. Kept here, since a number that is passed to a function may be boxed.
  private line: number = Number.NaN;
  private half: number = Number.NaN;
  private isShort: boolean = false;

  /**
   * Starts on the disc of the given center and radius, which are finite; yields the tiles in columns `west` to `east`
   * and rows `north` to `south`, all inclusive.
   */
  begin(inclusion: InclusionCode, west: number, north: number, east: number, south: number): void {
    const { cx, cy, radius } = this;
    this.inclusion = inclusion;
    this.west = west;
    this.east = east;
    // The sum itself may be infinite.
    this.fixed = CHORD_ERROR * Math.abs(cx) + CHORD_ERROR * radius + LEAST_CHORD_ERROR;
    this.perChord = CHORD_ERROR * radius * radius;
    // A sum that is rounded to a whole number may have come from the row beside it, and centers go by another rule. Only
    // then are numbers passed to a function, which may box them.
    const top = cy - radius;
    const bottom = cy + radius;
    let northernmost = Math.floor(top);
    let southernmost = Math.floor(bottom);
    if (northernmost === top || inclusion !== ANY) northernmost = this.firstRow();
    if (southernmost === bottom || inclusion !== ANY) southernmost = this.lastRowOfDisc();
    const first = Math.max(north, northernmost);
    const last = Math.min(south, southernmost);
    if (west > east || first > last) {
      // One of the two may lie outside of all tiles.
      this.goTo(0, -1);
      return;
    }
    this.goTo(first | 0, last | 0);
    // Only if the center lies beside the bounds there may be many rows without tiles.
    if (last - first > FEW_ROWS && (cx < west || cx > east + 1)) this.narrow(first | 0, last | 0);
  }

  /** Goes to the next row that has tiles; false when there is none. */
  next(): boolean {
    const { cx, cy, radius, inclusion, west, east, lastRow, fixed, perChord } = this;
    for (let y = this.y + 1; y <= lastRow; y++) {
      const offset = Math.abs(decidingLine(y, cy, inclusion) - cy);
      const half = Math.sqrt((radius - offset) * (radius + offset));
      const first = cx - half + inclusion;
      let xMin = Math.floor(first);
      const last = cx + half - inclusion;
      let xMax = Math.floor(last);
      // Both ends must be farther from a whole number than they may be off. False for NaN and infinities, too.
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

  /** Before the first row: the number of tiles in the rows and columns that the disc reaches, so no fewer than it has. */
  get tilesAtMost(): number {
    const { cx, radius, west, east } = this;
    // Rounding may move a sum across a whole number.
    const columns = Math.min(east, Math.floor(cx + radius) + 1) - Math.max(west, Math.floor(cx - radius) - 1) + 1;
    return columns > 0 ? columns * Math.max(0, this.lastRow - this.y) : 0;
  }

  /**
   * Before the first row: the number of tiles, if an array of `numbers` elements has room for them. Otherwise the number of
   * tiles in the rows that have room and in up to 100,000 rows after them.
   */
  countTiles(numbers: number): number {
    const before = this.y;
    let count = 0;
    for (let rowsLeft = COUNTED_ROWS; rowsLeft > 0 && this.next();) {
      count += this.xMax - this.xMin + 1;
      if (2 * count > numbers) rowsLeft--;
    }
    this.y = before;
    return count;
  }

  /** Makes `next` start at row `first`, and end with row `last`. */
  private goTo(first: number, last: number): void {
    // The row before the northernmost of all is not a 32-bit integer.
    this.y = first > TILE_BEGIN ? (first - 1) | 0 : first - 1;
    this.lastRow = last;
  }

  /**
   * Leaves out the rows that do not reach the bounds: chords become shorter on both sides of the center, so those that do
   * reach them are neighbors.
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

  /** Prepares exact questions about a row. */
  private approach(y: number): void {
    const { cx, cy, radius, inclusion } = this;
    // As `decidingLine` says it.
    let line = y + 0.5;
    if (inclusion === ANY) line = cy < y ? y : cy < y + 1 ? cy : y + 1;
    else if (inclusion !== CENTER) line = cy <= line ? y + 1 : y;
    const offset = Math.abs(line - cy);
    this.line = line;
    // The square may overflow, as the sum may, or be negative by rounding.
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
      // A tile counts from this abscissa of its own on.
      const x = middle + 1 - inclusion;
      // Past the center nothing is cut off in the west. A tile's east border is not its own: `any` needs more than touching.
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
    // The south border of a row north of the center is not its own: there the disc must come nearer than touching.
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

  /** Where the point of a tile that decides about it lies: -1 is inside of the disc, 0 on its border, 1 outside. */
  private compareAt(tile: number, isFirst: boolean): number {
    const { cx, cy, radius, line, inclusion } = this;
    const x = isFirst ? tile + 1 - inclusion : tile + inclusion;
    if (!this.isShort) return compareDistance(cx, cy, x, line, radius);
    const dx = x - cx;
    const dy = line - cy;
    return Math.sign(dx * dx + dy * dy - radius * radius);
  }

  /**
   * How far the rounded end of a chord may be off. The bound is large where the chord is short against the radius, but
   * then both the true half and the rounded one are below 2^-23 of the radius.
   */
  private get reach(): number {
    const most = this.radius * SHORT_CHORD + this.fixed;
    const bound = this.perChord / this.half + this.fixed;
    return bound < most ? bound : most;
  }

  // A sum that is rounded to a whole number, or to the middle of a tile, may have come from either side of it: the tail says
  // from which. Above 2^51, where there are no tiles, the answer may be off by one.

  /** The first row that counts, bounds aside. */
  private firstRow(): number {
    const { cy, radius, inclusion } = this;
    const top = cy - radius;
    const row = Math.floor(top);
    if (inclusion === ANY) return row === top && sumTail(cy, -radius, top) < 0 ? row - 1 : row + 0;
    const first = inclusion === CENTER ? row + 0.5 : row;
    return first > top || (first === top && sumTail(cy, -radius, top) <= 0) ? row + 0 : row + 1;
  }

  /** The last row that counts, bounds aside. */
  private lastRowOfDisc(): number {
    const { cy, radius, inclusion } = this;
    const bottom = cy + radius;
    const row = Math.floor(bottom);
    const last = inclusion === CENTER ? row + 0.5 : row;
    const isOutside = last > bottom || (last === bottom && sumTail(cy, radius, bottom) < 0);
    return (isOutside ? row - 1 : row) - (inclusion === INSIDE ? 1 : 0);
  }
}

/** The height in a row that decides about its tiles: the nearest one to the center, the middle, or the farthest one. */
function decidingLine(y: number, cy: number, inclusion: InclusionCode): number {
  if (inclusion === ANY) return cy < y ? y : cy < y + 1 ? cy : y + 1;
  if (inclusion === CENTER) return y + 0.5;
  return cy <= y + 0.5 ? y + 1 : y;
}

function within(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}
