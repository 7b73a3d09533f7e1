/**
 * An edge of a sector as the end of rows: where the line through it crosses a horizontal line.
 *
 *          / u             x = cx + (line - cy) * slope
 *         /
 *    ----+------ line      Along an axis or a diagonal, the slope is 0, 1 or -1, and the crossing is the sum of one
 *       /                  number and a coordinate of the grid: `start + line * slope`. The number is split once into a
 *      c                   multiple of 1/2 and a rest below that, and then the tiles of all rows are exact.
 *
 * Guards look along diagonals from the centers of tiles. In tiles of 0.7 m, such a center is half a tile from a corner
 * plus or minus a rounding error, so that each row is nearly a tie.
 */
import { sumTail } from '@tilewright/units/exact';
import { EDGE_ERROR, FAR_GRID, LEAST_CHORD_ERROR } from './limits.js';

/** Which end of a row an edge bounds. */
export const NEITHER_END = 0;
export const WESTERN_END = -1;
export const EASTERN_END = 1;
export type RowEnd = typeof NEITHER_END | typeof WESTERN_END | typeof EASTERN_END;

export class ConeEdge {
  end: RowEnd = NEITHER_END;
  // The edge. Initialized to NaN so that V8 stores these fields as doubles from the start.
  x: number = Number.NaN;
  y: number = Number.NaN;
  slope: number = Number.NaN;
  /** Whether it runs along an axis or a diagonal of the grid, near enough for exact sums. */
  isOnGrid: boolean = false;
  /** Then the crossing is `start + line * slope`, or, if not `isWhole`, less than 1/2 to the east of it. */
  start: number = Number.NaN;
  isWhole: boolean = false;
  /** How far to the north or south of the center its corner lies, at least and at most. */
  leastReach: number = Number.NaN;
  mostReach: number = Number.NaN;

  /** Sets it to the edge from the center of a disc along (`x`, `y`), which bounds an end of the rows. */
  set(end: RowEnd, cx: number, cy: number, radius: number, x: number, y: number): void {
    this.end = end;
    if (end === NEITHER_END) return;
    this.x = x;
    this.y = y;
    // A horizontal edge bounds a row only at the center.
    const slope = y === 0 ? 0 : x / y;
    this.slope = slope;
    const length = Math.sqrt(1 + slope * slope);
    const reach = y === 0 ? 0 : radius / length;
    this.leastReach = reach * (1 - EDGE_ERROR) - LEAST_CHORD_ERROR;
    this.mostReach = length < Number.POSITIVE_INFINITY ? reach * (1 + EDGE_ERROR) + LEAST_CHORD_ERROR : length;
    this.isOnGrid = (x === 0 || y === 0 || Math.abs(x) === Math.abs(y)) && Math.abs(cx) + Math.abs(cy) < FAR_GRID;
    if (!this.isOnGrid) return;
    // Adding 0 turns -0 into 0.
    const other = -slope * cy + 0;
    const sum = cx + other;
    const halves = Math.floor(2 * sum);
    // Rounding is monotone: it can move a sum up to a multiple of 1/2, but not past it.
    const tail = halves === 2 * sum ? sumTail(cx, other, sum) : 1;
    this.isWhole = tail === 0;
    this.start = (tail < 0 ? halves - 1 : halves) / 2;
  }
}
