/** The values of options as numbers, which an engine compares and stores faster than strings. */

/** Which tiles are added at corners. */
export const NONE = 0;
export const ONE = 1;
export const BOTH = 2;
/** Both side tiles, as with `BOTH`, and tiles as closed squares: tiles that an end only touches are left out. */
export const CLOSED = 3;
export type CornerCode = typeof NONE | typeof ONE | typeof BOTH | typeof CLOSED;

/**
 * Which tiles belong to an area: the distance, in tiles, by which the ends of a row move inward from those of `any`.
 */
export const ANY = 0;
export const CENTER = 0.5;
export const INSIDE = 1;
export type InclusionCode = typeof ANY | typeof CENTER | typeof INSIDE;

/** What blocks a ray or a line of sight, as bits. */
export const PASS = 0;
/** Tiles that the segment only touches block, too. */
export const TOUCHING = 1;
/** The tiles that contain an end in their interior do not block. */
export const VIEW = 2;
