/**
 * Numbers that several modules share, by name. The build writes the integers in place as literals; a long fraction, which it
 * does not, ends this for all constants behind it, so fractions come last.
 */

/** The tiles in one word of a row, as in bit maps. */
export const BITS_PER_WORD = 32;
/** How many beams of light, and how many lines, there is room for at first. */
export const FIRST_BEAMS = 64;
export const FIRST_LINES = 256;
/** How many points of an outline there is room for at first. */
export const FIRST_POINTS = 64;
/** How far around the disc tiles can matter: a tile whose center or corner is in the disc may be lit at another corner. */
export const MARGIN = 2;
/** With the eye on this grid, and at most this many columns times rows, what crosses beside a corner is far enough from it. */
export const COARSE_GRID = 1024;
export const MOST_COARSE = 0x800_0000;
/**
 * With so many columns times rows, and columns and rows, and so many bits of the eye, sides of lines are sums of two doubles:
 * the first bits of the eye, 2^26, leave less than 2^-26; up to 2^62, all of it is in the rest.
 */
export const MOST_FINE = 0x80_0000;
export const MOST_FINE_TILES = 0x4000;
export const FIRST_BITS = 0x400_0000;
export const LAST_BITS = 0x4000_0000_0000_0000;
/** An array of more numbers than this is not made for one view: 512 MiB of bits. */
export const MOST_WORDS = 0x800_0000;
/** Codes of columns are twice as large, and must be small integers. */
export const MOST_COLUMNS = 0x2000_0000;
/** The columns, or rows, of a map without bounds. */
export const UNBOUNDED = 0x1_0000_0000;

/** 2^40: from farther away, crossings with rows would be too coarse. */
export const FARTHEST = 0x100_0000_0000;
/** A disc of this radius, 2^42, has all tiles. */
export const ENDLESS = 0x400_0000_0000;

/** Half of a turn in units of directions, 2^-32 turn. */
export const HALF_TURN_BITS = 0x8000_0000;

/** With the origin and a position within this many tiles of 0, and a position this close to the middle of a tile, its quotient is exact enough. */
export const NEAR_ORIGIN = 0x10_0000;
export const CERTAIN_OFFSET = 0.499998;
/** More than the relative error of where a line crosses a row, which is below 7 * 2^-53. */
export const CROSSING_ERROR = 2e-15;
/** Up to this radius, the limits of the disc in its rows are kept for the next view. */
export const KEPT_ROWS = 512;
/** The slope of horizontal lines: steeper ones leave all tiles at once. */
export const HORIZONTAL_SLOPE = 1e300;
/** More than the relative error of a difference of two products of differences, which is below 5 * 2^-53. */
export const PRODUCT_ERROR = 1e-15;
/** More than the relative error of arithmetic on pairs of doubles, of which each operation loses some 2^-104. */
export const PAIR_ERROR = 5e-29;
/** More than what products lose that underflow. */
export const UNDERFLOW_BOUND = 1e-300;
/** The full turn in radians, rounded to the nearest double, as `turns(1)` is. */
export const FULL_TURN = 6.283185307179586;
