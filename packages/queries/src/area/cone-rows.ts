/**
 * The rows of tiles of a closed sector of up to half a turn: of the points of a disc on the right of an edge `u` from its
 * center and on the left of an edge `v`.
 *
 *              _.--. v          Each of the three is convex, and bounds a row in the west, in the east or not at all:
 *           .-'   /
 *          /     /              disc    both ends
 *       u '-.   /               u       the western end if u goes north, the eastern one if it goes south
 *            `-c                v       the other way around
 *
 * So the western end of a row on a line is the easternmost of up to three crossings, and the eastern end the westernmost.
 * Floating-point arithmetic gives an interval for each of them, and exact predicates find the tile where an interval
 * contains the border of one.
 *
 * Without an arc, it is the open cone of all points between the edges, which a larger sector leaves out.
 */
import { compareDistance, sideOfEdge } from '@tilewright/units/exact';
import { ConeOutline } from './cone-outline.js';
import { sideOfDiagonal } from './diagonal.js';
import { ANY, CENTER, CHORD_ERROR, EDGE_ERROR, INSIDE, type InclusionCode, LEAST_CHORD_ERROR } from './limits.js';
import { within } from './span-rows.js';

export class ConeRows extends ConeOutline {
  /** The question of `compareWest` and `compareEast`: a point. */
  x: number = Number.NaN;
  line: number = Number.NaN;
  /** Where the end of a line lies. */
  private low: number = Number.NaN;
  private high: number = Number.NaN;
  /** The first row. */
  private start: number = 0;

  /** Goes to a row, also north of the current one; returns whether it has tiles. */
  seek(y: number): boolean {
    const { start, lastRow } = this;
    if (y < start || y > lastRow) return false;
    this.y = y - 1;
    this.lastRow = y;
    const hasTiles = this.next();
    this.lastRow = lastRow;
    return hasTiles;
  }

  protected override goTo(first: number, last: number): void {
    this.start = first;
    super.goTo(first, last);
  }

  protected rewind(): void {
    // Each row is found by itself.
  }

  protected firstOf(y: number, inclusion: InclusionCode): number {
    if (inclusion === ANY && y === this.westRow) return this.westTile;
    this.line = inclusion === ANY && y < this.westRow ? y + 1 : inclusion === CENTER ? y + 0.5 : y;
    const tile = this.firstOn(inclusion);
    if (inclusion !== INSIDE) return tile;
    this.line = y + 1;
    return Math.max(tile, this.firstOn(INSIDE));
  }

  protected lastOf(y: number, inclusion: InclusionCode): number {
    if (inclusion === ANY && y === this.eastRow) return this.eastTile;
    // A row does not own its south border: north of the easternmost point, the sector must do more than touch it.
    const isOpen = inclusion === ANY && y < this.eastRow;
    this.line = isOpen ? y + 1 : inclusion === CENTER ? y + 0.5 : y;
    const tile = this.lastOn(inclusion, isOpen);
    if (inclusion !== INSIDE) return tile;
    this.line = y + 1;
    return Math.min(tile, this.lastOn(INSIDE, false));
  }

  /** Sets the columns to which `meetsRow` clips. */
  clip(west: number, east: number): void {
    this.west = west;
    this.east = east;
  }

  /**
   * Whether the open cone has points in a row, between its borders. If so, `xMin` and `xMax` are the tiles with points in
   * both, from one column west of the bounds to one column east of them.
   */
  meetsRow(y: number): boolean {
    const { cy, uy, vy } = this;
    const isNorth = uy < 0 || vy < 0;
    const isSouth = uy > 0 || vy > 0;
    if ((!isNorth && y + 1 <= cy) || (!isSouth && y >= cy)) return false;
    // The cone is widest at a border of the row, or at the height of its center.
    const north = isNorth ? y : Math.max(y, cy);
    const south = isSouth ? y + 1 : Math.min(y + 1, cy);
    this.line = north;
    let xMin = this.firstOn(ANY);
    let xMax = this.lastOn(ANY, true);
    this.line = south;
    xMin = Math.min(xMin, this.firstOn(ANY));
    xMax = Math.max(xMax, this.lastOn(ANY, true));
    if (north < cy && cy < south) {
      this.line = cy;
      xMin = Math.min(xMin, this.firstOn(ANY));
      xMax = Math.max(xMax, this.lastOn(ANY, true));
    }
    this.xMin = Math.max(xMin, this.west - 1);
    this.xMax = Math.min(xMax, this.east + 1);
    return true;
  }

  /** The westernmost tile that the western end of a line gives. */
  private firstOn(inclusion: InclusionCode): number {
    const { line, cx, cy, radius, ux, uy, vx, vy } = this;
    const offset = line - cy;
    let low = Number.NEGATIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    if (this.hasArc) {
      const half = Math.sqrt((radius - offset) * (radius + offset)) + 0;
      // NaN if the product overflows.
      const error =
        CHORD_ERROR * (Math.abs(cx) + radius + 1) +
        LEAST_CHORD_ERROR +
        (CHORD_ERROR * radius * radius) / half +
        (half - half);
      low = cx - half - error;
      high = cx - half + error;
    }
    if (uy < 0) {
      const way = (offset * ux) / uy;
      const error = EDGE_ERROR * (Math.abs(cx) + Math.abs(way) + 1);
      low = Math.max(low, cx + way - error);
      high = Math.max(high, cx + way + error);
    }
    if (vy > 0) {
      const way = (offset * vx) / vy;
      const error = EDGE_ERROR * (Math.abs(cx) + Math.abs(way) + 1);
      low = Math.max(low, cx + way - error);
      high = Math.max(high, cx + way + error);
    }
    if (this.isRay && uy === 0 && ux > 0) {
      low = Math.max(low, cx - EDGE_ERROR * (Math.abs(cx) + 1));
      high = Math.max(high, cx + EDGE_ERROR * (Math.abs(cx) + 1));
    }
    const tile = Math.floor(low + inclusion);
    // False for NaN and infinities, too.
    if (low + inclusion > tile && high + inclusion < tile + 1) return tile;
    this.low = low + inclusion;
    this.high = high + inclusion;
    return this.settleFirst(inclusion);
  }

