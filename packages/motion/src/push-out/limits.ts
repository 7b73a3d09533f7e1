/** The constants of `pushOut`. The build inlines only short literals, and only from a file without imports. */

/** The largest radius and the largest distance, in tiles. They bound the time and the memory of a call. */
export const MOST_TILES = 256;
/**
 * How often a position that is too near to a tile because of rounding is moved away from it, twice as far each time.
 */
export const MOST_PUSHES = 5;
/** The absolute error of a position, in units in the last place of a coordinate. */
export const UNITS_OF_ERROR = 8;
/** Positions stay inside the range of tiles: from here, not even rounding leads out of it. */
export const FARTHEST = 0x7fff_fffe;
/** 2^-50, rounded up: the error of a difference of rounded squares, relative to the squares, is less than this. */
export const DISC_ERROR = 9e-16;
/**
 * 2^-48, rounded up: more than the error of the square of a distance, relative to the square of all lengths together.
 */
export const SQUARE_ERROR = 4e-15;
/** 2^-30, rounded up: rounding makes no push longer than allowed by more than this part of it, or of a tile. */
export const REACH_ERROR = 1e-9;
