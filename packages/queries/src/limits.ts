/**
 * The range of tiles, and the limits of the tracker. The build inlines these constants as literals. It does not inline
 * the constants of another package, so the range of tiles is repeated here. Nor does it inline a long fraction, or any
 * constant after one in the same file, so bounds are rounded to short fractions.
 */

/** The smallest coordinate of a tile, and one more than the largest. */
export const TILE_BEGIN = -0x8000_0000;
export const TILE_END = 0x8000_0000;

/**
 * If the quotient is within `CERTAIN_OFFSET` of the middle of a tile (so at least 2^-19 of a tile from its borders),
 * and the space's origin within `NEAR_ORIGIN` tiles of 0, then the quotient is the tile-space coordinate: see
 * `toTiles`.
 */
export const CERTAIN_OFFSET = 0.499998;
export const NEAR_ORIGIN = 0x10_0000;
/**
 * The limit of |x| + |y| summed over both ends of a segment: a walk has up to two steps more, and counts them in 32
 * bits.
 */
export const MOST_WALK_STEPS = 0x7fff_fff0;

/** If distances add up to less than this, none of them overflows when it is converted to tiles. */
export const MOST_CERTAIN_SUM = 1e300;

/** What a question has written into a `HitAnswer`: bits of a set. Each hit has a tile or an object. */
export const HAS_TILE = 1;
export const HAS_OBJECT = 2;
export const HAS_CENTER = 4;
export const HAS_DISTANCE = 8;

/** The most objects that a tracker holds at once, including retired slots. */
export const MOST_SLOTS = 0x20_0000;
/** The number of handles that a slot can have before it is retired. */
export const MOST_TAGS = 0x7fff_ffff;
/** The number of series of handles. */
export const MOST_SERIES = 16;

/** The most tiles in the bounds of an observation: each tile may be a change. */
export const MOST_OBSERVED_TILES = 0x100_0000;
/** The most rows of observed tiles: the tiles of each changed object are recorded row by row. */
export const MOST_OBSERVED_ROWS = 0x1_0000;
/** The most changes in one call of a listener. */
export const MOST_CHANGES = 0x1_0000;

/** 2^-400 and 2^400, rounded inward: between them, products neither overflow nor lose low bits. */
export const LEAST_EXACT_FACTOR = 4e-121;
export const GREATEST_EXACT_FACTOR = 2e120;
/** 2^27 + 1: splits a double into two halves whose products are exact. */
export const SPLITTER = 0x800_0001;
/**
 * 5 * 2^-53, rounded up: the relative error of a product of two rounded differences is at most 3.01 * 2^-53; the
 * difference of two products adds one more 2^-53.
 */
export const CROSSING_ERROR = 5.6e-16;

/** The most tiles that are looked through for a drawing of solid tiles. */
export const MOST_DRAWN_TILES = 0x10_0000;
