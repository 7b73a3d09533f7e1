/**
 * The lines of beams, and where they cross grid lines: decisions are exact, coordinates are rounded once.
 *
 * For a line with the direction d from the eye e, the side of a point p is the sign of
 *
 *     dx (py - ey) - dy (px - ex)
 *
 * A double with an error bound almost always decides, as in `light/row-lines.ts`; otherwise `light/line-side.ts` does.
 */
import { sideOfEdge, signOfProductDifference } from '@tilewright/units/exact';
import { CORNER_X, CORNER_Y, LineSide, POINT_X, POINT_Y } from '../light/line-side.js';
import { CROSSING_ERROR, UNDERFLOW_BOUND } from '../limits.js';
import { LINE_SLOPE, LINE_X, LINE_Y, type OutlineBeams } from './beams.js';
import { AT_A, AT_B, AT_C, AT_D, AT_E, AT_F, AT_P, AT_RESULT, cross, CROSSING_NUMBERS } from './crossing.js';

// The offsets of the numbers of an eye and a row.
const EYE_X = 0;
const EYE_Y = 1;
const LOW = 2;
const HIGH = 3;
/** A crossing at most this far from the middle of a column is certain despite rounding. */
const CERTAIN = 4;
/** The y of the near and the far side of a row, and the distance to the far side. */
export const NEAR = 5;
export const FAR = 6;
const DISTANCE = 7;
const NUMBERS = 8;

export class OutlineLines {
  /** The column of the first bit of a row. */
  left: number = 0;
  /** 1 south of the eye, -1 north of it. */
  side: number = 1;
  /** The codes for crossings west of, or east of, all columns. */
  lowCode: number = 0;
  highCode: number = 0;
  readonly numbers: Float64Array = new Float64Array(NUMBERS);
  private readonly lineSide: LineSide = new LineSide();
  private readonly factors: Float64Array = new Float64Array(CROSSING_NUMBERS);

  /**
   * @param eye - x and y of the eye
   * @param left - the column relative to which `first` and `last` count, the columns of the tiles that matter
   * @param north - the first row that matters; `south`: the last
   */
  start(eye: Float64Array, left: number, first: number, last: number, north: number, south: number): void {
    const { numbers } = this;
    const farthest = Math.max(Math.abs(left + first), Math.abs(left + last), Math.abs(north), Math.abs(south)) + 2;
    const eyeX = eye[0]!;
    const eyeY = eye[1]!;
    numbers[EYE_X] = eyeX;
    numbers[EYE_Y] = eyeY;
    numbers[LOW] = left + first - 0.5;
    numbers[HIGH] = left + last + 1.5;
    numbers[CERTAIN] = 0.5 - CROSSING_ERROR * (2 * Math.abs(eyeX) + farthest + 4);
    this.lineSide.start(eye, left, last, north, south);
    this.left = left;
    this.lowCode = 2 * first - 1;
    this.highCode = 2 * last + 3;
  }

  /** Sets the line between two rows that is the far side. The eye must not be on it. */
  enter(border: number): void {
    const { numbers } = this;
    numbers[FAR] = border;
    numbers[DISTANCE] = Math.abs(border - numbers[EYE_Y]!);
  }

  /** Where a line crosses the far side: a code as in `OutlineBeams`. */
  crossing(beams: OutlineBeams, slot: number): number {
    const { numbers } = this;
    const slope = beams.floats[3 * slot + LINE_SLOPE]!;
    let x = numbers[EYE_X]! + slope * numbers[DISTANCE]!;
    // If the eye is very close to the line between two rows, a slope may overflow.
    if (slope - slope !== 0 && beams.isEdge[slot] === 0) x = this.xOfFlat(beams, slot);
    if (!(x > numbers[LOW]! && x < numbers[HIGH]!)) return x <= numbers[LOW]! ? this.lowCode : this.highCode;
    const column = Math.floor(x);
    if (Math.abs(x - column - 0.5) < numbers[CERTAIN]!) return 2 * ((column - this.left) | 0) + 1;
    const nearest = Math.floor(x + 0.5);
    const { lineSide } = this;
    lineSide.numbers[POINT_X] = nearest;
    lineSide.numbers[POINT_Y] = numbers[FAR]!;
    return 2 * ((nearest - this.left) | 0) + this.side * this.sideOf(beams, slot);
  }

  /** The x at the far side of a line through a corner that is almost at the height of the eye. */
  private xOfFlat(beams: OutlineBeams, slot: number): number {
    const { numbers } = this;
    const ex = numbers[EYE_X]!;
    const height = Math.abs(beams.floats[3 * slot + LINE_Y]! - numbers[EYE_Y]!);
    return ex + (beams.floats[3 * slot + LINE_X]! - ex) * (numbers[DISTANCE]! / height);
  }

