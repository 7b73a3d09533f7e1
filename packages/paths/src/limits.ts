/** Constants that several modules share. The build inlines them as literals. */

/** The tiles in one word of a row, as in bit maps. */
export const BITS_PER_WORD = 32;
/** The most tiles of a ground, each row rounded up to whole words. */
export const MOST_TILES = 0x1000_0000;
/** The widest body, in tiles, and the largest radius. */
export const MOST_BODY_TILES = 1024;
/** The greatest cost of a tile. */
export const MOST_COST = 255;

/**
 * The lengths of moves as whole numbers. 8119 / 5741 is a convergent of the square root of 2: two paths whose
 * numbers of diagonal moves differ by less than 5741 compare as their true lengths do.
 */
export const STRAIGHT = 5741;
export const DIAGONAL = 8119;
/** `DIAGONAL - STRAIGHT`, for octile distances. */
export const DIAGONAL_EXCESS = 2378;
/** The scaled cost of a straight move between tiles of cost 1: a move counts its length times the sum of both costs. */
export const SCALED_TILE = 11482;

/** How often a search in slices starts again because the map changed. */
export const MOST_RESTARTS = 8;

/** The movement rules in kernels. */
export const FOUR_WAY = 0;
export const EIGHT_WAY = 1;
export const NO_CORNER_CUTTING = 2;

/** The `changedCount` of a ground if too many tiles changed to list them. */
export const MANY_CHANGES = -1;
/** Changes are listed while fewer than one in this many tiles changed. */
export const TILES_PER_LISTED_CHANGE = 10;

/** The 32-bit value of a tile of a flow field from which no goal can be reached. */
export const FAR = 0x7fff_ffff;
/** The last bucket of a 32-bit wave begins here at the latest: moves from it end below `FAR`. */
export const FLAT_END = 0x7fff_0000;
/** The number of buckets of a wave over tiles with costs: a power of two. The most expensive move spans 361 buckets. */
export const BUCKETS = 512;
/** `STRAIGHT * DIAGONAL`: from this value on, two paths with different moves may have the same value. */
export const LEAST_AMBIGUOUS = 46611179;
/** The inverse of `DIAGONAL` modulo `STRAIGHT`. */
export const STRAIGHTS_OF_DIAGONAL = 3363;
/** A field is repaired while a repair touches fewer than one in this many of its tiles. */
export const TILES_PER_REPAIRED = 10;
/** The same for the first half of a repair, which raises tiles; the second half lowers them. */
export const TILES_PER_RAISED = 20;
/** What `bestMove` returns if there is no move. */
export const NO_MOVE = -1;
/** What `raise` returns if it gave up. */
export const TOO_MANY = -1;
/** No budget: more nodes than there can be. */
export const ALL_NODES = 0x7fff_ffff;

/** The margin around a disc, in tiles, within which tiles are tested: larger than any rounding error. */
export const LEG_MARGIN = 0.001;
/**
 * A bound of the rounding error of a distance between a tile and a leg, relative to the coordinates seen from the
 * tile: 2^-45.
 */
export const LEG_ERROR = 3e-14;
