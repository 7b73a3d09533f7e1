/**
 * Numbers that several modules share, by name. The build writes the integers in place as literals; a long fraction, which it
 * does not, ends this for all constants behind it, so fractions come last.
 */

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

/** The rules of movement in kernels. */
export const FOUR_WAY = 0;
export const EIGHT_WAY = 1;
export const NO_CORNER_CUTTING = 2;

/** `changedCount` of a ground of which too many tiles changed to list them. */
export const MANY_CHANGES = -1;
/** One tile of this many may change before changes are not listed. */
export const TILES_PER_LISTED_CHANGE = 10;

/** The square root of 2 in three parts: products of the first two with a number of moves are exact. */
export const ROOT_2_HIGH = 1.4142134189605713;
export const ROOT_2_MIDDLE = 1.4341252096983226e-7;
export const ROOT_2_LOW = 2.7899069308908777e-15;

/** How far beyond a disc, in tiles, tiles are compared with it: more than what rounding can hide. */
export const LEG_MARGIN = 0.0009765625;
/** 2^-45: more than the error of a rounded distance between a tile and a leg, in parts of the coordinates seen from the tile. */
export const LEG_ERROR = 2.842170943040401e-14;
