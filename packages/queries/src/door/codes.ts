/** What the words of a caller come down to: numbers that an engine stores and compares without a thought. */

/** What a path adds at corners. */
export const NONE = 0;
export const ONE = 1;
export const BOTH = 2;
/** Both side tiles, as with `BOTH`, and tiles as closed squares: those that an end only touches are left out. */
export const CLOSED = 3;
export type CornerCode = typeof NONE | typeof ONE | typeof BOTH | typeof CLOSED;

/** Which tiles of an area count: by how much of a tile the ends of a row move inward from those of `any`. */
export const ANY = 0;
export const CENTER = 0.5;
export const INSIDE = 1;
export type InclusionCode = typeof ANY | typeof CENTER | typeof INSIDE;

/** What blocks a ray or a view; the bits add up. */
export const PASS = 0;
/** What is only touched blocks, too. */
export const TOUCHING = 1;
/** The tiles in whose inside the ends lie do not block. */
export const VIEW = 2;

/**
 * A quotient that is no farther than this from the middle of a tile (2^-19 of a tile from its borders), with an origin no
 * farther than so many tiles from the world's, is the tile-space coordinate: see `toTiles`.
 */
export const INNER = 0.499998;
export const NEAR = 0x10_0000;
