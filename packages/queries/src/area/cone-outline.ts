/**
 * The outline of a closed sector of up to half a turn (drawn in `cone-rows.ts`): where it ends in the four directions.
 *
 * The ends of the disc along the axes are sums of two doubles. The corners at the ends of the edges have roots in them,
 * so that exact predicates find their tiles.
 */
import { sideOfCorner } from '@tilewright/units/exact';
import { TILE_END } from '../limits.js';
import { ConeEdge, EASTERN_END, NEITHER_END, WESTERN_END } from './cone-edge.js';
import {
  ANY,
  CHORD_ERROR,
  EDGE_ERROR,
  FAR_GRID,
  FINE,
  FINE_EXTENT,
  type InclusionCode,
  LEAST_CHORD_ERROR,
} from './limits.js';
import { SpanRows } from './span-rows.js';

/**
 * A coordinate of a point of the outline: of the end of the arc along an axis, or of the corner at the end of an edge.
 */
class Extreme {
  // Initialized to NaN so that V8 stores these fields as doubles from the start.
  /** The rounded coordinate, the rest of the exact one if it is a sum of two doubles, and otherwise the error. */
  value: number = Number.NaN;
  tail: number = Number.NaN;
  error: number = Number.NaN;
  /** For a corner: the edge. */
  ux: number = Number.NaN;
  uy: number = Number.NaN;
}

