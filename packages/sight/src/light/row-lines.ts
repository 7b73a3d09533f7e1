/**
 * Where lines through the eye cross a row of tiles, decided exactly.
 *
 *     near  -----+-----+---o-+-----    the corners on the side of the eye
 *                |     |    \|
 *    center ---- | -o- | -o- o ----    the centers
 *                |     |     |\
 *      far  -----+-----+-----+-o---    the corners on the other side
 *
 * A double with an error bound decides almost always. Where it cannot, the sign of
 *
 *     (cx - ex) (y - ey) - (x - ex) (cy - ey)
 *
 * does, which says on which side of the line through the eye e and the corner c a point lies. On a coarse grid its products
 * are exact; elsewhere it is the sum of six exact products.
 */
import { signOfProductSum } from '@tilewright/units/exact';
import { COARSE_GRID, CROSSING_ERROR, MOST_COARSE_TILES, PRODUCT_ERROR, UNDERFLOW_BOUND } from '../limits.js';
import { type Beams, CORNER_X, CORNER_Y, SLOPE } from './beams.js';

/** The two lines of a row on which crossings are asked for. */
export const CENTER = 0;
export const FAR = 1;

// Where the numbers of a row are. In an array, since an engine boxes doubles that it passes to calls.
const EYE_X = 0;
const EYE_Y = 1;
const LOW = 2;
const HIGH = 3;
/** How far from the middle of a column a crossing may be, so that rounding does not matter. */
const CERTAIN = 4;
const DISTANCE = 5; // of the centers, and of the far corners
const HEIGHT = 7; // their y
const START = 9; // the x of the eye, less 0.5 for centers
const NUMBERS = 11;

export class RowLines {
  /** The column of the first bit of a row. */
  left: number = 0;
  /** The codes of what is farther west, or farther east, than all that matters. */
  lowCode: number = 0;
  highCode: number = 0;
  private readonly numbers: Float64Array = new Float64Array(NUMBERS);
  private readonly factors: Float64Array = new Float64Array(12);
  private isSouth: boolean = true;
  private isCoarse: boolean = false;

  /**
   * @param eye - its x and y
   * @param left - the column of the first bit of a row
   * @param first - the first column that matters, counted from `left`
   * @param last - the last one
   * @param reach - more than the coordinates of all tiles that matter
   */
  start(eye: Float64Array, left: number, first: number, last: number, reach: number): void {
    const { numbers } = this;
    const x = eye[0]!;
    const y = eye[1]!;
    numbers[EYE_X] = x;
    numbers[EYE_Y] = y;
    numbers[LOW] = left + first - 2;
    numbers[HIGH] = left + last + 3;
    numbers[START + CENTER] = x - 0.5;
    numbers[START + FAR] = x;
    numbers[CERTAIN] = 0.5 - CROSSING_ERROR * (2 * Math.abs(x) + reach + 4);
    this.left = left;
    this.lowCode = 2 * (first - 3) + 1;
    this.highCode = 2 * (last + 4) + 1;
    this.isCoarse =
      Math.abs(x) + Math.abs(y) + reach < MOST_COARSE_TILES &&
      Math.floor(x * COARSE_GRID) === x * COARSE_GRID &&
      Math.floor(y * COARSE_GRID) === y * COARSE_GRID;
  }

  /** Goes to a row, south or north of the eye. Its far corners must not be beside the eye. */
  enter(row: number, isSouth: boolean): void {
    const { numbers } = this;
    const far = isSouth ? row + 1 : row;
    numbers[HEIGHT + CENTER] = row + 0.5;
    numbers[HEIGHT + FAR] = far;
    numbers[DISTANCE + CENTER] = Math.abs(row + 0.5 - numbers[EYE_Y]!);
    numbers[DISTANCE + FAR] = Math.abs(far - numbers[EYE_Y]!);
    this.isSouth = isSouth;
  }

