/** Octile distances in scaled whole numbers. */
import { DIAGONAL_EXCESS, STRAIGHT } from '../limits.js';

/**
 * The scaled length of the shortest path over this many columns and rows without obstacles. Neither may be negative.
 */
export function octileLength(columns: number, rows: number): number {
  return columns > rows ? columns * STRAIGHT + rows * DIAGONAL_EXCESS : rows * STRAIGHT + columns * DIAGONAL_EXCESS;
}
