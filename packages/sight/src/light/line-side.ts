/**
 * Decides exactly on which side of a line through the eye and a corner of tiles a point lies.
 *
 * Corners and points are whole numbers or halves, so only the eye has many bits. Let f be the vector from i, the
 * corner nearest to the eye, to the eye, and let p and c be relative to i:
 *
 *     (c - f) x (p - f) = cx py - cy px + fx (cy - py) + fy (px - cx)
 *
 * f is split into its first bits and the rest. Both parts have so few bits that all products with them, and the sums
 * of these, are exact, so the result is the sign of a sum of two doubles. This holds for all eyes that are at least
 * 1/1024 tile away from grid lines. For other eyes the exact orientation of three points decides, which allocates.
 */
import { orientation } from '@tilewright/units/exact';
import { FIRST_BITS, LAST_BITS, MOST_FINE, MOST_FINE_TILES } from '../limits.js';

// The offsets of the numbers. They are in an array, since engines box doubles that are passed to calls.
const EYE_X = 0;
const EYE_Y = 1;
/** Written by the caller: the corner through which the line passes, and the point. */
export const CORNER_X = 2;
export const CORNER_Y = 3;
export const POINT_X = 4;
export const POINT_Y = 5;
/** The corner nearest to the eye, and the vector from it to the eye: the first bits, and the rest. */
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
   * @param eye - x and y of the eye
   * @param left - the column relative to which columns count
   * @param last - the last column that matters; `north` and `south`: the first and the last row
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

  /** The side of the line on which the point lies: 1 is right, -1 is left, looking from the eye to the corner. */
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
