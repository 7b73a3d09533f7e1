/**
 * The rows of tiles of a closed sector. More than half a turn is not convex: such a sector is the union of two half
 * discs, and a row may have two spans, which are given one after the other, from west to east.
 *
 *        u '.    .' v        half    on the right of u, or on the left of v
 *       .    \  /    .
 *       |     c      |
 *        '._      _.'
 *           '----'
 */
import { floorOfSum } from '../exact/rounding.js';
import { CircleRows } from './circle-rows.js';
import type { Box } from './cone-outline.js';
import { ConeRows } from './cone-rows.js';
import type { ANY, CENTER } from './limits.js';
import type { AreaRows } from './begin-in.js';

/** Tiles completely in a sector are not asked for. */
type SectorCode = typeof ANY | typeof CENTER;

export class SectorRows implements AreaRows<SectorCode> {
  /** The current row, and the columns of its westernmost and easternmost tile. */
  y: number = 0;
  xMin: number = 0;
  xMax: number = 0;

  // The sector: its disc, and its edges, clockwise on the screen. Initialized to NaN so that V8 stores these fields as
  // doubles from the start.
  cx: number = Number.NaN;
  cy: number = Number.NaN;
  radius: number = Number.NaN;
  ux: number = Number.NaN;
  uy: number = Number.NaN;
  vx: number = Number.NaN;
  vy: number = Number.NaN;
  /** Whether it is more than half a turn. */
  isReflex: boolean = false;

  /** The whole sector, or the half on the right of u; and the half on the left of v. */
  private readonly first: ConeRows = new ConeRows();
  private readonly second: ConeRows = new ConeRows();
  private readonly disc: CircleRows = new CircleRows();
  private isDisc: boolean = false;

  /** The second span of the current row, if it has one. */
  private hasSpan: boolean = false;
  private spanMin: number = 0;
  private spanMax: number = 0;
  /** Whether a row of each half is waiting. */
  private hasFirst: boolean = false;
  private hasSecond: boolean = false;

  /** Makes the parts of the sector in the fields `cx` to `isReflex`. */
  shape(): void {
    const { cx, cy, radius, ux, uy, vx, vy, isReflex, first, second, disc } = this;
    this.isDisc = isReflex && ux === vx && uy === vy;
    if (this.isDisc) {
      disc.cx = cx;
      disc.cy = cy;
      disc.radius = radius;
      return;
    }
    first.cx = cx;
    first.cy = cy;
    first.radius = radius;
    first.ux = ux;
    first.uy = uy;
    first.vx = isReflex ? -ux : vx;
    first.vy = isReflex ? -uy : vy;
    first.shape();
    if (!isReflex) return;
    second.cx = cx;
    second.cy = cy;
    second.radius = radius;
    second.ux = -vx;
    second.uy = -vy;
    second.vx = vx;
    second.vy = vy;
    second.shape();
  }

  /** The columns and rows in which the sector ends, regardless of bounds. */
  get box(): Box {
    const { first, second } = this;
    if (this.isDisc) {
      const { cx, cy, radius } = this;
      return {
        left: floorOfSum(cx, -radius),
        top: floorOfSum(cy, -radius),
        right: floorOfSum(cx, radius),
        bottom: floorOfSum(cy, radius),
      };
    }
    if (!this.isReflex) return first.box;
    return {
      left: Math.min(first.box.left, second.box.left),
      top: Math.min(first.box.top, second.box.top),
      right: Math.max(first.box.right, second.box.right),
      bottom: Math.max(first.box.bottom, second.box.bottom),
    };
  }

  /**
   * Starts on the sector. The rows have only tiles in columns `west` to `east` and rows `north` to `south`, all
   * inclusive.
   */
  begin(inclusion: SectorCode, west: number, north: number, east: number, south: number): void {
    const { first, second } = this;
    this.hasSpan = false;
    this.hasFirst = false;
    this.hasSecond = false;
    if (this.isDisc) {
      this.disc.begin(inclusion, west, north, east, south);
      return;
    }
    first.begin(inclusion, west, north, east, south);
    if (!this.isReflex) return;
    second.begin(inclusion, west, north, east, south);
    this.hasFirst = first.next();
    this.hasSecond = second.next();
  }

  next(): boolean {
    if (this.hasSpan) {
      this.hasSpan = false;
      this.xMin = this.spanMin;
      this.xMax = this.spanMax;
      return true;
    }
    if (this.isReflex && !this.isDisc) return this.nextOfHalves();
    const rows = this.isDisc ? this.disc : this.first;
    if (!rows.next()) return false;
    this.y = rows.y;
    this.xMin = rows.xMin;
    this.xMax = rows.xMax;
    return true;
  }

  private nextOfHalves(): boolean {
    const { first, second } = this;
    if (!this.hasFirst && !this.hasSecond) return false;
    const isFirst = this.hasFirst && (!this.hasSecond || first.y <= second.y);
    const isSecond = this.hasSecond && (!this.hasFirst || second.y <= first.y);
    this.unite(isFirst, isSecond);
    if (isFirst) this.hasFirst = first.next();
    if (isSecond) this.hasSecond = second.next();
    return true;
  }

  /** Sets the current row to that of the halves, of one of them or both. */
  private unite(isFirst: boolean, isSecond: boolean): void {
    const { first, second } = this;
    this.y = isFirst ? first.y : second.y;
    if (isFirst && isSecond) {
      const western = first.xMin <= second.xMin ? first : second;
      const eastern = western === first ? second : first;
      this.xMin = western.xMin;
      this.hasSpan = eastern.xMin > western.xMax + 1;
      if (this.hasSpan) {
        this.xMax = western.xMax;
        this.spanMin = eastern.xMin;
        this.spanMax = eastern.xMax;
      } else {
        this.xMax = Math.max(western.xMax, eastern.xMax);
      }
    } else {
      this.xMin = isFirst ? first.xMin : second.xMin;
      this.xMax = isFirst ? first.xMax : second.xMax;
    }
  }
}
