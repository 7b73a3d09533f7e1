/**
 * The rows of tiles of a closed sector. A row of more than half a turn may have two spans, which are given one after the
 * other, from west to east.
 *
 *         \    |    /         For `any`, a row north or south of the center has a span for each part of the sector on that
 *      a   \   |   /   b      side: two where both edges bound a sector of more than half a turn, and otherwise one. All
 *           \  |  /           parts meet in the center, so their spans in its row are one.
 *     -------- c --------
 *              s              `sector-part.ts` finds spans by floating-point arithmetic. Rows of which rounding could decide
 *                             come from `exact-sector-rows.ts`, and so does everything else.
 */
import type { TileRect } from '@tilewright/tilemap';
import { MAX_TILE, MIN_TILE } from '@tilewright/tilemap/kernel';
import type { Box } from './cone-outline.js';
import { ExactSectorRows } from './exact-sector-rows.js';
import {
  ANY,
  CENTER,
  COUNTED_ROWS,
  EDGE_ERROR,
  FEW_ROWS,
  FINE,
  FINE_EXTENT,
  INSIDE,
  type InclusionCode,
  NEAR_TILES,
} from './limits.js';
import type { CountableRows } from './rows.js';
import { FOUND, type Knowledge, NOTHING, SectorEdge, SectorPart, UNKNOWN } from './sector-part.js';

/** No sector of parts is so far away. */
const NO_ROW = NEAR_TILES;

export class SectorRows implements CountableRows {
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

  private readonly exact: ExactSectorRows = new ExactSectorRows();
  /** Whether `exact` has this sector, and whether it has started on it. */
  private isShaped: boolean = false;
  private isStarted: boolean = false;

  /** Whether the squares of center and radius are exact. */
  isFine: boolean = false;
  inclusion: InclusionCode = ANY;

  /** Whether rows come from the parts: those north of the center, and those south of it, the western one first. */
  private hasParts: boolean = false;
  private readonly edgeU: SectorEdge = new SectorEdge();
  private readonly edgeV: SectorEdge = new SectorEdge();
  private readonly northWest: SectorPart = new SectorPart();
  private readonly northEast: SectorPart = new SectorPart();
  private readonly southWest: SectorPart = new SectorPart();
  private readonly southEast: SectorPart = new SectorPart();
  private northCount: number = 0;
  private southCount: number = 0;
  /** The row of the center, if its line through the center counts. */
  private centerRow: number = 0;
  /** A box of tiles around the parts. */
  private left: number = 0;
  private right: number = 0;
  private top: number = 0;
  private bottom: number = 0;

  private west: number = 0;
  private north: number = 0;
  private east: number = -1;
  private south: number = -1;
  private lastRow: number = -1;
  /** The second span of the current row, if it waits. */
  private hasSpan: boolean = false;
  private spanMin: number = 0;
  private spanMax: number = 0;

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

  /** Divides an ordinary sector into its parts. Returns whether it is one: near, and neither a disc nor a level segment. */
  private divide(): boolean {
    const { cx, cy, radius, ux, uy, vx, vy, isReflex, edgeU, edgeV } = this;
    const { northWest, northEast, southWest, southEast } = this;
    const squaredU = ux * ux + uy * uy;
    const squaredV = vx * vx + vy * vy;
    const areUnits = squaredU > 0.5 && squaredU < 2 && squaredV > 0.5 && squaredV < 2;
    const isDisc = isReflex && ux === vx && uy === vy;
    if (isDisc || !areUnits || !(Math.abs(cx) + Math.abs(cy) + radius < NEAR_TILES)) return false;
    this.isFine =
      Math.abs(cx) + Math.abs(cy) + radius < FINE_EXTENT &&
      cx * FINE === ((cx * FINE) | 0) &&
      cy * FINE === ((cy * FINE) | 0) &&
      radius * FINE === ((radius * FINE) | 0);
    const perU = radius / Math.sqrt(squaredU);
    edgeU.x = ux;
    edgeU.y = uy;
    edgeU.cornerX = cx + perU * ux;
    edgeU.rise = perU * Math.abs(uy);
    const perV = radius / Math.sqrt(squaredV);
    edgeV.x = vx;
    edgeV.y = vy;
    edgeV.cornerX = cx + perV * vx;
    edgeV.rise = perV * Math.abs(vy);

    // Clockwise from u to v: in the north from west to east, in the south from east to west.
    const isUNorth = uy < 0;
    const isVNorth = vy < 0;
    this.northCount = 1;
    if (isReflex && isUNorth && isVNorth) {
      northWest.take(this, true, undefined, edgeV);
      northEast.take(this, true, edgeU, undefined);
      this.northCount = 2;
    } else if (isReflex || isUNorth || isVNorth || (uy === 0 && vy === 0 && ux < 0 && vx > 0)) {
      northWest.take(this, true, isUNorth ? edgeU : undefined, isVNorth ? edgeV : undefined);
    } else {
      this.northCount = 0;
    }
    const isUSouth = uy > 0;
    const isVSouth = vy > 0;
    this.southCount = 1;
    if (isReflex && isUSouth && isVSouth) {
      southWest.take(this, false, undefined, edgeU);
      southEast.take(this, false, edgeV, undefined);
      this.southCount = 2;
    } else if (isReflex || isUSouth || isVSouth || (uy === 0 && vy === 0 && ux > 0 && vx < 0)) {
      southWest.take(this, false, isVSouth ? edgeV : undefined, isUSouth ? edgeU : undefined);
    } else {
      this.southCount = 0;
    }
    this.measure();
    return this.northCount + this.southCount > 0;
  }

