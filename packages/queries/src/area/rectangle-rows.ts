/**
 * The rows of tiles of an axis-aligned rectangle, found by comparisons only, so nothing is rounded.
 *
 * Tile space, plain numbers. With closed edges, the east and south edges belong to the rectangle. With half-open edges
 * they do not, and a rectangle without width or height is empty.
 */
import { ANY, CENTER, type InclusionCode } from './limits.js';
import type { AreaRows } from './begin-in.js';

export class RectangleRows implements AreaRows {
  /** The current row, and the columns of the westernmost and easternmost tile, the same in all rows. */
  y: number = 0;
  xMin: number = 0;
  xMax: number = -1;

  // The rectangle. Initialized to NaN so that V8 stores these fields as doubles from the start.
  minX: number = Number.NaN;
  minY: number = Number.NaN;
  maxX: number = Number.NaN;
  maxY: number = Number.NaN;

  /** Whether the east and south edges belong to it. */
  isClosed: boolean = true;

  private lastRow: number = -1;

  /**
   * Starts on the rectangle in the fields `minX` to `isClosed`, whose corners are finite and in order. `west`,
   * `north`, `east` and `south` are the tiles to clip to, all inclusive.
   */
  begin(inclusion: InclusionCode, west: number, north: number, east: number, south: number): void {
    const { minX, minY, maxX, maxY, isClosed } = this;
    this.xMin = Math.max(west, this.firstTile(true, inclusion));
    this.xMax = Math.min(east, this.lastTile(true, inclusion));
    this.lastRow = Math.min(south, this.lastTile(false, inclusion));
    this.y = Math.max(north, this.firstTile(false, inclusion)) - 1;
    const isEmpty = this.xMin > this.xMax || (!isClosed && (minX === maxX || minY === maxY));
    if (isEmpty) this.y = this.lastRow;
  }

  next(): boolean {
    if (this.y >= this.lastRow) return false;
    this.y++;
    return true;
  }

  // `firstTile` and `lastTile` read the corners from `this`: V8 may box a double that is passed as an argument.

  /** The first column or row. */
  private firstTile(isColumn: boolean, inclusion: InclusionCode): number {
    const min = isColumn ? this.minX : this.minY;
    // Adding 0 turns -0, which an engine does not store as a small integer, into 0.
    const tile = Math.floor(min) + 0;
    if (inclusion === ANY) return tile;
    // `tile` and `tile + 0.5` are both exact doubles in the range of tiles, so the comparison does not round.
    return (inclusion === CENTER ? min <= tile + 0.5 : min === tile) ? tile : tile + 1;
  }

  /** The last column or row. */
  private lastTile(isColumn: boolean, inclusion: InclusionCode): number {
    const { isClosed } = this;
    const max = isColumn ? this.maxX : this.maxY;
    const tile = Math.floor(max) + 0;
    if (inclusion === ANY) return isClosed || tile < max ? tile : tile - 1;
    if (inclusion === CENTER) return max > tile + 0.5 || (isClosed && max === tile + 0.5) ? tile : tile - 1;
    return tile - 1;
  }
}
