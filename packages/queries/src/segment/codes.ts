/** Small numbers that the walk keeps in place of words: an engine stores and compares them without a thought. */

/** What a path adds at corners, by the word that a caller says. */
export const NONE = 0;
export const ONE = 1;
export const BOTH = 2;
export type CornerCode = typeof NONE | typeof ONE | typeof BOTH;

/** How a tile is entered. The first two are what `gap >> 31` gives. */
export const BY_COLUMN_LINE = -1;
export const BY_ROW_LINE = 0;
export const AS_START = 1;
export const THROUGH_CORNER = 2;
/** A corner's side tile: the segment is in it for no longer than a point. */
export const BESIDE_CORNER = 3;
