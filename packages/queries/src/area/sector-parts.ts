/**
 * A sector, divided at the height of its center into convex parts, which find its rows.
 *
 *       .  \     /  .         A row north or south of the center has a span for each part on its side: two where both edges of a
 *      .  a \   / b  .        sector of more than half a turn are on that side, and otherwise one. All parts meet in the
 *      ------ c ------        center, so in its row their spans are one.
 *       '.    s    .'
 *         '-------'
 */
import {
  ANY,
  CENTER,
  EDGE_ERROR,
  FINE,
  FINE_EXTENT,
  FOUND,
  type InclusionCode,
  type Knowledge,
  NEAR_TILES,
  NO_ROW,
  NOTHING,
  UNKNOWN,
} from './limits.js';
import { SectorEdge, SectorPart } from './sector-part.js';

export class SectorParts {
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

  /** Whether the squares of center and radius are exact. */
  isFine: boolean = false;
  inclusion: InclusionCode = ANY;

  /** The parts north of the center, and those south of it: the western one first. */
  private readonly edgeU: SectorEdge = new SectorEdge();
  private readonly edgeV: SectorEdge = new SectorEdge();
  private readonly northWest: SectorPart = new SectorPart();
  private readonly northEast: SectorPart = new SectorPart();
  private readonly southWest: SectorPart = new SectorPart();
  private readonly southEast: SectorPart = new SectorPart();
  private northCount: number = 0;
  private southCount: number = 0;
  /** The row of the center, if its line through the center counts. */
  protected centerRow: number = 0;
  /** A box of tiles around the parts. */
  protected left: number = 0;
  protected right: number = 0;
  protected top: number = 0;
  protected bottom: number = 0;

  /** The second span of the current row, if it waits. */
  protected hasSpan: boolean = false;
  protected spanMin: number = 0;
  protected spanMax: number = 0;

  /** Divides an ordinary sector into its parts. Returns whether it is one: near, and neither a disc nor a level segment. */
  protected divide(): boolean {
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

  /** Finds the spans of a row beside that of the center. */
  protected find(y: number): Knowledge {
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
  protected findCenter(y: number): Knowledge {
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
}
