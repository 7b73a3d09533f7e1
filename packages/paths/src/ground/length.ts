/**
 * Lengths and costs of paths.
 *
 * A search adds whole numbers. At the end it counts the moves of the path, and computes the length from these counts
 * with one rounding.
 */
import { type TileLength, unsafeQuantity } from '@tilewright/units';
import { DIAGONAL, SCALED_TILE, STRAIGHT } from '../limits.js';

/** The square root of 2 in three parts: products of the first two with a number of moves are exact. */
const ROOT_2_HIGH = 1.4142134189605713;
const ROOT_2_MIDDLE = 1.4341252096983226e-7;
const ROOT_2_LOW = 2.7899069308908777e-15;

/**
 * The length of a path: `straight + diagonal * sqrt(2)`, rounded once.
 *
 * The first sum is exact, with at most 30 bits before the binary point and 22 after it. The second product is exact
 * too. The error of the third is far below half a unit in the last place.
 */
export function lengthOfMoves(straight: number, diagonal: number): TileLength {
  const exact = straight + diagonal * ROOT_2_HIGH;
  return unsafeQuantity<TileLength>(exact + (diagonal * ROOT_2_MIDDLE + diagonal * ROOT_2_LOW));
}

/** The scaled cost of moves between tiles that cost 1; see `costOfScaled`. */
export function scaledMoves(straight: number, diagonal: number): number {
  return 2 * (straight * STRAIGHT + diagonal * DIAGONAL);
}

/**
 * The cost of a path from its scaled cost: the sum over all moves of `STRAIGHT` or `DIAGONAL` times the costs of
 * both tiles.
 */
export function costOfScaled(scaled: number): number {
  return scaled / SCALED_TILE;
}
