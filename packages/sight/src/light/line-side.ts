/**
 * On which side of a line through the eye and a corner of tiles a point lies, decided exactly.
 *
 * Corners and points are whole numbers or halves, so only the eye has many bits. With f, what the eye is away from the corner
 * i that is nearest to it, and p and c counted from i,
 *
 *     (c - f) x (p - f) = cx py - cy px + fx (cy - py) + fy (px - cx)
 *
 * Each part of f, the first bits and the rest, has so few bits that all products with it are exact, and all sums of them:
 * the sign is that of a sum of two doubles. Of the eyes for which this holds are all that are at least 1/1024 tile away from
 * lines of the grid; for the others, the orientation of three points decides, which allocates.
 */
import { orientation } from '@tilewright/units/exact';
import { FIRST_BITS, LAST_BITS, MOST_FINE, MOST_FINE_TILES } from '../limits.js';

// Where the numbers are. In an array, since an engine boxes doubles that it passes to calls.
const EYE_X = 0;
const EYE_Y = 1;
/** The caller writes the corner through which the line leads, and the point. */
export const CORNER_X = 2;
export const CORNER_Y = 3;
export const POINT_X = 4;
export const POINT_Y = 5;
/** The corner that is nearest to the eye, and how far the eye is away from it: the first bits, and the rest. */
const NEAREST_X = 6;
const NEAREST_Y = 7;
const HIGH_X = 8;
const HIGH_Y = 9;
const LOW_X = 10;
const LOW_Y = 11;
const NUMBERS = 12;

export class LineSide {
  readonly numbers: Float64Array = new Float64Array(NUMBERS);
  private isFine: boolean = false;

  /**
   * @param eye - its x and y
   * @param left - the column from which others count
   * @param last - the last column that matters, and `north` and `south` the first row and the last one
   */
  start(eye: Float64Array, left: number, last: number, north: number, south: number): void {
    const { numbers } = this;
    const x = eye[0]!;
    const y = eye[1]!;
    const nearestX = Math.round(x);
    const nearestY = Math.round(y);
    const highX = Math.round((x - nearestX) * FIRST_BITS) / FIRST_BITS;
    const highY = Math.round((y - nearestY) * FIRST_BITS) / FIRST_BITS;
    const lowX = x - nearestX - highX;
    const lowY = y - nearestY - highY;
    numbers[EYE_X] = x;
    numbers[EYE_Y] = y;
    numbers[NEAREST_X] = nearestX;
    numbers[NEAREST_Y] = nearestY;
    numbers[HIGH_X] = highX;
    numbers[HIGH_Y] = highY;
    numbers[LOW_X] = lowX;
    numbers[LOW_Y] = lowY;
    const width = Math.abs(x - left) + last + 8;
    const height = Math.max(Math.abs(y - north), Math.abs(y - south)) + 8;
    this.isFine =
      width * height < MOST_FINE &&
      width + height < MOST_FINE_TILES &&
      Math.floor(lowX * LAST_BITS) === lowX * LAST_BITS &&
      Math.floor(lowY * LAST_BITS) === lowY * LAST_BITS;
  }

  /** The side of the line on which the point lies: 1 is the right hand, looking from the eye to the corner. */
  find(): number {
    const { numbers } = this;
    if (!this.isFine) {
      return orientation(
        numbers[EYE_X]!,
        numbers[EYE_Y]!,
        numbers[CORNER_X]!,
        numbers[CORNER_Y]!,
        numbers[POINT_X]!,
        numbers[POINT_Y]!,
      );
    }
    const cx = numbers[CORNER_X]! - numbers[NEAREST_X]!;
    const cy = numbers[CORNER_Y]! - numbers[NEAREST_Y]!;
    const px = numbers[POINT_X]! - numbers[NEAREST_X]!;
    const py = numbers[POINT_Y]! - numbers[NEAREST_Y]!;
    const high = cx * py - cy * px + (numbers[HIGH_X]! * (cy - py) + numbers[HIGH_Y]! * (px - cx));
    const low = numbers[LOW_X]! * (cy - py) + numbers[LOW_Y]! * (px - cx);
    const sum = high + low;
    return sum > 0 ? 1 : sum < 0 ? -1 : 0;
  }
}
