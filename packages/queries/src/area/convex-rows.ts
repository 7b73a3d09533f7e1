/**
 * The rows of tiles of a closed convex shape, from north to south, each with its first and last tile. The shape is
 * given by its two sides (`side.ts`); `PolygonRows` and its like make them, and decide exactly where rounding could.
 *
 *     row y   +--------+--------+--------+--------+      A shape is wider the nearer to its outermost point, so one
 *             |        |    _.--+--._    |        |      horizontal line per side decides about the tiles of a row. For
 *     lines   +--------+-[=/====|====\=]-+--------+      `any` it is the line of the row nearest to the outermost point,
 *             first tile  /     |     \  last tile       for `center` the middle of the row. For `inside` both borders of
 *                                                        the row count.
 *
 * With `any` a row reaches from the tile of the western crossing to that of the eastern one. With `center` each end
 * moves inward by half a tile, with `inside` by a whole tile. Each row costs the same, whatever its length.
 *
 * A tile owns its north and west border, so a tile does not belong to a shape that only touches its east or south side.
 */
import { ANY, CENTER, INSIDE, type InclusionCode } from './limits.js';
import { CHORD_FACTOR, END, FIXED_ERROR, RADIUS, Side, SLOPE, STRIDE, X, Y } from './side.js';
import { SpanRows, within } from './span-rows.js';

export abstract class ConvexRows extends SpanRows {
  /** The sides of the shape, which the subclass makes. */
  readonly westSide: Side = new Side(-1);
  readonly eastSide: Side = new Side(1);
  // The northern and the southern end of the shape, each the exact sum of two doubles. Initialized to NaN so that V8
  // stores these fields as doubles from the start.
  top: number = Number.NaN;
  topTail: number = 0;
  bottom: number = Number.NaN;
  bottomTail: number = 0;

  /**
   * Compares the point `side.x` on `side.line` with the side, exactly: -1 is west of it, 0 on it, 1 east of it. The
   * line meets the shape, and `side.at` is its piece.
   */
  protected abstract compare(side: Side): number;

