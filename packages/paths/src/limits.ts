/** Numbers that several modules share, by name. The build writes them in place as literals. */

/** The tiles in one word of a row, as in bit maps. */
export const BITS_PER_WORD = 32;
/** The most tiles of a ground, each row rounded up to whole words. */
export const MOST_TILES = 0x1000_0000;
/** The widest body, in tiles, and the largest radius. */
export const MOST_BODY_TILES = 1024;
/** The greatest cost of a tile. */
export const MOST_COST = 255;

/**
 * The lengths of moves as whole numbers. 8119 / 5741 is a convergent of the square root of 2: two paths that differ by fewer
 * than 5741 diagonal moves compare as their true lengths do.
 */
export const STRAIGHT = 5741;
export const DIAGONAL = 8119;
/** `DIAGONAL - STRAIGHT`, for octile distances. */
export const DIAGONAL_EXCESS = 2378;
/** Where tiles have costs, a move counts its length times the sum of two costs: twice their mean. */
export const SCALED_TILE = 11482;

/** How often a search in slices begins again since the map changed. */
export const MOST_RESTARTS = 8;

/** The rules of movement in kernels. */
export const FOUR_WAY = 0;
export const EIGHT_WAY = 1;
export const NO_CORNER_CUTTING = 2;

/** `changedCount` of a ground of which too many tiles changed to list them. */
export const MANY_CHANGES = -1;
/** One tile of this many may change before changes are not listed. */
export const TILES_PER_LISTED_CHANGE = 10;
