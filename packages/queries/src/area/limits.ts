/**
 * The constants for the rows of discs. The build inlines only short literals, and only from a file without imports: so
 * error bounds are rounded up.
 */

/**
 * The values of `inclusion` as numbers: the distance, in tiles, by which the ends of a row move inward from those of
 * `any`.
 */
export const ANY = 0;
export const CENTER = 0.5;
export const INSIDE = 1;
export type InclusionCode = typeof ANY | typeof CENTER | typeof INSIDE;

/** 2^-51: the error of a rounded end of a chord, relative to |cx| + radius and to radius^2 / (half of the chord). */
export const CHORD_ERROR = 4.5e-16;
/**
 * 2^-49: the error of a rounded crossing with an edge, relative to the magnitudes of the x coordinates of its ends and
 * 1. The differences, their quotient, the product and the sums are off by 2^-53 each.
 */
export const EDGE_ERROR = 1.8e-15;
/** Sums and quotients of coordinates below this do not overflow. */
export const FAR = 1e150;
/** The squares of radii below this underflow. For such radii only, this error is more than the whole chord. */
export const LEAST_CHORD_ERROR = 1e-140;
/** 2^-22: if half of a chord is shorter than about this part of the radius, its error is about as large as itself. */
export const SHORT_CHORD = 2.4e-7;
/** If all numbers of a disc are multiples of 1 / FINE, and together less than FINE_EXTENT, their squares are exact. */
export const FINE = 256;
export const FINE_EXTENT = 0x1_0000;
/** Up to this many rows are looked at one by one. */
export const FEW_ROWS = 32;
/** Half of the range of tiles: closer to the origin than this, rounding cannot lead out of the range. */
export const NEAR_TILES = 0x3fff_ffff;
/** From here on, adding 1/2 may change nothing; and there are no tiles. */
export const FAR_GRID = 1e15;
