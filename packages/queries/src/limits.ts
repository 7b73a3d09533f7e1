/**
 * Where tiles end, and what the tracker holds. The build writes these constants in place as literals, which it does not do
 * with those of another package: so the ends of tiles are repeated here.
 */

/** The least coordinate of a tile, and one past the greatest. */
export const TILE_BEGIN = -0x8000_0000;
export const TILE_END = 0x8000_0000;

/** How far a quotient may be from the middle of its tile, in tiles, to be certain in spite of rounding: 2^-19 from a border. */
export const CERTAIN_OFFSET = 0.499998;
/** How many tiles away the origin of a space may be for such a quotient. */
export const NEAR_ORIGIN = 0x10_0000;

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
