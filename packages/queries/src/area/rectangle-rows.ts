/**
 * The rows of tiles of a rectangle along the axes: columns and rows by comparison alone, so nothing is ever rounded.
 *
 * Tile space, plain numbers. With closed edges the south-east ones belong to the rectangle, with half-open ones they do
 * not, and a rectangle without width or height is empty.
 */
import { ANY, CENTER, type InclusionCode } from '../arguments/codes.js';
import type { Rows } from './rows.js';

export class RectangleRows implements Rows {
  /** The present row, and the westernmost and easternmost tile of all rows. */
  y: number = 0;
  xMin: number = 0;
  xMax: number = -1;

  // The rectangle. NaN makes them doubles from the start.
  minX: number = Number.NaN;
  minY: number = Number.NaN;
  maxX: number = Number.NaN;
  maxY: number = Number.NaN;

  private lastRow: number = -1;

  /**
   * Starts on the rectangle of the given corners, which are finite and in order; yields the tiles in columns `west` to
   * `east` and rows `north` to `south`, all inclusive.
   */
  begin(inclusion: InclusionCode, closed: boolean, west: number, north: number, east: number, south: number): void {
    const { minX, minY, maxX, maxY } = this;
    this.xMin = Math.max(west, this.firstTile(true, inclusion));
    this.xMax = Math.min(east, this.lastTile(true, inclusion, closed));
    this.lastRow = Math.min(south, this.lastTile(false, inclusion, closed));
    this.y = Math.max(north, this.firstTile(false, inclusion)) - 1;
    const isEmpty = this.xMin > this.xMax || (!closed && (minX === maxX || minY === maxY));
    if (isEmpty) this.y = this.lastRow;
  }

  /** Before the first row: the number of tiles. */
  get tileCount(): number {
    return Math.max(0, this.lastRow - this.y) * (this.xMax - this.xMin + 1);
  }

  next(): boolean {
    if (this.y >= this.lastRow) return false;
    this.y++;
    return true;
  }

  // The numbers are read here: one that is passed to a function may be boxed.

  /** The first column or row. */
  private firstTile(isColumn: boolean, inclusion: InclusionCode): number {
    const min = isColumn ? this.minX : this.minY;
    // The sum turns -0, which is no small whole number to an engine, into 0.
    const tile = Math.floor(min) + 0;
    if (inclusion === ANY) return tile;
    // A middle is a double, and so is a border: they are compared, not computed with.
    return (inclusion === CENTER ? min <= tile + 0.5 : min === tile) ? tile : tile + 1;
  }

  /** The last column or row. */
  private lastTile(isColumn: boolean, inclusion: InclusionCode, closed: boolean): number {
    const max = isColumn ? this.maxX : this.maxY;
    const tile = Math.floor(max) + 0;
    if (inclusion === ANY) return closed || tile < max ? tile : tile - 1;
    if (inclusion === CENTER) return max > tile + 0.5 || (closed && max === tile + 0.5) ? tile : tile - 1;
    return tile - 1;
  }
}
