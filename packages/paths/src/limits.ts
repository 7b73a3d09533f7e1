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

/** The value of a tile of a flow field without a way to a goal, in 32 bits. */
export const FAR = 0x7fff_ffff;
/** A bucket of a wave that begins here is the last one for 32 bits: moves from it end below `FAR`. */
export const FLAT_END = 0x7fff_0000;
/** The buckets of a wave over tiles with costs: a power of two. The longest move spans 361 of the least one. */
export const BUCKETS = 512;
/** `STRAIGHT * DIAGONAL`: from here on, the value of a tile may be that of two ways. */
export const LEAST_AMBIGUOUS = 46611179;
/** The inverse of `DIAGONAL` modulo `STRAIGHT`. */
export const STRAIGHTS_OF_DIAGONAL = 3363;
/** A field is repaired while fewer than one of so many of its tiles are touched. */
export const TILES_PER_REPAIRED = 10;
/** The same for the first half of a repair: what it raises is lowered after that. */
export const TILES_PER_RAISED = 20;
/** What `bestMove` returns if no move leads on. */
export const NO_MOVE = -1;
/** What `raise` returns if it gave up. */
export const TOO_MANY = -1;
/** Without a budget: more nodes than there can be. */
export const ALL_NODES = 0x7fff_ffff;

/** How far beyond a disc, in tiles, tiles are compared with it: more than what rounding can hide. */
export const LEG_MARGIN = 0.001;
/** More than the error of a rounded distance between a tile and a leg, in parts of the coordinates seen from the tile: 2^-45. */
export const LEG_ERROR = 3e-14;
