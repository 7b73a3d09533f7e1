/**
 * The tiles of a row that are in the disc and the sector of a view: up to two runs, decided exactly.
 *
 *     center    the tiles whose centers are in both
 *     any       the tiles whose closed squares meet the disc and also meet the sector
 *
 * A sector is made of two half-planes, one at each edge: their intersection up to half a turn, their union beyond. A
 * square meets a half-plane if its corner deepest in the half-plane does. A square that meets both half-planes of a
 * convex sector may still lie behind the eye: then it does not meet the bounding box of the sector.
 */
import { ENDLESS, KEPT_ROWS, MOST_COLUMNS } from '../limits.js';
import {
  EYE_X,
  EYE_Y,
  FROM_X,
  FROM_Y,
  isInDisc,
  type Limits,
  POINT_X,
  POINT_Y,
  RADIUS,
  REACH_NUMBERS,
  sideOf,
  TO_X,
  TO_Y,
} from './disc-and-sector.js';

export class Reach implements Limits {
  /** Written by the caller. */
  readonly numbers: Float64Array = new Float64Array(REACH_NUMBERS);
  hasSector: boolean = false;
  isReflex: boolean = false;
  isAny: boolean = false;

  // The two runs of the row; an empty run ends before it starts.
  first: number = 0;
  last: number = -1;
  otherFirst: number = 0;
  otherLast: number = -1;

  // The columns of the row in which rays matter.
  rayWest: number = 0;
  rayEast: number = -1;

  // Whether a convex sector extends to these sides of the eye.
  hasWest: boolean = true;
  hasEast: boolean = true;
  hasNorth: boolean = true;
  hasSouth: boolean = true;

  // The tile of the eye: its row, and its column counted from the first bit of a row. Both are 0 if the disc is not
  // cached.
  private left: number = 0;
  private column: number = 0;
  private row: number = 0;
  private hasDisc: boolean = false;
  // The cached disc: four limits per row. Row 0 is `middle` rows north of the eye.
  private kept: Int32Array = new Int32Array(4);
  private middle: number = 0;
  // The key of the cache: the position of the eye in its tile, and the radius.
  private readonly keptFor: Float64Array = new Float64Array(3);
  private wasAny: boolean = false;

  /** Prepares the sector. */
  start(): void {
    const { numbers } = this;
    const isOpen = !this.hasSector || this.isReflex;
    const ux = numbers[FROM_X]!;
    const uy = numbers[FROM_Y]!;
    const vx = numbers[TO_X]!;
    const vy = numbers[TO_Y]!;
    const isRay = ux === vx && uy === vy;
    // An edge points to that side, or a direction between the edges does.
    this.hasWest = isOpen || ux < 0 || vx < 0 || (!isRay && uy >= 0 && vy <= 0);
    this.hasEast = isOpen || ux > 0 || vx > 0 || (!isRay && uy <= 0 && vy >= 0);
    this.hasNorth = isOpen || uy < 0 || vy < 0 || (!isRay && ux <= 0 && vx >= 0);
    this.hasSouth = isOpen || uy > 0 || vy > 0 || (!isRay && ux >= 0 && vx <= 0);
  }

  /**
   * Prepares the disc. Keeps the cached limits if radius and position within the tile are the same.
   *
   * @param left - the column of the first bit of a row, relative to which columns count from then on
   */
  startRows(left: number): void {
    const { numbers, keptFor } = this;
    const x = numbers[EYE_X]!;
    const y = numbers[EYE_Y]!;
    const radius = numbers[RADIUS]!;
    const dx = x - Math.floor(x);
    const dy = y - Math.floor(y);
    const isKept = radius <= KEPT_ROWS;
    this.left = left;
    this.hasDisc = radius < ENDLESS;
    this.column = isKept ? (Math.floor(x) - left) | 0 : 0;
    this.row = isKept ? Math.floor(y) | 0 : 0;
    const isSame = dx === keptFor[0] && dy === keptFor[1] && radius === keptFor[2] && this.isAny === this.wasAny;
    // Otherwise the difference is rounded.
    const isExact = dx + Math.floor(x) === x && dy + Math.floor(y) === y;
    if (isSame && isExact) return;
    keptFor[0] = isExact ? dx : Number.NaN;
    keptFor[1] = dy;
    keptFor[2] = radius;
    this.wasAny = this.isAny;
    this.middle = isKept ? Math.ceil(radius) + 3 : 0;
    const length = 8 * this.middle + 4;
    if (this.kept.length < length) this.kept = new Int32Array(length);
    this.kept.fill(UNKNOWN, 0, length);
  }

