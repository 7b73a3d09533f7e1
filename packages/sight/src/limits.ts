/**
 * Constants that several modules share. The build inlines integers as literals. It stops at the first long fraction,
 * so fractions come last.
 */

/** The tiles in one word of a row, as in bit maps. */
export const BITS_PER_WORD = 32;
/** The initial capacity for beams and for lines. */
export const FIRST_BEAMS = 64;
export const FIRST_LINES = 256;
/** The initial capacity for points of an outline. */
export const FIRST_POINTS = 64;
/**
 * The margin around the disc in which tiles matter: a tile whose center or corner is in the disc may be lit at
 * another corner.
 */
export const MARGIN = 2;
/**
 * With the eye on this grid, and at most this many columns times rows, a line that misses a corner misses it by more
 * than the error.
 */
export const COARSE_GRID = 1024;
export const MOST_COARSE = 0x800_0000;
/**
 * With at most this many columns times rows, columns and rows, and bits of the eye, sides of lines are sums of two
 * doubles: the first bits of the eye, 2^26, leave a rest below 2^-26, and 2^62 covers all of the rest.
 */
export const MOST_FINE = 0x80_0000;
export const MOST_FINE_TILES = 0x4000;
export const FIRST_BITS = 0x400_0000;
export const LAST_BITS = 0x4000_0000_0000_0000;
/** The greatest length of an array for one view: 512 MiB of bits. */
export const MOST_WORDS = 0x800_0000;
/** 2^28: codes of columns are twice as large, and must be small integers of 31 bits. */
export const MOST_COLUMNS = 0x1000_0000;
/** The number of columns or rows of a map without bounds. */
export const UNBOUNDED = 0x1_0000_0000;

/** 2^40: for eyes farther away, crossings with rows would be too imprecise. */
export const FARTHEST = 0x100_0000_0000;
/** A disc of this radius, 2^42, covers all tiles. */
export const ENDLESS = 0x400_0000_0000;

/** Half a turn in units of 2^-32 turn. */
export const HALF_TURN_BITS = 0x8000_0000;

/**
 * If origin and position are within this many tiles of 0, and the position is this close to the middle of a tile,
 * the quotient is exact enough.
 */
export const NEAR_ORIGIN = 0x10_0000;
export const CERTAIN_OFFSET = 0.499998;
/** A bound of the relative error of the crossing of a line and a row, which is below 7 * 2^-53. */
export const CROSSING_ERROR = 2e-15;
/** Up to this radius, the limits of the disc are cached for the next view. */
export const KEPT_ROWS = 512;
/** The slope of horizontal lines: lines with such a slope leave all tiles at once. */
export const HORIZONTAL_SLOPE = 1e300;
/** A bound of the relative error of a difference of two products of differences, which is below 5 * 2^-53. */
export const PRODUCT_ERROR = 1e-15;
/** A bound of the relative error of double-double arithmetic, where each operation loses about 2^-104. */
export const PAIR_ERROR = 5e-29;
/** A bound of the error of products that underflow. */
export const UNDERFLOW_BOUND = 1e-300;
/** The full turn in radians, rounded to the nearest double, as `turns(1)` is. */
export const FULL_TURN = 6.283185307179586;
