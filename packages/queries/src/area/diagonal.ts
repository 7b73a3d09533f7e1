/**
 * On which side of a diagonal through the center of a sector a point of the grid lies, exactly, for all doubles.
 *
 * No product is needed: of `(line - cy) + (x - cx)`, the sum of the coordinates of the grid is exact, and so only that of
 * the center is rounded. Guards look along diagonals from the centers of tiles. In tiles of 0.7 m, such a center is half a
 * tile from a corner plus or minus a rounding error, so that each row is nearly a tie.
 */

/** A point of the grid, whose coordinates are multiples of 1/2 below 2^51, and a center. */
export interface GridPoint {
  readonly x: number;
  readonly line: number;
  readonly cx: number;
  readonly cy: number;
}

/**
 * The sign of `(line - cy) + (x - cx)` or, if not `isSum`, of `(line - cy) - (x - cx)`.
 *
 * It takes an object, because an engine may box numbers that are passed to a function.
 */
export function sideOfDiagonal({ x, line, cx, cy }: GridPoint, isSum: boolean): -1 | 0 | 1 {
  const here = isSum ? line + x : line - x;
  const other = isSum ? cx : -cx;
  const center = cy + other;
  // Rounding is monotone: a sum that is rounded to a greater double is greater.
  if (here > center) return 1;
  if (here < center) return -1;
  const rounded = center - cy;
  const tail = cy - (center - rounded) + (other - rounded);
  return tail < 0 ? 1 : tail > 0 ? -1 : 0;
}