  /** Where a line crosses the centers or the far corners: a code as in `Beams`, for centers with columns from middle to middle. */
  crossing(beams: Beams, slot: number, line: number): number {
    const { numbers } = this;
    const x = numbers[START + line]! + beams.floats[3 * slot + SLOPE]! * numbers[DISTANCE + line]!;
    if (!(x >= numbers[LOW]! && x <= numbers[HIGH]!)) return x < numbers[LOW]! ? this.lowCode : this.highCode;
    const column = Math.floor(x);
    if (Math.abs(x - column - 0.5) < numbers[CERTAIN]!) return 2 * ((column - this.left) | 0) + 1;
    return this.settle(beams, slot, line);
  }

  /** The code of a line that crosses so near to a column's border that rounding could matter. */
  private settle(beams: Beams, slot: number, line: number): number {
    const { numbers, factors } = this;
    const ex = numbers[EYE_X]!;
    const ey = numbers[EYE_Y]!;
    const cx = beams.floats[3 * slot + CORNER_X]!;
    const cy = beams.floats[3 * slot + CORNER_Y]!;
    const shift = line === CENTER ? 0.5 : 0;
    const nearest = Math.floor(
      numbers[START + line]! + beams.floats[3 * slot + SLOPE]! * numbers[DISTANCE + line]! + 0.5,
    );
    const column = (nearest - this.left) | 0;
    const x = nearest + shift;
    const y = numbers[HEIGHT + line]!;
    const over = (cx - ex) * (y - ey);
    const under = (x - ex) * (cy - ey);
    const difference = over - under;
    let sign: number;
    if (this.isCoarse || Math.abs(difference) > PRODUCT_ERROR * (Math.abs(over) + Math.abs(under)) + UNDERFLOW_BOUND) {
      sign = difference > 0 ? 1 : difference < 0 ? -1 : 0;
    } else {
      factors[0] = cx;
      factors[1] = y;
      factors[2] = -cx;
      factors[3] = ey;
      factors[4] = -ex;
      factors[5] = y;
      factors[6] = -x;
      factors[7] = cy;
      factors[8] = x;
      factors[9] = ey;
      factors[10] = ex;
      factors[11] = cy;
      sign = signOfProductSum(factors, 6);
    }
    return 2 * column + (this.isSouth ? sign : -sign);
  }

  /** Puts a line through a corner of tiles. */
  aim(beams: Beams, slot: number, column: number, cornerY: number): void {
    const { numbers } = this;
    const x = column + this.left;
    const { floats } = beams;
    floats[3 * slot + CORNER_X] = x;
    floats[3 * slot + CORNER_Y] = cornerY;
    floats[3 * slot + SLOPE] = (x - numbers[EYE_X]!) / Math.abs(cornerY - numbers[EYE_Y]!);
  }

  /** -1, 0 or 1 if the western line of a beam is west of the eastern one, the same, or east of it. */
  compare(beams: Beams, slot: number): number {
    const { factors, numbers } = this;
    const { floats } = beams;
    const west = floats[3 * slot + SLOPE]!;
    const east = floats[3 * slot + 3 + SLOPE]!;
    const error = CROSSING_ERROR * (Math.abs(west) + Math.abs(east)) + UNDERFLOW_BOUND;
    // Horizontal lines have infinite slopes.
    if (west + error < east || error === Number.POSITIVE_INFINITY) return -1;
    if (east + error < west) return 1;
    const ex = numbers[EYE_X]!;
    const ey = numbers[EYE_Y]!;
    const ax = floats[3 * slot + CORNER_X]!;
    const ay = floats[3 * slot + CORNER_Y]!;
    const bx = floats[3 * slot + 3 + CORNER_X]!;
    const by = floats[3 * slot + 3 + CORNER_Y]!;
    if (this.isCoarse) {
      const over = (ax - ex) * (by - ey);
      const under = (bx - ex) * (ay - ey);
      return over === under ? 0 : over > under === this.isSouth ? 1 : -1;
    }
    factors[0] = ax;
    factors[1] = by;
    factors[2] = -ax;
    factors[3] = ey;
    factors[4] = -ex;
    factors[5] = by;
    factors[6] = -bx;
    factors[7] = ay;
    factors[8] = bx;
    factors[9] = ey;
    factors[10] = ex;
    factors[11] = ay;
    const sign = signOfProductSum(factors, 6);
    return this.isSouth ? sign : -sign;
  }
}