  /** The easternmost tile that the eastern end of a line gives. If it is open, a point on the outline does not count. */
  private lastOn(inclusion: InclusionCode, isOpen: boolean): number {
    const { line, cx, cy, radius, ux, uy, vx, vy } = this;
    const offset = line - cy;
    let low = Number.POSITIVE_INFINITY;
    let high = Number.POSITIVE_INFINITY;
    if (this.hasArc) {
      const half = Math.sqrt((radius - offset) * (radius + offset)) + 0;
      const error =
        CHORD_ERROR * (Math.abs(cx) + radius + 1) +
        LEAST_CHORD_ERROR +
        (CHORD_ERROR * radius * radius) / half +
        (half - half);
      low = cx + half - error;
      high = cx + half + error;
    }
    if (uy > 0) {
      const way = (offset * ux) / uy;
      const error = EDGE_ERROR * (Math.abs(cx) + Math.abs(way) + 1);
      low = Math.min(low, cx + way - error);
      high = Math.min(high, cx + way + error);
    }
    if (vy < 0) {
      const way = (offset * vx) / vy;
      const error = EDGE_ERROR * (Math.abs(cx) + Math.abs(way) + 1);
      low = Math.min(low, cx + way - error);
      high = Math.min(high, cx + way + error);
    }
    if (this.isRay && uy === 0 && ux < 0) {
      low = Math.min(low, cx - EDGE_ERROR * (Math.abs(cx) + 1));
      high = Math.min(high, cx + EDGE_ERROR * (Math.abs(cx) + 1));
    }
    const tile = Math.floor(low - inclusion);
    if (low - inclusion > tile && high - inclusion < tile + 1) return tile;
    this.low = low - inclusion;
    this.high = high - inclusion;
    return this.settleLast(inclusion, isOpen);
  }

  /** `firstOn` by exact predicates, within the bounds. */
  private settleFirst(inclusion: InclusionCode): number {
    const { west, east, low: from, high: to } = this;
    const isKnown = to - from < Number.POSITIVE_INFINITY;
    let low = isKnown ? within(Math.floor(from) - 1, west, east) : west;
    let high = (isKnown ? within(Math.floor(to) + 1, west, east) : east) + 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      this.x = middle + 1 - inclusion;
      // A tile does not own its east border, so `any` needs more than a touch.
      if (this.compareWest() < (inclusion === ANY ? 1 : 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private settleLast(inclusion: InclusionCode, isOpen: boolean): number {
    const { west, east, low: from, high: to } = this;
    const isKnown = to - from < Number.POSITIVE_INFINITY;
    const touching = inclusion === ANY && isOpen ? -1 : 0;
    let low = (isKnown ? within(Math.floor(from) - 1, west, east) : west) - 1;
    let high = isKnown ? within(Math.floor(to) + 1, west, east) : east;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      this.x = middle + inclusion;
      if (this.compareEast() <= touching) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Compares the point `x` on `line` with the western end of the line: -1 is west of it, 0 on it, 1 east of it. */
  private compareWest(): number {
    const { x, cx, ux, uy, vy, hasArc } = this;
    let sign = hasArc && x <= cx ? -this.distanceSign() : 1;
    if (uy < 0) sign = Math.min(sign, this.sideOfU());
    if (vy > 0) sign = Math.min(sign, -this.sideOfV());
    if (this.isRay && uy === 0 && ux > 0) sign = Math.min(sign, Math.sign(x - cx));
    return sign;
  }

  private compareEast(): number {
    const { x, cx, ux, uy, vy, hasArc } = this;
    let sign = hasArc && x >= cx ? this.distanceSign() : -1;
    if (uy > 0) sign = Math.max(sign, -this.sideOfU());
    if (vy < 0) sign = Math.max(sign, this.sideOfV());
    if (this.isRay && uy === 0 && ux < 0) sign = Math.max(sign, Math.sign(x - cx));
    return sign;
  }

  private distanceSign(): number {
    const { x, line, cx, cy, radius } = this;
    if (!this.isFine) return compareDistance(cx, cy, x, line, radius);
    const dx = x - cx;
    const dy = line - cy;
    return Math.sign(dx * dx + dy * dy - radius * radius);
  }

  private sideOfU(): number {
    const { x, line, cx, cy, ux, uy } = this;
    if (ux === 0 || line === cy) return Math.sign(x - cx) * -Math.sign(uy);
    if (ux === uy || ux === -uy) return sideOfDiagonal(this, ux !== uy) * Math.sign(ux);
    return sideOfEdge(cx, cy, ux, uy, x, line);
  }

  private sideOfV(): number {
    const { x, line, cx, cy, vx, vy } = this;
    if (vx === 0 || line === cy) return Math.sign(x - cx) * -Math.sign(vy);
    if (vx === vy || vx === -vy) return sideOfDiagonal(this, vx !== vy) * Math.sign(vx);
    return sideOfEdge(cx, cy, vx, vy, x, line);
  }
}
