/** The constants of `pushOut`. The build writes them in place, but only short literals of a file without imports. */

/** The largest radius, and the greatest distance, in tiles: they bound the work and the memory of a call. */
export const MOST_TILES = 256;
/** How often a place that rounding has left too near to a tile is moved away from it, by twice as much each time. */
export const MOST_PUSHES = 5;
/** The absolute error of a place, in units in the last place of a coordinate. */
export const UNITS_OF_ERROR = 8;
/** Places stay inside the range of tiles: not even rounding leads out of it from here. */
export const FARTHEST = 0x7fff_fffe;
/** 2^-50, rounded up: a difference of rounded squares is off by less than this part of them. */
export const DISC_ERROR = 9e-16;
