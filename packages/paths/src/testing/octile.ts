/**
 * Lengths of paths over a grid, exactly: so many straight moves and so many diagonal ones.
 *
 *     a + b sqrt 2 < c + d sqrt 2    <=>    a - c < (d - b) sqrt 2    <=>    by the signs, or (a - c)^2 and 2 (d - b)^2
 *
 * The counts of all test maps are far below 2^25, so that the squares are exact doubles.
 */
export interface Octile {
  readonly straight: number;
  readonly diagonal: number;
}

/** Negative, 0 or positive if the first path is shorter than, as long as or longer than the second one. */
export function compareOctiles(a: Octile, b: Octile): number {
  const straight = a.straight - b.straight;
  const diagonal = b.diagonal - a.diagonal;
  // Compares straight with diagonal * sqrt 2. They are equal only if both are 0.
  if (straight <= 0 && diagonal >= 0) return straight === diagonal ? 0 : -1;
  if (straight >= 0 && diagonal <= 0) return 1;
  const squares = straight * straight - 2 * diagonal * diagonal;
  return straight > 0 ? squares : -squares;
}

/** The length in tiles, rounded once for the product and once for the sum. */
export function octileLength({ straight, diagonal }: Octile): number {
  return straight + diagonal * Math.SQRT2;
}

/** The moves of a path whose tiles are neighbors. */
export function movesOf(tiles: readonly { readonly x: number; readonly y: number }[]): Octile {
  let straight = 0;
  let diagonal = 0;
  for (let i = 1; i < tiles.length; i++) {
    const [from, to] = [tiles[i - 1]!, tiles[i]!];
    if (from.x !== to.x && from.y !== to.y) diagonal++;
    else straight++;
  }
  return { straight, diagonal };
}
