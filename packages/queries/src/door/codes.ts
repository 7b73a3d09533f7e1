/** What the words of a caller come down to: numbers that an engine stores and compares without a thought. */

/** What a path adds at corners. */
export const NONE = 0;
export const ONE = 1;
export const BOTH = 2;
export type CornerCode = typeof NONE | typeof ONE | typeof BOTH;

/** Which tiles of an area count: by how much of a tile the ends of a row move inward from those of `any`. */
export const ANY = 0;
export const CENTER = 0.5;
export const INSIDE = 1;
export type InclusionCode = typeof ANY | typeof CENTER | typeof INSIDE;
