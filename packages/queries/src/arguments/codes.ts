/** The values of options as numbers, which an engine compares and stores faster than text. */

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