/** The tiles in which a shape ends. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export abstract class ConeOutline extends SpanRows {
  // The disc and the edges. Initialized to NaN so that V8 stores these fields as doubles from the start.
  cx: number = Number.NaN;
  cy: number = Number.NaN;
  radius: number = Number.NaN;
  ux: number = Number.NaN;
  uy: number = Number.NaN;
  vx: number = Number.NaN;
  vy: number = Number.NaN;

  private readonly top: Extreme = new Extreme();
  private readonly bottom: Extreme = new Extreme();
  private readonly farX: Extreme = new Extreme();
  private readonly farY: Extreme = new Extreme();
  /** The westernmost and the easternmost point: their tiles. */
  protected westRow: number = 0;
  protected westTile: number = 0;
  protected eastRow: number = 0;
  protected eastTile: number = 0;

  /**
   * Whether the numbers of the disc are fine multiples of 1 / FINE. Then a root is either exact or farther from all
   * multiples than its error, so that a rounded end of a chord is on the border of a tile only if the exact one is.
   */
  protected isFine: boolean = false;
  /** The error of a rounded end of a chord is `arcError`, plus `perChord` divided by half of the chord. */
  protected arcError: number = Number.NaN;
  protected perChord: number = Number.NaN;
  /** The edges as ends of rows. */
  protected readonly edgeOfU: ConeEdge = new ConeEdge();
  protected readonly edgeOfV: ConeEdge = new ConeEdge();

  /** Makes the outline of the sector in the fields `cx` to `vy`. */
  shape(): void {
    const { cx, cy, radius, ux, uy, vx, vy, top, bottom, farX, farY } = this;
    this.isFine =
      Math.abs(cx) + Math.abs(cy) + radius < FINE_EXTENT &&
      cx * FINE === ((cx * FINE) | 0) &&
      cy * FINE === ((cy * FINE) | 0) &&
      radius * FINE === ((radius * FINE) | 0);
    // The sum itself may be infinite.
    this.arcError = CHORD_ERROR * Math.abs(cx) + CHORD_ERROR * radius + CHORD_ERROR + LEAST_CHORD_ERROR;
    this.perChord = CHORD_ERROR * radius * radius;
    this.setEdges();
    // Where the arc does not reach the end of the disc, the farthest point is a corner, or else the center. Of two
    // corners on one side, that nearer to the end of the disc is farther. Of several points in the east, the
    // northernmost counts.
    if (this.hasEnd(0, -1)) this.toEnd(top, true, -1);
    else if (uy < 0 && (vy >= 0 || ux >= 0)) this.toCorner(top, true, true);
    else if (vy < 0) this.toCorner(top, false, true);
    else this.toEnd(top, true, 0);

    if (this.hasEnd(0, 1)) this.toEnd(bottom, true, 1);
    else if (vy > 0 && (uy <= 0 || ux >= 0)) this.toCorner(bottom, false, true);
    else if (uy > 0) this.toCorner(bottom, true, true);
    else this.toEnd(bottom, true, 0);

    this.toEnd(farY, true, 0);
    if (this.hasEnd(-1, 0)) {
      this.toEnd(farX, false, -1);
    } else if (ux < 0 && (vx >= 0 || uy < 0)) {
      this.toCorner(farX, true, false);
      this.toCorner(farY, true, true);
    } else if (vx < 0) {
      this.toCorner(farX, false, false);
      this.toCorner(farY, false, true);
    } else {
      this.toEnd(farX, false, 0);
    }
    this.left = farX.value;
    this.westRow = this.lastAtMost(farY, true, 0, false);
    this.westTile = this.lastAtMost(farX, false, 0, false);

    this.toEnd(farY, true, 0);
    if (this.hasEnd(1, 0)) {
      this.toEnd(farX, false, 1);
    } else if (vx > 0 && (ux <= 0 || uy < 0)) {
      this.toCorner(farX, false, false);
      this.toCorner(farY, false, true);
    } else if (ux > 0) {
      this.toCorner(farX, true, false);
      this.toCorner(farY, true, true);
    } else {
      this.toEnd(farX, false, 0);
      if (ux === 0 && uy < 0) this.toCorner(farY, true, true);
      else if (vx === 0 && vy < 0) this.toCorner(farY, false, true);
    }
    this.right = farX.value;
    this.eastRow = this.lastAtMost(farY, true, 0, false);
    this.eastTile = this.lastAtMost(farX, false, 0, false);
  }

  private setEdges(): void {
    const { cx, cy, radius, ux, uy, vx, vy, edgeOfU, edgeOfV } = this;
    if (ux === vx && uy === vy && uy === 0) {
      // A horizontal segment, which is in no row but one.
      edgeOfU.set(ux > 0 ? WESTERN_END : EASTERN_END, cx, cy, radius, ux, uy);
      edgeOfV.set(NEITHER_END, cx, cy, radius, vx, vy);
      return;
    }
    edgeOfU.set(uy < 0 ? WESTERN_END : uy > 0 ? EASTERN_END : NEITHER_END, cx, cy, radius, ux, uy);
    // The edges of half a disc are on one line, which bounds a row once.
    const isHalf = ux === -vx && uy === -vy;
    edgeOfV.set(isHalf || vy === 0 ? NEITHER_END : vy > 0 ? WESTERN_END : EASTERN_END, cx, cy, radius, vx, vy);
  }

  /** Whether the sector contains the end of the disc in the direction of an axis. */
  private hasEnd(x: number, y: number): boolean {
    const { ux, uy, vx, vy } = this;
    const fromU = ux * y - uy * x;
    const fromV = vx * y - vy * x;
    if (fromU < 0 || fromV > 0) return false;
    // On the lines of both edges, it may lie behind the center.
    return fromU > 0 || fromV < 0 || ux * x + uy * y > 0 || vx * x + vy * y > 0;
  }

  /** Sets an extreme to the end of the disc in the direction of an axis, or to the center. */
  private toEnd(extreme: Extreme, isY: boolean, sign: -1 | 0 | 1): void {
    const center = isY ? this.cy : this.cx;
    const reach = this.radius * sign;
    const value = center + reach;
    // The tail of the sum, written out: a call may box its numbers.
    const rounded = value - center;
    extreme.value = value;
    extreme.tail = center - (value - rounded) + (reach - rounded);
    extreme.error = 0;
  }

  /** Sets an extreme to the corner at the end of an edge. */
  private toCorner(extreme: Extreme, isU: boolean, isY: boolean): void {
    const { radius } = this;
    const x = isU ? this.ux : this.vx;
    const y = isU ? this.uy : this.vy;
    const along = isY ? y : x;
    if (x === 0 || y === 0) {
      this.toEnd(extreme, isY, along > 0 ? 1 : along < 0 ? -1 : 0);
      return;
    }
    const center = isY ? this.cy : this.cx;
    extreme.value = center + (radius * along) / Math.sqrt(x * x + y * y);
    extreme.error = EDGE_ERROR * (Math.abs(center) + radius) + LEAST_CHORD_ERROR;
    extreme.ux = x;
    extreme.uy = y;
  }

  /** The greatest whole number that is at least `offset` below an extreme, or more if it is `beyond` a touch. */
  private lastAtMost(extreme: Extreme, isY: boolean, offset: number, beyond: boolean): number {
    const { value, error } = extreme;
    const estimate = Math.floor(value - offset) + 0;
    if (!(Math.abs(value) - error < FAR_GRID)) return estimate;
    const isCertain = 0.5 - Math.abs(value - offset - estimate - 0.5) > error + EDGE_ERROR * Math.abs(value);
    if (isCertain) return estimate;
    let low = error < 0.5 ? estimate - 2 : -2 * TILE_END;
    let high = error < 0.5 ? estimate + 1 : 2 * TILE_END;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const sign = this.compareExtreme(extreme, isY, middle + offset);
      if (sign > 0 || (sign === 0 && !beyond)) low = middle;
      else high = middle - 1;
    }
    return low + 0;
  }

  /** Compares an extreme with a number, exactly. */
  private compareExtreme({ value, tail, error, ux, uy }: Extreme, isY: boolean, other: number): number {
    // Rounding is monotone: a sum that is rounded to a greater double is greater.
    if (error === 0) return value === other ? Math.sign(tail) : Math.sign(value - other);
    const { cx, cy, radius } = this;
    return isY
      ? sideOfCorner(cx, cy, ux, uy, radius, 0, other, 1, 0)
      : sideOfCorner(cx, cy, ux, uy, radius, other, 0, 0, -1);
  }

  /** The columns and rows in which the sector ends, regardless of bounds. */
  get box(): Box {
    return { left: this.westTile, top: this.firstRow(ANY), right: this.eastTile, bottom: this.lastRowOfShape(ANY) };
  }

  protected firstRow(inclusion: InclusionCode): number {
    const { top } = this;
    if (inclusion === ANY) return this.lastAtMost(top, true, 0, false);
    return this.lastAtMost(top, true, 0.5, true) + 1;
  }

  protected lastRowOfShape(inclusion: InclusionCode): number {
    return this.lastAtMost(this.bottom, true, inclusion, false);
  }

  protected westmostRow(): number {
    return this.westRow;
  }

  protected eastmostRow(): number {
    return this.eastRow;
  }
}
