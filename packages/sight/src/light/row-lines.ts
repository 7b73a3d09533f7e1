/**
 * Lines through the eye and corners of tiles, and where they cross a row of tiles, decided exactly.
 *
 *     near  -----+-----+---o-+-----    the corners on the side of the eye
 *                |     |    \|
 *    center ---- | -o- | -o- o ----    the centers
 *                |     |     |\
 *      far  -----+-----+-----+-o---    the corners on the other side
 *
 * A double with an error bound decides almost always. It cannot where a line crosses close to a corner, or to a center. If
 * the eye is on a coarse grid, it then crosses there: others are farther away than the error, by the least common
 * denominator. Elsewhere `line-side.ts` decides.
 */
import { COARSE_GRID, CROSSING_ERROR, FIRST_LINES, HORIZONTAL_SLOPE, MOST_COARSE, UNDERFLOW_BOUND } from '../limits.js';
import { CENTER, FAR, LINE, LINE_NUMBERS } from './beams.js';
import { CORNER_X, CORNER_Y, LineSide, POINT_X, POINT_Y } from './line-side.js';

// Where the numbers of a line are.
/** Columns per row, away from the eye. */
export const SLOPE = 0;
/** The corner in tile space; its x is infinite if the line is horizontal, since no tile touches it. */
const LINE_X = 1;
const LINE_Y = 2;

/** The horizontal lines to both sides. */
export const WEST_LINE = 0;
export const EAST_LINE = 1;

// Where the numbers of a row are. In an array, since an engine boxes doubles that it passes to calls.
const EYE_X = 0;
const EYE_Y = 1;
const LOW = 2;
const HIGH = 3;
/** How far from the middle of a column a crossing may be, so that rounding does not matter. */
const CERTAIN = 4;
/** The column of the eye. */
const START = 5;
// At the indexes FAR and CENTER from here: the distance of the far corners, and of the centers, and their y.
const DISTANCE = 4;
const HEIGHT = 6;
const NUMBERS = 10;

export class RowLines {
  /** Three numbers for each line. */
  lines: Float64Array = new Float64Array(3 * FIRST_LINES);
  count: number = 0;
  /** The column of the first bit of a row. */
  left: number = 0;
  /** The codes of what is farther west, or farther east, than all that matters in the row. */
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
   * @param eye - its x and y
   * @param left - the column of the first bit of a row
   * @param last - the last column that matters, counted from `left`
   * @param north - the first row that matters
   * @param south - the last one
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
   * Goes to a row, south or north of the eye. Its far corners must not be beside the eye.
   *
   * @param west - the first column that matters in this row, and in all farther ones
   * @param east - the last one
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

  /** Finds where the lines of beams cross the far corners and the centers, from the numbers at `from` to those at `end`. */
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
      // Columns that matter are positive: this rounds down.
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

  /** The code of a line that crosses so near to a column's border, or to a center, that rounding could matter. */
  private settle(line: number, where: number): number {
    const { numbers, lines, lineSide } = this;
    const shift = where === CENTER ? 0.5 : 0;
    const column = Math.floor(numbers[START]! - shift + lines[3 * line]! * numbers[DISTANCE + where]! + 0.5);
    lineSide.numbers[POINT_X] = column + this.left + shift;
    lineSide.numbers[POINT_Y] = numbers[HEIGHT + where]!;
    return 2 * column + this.side(line);
  }

  /** -1, 0 or 1 if a line passes west of the point that was written, through it, or east of it; behind the eye's row. */
  private side(line: number): number {
    const { lines, lineSide } = this;
    lineSide.numbers[CORNER_X] = lines[3 * line + LINE_X]!;
    lineSide.numbers[CORNER_Y] = lines[3 * line + LINE_Y]!;
    const side = lineSide.find();
    // Not -0, which an engine would box.
    return this.isSouth || side === 0 ? side : -side;
  }

  /** Puts a line through a corner of tiles; returns its number. */
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

  /** -1, 0 or 1 if a line is west of another one, the same, or east of it. */
  compare(line: number, other: number): number {
    const { lines } = this;
    const west = lines[3 * line]!;
    const east = lines[3 * other]!;
    // On the coarse grid, quotients of different numbers differ.
    const error = this.isCoarse ? 0 : CROSSING_ERROR * (Math.abs(west) + Math.abs(east)) + UNDERFLOW_BOUND;
    if (west + error < east) return -1;
    if (east + error < west) return 1;
    if (this.isCoarse) return 0;
    this.lineSide.numbers[POINT_X] = lines[3 * other + LINE_X]!;
    this.lineSide.numbers[POINT_Y] = lines[3 * other + LINE_Y]!;
    return this.side(line);
  }
}
