/**
 * Rows of tiles in bounds, from north to south, each with its first and last tile: what the rows of all convex shapes
 * have in common.
 */
import { TILE_BEGIN } from '../limits.js';
import { ANY, FEW_ROWS, type InclusionCode } from './limits.js';
import type { AreaRows } from './begin-in.js';

export abstract class SpanRows implements AreaRows {
  /** The current row, and the columns of its westernmost and easternmost tile. */
  y: number = 0;
  xMin: number = 0;
  xMax: number = 0;

  /** The western and the eastern end of the shape, rounded. NaN at first so that V8 stores these fields as doubles. */
  left: number = Number.NaN;
  right: number = Number.NaN;

  protected lastRow: number = -1;
  protected inclusion: InclusionCode = ANY;
  protected west: number = 0;
  protected east: number = -1;

  /** The first and the last row of the shape, regardless of bounds. */
  protected abstract firstRow(inclusion: InclusionCode): number;
  protected abstract lastRowOfShape(inclusion: InclusionCode): number;

  /** The westernmost and the easternmost tile of a row of the shape. They may lie outside the bounds. */
  protected abstract firstOf(y: number, inclusion: InclusionCode): number;
  protected abstract lastOf(y: number, inclusion: InclusionCode): number;

  /** The rows in which the shape reaches farthest to the west, and to the east. */
  protected abstract westmostRow(): number;
  protected abstract eastmostRow(): number;

  /** Called when rows start again. */
  protected abstract rewind(): void;

  /**
   * Starts on the shape. The rows have only tiles in columns `west` to `east` and rows `north` to `south`, all
   * inclusive.
   */
  begin(inclusion: InclusionCode, west: number, north: number, east: number, south: number): void {
    this.inclusion = inclusion;
    this.west = west;
    this.east = east;
    const first = Math.max(north, this.firstRow(inclusion));
    const last = Math.min(south, this.lastRowOfShape(inclusion));
    if (west > east || !(first <= last)) {
      // One of the two may lie outside the range of tiles.
      this.goTo(0, -1);
      return;
    }
    this.goTo(first | 0, last | 0);
    if (last - first > FEW_ROWS && (this.left < west || this.right > east)) this.narrow(first | 0, last | 0);
  }

  /** Advances to the next row that has tiles; returns false after the last one. */
  next(): boolean {
    const { inclusion, west, east, lastRow } = this;
    for (let y = this.y + 1; y <= lastRow; y++) {
      const xMin = Math.max(west, this.firstOf(y, inclusion));
      const xMax = Math.min(east, this.lastOf(y, inclusion));
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
  protected goTo(first: number, last: number): void {
    // The row north of the first row of the range is not a 32-bit integer.
    this.y = first > TILE_BEGIN ? (first - 1) | 0 : first - 1;
    this.lastRow = last;
    this.rewind();
  }

  /**
   * Skips the rows that do not reach the bounds. The shape reaches farthest to the west and to the east in one row
   * each, and less far the farther from there, so the rows that reach a bound are contiguous.
   */
  private narrow(first: number, last: number): void {
    const eastmost = within(this.eastmostRow(), first, last);
    const westmost = within(this.westmostRow(), first, last);
    if (!this.reachesEast(eastmost) || !this.reachesWest(westmost)) {
      this.goTo(0, -1);
      return;
    }
    const north = Math.max(this.edgeOfReach(eastmost, first, true), this.edgeOfReach(westmost, first, false));
    const south = Math.min(this.edgeOfReach(eastmost, last, true), this.edgeOfReach(westmost, last, false));
    if (north > south) this.goTo(0, -1);
    else this.goTo(north, south);
  }

  /** The row farthest from `inside`, which reaches a bound, up to row `limit` that does, too. */
  private edgeOfReach(inside: number, limit: number, isEast: boolean): number {
    let reached = inside;
    let beyond = limit < inside ? limit - 1 : limit + 1;
    while (Math.abs(reached - beyond) > 1) {
      const middle = Math.floor((reached + beyond) / 2);
      if (isEast ? this.reachesEast(middle) : this.reachesWest(middle)) reached = middle;
      else beyond = middle;
    }
    return reached;
  }

  /** Whether a row reaches far enough to the east to enter the bounds. */
  private reachesEast(y: number): boolean {
    return this.lastOf(y, ANY) >= this.west;
  }

  private reachesWest(y: number): boolean {
    return this.firstOf(y, ANY) <= this.east;
  }
}

/** The value, or the nearer of two bounds. */
export function within(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}
