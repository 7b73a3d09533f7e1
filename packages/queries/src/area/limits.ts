/**
 * The constants of rows of discs. The build writes them in place, but only short literals of a file without imports: so
 * bounds of errors are rounded up.
 */

/** 2^-51: a rounded end of a chord is off by this much of |cx| + radius, and of radius squared over half of the chord. */
export const CHORD_ERROR = 4.5e-16;
/** Radii below this have squares that underflow: for them, and for nothing else, it is more than the whole chord. */
export const LEAST_CHORD_ERROR = 1e-140;
/** 2^-22: half a chord that is shorter than about this part of the radius has an error of that size. */
export const SHORT_CHORD = 2.4e-7;
/** How many rows are counted for the message once an array is known to be too small: there may be 2^32 rows. */
export const COUNTED_ROWS = 100_000;
/** Discs of short binary fractions, whole multiples of 1/FINE and this near the origin, have exact squares. */
export const FINE = 256;
export const FINE_EXTENT = 0x1_0000;
/** This many rows are asked one by one. */
export const FEW_ROWS = 32;
/** Less than half of the range of tiles: closer to the origin than this, rounding cannot leave the range. */
export const NEAR_TILES = 0x3fff_ffff;
