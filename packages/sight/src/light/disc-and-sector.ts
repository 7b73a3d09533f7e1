/** The disc and the sector of a view in tile space, and exact tests of points against them. */
import { compareDistance, sideOfEdge } from '@tilewright/units/exact';
import { PRODUCT_ERROR, UNDERFLOW_BOUND } from '../limits.js';

// The offsets of the numbers. They are in an array, since engines box doubles that are passed to calls.
export const EYE_X = 0;
export const EYE_Y = 1;
/** The radius of the disc, or infinity. */
export const RADIUS = 2;
/** The edges of the sector, as vectors. */
export const FROM_X = 3;
export const FROM_Y = 4;
export const TO_X = 5;
export const TO_Y = 6;
/** The point to test. */
export const POINT_X = 7;
export const POINT_Y = 8;
/** The length of the array. */
export const REACH_NUMBERS = 9;

/** The disc and the sector of a view. */
export interface Limits {
  readonly numbers: Float64Array;
  hasSector: boolean;
  isReflex: boolean;
}

/** Whether the point is in the disc, border included. */
export function isInDisc(numbers: Float64Array): boolean {
  const x = numbers[EYE_X]!;
  const y = numbers[EYE_Y]!;
  const px = numbers[POINT_X]!;
  const py = numbers[POINT_Y]!;
  const radius = numbers[RADIUS]!;
  const squareX = (px - x) * (px - x);
  const squareY = (py - y) * (py - y);
  const square = radius * radius;
  const difference = squareX + squareY - square;
  const error = PRODUCT_ERROR * (squareX + squareY + square) + UNDERFLOW_BOUND;
  if (difference > error) return false;
  return difference < -error || compareDistance(x, y, px, py, radius) <= 0;
}

/** The side of an edge, `FROM_X` or `TO_X`, on which the point lies: 1 is right, -1 is left. */
export function sideOf(numbers: Float64Array, edge: number): number {
  const ux = numbers[edge]!;
  const uy = numbers[edge + 1]!;
  const x = numbers[EYE_X]!;
  const y = numbers[EYE_Y]!;
  const px = numbers[POINT_X]!;
  const py = numbers[POINT_Y]!;
  const over = ux * (py - y);
  const under = uy * (px - x);
  const error = PRODUCT_ERROR * (Math.abs(over) + Math.abs(under)) + UNDERFLOW_BOUND;
  if (over - under > error) return 1;
  return under - over > error ? -1 : sideOfEdge(x, y, ux, uy, px, py);
}