  /** Moves to a row. Clips its runs and rays to the columns from `west` to `east`. */
  enter(row: number, west: number, east: number): void {
    const { kept, middle, column } = this;
    this.otherFirst = 0;
    this.otherLast = -1;
    this.rayWest = west;
    this.rayEast = east;
    this.first = west;
    this.last = east;
    if (this.hasDisc) {
      const at = 4 * (middle === 0 ? 0 : (row - this.row + middle) | 0);
      if (middle === 0 || kept[at] === UNKNOWN) this.limit(row, at);
      this.rayWest = Math.max(west, Math.min(column + kept[at]!, east + 1)) | 0;
      this.rayEast = Math.min(east, Math.max(column + kept[at + 1]!, west - 1)) | 0;
      this.first = Math.max(west, column + kept[at + 2]!) | 0;
      this.last = Math.min(east, column + kept[at + 3]!) | 0;
    }
    if (this.hasSector && this.first <= this.last) {
      const { left } = this;
      this.first += left;
      this.last += left;
      this.otherFirst = left;
      this.otherLast = left - 1;
      this.clipToSector(row);
      this.first -= left;
      this.last -= left;
      this.otherFirst -= left;
      this.otherLast -= left;
    }
  }

  /**
   * Computes the limits of the disc in a row, relative to the column of the eye: for rays a rough but sufficient
   * limit, for tiles the exact limit.
   */
  private limit(row: number, at: number): void {
    const { numbers, kept, isAny, left } = this;
    const x = numbers[EYE_X]!;
    const y = numbers[EYE_Y]!;
    const radius = numbers[RADIUS]!;
    const origin = this.column + left;
    // The y nearest to the eye: of the squares of the row, and of what must be in the disc.
    const side = Math.max(row, Math.min(y, row + 1));
    const nearest = isAny ? side : row + 0.5;
    // A tile whose center or square is in the disc may be lit at any of its corners.
    const ray = halfChord(radius + (isAny ? 1.5 : 0.75), side - y);
    const half = halfChord(radius, nearest - y);
    numbers[POINT_Y] = nearest;
    // Adding 0 turns -0, which engines box, into 0.
    let first = Math.ceil(x - half - (isAny ? 1 : 0.5)) + 0;
    let last = Math.floor(x + half - (isAny ? 0 : 0.5)) + 0;
    while (this.isInDisc(first - 1)) first--;
    while (this.isInDisc(last + 1)) last++;
    while (first <= last && !this.isInDisc(first)) first++;
    while (first <= last && !this.isInDisc(last)) last--;
    kept[at] = clamped(Math.floor(x - ray) - origin);
    kept[at + 1] = clamped(Math.floor(x + ray) - origin);
    kept[at + 2] = clamped(first - origin);
    kept[at + 3] = clamped(last - origin);
  }

  /** Whether the center of a tile is in the disc; with `'any'`, the nearest point of its square. */
  private isInDisc(column: number): boolean {
    const { numbers } = this;
    numbers[POINT_X] = this.isAny ? Math.max(column, Math.min(numbers[EYE_X]!, column + 1)) : column + 0.5;
    return isInDisc(numbers);
  }

  private clipToSector(row: number): void {
    const { first, last, isReflex, isAny } = this;
    if (isReflex) {
      this.clipToEdge(row, FROM_X, 1);
      const { first: fromFirst, last: fromLast } = this;
      this.first = first;
      this.last = last;
      this.clipToEdge(row, TO_X, -1);
      this.otherFirst = this.first;
      this.otherLast = this.last;
      this.first = fromFirst;
      this.last = fromLast;
      return;
    }
    this.clipToEdge(row, FROM_X, 1);
    this.clipToEdge(row, TO_X, -1);
    if (isAny) this.clipToBox(row);
    else if (this.first <= this.last) this.clipToAhead(row);
  }

