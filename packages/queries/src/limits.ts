/**
 * Where tiles end, and what the tracker holds. The build writes these constants in place as literals, which it does not do
 * with those of another package: so the ends of tiles are repeated here. It does so with integers and short fractions only: a
 * long fraction ends it for all constants behind it.
 */

/** The least coordinate of a tile, and one past the greatest. */
export const TILE_BEGIN = -0x8000_0000;
export const TILE_END = 0x8000_0000;

/**
 * A quotient that is no farther than this from the middle of a tile (2^-19 of a tile from its borders), with an origin no
 * farther than so many tiles from the world's, is the tile-space coordinate: see `toTiles`.
 */
export const CERTAIN_OFFSET = 0.499998;
export const NEAR_ORIGIN = 0x10_0000;
/** The coordinates of both ends of a segment together: a walk has up to two steps more, and counts them in 32 bits. */
export const MOST_WALK_STEPS = 0x7fff_fff0;

/** Objects that one tracker holds at once, retired slots included. */
export const MOST_SLOTS = 0x20_0000;
/** The handles that a slot has before it is retired. */
export const MOST_TAGS = 0x7fff_ffff;
/** The series of handles. */
export const MOST_SERIES = 16;

/** Tiles that are observed at once: each of them may be a change. */
export const MOST_OBSERVED_TILES = 0x100_0000;
/** Rows of observed tiles: each object that covers some is noted row by row. */
export const MOST_OBSERVED_ROWS = 0x1_0000;
/** Changes that a listener receives at once. */
export const MOST_CHANGES = 0x1_0000;

/** 2^-400 and 2^400, rounded inward: between these sizes products neither overflow nor lose low bits. */
export const LEAST_EXACT_FACTOR = 4e-121;
export const GREATEST_EXACT_FACTOR = 2e120;
/**
 * 5 * 2^-53, rounded up: a product of two rounded differences is off by 3.01 * 2^-53 of itself at most, the difference of
 * two such products by one more.
 */
export const CROSSING_ERROR = 5.6e-16;
