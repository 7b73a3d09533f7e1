/**
 * The rows of tiles of a closed sector. A row of more than half a turn may have two spans, which are given one after the
 * other, from west to east.
 *
 * `sector-parts.ts` finds the spans by floating-point arithmetic. `exact-sector-rows.ts` finds them where rounding could
 * decide, for `inside`, and for large sectors that bounds cut off.
 */
import type { TileRect } from '@tilewright/tilemap';
import { MAX_TILE, MIN_TILE } from '@tilewright/tilemap/kernel';
import type { Box } from './cone-outline.js';
import { ExactSectorRows } from './exact-sector-rows.js';
import {
  COUNTED_ROWS,
  FEW_ROWS,
  FOUND,
  type InclusionCode,
  INSIDE,
  type Knowledge,
  NOTHING,
  UNKNOWN,
} from './limits.js';
import type { CountableRows } from './rows.js';
import { SectorParts } from './sector-parts.js';

export class SectorRows extends SectorParts implements CountableRows {
  private readonly exact: ExactSectorRows = new ExactSectorRows();
  /** Whether `exact` has this sector, and whether it has started on it. */
  private isShaped: boolean = false;
  private isStarted: boolean = false;
  /** Whether rows come from the parts. */
  private hasParts: boolean = false;

  // The bounds, with which rows are started again after they were counted.
  private west: number = 0;
  private north: number = 0;
  private east: number = -1;
  private south: number = -1;
  private lastRow: number = -1;

  /** Takes the sector in the fields `cx` to `isReflex`. */
  shape(): void {
    this.isShaped = false;
  }

  /** The columns and rows in which the sector ends, regardless of bounds. */
  get box(): Box {
    return this.shaped.box;
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
    const { west, north, east, south } = this;
    this.hasSpan = false;
    this.isStarted = false;
    this.hasParts = this.inclusion !== INSIDE && this.divide();
    if (this.hasParts) {
      const first = Math.max(north, this.top);
      this.lastRow = west > east ? first - 1 : Math.min(south, this.bottom);
      this.y = first - 1;
      // Where many rows may miss the bounds, exact rows skip them.
      this.hasParts = this.lastRow - first <= FEW_ROWS || (this.left >= west && this.right <= east);
    }
    if (!this.hasParts) this.start();
  }

  /** `exact` with the sector. */
  private get shaped(): ExactSectorRows {
    const { exact } = this;
    if (this.isShaped) return exact;
    exact.cx = this.cx;
    exact.cy = this.cy;
    exact.radius = this.radius;
    exact.ux = this.ux;
    exact.uy = this.uy;
    exact.vx = this.vx;
    exact.vy = this.vy;
    exact.isReflex = this.isReflex;
    exact.shape();
    this.isShaped = true;
    return exact;
  }

  private start(): void {
    this.shaped.begin(this.inclusion, this.west, this.north, this.east, this.south);
    this.isStarted = true;
  }

  next(): boolean {
    if (!this.hasParts) return this.nextOfExact();
    if (this.hasSpan) {
      this.hasSpan = false;
      this.xMin = this.spanMin;
      this.xMax = this.spanMax;
      return true;
    }
    const { lastRow, centerRow } = this;
    for (let y = this.y + 1; y <= lastRow; y++) {
      let known = y === centerRow ? this.findCenter(y) : this.find(y);
      if (known === UNKNOWN) known = this.settle(y);
      if (known === FOUND && this.clip()) {
        this.y = y;
        return true;
      }
    }
    this.y = lastRow;
    return false;
  }

  private nextOfExact(): boolean {
    const { exact } = this;
    if (!exact.next()) return false;
    this.y = exact.y;
    this.xMin = exact.xMin;
    this.xMax = exact.xMax;
    return true;
  }

  /** Finds the spans of a row by exact arithmetic. */
  private settle(y: number): Knowledge {
    if (!this.isStarted) this.start();
    const { exact } = this;
    this.hasSpan = false;
    if (!exact.seek(y)) return NOTHING;
    this.xMin = exact.xMin;
    this.xMax = exact.xMax;
    this.hasSpan = exact.hasSpan;
    this.spanMin = exact.spanMin;
    this.spanMax = exact.spanMax;
    return FOUND;
  }

  /** Clips the spans of a row to the bounds; returns whether tiles are left. */
  private clip(): boolean {
    const { west, east } = this;
    if (this.hasSpan) {
      if (this.spanMin < west) this.spanMin = west;
      if (this.spanMax > east) this.spanMax = east;
      if (this.spanMin > this.spanMax) this.hasSpan = false;
    }
    if (this.xMin < west) this.xMin = west;
    if (this.xMax > east) this.xMax = east;
    if (this.xMin <= this.xMax) return true;
    const { hasSpan } = this;
    this.xMin = this.spanMin;
    this.xMax = this.spanMax;
    this.hasSpan = false;
    return hasSpan;
  }

  get tilesAtMost(): number {
    if (!this.hasParts) return this.exact.tilesAtMost;
    const columns = Math.min(this.east, this.right) - Math.max(this.west, this.left) + 1;
    return columns > 0 ? columns * Math.max(0, this.lastRow - this.y) : 0;
  }

  countTiles(numbers: number): number {
    if (!this.hasParts) return this.exact.countTiles(numbers);
    let count = 0;
    for (let rowsLeft = COUNTED_ROWS; rowsLeft > 0 && this.next();) {
      count += this.xMax - this.xMin + 1;
      if (2 * count > numbers) rowsLeft--;
    }
    this.restart();
    return count;
  }
}
