/**
 * Lines through the eye and corners of tiles, and where they cross a row of tiles. All decisions are exact.
 *
 *     near  -----+-----+---o-+-----    the corners on the side of the eye
 *                |     |    \|
 *    center ---- | -o- | -o- o ----    the centers
 *                |     |     |\
 *      far  -----+-----+-----+-o---    the corners on the other side
 *
 * A double with an error bound almost always decides, except where a line crosses close to a corner or a center. If
 * the eye is on a coarse grid, such a line crosses exactly there: by the least common denominator, all other lines
 * are farther away than the error. For other eyes, `line-side.ts` decides.
 */
import { COARSE_GRID, CROSSING_ERROR, FIRST_LINES, HORIZONTAL_SLOPE, MOST_COARSE, UNDERFLOW_BOUND } from '../limits.js';
import { CENTER, FAR, LINE, LINE_NUMBERS } from './beams.js';
import { CORNER_X, CORNER_Y, LineSide, POINT_X, POINT_Y } from './line-side.js';

// The offsets of the numbers of a line.
/** Columns per row, away from the eye. */
export const SLOPE = 0;
/** The corner in tile space; its x is infinite if the line is horizontal, since no tile touches it. */
const LINE_X = 1;
const LINE_Y = 2;

/** The numbers of the horizontal lines to both sides. */
export const WEST_LINE = 0;
export const EAST_LINE = 1;

// The offsets of the numbers of a row. They are in an array, since engines box doubles that are passed to calls.
const EYE_X = 0;
const EYE_Y = 1;
const LOW = 2;
const HIGH = 3;
/** A crossing at most this far from the middle of a column is certain despite rounding. */
const CERTAIN = 4;
/** The column of the eye. */
const START = 5;
// Bases, to which FAR or CENTER is added: the distance to the far corners or the centers, and their y.
const DISTANCE = 4;
const HEIGHT = 6;
const NUMBERS = 10;

export class RowLines {
  /** Three numbers for each line. */
  lines: Float64Array = new Float64Array(3 * FIRST_LINES);
  count: number = 0;
  /** The column of the first bit of a row. */
  left: number = 0;
  /** The codes for crossings west of, or east of, everything that matters in the row. */
  lowCode: number = 0;
  highCode: number = 0;
  private readonly numbers: Float64Array = new Float64Array(NUMBERS);
  private readonly lineSide: LineSide = new LineSide();
  private isSouth: boolean = true;
  private isCoarse: boolean = false;

  constructor() {
    this.lines.set([-HORIZONTAL_SLOPE, Number.NEGATIVE_INFINITY, 0, HORIZONTAL_SLOPE, Number.POSITIVE_INFINITY, 0]);
  }

  /**
   * @param eye - x and y of the eye
   * @param left - the column of the first bit of a row
   * @param last - the last column that matters, counted from `left`
   * @param north - the first row that matters
   * @param south - the last row that matters
   */
  start(eye: Float64Array, left: number, last: number, north: number, south: number): void {
    const { numbers } = this;
    const x = eye[0]!;
    const y = eye[1]!;
    const start = x - left;
    const width = Math.abs(start) + last + 8;
    const height = Math.max(Math.abs(y - north), Math.abs(south - y)) + 2;
    numbers[EYE_X] = x;
    numbers[EYE_Y] = y;
    numbers[START] = start;
    numbers[CERTAIN] = 0.5 - CROSSING_ERROR * width;
    this.count = 2;
    this.left = left;
    this.lineSide.start(eye, left, last, north, south);
    this.isCoarse =
      width * height < MOST_COARSE &&
      Math.floor(x * COARSE_GRID) === x * COARSE_GRID &&
      Math.floor(y * COARSE_GRID) === y * COARSE_GRID;
  }

  /**
   * Moves to a row, south or north of the eye. The far side of the row must not be at the y of the eye.
   *
   * @param west - the first column that matters in this row and in all farther rows
   * @param east - the last such column
   */
  enter(row: number, isSouth: boolean, west: number, east: number): void {
    const { numbers } = this;
    const y = numbers[EYE_Y]!;
    const far = isSouth ? row + 1 : row;
    numbers[LOW] = west - 2;
    numbers[HIGH] = east + 3;
    numbers[HEIGHT + CENTER] = row + 0.5;
    numbers[HEIGHT + FAR] = far;
    numbers[DISTANCE + CENTER] = Math.abs(row + 0.5 - y);
    numbers[DISTANCE + FAR] = Math.abs(far - y);
    this.lowCode = 2 * (west - 3) + 1;
    this.highCode = 2 * (east + 4) + 1;
    this.isSouth = isSouth;
  }