  /** Sets the box around the parts. */
  private measure(): void {
    const { cx, cy, radius, northCount, southCount, northWest, northEast, southWest, southEast } = this;
    let west = cx;
    let east = cx;
    let north = 0;
    let south = 0;
    if (northCount > 0) {
      west = Math.min(west, northWest.left);
      east = Math.max(east, northWest.right);
      north = northWest.reach;
    }
    if (northCount > 1) {
      east = Math.max(east, northEast.right);
      north = Math.max(north, northEast.reach);
    }
    if (southCount > 0) {
      west = Math.min(west, southWest.left);
      east = Math.max(east, southWest.right);
      south = southWest.reach;
    }
    if (southCount > 1) {
      east = Math.max(east, southEast.right);
      south = Math.max(south, southEast.reach);
    }
    const error = EDGE_ERROR * (Math.abs(cx) + Math.abs(cy) + radius + 1);
    this.left = Math.floor(west - error) | 0;
    this.right = Math.floor(east + error) | 0;
    this.top = Math.floor(cy - north - error) | 0;
    this.bottom = Math.floor(cy + south + error) | 0;
    const row = Math.floor(cy) | 0;
    this.centerRow = this.inclusion === ANY || row + CENTER === cy ? row : NO_ROW;
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

  /** Finds the spans of a row beside that of the center. */
  private find(y: number): Knowledge {
    const isNorth = y + this.inclusion < this.cy;
    const count = isNorth ? this.northCount : this.southCount;
    if (count === 0) return NOTHING;
    const western = isNorth ? this.northWest : this.southWest;
    const found = western.find(y);
    if (found === UNKNOWN) return UNKNOWN;
    this.xMin = western.xMin;
    this.xMax = western.xMax;
    if (count === 1) return found;
    const eastern = isNorth ? this.northEast : this.southEast;
    const also = eastern.find(y);
    if (also !== FOUND) return also === UNKNOWN ? UNKNOWN : found;
    if (found !== FOUND) {
      this.xMin = eastern.xMin;
      this.xMax = eastern.xMax;
    } else if (eastern.xMin > western.xMax + 1) {
      this.hasSpan = true;
      this.spanMin = eastern.xMin;
      this.spanMax = eastern.xMax;
    } else {
      this.xMax = Math.max(western.xMax, eastern.xMax);
    }
    return FOUND;
  }

  /** Finds the span of the row of the center, in which all parts meet. */
  private findCenter(y: number): Knowledge {
    const { northCount, southCount } = this;
    this.xMin = NEAR_TILES;
    this.xMax = -NEAR_TILES;
    if (northCount > 0 && !this.unite(this.northWest, y)) return UNKNOWN;
    if (northCount > 1 && !this.unite(this.northEast, y)) return UNKNOWN;
    if (southCount > 0 && !this.unite(this.southWest, y)) return UNKNOWN;
    if (southCount > 1 && !this.unite(this.southEast, y)) return UNKNOWN;
    return FOUND;
  }

  private unite(part: SectorPart, y: number): boolean {
    if (part.find(y) !== FOUND) return false;
    if (part.xMin < this.xMin) this.xMin = part.xMin;
    if (part.xMax > this.xMax) this.xMax = part.xMax;
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
