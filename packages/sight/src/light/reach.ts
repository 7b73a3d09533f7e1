/**
 * Which tiles of a row the disc and the sector of a view have: up to two runs, decided exactly.
 *
 *     center    the tiles whose centers are in them
 *     any       the tiles whose closed squares meet the disc and meet the sector
 *
 * The sector is two half-planes, one beside each edge: both of them up to half a turn, and either of them beyond. A square
 * meets a half-plane if its corner that lies deepest in it does. A square that meets both half-planes of a convex sector may
 * still lie behind the eye: then it does not meet the box around the sector.
 */
import { signOfProductSum } from '@tilewright/units/exact';
import { CROSSING_ERROR, MARGIN, PRODUCT_ERROR, UNDERFLOW_BOUND } from '../limits.js';

// Where the numbers are, in an array for the reason in `row-lines.ts`.
export const EYE_X = 0;
export const EYE_Y = 1;
export const RADIUS = 2;
export const FROM_X = 3;
export const FROM_Y = 4;
export const TO_X = 5;
export const TO_Y = 6;
const POINT_Y = 7;
const NUMBERS = 8;

export class Reach {
  /** The eye, the radius of the disc or infinity, and the edges of the sector. The caller writes them. */
  readonly numbers: Float64Array = new Float64Array(NUMBERS);
  hasSector: boolean = false;
  isReflex: boolean = false;
  isAny: boolean = false;

  // The two runs of the row; a run without tiles ends before it starts.
  first: number = 0;
  last: number = -1;
  otherFirst: number = 0;
  otherLast: number = -1;

  // The columns in which rays of the row matter.
  rayWest: number = 0;
  rayEast: number = -1;

  // Whether the sector, if it is convex, leads to these sides of the eye.
  hasWest: boolean = true;
  hasEast: boolean = true;
  hasNorth: boolean = true;
  hasSouth: boolean = true;

  private readonly factors: Float64Array = new Float64Array(14);

  /** Takes in the sector that was written. */
  start(): void {
    const { numbers } = this;
    const isOpen = !this.hasSector || this.isReflex;
    const ux = numbers[FROM_X]!;
    const uy = numbers[FROM_Y]!;
    const vx = numbers[TO_X]!;
    const vy = numbers[TO_Y]!;
    const isRay = ux === vx && uy === vy;
    // An edge leads there, or the direction between them.
    this.hasWest = isOpen || ux < 0 || vx < 0 || (!isRay && uy >= 0 && vy <= 0);
    this.hasEast = isOpen || ux > 0 || vx > 0 || (!isRay && uy <= 0 && vy >= 0);
    this.hasNorth = isOpen || uy < 0 || vy < 0 || (!isRay && ux <= 0 && vx >= 0);
    this.hasSouth = isOpen || uy > 0 || vy > 0 || (!isRay && ux >= 0 && vx <= 0);
  }

  /** Goes to a row; its runs are clipped to the columns from `west` to `east`. */
  enter(row: number, west: number, east: number): void {
    this.first = west;
    this.last = east;
    this.otherFirst = 0;
    this.otherLast = -1;
    if (this.numbers[RADIUS]! < Number.POSITIVE_INFINITY) this.clipToDisc(row);
    if (this.hasSector && this.first <= this.last) this.clipToSector(row);
  }

  /** Finds the columns outside of which no ray of a row matters: roughly, but never too few. */
  enterRays(row: number, west: number, east: number): void {
    const { numbers } = this;
    const x = numbers[EYE_X]!;
    const y = numbers[EYE_Y]!;
    const radius = numbers[RADIUS]! + MARGIN;
    const off = y < row ? row - y : y > row + 1 ? y - row - 1 : 0;
    const square = (radius - off) * (radius + off);
    const half = (square > 0 ? Math.sqrt(square) : 0) + 1;
    this.rayWest = Math.min(east + 1, Math.max(west, Math.floor(x - half))) | 0;
    this.rayEast = Math.max(west - 1, Math.min(east, Math.floor(x + half))) | 0;
  }

