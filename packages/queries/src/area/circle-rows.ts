/**
 * The rows of tiles of a closed disc, from north to south, each with its ends: the kernel behind all forms in which tiles
 * of circles are handed over.
 *
 * Tile space, plain numbers. A tile owns its north and west border, so a disc that only touches a tile's east or south
 * side from outside is not in it. Each row costs the same, however long it is: half of the chord by a root, then an exact
 * question where rounding could decide.
 */
import { compareDistance } from '@tilewright/units/exact';
import { ANY, CENTER, type InclusionCode } from './codes.js';
import type { Rows } from './rows.js';
import { ceilOfSum, firstCenterFrom, floorOfSum, lastCenterUpTo } from '../exact/rounding.js';

/** The rounded ends of a chord are off by at most 2^-51 of the sizes named where it is used. */
const FILTER = 4 / 0x20_0000_0000_0000;

/** Radii below this have squares that underflow: for them, and for nothing else, it is more than the whole chord. */
const TINY = 1e-140;
/** 2^-22. */
const SHORT = 1 / 0x40_0000;

export class CircleRows implements Rows {
  /** The present row, and its westernmost and easternmost tile. */
  y: number = 0;
  xMin: number = 0;
  xMax: number = 0;

  private lastRow: number = -1;
  private inclusion: InclusionCode = ANY;
  private west: number = 0;
  private east: number = -1;
  private cx: number = Number.NaN;
  private cy: number = Number.NaN;
  private radius: number = Number.NaN;

  /**
   * Starts on a disc of a finite centre and radius; hands out what lies in columns `west` to `east` and rows `north` to
   * `south`, all inclusive.
   */
  begin(
    cx: number,
    cy: number,
    radius: number,
    inclusion: InclusionCode,
    west: number,
    north: number,
    east: number,
    south: number,
  ): void {
    this.cx = cx;
    this.cy = cy;
    this.radius = radius;
    this.inclusion = inclusion;
    this.west = west;
    this.east = east;
    this.y = Math.max(north, firstRow(cy, radius, inclusion)) - 1;
    this.lastRow = west <= east ? Math.min(south, lastRow(cy, radius, inclusion)) : Number.NEGATIVE_INFINITY;
  }

  /** Goes to the next row that has tiles; false when there is none. */
  next(): boolean {
    const { cx, cy, radius, inclusion, west, east, lastRow } = this;
    for (let y = this.y + 1; y <= lastRow; y++) {
      const line = decidingLine(y, cy, inclusion);
      const offset = Math.abs(line - cy);
      const half = Math.sqrt((radius - offset) * (radius + offset));
      const bound = FILTER * ((radius * radius) / half + Math.abs(cx) + radius) + TINY;

      const first = cx - half + inclusion;
      let xMin = Math.floor(first);
      const last = cx + half - inclusion;
      let xMax = Math.floor(last);
      // False for NaN, too: where the chord is no longer than its error.
      if (!(first - xMin > bound && xMin + 1 - first > bound)) xMin = this.settleFirst(line, half, bound);
      if (!(last - xMax > bound && xMax + 1 - last > bound)) xMax = this.settleLast(line, half, bound, y);
      if (xMin < west) xMin = west;
      if (xMax > east) xMax = east;
      if (xMin <= xMax) {
        this.y = y;
        this.xMin = xMin;
        this.xMax = xMax;
        return true;
      }
    }
    this.y = lastRow;
    return false;
  }

  /** The westernmost tile of the row by exact questions, within the bounds. */
  private settleFirst(line: number, half: number, bound: number): number {
    const { cx, cy, radius, inclusion, west, east } = this;
    const estimate = cx - this.finiteHalf(half, line) + inclusion;
    const reach = this.reachOf(bound);
    // A tile counts from this abscissa of its own on.
    const corner = 1 - inclusion;
    let low = within(Math.floor(estimate - reach) - 1, west, east);
    let high = within(Math.floor(estimate + reach) + 1, west, east) + 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const x = middle + corner;
      // Past the centre nothing is cut off in the west. A tile's east border is not its own: there `any` needs more than touching.
      if (x > cx || (inclusion !== ANY && x === cx)) high = middle;
      else if (compareDistance(cx, cy, x, line, radius) < (inclusion === ANY ? 0 : 1)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The easternmost tile of the row by exact questions, within the bounds. */
  private settleLast(line: number, half: number, bound: number, y: number): number {
    const { cx, cy, radius, inclusion, west, east } = this;
    const estimate = cx + this.finiteHalf(half, line) - inclusion;
    const reach = this.reachOf(bound);
    // The south border of a row north of the centre is not its own: there the disc must come nearer than touching.
    const touching = inclusion === ANY && cy >= y + 1 ? -1 : 0;
    let low = within(Math.floor(estimate - reach) - 1, west, east) - 1;
    let high = within(Math.floor(estimate + reach) + 1, west, east);
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const x = middle + inclusion;
      if (x <= cx || compareDistance(cx, cy, x, line, radius) <= touching) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Half of the chord, also where its square overflows, or is negative by rounding. */
  private finiteHalf(half: number, line: number): number {
    if (half < Number.POSITIVE_INFINITY) return half;
    const offset = Math.abs(line - this.cy);
    return offset < this.radius ? Math.sqrt(this.radius - offset) * Math.sqrt(this.radius + offset) : 0;
  }

  /**
   * How far the rounded end of a chord may be off. The bound is large where the chord is short against the radius, but
   * then both the true half and the rounded one are below 2^-23 of the radius.
   */
  private reachOf(bound: number): number {
    const most = this.radius * SHORT + FILTER * Math.abs(this.cx) + TINY;
    return bound < most ? bound : most;
  }
}

/** The height in a row that decides about its tiles: the nearest one to the centre, the middle, or the farthest one. */
function decidingLine(y: number, cy: number, inclusion: InclusionCode): number {
  if (inclusion === ANY) return cy < y ? y : cy < y + 1 ? cy : y + 1;
  if (inclusion === CENTER) return y + 0.5;
  return cy <= y + 0.5 ? y + 1 : y;
}

function firstRow(cy: number, radius: number, inclusion: InclusionCode): number {
  if (inclusion === ANY) return floorOfSum(cy, -radius);
  return inclusion === CENTER ? firstCenterFrom(cy, -radius) : ceilOfSum(cy, -radius);
}

function lastRow(cy: number, radius: number, inclusion: InclusionCode): number {
  if (inclusion === CENTER) return lastCenterUpTo(cy, radius);
  return floorOfSum(cy, radius) - inclusion;
}

function within(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}