  /** Advances to the next row that has tiles; returns false after the last one. */
  override next(): boolean {
    const { westSide, eastSide, inclusion, west, east, lastRow } = this;
    const { pieces: westPieces, outermost: westmost } = westSide;
    const { pieces: eastPieces, outermost: eastmost } = eastSide;
    for (let y = this.y + 1; y <= lastRow; y++) {
      let xMin: number;
      let xMax: number;
      if (inclusion === INSIDE) {
        xMin = this.firstTileInside(y);
        xMax = this.lastTileInside(y);
      } else {
        // `firstTile` and `lastTile`, written out with all numbers in local variables. Lines go from north to south.
        let line = y + inclusion;
        if (inclusion === ANY) line = westmost < y ? y : westmost < y + 1 ? westmost : y + 1;
        let { at } = westSide;
        while (line > westPieces[at + END]!) at += STRIDE;
        westSide.at = at;
        let offset = line - westPieces[at + Y]!;
        let end = westPieces[at + X]! + offset * westPieces[at + SLOPE]! + inclusion;
        let radius = westPieces[at + RADIUS]!;
        let half = 0;
        if (radius !== 0) {
          half = Math.sqrt((radius - offset) * (radius + offset));
          end -= half;
        }
        xMin = Math.floor(end);
        let certain = 0.5 - Math.abs(end - xMin - 0.5) - westPieces[at + FIXED_ERROR]!;
        if (radius !== 0) certain = certain * half - westPieces[at + CHORD_FACTOR]!;
        // False for NaN and infinities, too.
        if (!(certain > 0)) {
          westSide.line = line;
          xMin = this.firstTile(inclusion);
        }

        if (inclusion === ANY) line = eastmost < y ? y : eastmost < y + 1 ? eastmost : y + 1;
        at = eastSide.at;
        while (line > eastPieces[at + END]!) at += STRIDE;
        eastSide.at = at;
        offset = line - eastPieces[at + Y]!;
        end = eastPieces[at + X]! + offset * eastPieces[at + SLOPE]! - inclusion;
        radius = eastPieces[at + RADIUS]!;
        if (radius !== 0) {
          half = Math.sqrt((radius - offset) * (radius + offset));
          end += half;
        }
        xMax = Math.floor(end);
        certain = 0.5 - Math.abs(end - xMax - 0.5) - eastPieces[at + FIXED_ERROR]!;
        if (radius !== 0) certain = certain * half - eastPieces[at + CHORD_FACTOR]!;
        if (!(certain > 0)) {
          eastSide.line = line;
          xMax = this.lastTile(inclusion, eastmost >= y + 1);
        }
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

  /** The first row of the shape, regardless of bounds. */
  protected firstRow(inclusion: InclusionCode): number {
    const { top, topTail } = this;
    const row = Math.floor(top);
    if (inclusion === ANY) return row === top && topTail < 0 ? row - 1 : row + 0;
    const first = inclusion === CENTER ? row + 0.5 : row;
    return first > top || (first === top && topTail <= 0) ? row + 0 : row + 1;
  }

  /** The last row of the shape, regardless of bounds. */
  protected lastRowOfShape(inclusion: InclusionCode): number {
    const { bottom, bottomTail } = this;
    const row = Math.floor(bottom);
    const last = inclusion === CENTER ? row + 0.5 : row;
    const isOutside = last > bottom || (last === bottom && bottomTail < 0);
    return (isOutside ? row - 1 : row) - (inclusion === INSIDE ? 1 : 0);
  }

  protected firstOf(y: number, inclusion: InclusionCode): number {
    if (inclusion === INSIDE) return this.firstTileInside(y);
    const { westSide } = this;
    westSide.line = inclusion === ANY ? nearestLine(westSide.outermost, y) : y + inclusion;
    return this.firstTile(inclusion);
  }

  protected lastOf(y: number, inclusion: InclusionCode): number {
    if (inclusion === INSIDE) return this.lastTileInside(y);
    const { eastSide } = this;
    eastSide.line = inclusion === ANY ? nearestLine(eastSide.outermost, y) : y + inclusion;
    return this.lastTile(inclusion, eastSide.outermost >= y + 1);
  }

  protected westmostRow(): number {
    return Math.floor(this.westSide.outermost);
  }

  protected eastmostRow(): number {
    return Math.floor(this.eastSide.outermost);
  }

  protected rewind(): void {
    this.westSide.at = 0;
    this.eastSide.at = 0;
  }

  /** The westernmost tile by the western crossing of a line. May lie outside the bounds. */
  private firstTile(inclusion: InclusionCode): number {
    const { westSide } = this;
    westSide.locate();
    const { error } = westSide;
    const end = westSide.crossing + inclusion;
    const tile = Math.floor(end);
    // False for NaN and infinities, too.
    if (0.5 - Math.abs(end - tile - 0.5) > error) return tile;
    if (!(error < 0.25)) return this.searchFirst(inclusion);
    const nearest = Math.round(end);
    westSide.x = nearest - inclusion;
    return this.compare(westSide) < (inclusion === ANY ? 1 : 0) ? nearest : nearest - 1;
  }

  /** The easternmost tile by the eastern crossing of a line. If it is open, a point on the outline does not count. */
  private lastTile(inclusion: InclusionCode, isOpen: boolean): number {
    const { eastSide } = this;
    eastSide.locate();
    const { error } = eastSide;
    const end = eastSide.crossing - inclusion;
    const tile = Math.floor(end);
    if (0.5 - Math.abs(end - tile - 0.5) > error) return tile;
    if (!(error < 0.25)) return this.searchLast(inclusion, isOpen);
    const nearest = Math.round(end);
    eastSide.x = nearest + inclusion;
    return this.compare(eastSide) <= (inclusion === ANY && isOpen ? -1 : 0) ? nearest : nearest - 1;
  }

  /** The westernmost tile of a row by its northern and its southern border. */
  private firstTileInside(y: number): number {
    this.westSide.line = y;
    const tile = this.firstTile(INSIDE);
    this.westSide.line = y + 1;
    return Math.max(tile, this.firstTile(INSIDE));
  }

  private lastTileInside(y: number): number {
    this.eastSide.line = y;
    const tile = this.lastTile(INSIDE, false);
    this.eastSide.line = y + 1;
    return Math.min(tile, this.lastTile(INSIDE, false));
  }

  /** `firstTile` where the crossing is hardly known: within the bounds. */
  private searchFirst(inclusion: InclusionCode): number {
    const { westSide, west, east, left, right } = this;
    let low = within(Math.floor(left) - 1, west, east);
    let high = within(Math.floor(right) + 1, west, east) + 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      westSide.x = middle + 1 - inclusion;
      // A tile does not own its east border, so `any` needs more than a touch.
      if (this.compare(westSide) < (inclusion === ANY ? 1 : 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** `lastTile` where the crossing is hardly known: within the bounds. */
  private searchLast(inclusion: InclusionCode, isOpen: boolean): number {
    const { eastSide, west, east, left, right } = this;
    // A row does not own its south border: north of the outermost point, the shape must do more than touch it.
    const touching = inclusion === ANY && isOpen ? -1 : 0;
    let low = within(Math.floor(left) - 1, west, east) - 1;
    let high = within(Math.floor(right) + 1, west, east);
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      eastSide.x = middle + inclusion;
      if (this.compare(eastSide) <= touching) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** The y coordinate in a row, borders included, that is nearest to a given one. */
function nearestLine(to: number, y: number): number {
  return to < y ? y : to < y + 1 ? to : y + 1;
}