  private clipToDisc(row: number): void {
    const { numbers, isAny } = this;
    const x = numbers[EYE_X]!;
    const y = numbers[EYE_Y]!;
    const radius = numbers[RADIUS]!;
    // The point of the row that is nearest: that of the centers, or of the squares.
    const nearest = isAny ? Math.max(row, Math.min(y, row + 1)) : row + 0.5;
    const off = Math.abs(nearest - y);
    const square = (radius - off) * (radius + off);
    const half = square > 0 ? Math.sqrt(square) : 0;
    if (!isAny) {
      // The error of `half` is below 3 * 2^-53 of the square of the radius, divided by `half`.
      const westEnd = x - half - 0.5;
      const eastEnd = x + half - 0.5;
      const first = Math.ceil(westEnd);
      const last = Math.floor(eastEnd);
      const spare = 0.5 - Math.max(Math.abs(first - westEnd - 0.5), Math.abs(eastEnd - last - 0.5));
      if ((spare - CROSSING_ERROR * (Math.abs(x) + radius)) * half > CROSSING_ERROR * radius * radius) {
        const east = this.last;
        this.last = Math.max(this.first - 1, Math.min(east, last)) | 0;
        this.first = Math.min(east + 1, Math.max(this.first, first)) | 0;
        return;
      }
    }
    numbers[POINT_Y] = nearest;
    const { first: west, last: east } = this;
    let last = Math.floor(Math.min(x + half, east + 1));
    while (last < east && this.isInDisc(last + 1)) last++;
    const least = Math.max(west, Math.floor(x - half) - 2);
    while (last >= least && !this.isInDisc(last)) last--;
    let first = Math.ceil(Math.max(x - half - 1, west));
    while (first > west && this.isInDisc(first - 1)) first--;
    while (first <= last && !this.isInDisc(first)) first++;
    this.first = first;
    this.last = last < least ? first - 1 : Math.min(east, last);
  }

  /** Whether the center of a tile is in the disc, or the nearest point of its square. */
  private isInDisc(column: number): boolean {
    const { numbers, factors } = this;
    const x = numbers[EYE_X]!;
    const px = this.isAny ? Math.max(column, Math.min(x, column + 1)) : column + 0.5;
    const y = numbers[EYE_Y]!;
    const py = numbers[POINT_Y]!;
    const radius = numbers[RADIUS]!;
    const squareX = (px - x) * (px - x);
    const squareY = (py - y) * (py - y);
    const square = radius * radius;
    const difference = squareX + squareY - square;
    const error = PRODUCT_ERROR * (squareX + squareY + square) + UNDERFLOW_BOUND;
    if (difference > error) return false;
    if (difference < -error) return true;
    factors[0] = px;
    factors[1] = px;
    factors[2] = -2 * px;
    factors[3] = x;
    factors[4] = x;
    factors[5] = x;
    factors[6] = py;
    factors[7] = py;
    factors[8] = -2 * py;
    factors[9] = y;
    factors[10] = y;
    factors[11] = y;
    factors[12] = -radius;
    factors[13] = radius;
    return signOfProductSum(factors, 7) <= 0;
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

  /** A square must also meet the box around a convex sector. */
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

  /** Points on one line with both edges must not lie behind the eye. Two opposite edges have no such points. */
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
   * Keeps the tiles on one side of an edge: those for which the sign of `ux (py - ey) - uy (px - ex)` is 0 or that of `side`.
   *
   * @param edge - `FROM_X` or `TO_X`
   * @param side - 1 for the right hand, -1 for the left
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
      while (column > this.first && this.isBeside(ux, uy, column - 1 + shift)) column--;
      while (column <= this.last && !this.isBeside(ux, uy, column + shift)) column++;
      this.first = Math.max(this.first, column);
    } else {
      let column = Math.floor(Math.max(this.first - 2, Math.min(cross, this.last + 1)));
      while (column < this.last && this.isBeside(ux, uy, column + 1 + shift)) column++;
      while (column >= this.first && !this.isBeside(ux, uy, column + shift)) column--;
      this.last = Math.min(this.last, column);
    }
  }

  private isBeside(ux: number, uy: number, px: number): boolean {
    const { numbers, factors } = this;
    const x = numbers[EYE_X]!;
    const y = numbers[EYE_Y]!;
    const py = numbers[POINT_Y]!;
    const over = ux * (py - y);
    const under = uy * (px - x);
    const error = PRODUCT_ERROR * (Math.abs(over) + Math.abs(under)) + UNDERFLOW_BOUND;
    if (over - under > error) return true;
    if (under - over > error) return false;
    factors[0] = ux;
    factors[1] = py;
    factors[2] = -ux;
    factors[3] = y;
    factors[4] = -uy;
    factors[5] = px;
    factors[6] = uy;
    factors[7] = x;
    return signOfProductSum(factors, 4) >= 0;
  }
}