  /** The side of a line on which the point that was written lies: 1 is right, -1 is left. */
  private sideOf(beams: OutlineBeams, slot: number): number {
    const { numbers, lineSide } = this;
    const lineX = beams.floats[3 * slot + LINE_X]!;
    const lineY = beams.floats[3 * slot + LINE_Y]!;
    if (beams.isEdge[slot] === 1) {
      const { numbers: point } = lineSide;
      return sideOfEdge(numbers[EYE_X]!, numbers[EYE_Y]!, lineX, lineY, point[POINT_X]!, point[POINT_Y]!);
    }
    lineSide.numbers[CORNER_X] = lineX;
    lineSide.numbers[CORNER_Y] = lineY;
    return lineSide.find();
  }

  /** Sets a line through a corner of tiles, on the near or the far side of the row. */
  aim(beams: OutlineBeams, slot: number, column: number, line: typeof NEAR | typeof FAR): void {
    const { numbers } = this;
    const x = column + this.left;
    const y = numbers[line]!;
    const { floats } = beams;
    floats[3 * slot + LINE_X] = x;
    floats[3 * slot + LINE_Y] = y;
    floats[3 * slot + LINE_SLOPE] = (x - numbers[EYE_X]!) / Math.abs(y - numbers[EYE_Y]!);
    beams.isEdge[slot] = 0;
  }

  /** Sets a line along a vector, whose x and y are in an array. */
  aimAlong(beams: OutlineBeams, slot: number, from: Float64Array, at: number): void {
    const { floats } = beams;
    const x = from[at]!;
    const y = from[at + 1]!;
    floats[3 * slot + LINE_X] = x;
    floats[3 * slot + LINE_Y] = y;
    floats[3 * slot + LINE_SLOPE] = x / Math.abs(y);
    beams.isEdge[slot] = 1;
  }

  /** Whether a line is strictly west of another. */
  isWest(beams: OutlineBeams, slot: number, other: OutlineBeams, otherSlot: number): boolean {
    const a = beams.floats[3 * slot + LINE_SLOPE]!;
    const b = other.floats[3 * otherSlot + LINE_SLOPE]!;
    const error = CROSSING_ERROR * (Math.abs(a) + Math.abs(b)) + UNDERFLOW_BOUND;
    // The slopes of horizontal lines are infinite, and others may be.
    if (error === Number.POSITIVE_INFINITY && a !== b) return a < b;
    if (a + error < b) return true;
    if (b + error < a) return false;
    const point = this.lineSide.numbers;
    const x = other.floats[3 * otherSlot + LINE_X]!;
    const y = other.floats[3 * otherSlot + LINE_Y]!;
    point[POINT_X] = x;
    point[POINT_Y] = y;
    if (other.isEdge[otherSlot] === 0) return this.side * this.sideOf(beams, slot) < 0;
    const lineX = beams.floats[3 * slot + LINE_X]!;
    const lineY = beams.floats[3 * slot + LINE_Y]!;
    point[POINT_X] = lineX;
    point[POINT_Y] = lineY;
    if (beams.isEdge[slot] === 0) return this.side * this.sideOf(other, otherSlot) > 0;
    return this.side * signOfProductDifference(lineX, y, lineY, x) < 0;
  }

  /** Writes the x at which a line crosses the near side of the row. */
  putX(into: Float64Array, at: number, beams: OutlineBeams, slot: number): void {
    const { numbers, factors } = this;
    const from = beams.isEdge[slot] === 1 ? 0 : 1;
    factors[AT_P] = numbers[EYE_X]!;
    factors[AT_A] = beams.floats[3 * slot + LINE_X]!;
    factors[AT_D] = from * numbers[EYE_X]!;
    factors[AT_B] = numbers[NEAR]!;
    factors[AT_E] = numbers[EYE_Y]!;
    factors[AT_C] = beams.floats[3 * slot + LINE_Y]!;
    factors[AT_F] = from * numbers[EYE_Y]!;
    cross(factors);
    into[at] = factors[AT_RESULT]!;
  }

  /** Writes the y at which a line crosses the line west of a column. */
  putY(into: Float64Array, at: number, beams: OutlineBeams, slot: number, column: number): void {
    const { numbers, factors } = this;
    const from = beams.isEdge[slot] === 1 ? 0 : 1;
    factors[AT_P] = numbers[EYE_Y]!;
    factors[AT_A] = beams.floats[3 * slot + LINE_Y]!;
    factors[AT_D] = from * numbers[EYE_Y]!;
    factors[AT_B] = column + this.left;
    factors[AT_E] = numbers[EYE_X]!;
    factors[AT_C] = beams.floats[3 * slot + LINE_X]!;
    factors[AT_F] = from * numbers[EYE_X]!;
    cross(factors);
    into[at] = factors[AT_RESULT]!;
  }
}
