/**
 * A segment in tile space as a walk sees it: where it starts and ends, and in which direction its lines lie.
 *
 *     +-----+-----+-----+     stepX, stepY   its direction, 1 or -1: it may be straight along the other axis
 *     |s `-.|     |     |     aheadX         1: the next column line is the east border of a column; 0: the west border
 *     +-----+`-.--+-----+     startX         the column of the start: of a start on a column line, the one east of it;
 *     |     |    `-. e  |                    for tiles as closed squares, the one that the segment enters
 *     +-----+-----+-----+
 */
import { CLOSED, type CornerCode, ONE, PARTS_PER_TILE } from './codes.js';

export class DirectedSegment {
  // Initialized to NaN so that V8 stores these fields as doubles from the start.
  sx: number = Number.NaN;
  sy: number = Number.NaN;
  ex: number = Number.NaN;
  ey: number = Number.NaN;
  stepX: number = 1;
  stepY: number = 1;
  corners: CornerCode = ONE;

  /** The column of the start; for tiles as closed squares, the column that the segment enters from there. */
  get startX(): number {
    return this.corners === CLOSED ? firstOf(this.sx, this.ex) : Math.floor(this.sx);
  }

  get startY(): number {
    return this.corners === CLOSED ? firstOf(this.sy, this.ey) : Math.floor(this.sy);
  }

  /** The column of the end; for tiles as closed squares, the column that the segment leaves there. */
  get endX(): number {
    return this.corners === CLOSED ? firstOf(this.ex, this.sx) : Math.floor(this.ex);
  }

  get endY(): number {
    return this.corners === CLOSED ? firstOf(this.ey, this.sy) : Math.floor(this.ey);
  }

  /** The next column line ahead, as an offset from the current column: 0 for its west border, 1 for its east border. */
  get aheadX(): number {
    return (this.stepX + 1) >> 1;
  }

  get aheadY(): number {
    return (this.stepY + 1) >> 1;
  }

  /** Whether all coordinates are short binary fractions: whole multiples of 1/PARTS_PER_TILE. */
  get isFine(): boolean {
    return isFine(this.sx) && isFine(this.sy) && isFine(this.ex) && isFine(this.ey);
  }
}

function isFine(coordinate: number): boolean {
  const scaled = coordinate * PARTS_PER_TILE;
  return scaled === (scaled | 0);
}

/** The column (or row) of the points just after `from` in the direction of `to`. */
function firstOf(from: number, to: number): number {
  return to < from ? Math.ceil(from) - 1 : Math.floor(from);
}
