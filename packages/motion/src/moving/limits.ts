/**
 * The constants of motion. The build inlines only short literals, only from a file without imports, and none of another
 * package: so the range of tiles is repeated here.
 */

/** The smallest coordinate of a tile, and one more than the largest. */
export const TILE_BEGIN = -0x8000_0000;
export const TILE_END = 0x8000_0000;

/**
 * 2^-49, rounded up: the relative error of a product of a rounded distance and a rounded displacement is
 * less than 2^-50.
 */
export const ORDER_ERROR = 1.8e-15;
/** Above this, products have not lost bits by underflow. */
export const LEAST_ORDER_TERMS = 1e-250;

/** The largest half extent of a body, in tiles. */
export const MOST_EXTENT = 0x8_0000;

/** The most hits that stop a body in one step, and the most ledges that it climbs in one. */
export const MOST_HITS = 4;
export const MOST_CLIMBS = 4;
/** The most hits of a step in which the body also climbs ledges, and is kept on a floor: 4 + 4 + 1. */
export const MOST_NOTES = 9;

/**
 * 2^-30, rounded up: a circle that is nearer to a corner than this, in tiles, stands on it. Far out, as many last
 * places.
 */
export const CORNER_GAP = 1e-9;
export const CORNER_PLACES = 64;

/** 2^-40, rounded up: a body that reaches less into a tile, in tiles, touches it. Far out, as many last places. */
export const TOUCH_GAP = 9.1e-13;
export const TOUCH_PLACES = 8;

/** 2^-50, rounded up: the relative error of the edges of a body in tiles, each the result of at most four roundings. */
export const AROUND_ERROR = 8.9e-16;

/** Sums of two displacements above this may overflow; they are taken in units of 2^10. */
export const HUGE = 1e300;
export const HUGE_UNIT = 1024;

/** If distances add up to less than this, none of them overflows when it is converted to tiles. */
export const MOST_CERTAIN_SUM = 1e300;

/** A step over a chunked map is cut if it has more than this many times as many tiles as can lie in chunks along it. */
export const WORTH_CUTTING = 4;
