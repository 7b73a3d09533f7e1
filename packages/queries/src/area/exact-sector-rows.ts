/**
 * The rows of tiles of a closed sector, in all cases. More than half a turn is not convex: such a sector is the union of two
 * half discs, and a row may have two spans, which are given one after the other, from west to east.
 *
 *        u '.    .' v        half    on the right of u, or on the left of v
 *       .    \  /    .
 *       |     c      |       What lies between v and u, on neither side, is left out: an open cone. A tile is completely in
 *        '._      _.'        the sector if it is completely in the disc and has no point in common with the cone.
 *           '----'
 */
import type { TileRect } from '@tilewright/tilemap';
import { MAX_TILE, MIN_TILE } from '@tilewright/tilemap/kernel';
import { floorOfSum } from '../exact/rounding.js';
import { CircleRows } from './circle-rows.js';
import type { Box } from './cone-outline.js';
import { ConeRows } from './cone-rows.js';
import { ANY, COUNTED_ROWS, INSIDE, type InclusionCode } from './limits.js';
import type { CountableRows } from './rows.js';

export class ExactSectorRows implements CountableRows {
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
  private readonly cone: ConeRows = new ConeRows();
  private readonly disc: CircleRows = new CircleRows();
  private isDisc: boolean = false;
  private inclusion: InclusionCode = ANY;
  // The bounds, which rows are started with again after they were counted.
  private west: number = 0;
  private north: number = 0;
  private east: number = -1;
  private south: number = -1;

  /** The second span of the current row, if it has one. */
  hasSpan: boolean = false;
  spanMin: number = 0;
  spanMax: number = 0;
  /** Whether a row of each half is waiting. */
  private hasFirst: boolean = false;
  private hasSecond: boolean = false;

  /** Makes the parts of the sector in the fields `cx` to `isReflex`. */
  shape(): void {
    const { cx, cy, radius, ux, uy, vx, vy, isReflex, first, second, cone, disc } = this;
    this.isDisc = isReflex && ux === vx && uy === vy;
    if (isReflex) {
      disc.cx = cx;
      disc.cy = cy;
      disc.radius = radius;
    }
    if (this.isDisc) return;
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
    cone.hasArc = false;
    cone.cx = cx;
    cone.cy = cy;
    cone.radius = 0;
    cone.ux = vx;
    cone.uy = vy;
    cone.vx = ux;
    cone.vy = uy;
    cone.shape();
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

  /** See `SpanRows.begin`. */
  begin(inclusion: InclusionCode, west: number, north: number, east: number, south: number): void {
    this.inclusion = inclusion;
    this.west = west;
    this.north = north;
    this.east = east;
    this.south = south;
    this.restart();
  }

  beginIn(inclusion: InclusionCode, bounds: TileRect | undefined): void {
    if (bounds === undefined) {
      this.begin(inclusion, MIN_TILE, MIN_TILE, MAX_TILE, MAX_TILE);
    } else {
      const { x, y, width, height } = bounds;
      this.begin(inclusion, x, y, x + width - 1, y + height - 1);
    }
  }

  private restart(): void {
    const { inclusion, west, north, east, south, first, second, isReflex } = this;
    this.hasSpan = false;
    this.hasFirst = false;
    this.hasSecond = false;
    if (this.isOfDisc) {
      this.disc.begin(inclusion, west, north, east, south);
      if (!this.isDisc) this.cone.clip(west, east);
      return;
    }
    first.begin(inclusion, west, north, east, south);
    if (!isReflex) return;
    second.begin(inclusion, west, north, east, south);
    this.hasFirst = first.next();
    this.hasSecond = second.next();
  }

  /** Whether rows are those of the disc, or what the cone leaves of them. */
  private get isOfDisc(): boolean {
    return this.isDisc || (this.isReflex && this.inclusion === INSIDE);
  }

  next(): boolean {
    if (this.hasSpan) {
      this.hasSpan = false;
      this.xMin = this.spanMin;
      this.xMax = this.spanMax;
      return true;
    }
    if (this.isOfDisc) return this.nextOfDisc();
    if (this.isReflex) return this.nextOfHalves();
    const { first } = this;
    if (!first.next()) return false;
    this.y = first.y;
    this.xMin = first.xMin;
    this.xMax = first.xMax;
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

  /** Goes to a row of `any`, of a sector that is not a disc; returns whether it has tiles. Rows do not go on from there. */
  seek(y: number): boolean {
    const { first, second, isReflex } = this;
    const isFirst = first.seek(y);
    const isSecond = isReflex && second.seek(y);
    this.hasSpan = false;
    if (isFirst || isSecond) this.unite(isFirst, isSecond);
    return isFirst || isSecond;
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

  private nextOfDisc(): boolean {
    const { disc, cone } = this;
    while (disc.next()) {
      const { y, xMin, xMax } = disc;
      this.y = y;
      this.xMin = xMin;
      this.xMax = xMax;
      if (this.isDisc || !cone.meetsRow(y)) return true;
      const { xMin: coneMin, xMax: coneMax } = cone;
      if (coneMin > xMax || coneMax < xMin) return true;
      const hasWest = coneMin > xMin;
      const hasEast = coneMax < xMax;
      if (!hasWest && !hasEast) continue;
      this.hasSpan = hasWest && hasEast;
      this.spanMin = coneMax + 1;
      this.spanMax = xMax;
      if (hasWest) this.xMax = coneMin - 1;
      else this.xMin = coneMax + 1;
      return true;
    }
    return false;
  }

  get tilesAtMost(): number {
    if (this.isOfDisc) return this.disc.tilesAtMost;
    return this.first.tilesAtMost + (this.isReflex ? this.second.tilesAtMost : 0) + this.waitingTiles;
  }

  /** The tiles of the rows that wait, which `tilesAtMost` of their halves no longer counts. */
  private get waitingTiles(): number {
    const { first, second } = this;
    return (this.hasFirst ? first.xMax - first.xMin + 1 : 0) + (this.hasSecond ? second.xMax - second.xMin + 1 : 0);
  }

  countTiles(numbers: number): number {
    let count = 0;
    for (let rowsLeft = COUNTED_ROWS; rowsLeft > 0 && this.next();) {
      count += this.xMax - this.xMin + 1;
      if (2 * count > numbers) rowsLeft--;
    }
    this.restart();
    return count;
  }
}
