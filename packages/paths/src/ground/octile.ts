/** Octile distances in the whole numbers of moves. */
import { DIAGONAL_EXCESS, STRAIGHT } from '../limits.js';

/** The length of the shortest path over so many columns and rows, with nothing in its way. Neither is negative. */
export function octileLength(columns: number, rows: number): number {
  return columns > rows ? columns * STRAIGHT + rows * DIAGONAL_EXCESS : rows * STRAIGHT + columns * DIAGONAL_EXCESS;
}