  /** A square must also meet the bounding box of a convex sector. */
  private clipToBox(row: number): void {
    const x = this.numbers[EYE_X]!;
    const y = this.numbers[EYE_Y]!;
    if ((!this.hasNorth && row + 1 < y) || (!this.hasSouth && row > y)) {
      this.last = this.first - 1;
      return;
    }
    if (!this.hasWest) this.first = Math.max(this.first, Math.ceil(x) - 1);
    if (!this.hasEast) this.last = Math.min(this.last, Math.floor(x));
  }

  /**
   * Removes points that are collinear with both edges and behind the eye. If the edges are opposite, there are no
   * such points.
   */
  private clipToAhead(row: number): void {
    const { numbers } = this;
    const ux = numbers[FROM_X]!;
    const uy = numbers[FROM_Y]!;
    if (ux !== numbers[TO_X]! || uy !== numbers[TO_Y]!) return;
    const x = numbers[EYE_X]!;
    const off = row + 0.5 - numbers[EYE_Y]!;
    if (uy !== 0 && off !== 0) {
      if (uy > 0 !== off > 0) this.last = this.first - 1;
    } else if (ux > 0) {
      let first = Math.max(this.first, Math.floor(x) - 1);
      while (first + 0.5 < x) first++;
      this.first = first;
    } else if (ux < 0) {
      let last = Math.min(this.last, Math.floor(x) + 1);
      while (last + 0.5 > x) last--;
      this.last = last;
    }
  }

  /**
   * Keeps the tiles on one side of an edge: where the sign of `ux (py - ey) - uy (px - ex)` is 0 or the sign of `side`.
   *
   * @param edge - `FROM_X` or `TO_X`
   * @param side - 1 for right, -1 for left
   */
  private clipToEdge(row: number, edge: number, side: number): void {
    const { numbers, isAny } = this;
    const ux = numbers[edge]! * side;
    const uy = numbers[edge + 1]! * side;
    const y = numbers[EYE_Y]!;
    const shift = isAny ? (uy < 0 ? 1 : 0) : 0.5;
    const py = row + (isAny ? (ux > 0 ? 1 : 0) : 0.5);
    numbers[POINT_Y] = py;
    if (uy === 0) {
      if (ux * Math.sign(py - y) < 0) this.last = this.first - 1;
      return;
    }
    const cross = numbers[EYE_X]! + (ux * (py - y)) / uy - shift;
    if (uy < 0) {
      let column = Math.ceil(Math.max(this.first - 1, Math.min(cross, this.last + 2)));
      while (column > this.first && this.isBeside(edge, side, column - 1 + shift)) column--;
      while (column <= this.last && !this.isBeside(edge, side, column + shift)) column++;
      this.first = Math.max(this.first, column);
    } else {
      let column = Math.floor(Math.max(this.first - 2, Math.min(cross, this.last + 1)));
      while (column < this.last && this.isBeside(edge, side, column + 1 + shift)) column++;
      while (column >= this.first && !this.isBeside(edge, side, column + shift)) column--;
      this.last = Math.min(this.last, column);
    }
  }

  private isBeside(edge: number, side: number, px: number): boolean {
    const { numbers } = this;
    numbers[POINT_X] = px;
    return sideOf(numbers, edge) * side >= 0;
  }
}

/** A limit that has not been computed yet. */
const UNKNOWN = 0x7fff_ffff;

/** Half the chord of a circle at a distance from its center. */
function halfChord(radius: number, distance: number): number {
  const square = (radius - distance) * (radius + distance);
  return square > 0 ? Math.sqrt(square) : 0;
}

/** Beyond all columns, but still a small integer. */
function clamped(columns: number): number {
  return Math.max(-2 * MOST_COLUMNS, Math.min(columns, 2 * MOST_COLUMNS));
}