  /** Computes where the lines of beams, at the offsets from `from` to `end`, cross the far corners and the centers. */
  cross(beams: Int32Array, from: number, end: number): void {
    const { numbers, lines } = this;
    const start = numbers[START]!;
    const low = numbers[LOW]!;
    const high = numbers[HIGH]!;
    const certain = numbers[CERTAIN]!;
    const toFar = numbers[DISTANCE + FAR]!;
    const toCenter = numbers[DISTANCE + CENTER]!;
    const { isCoarse } = this;
    for (let at = from; at < end; at += LINE_NUMBERS) {
      const slope = lines[3 * (beams[at + LINE]! >> 1)]!;
      const far = start + slope * toFar;
      // Columns that matter are positive, so this rounds down.
      const farColumn = far | 0;
      const center = start - 0.5 + slope * toCenter;
      const centerColumn = center | 0;
      if (far < low || far > high) beams[at + FAR] = far < low ? this.lowCode : this.highCode;
      else if (Math.abs(far - farColumn - 0.5) < certain) beams[at + FAR] = 2 * farColumn + 1;
      else beams[at + FAR] = isCoarse ? 2 * ((far + 0.5) | 0) : this.settle(beams[at + LINE]! >> 1, FAR);
      if (center < low || center > high) beams[at + CENTER] = center < low ? this.lowCode : this.highCode;
      else if (Math.abs(center - centerColumn - 0.5) < certain) beams[at + CENTER] = 2 * centerColumn + 1;
      else beams[at + CENTER] = isCoarse ? 2 * ((center + 0.5) | 0) : this.settle(beams[at + LINE]! >> 1, CENTER);
    }
  }

  /** The code of a line that crosses so close to the border of a column, or to a center, that rounding could matter. */
  private settle(line: number, where: number): number {
    const { numbers, lines, lineSide } = this;
    const shift = where === CENTER ? 0.5 : 0;
    const column = Math.floor(numbers[START]! - shift + lines[3 * line]! * numbers[DISTANCE + where]! + 0.5);
    lineSide.numbers[POINT_X] = column + this.left + shift;
    lineSide.numbers[POINT_Y] = numbers[HEIGHT + where]!;
    return 2 * column + this.side(line);
  }

  /**
   * -1, 0 or 1 if a line passes west of, through or east of the point that was written. The point must not be in the
   * row of the eye.
   */
  private side(line: number): number {
    const { lines, lineSide } = this;
    lineSide.numbers[CORNER_X] = lines[3 * line + LINE_X]!;
    lineSide.numbers[CORNER_Y] = lines[3 * line + LINE_Y]!;
    const side = lineSide.find();
    // Not -0, which engines box.
    return this.isSouth || side === 0 ? side : -side;
  }

  /** Adds a line through a corner of tiles. @returns its number */
  aim(column: number, cornerY: number): number {
    const { numbers } = this;
    const line = this.count++;
    if (3 * line === this.lines.length) this.grow();
    const { lines } = this;
    const x = column + this.left;
    lines[3 * line] = (x - numbers[EYE_X]!) / Math.abs(cornerY - numbers[EYE_Y]!);
    lines[3 * line + LINE_X] = x;
    lines[3 * line + LINE_Y] = cornerY;
    return line;
  }

  private grow(): void {
    const { lines } = this;
    this.lines = new Float64Array(2 * lines.length);
    this.lines.set(lines);
  }

  /** -1, 0 or 1 if a line is west of, equal to, or east of another. */
  compare(line: number, other: number): number {
    const { lines } = this;
    const west = lines[3 * line]!;
    const east = lines[3 * other]!;
    // On the coarse grid, different slopes have different quotients.
    const error = this.isCoarse ? 0 : CROSSING_ERROR * (Math.abs(west) + Math.abs(east)) + UNDERFLOW_BOUND;
    if (west + error < east) return -1;
    if (east + error < west) return 1;
    if (this.isCoarse) return 0;
    this.lineSide.numbers[POINT_X] = lines[3 * other + LINE_X]!;
    this.lineSide.numbers[POINT_Y] = lines[3 * other + LINE_Y]!;
    return this.side(line);
  }
}
