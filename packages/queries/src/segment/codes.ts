/**
 * The constants of walks along segments. The build inlines them, but only from a file without imports. Without
 * inlining, a short walk takes a seventh longer.
 */

// The values of options as numbers, which an engine compares and stores faster than strings.
/** Which tiles are added at corners. */
export const NONE = 0;
export const ONE = 1;
export const BOTH = 2;
/** Both side tiles, as with `BOTH`, and tiles as closed squares: tiles that an end only touches are left out. */
export const CLOSED = 3;
export type CornerCode = typeof NONE | typeof ONE | typeof BOTH | typeof CLOSED;

/** What blocks a ray or a line of sight, as bits. */
export const PASS = 0;
/** Tiles that the segment only touches block, too. */
export const TOUCHING = 1;
/** The tiles that contain an end in their interior do not block. */
export const VIEW = 2;

// How the segment enters a tile.
export const BY_COLUMN_LINE = -1;
export const BY_ROW_LINE = 0;
export const AS_START = 1;
export const THROUGH_CORNER = 2;
/** A side tile of a corner: the segment contains at most one point of it. */
export const BESIDE_CORNER = 3;

// The fixed-point numbers of a walk: see the head of `walk.ts`.
/** The sum of both extents, in units of `gap`. All sums stay below 2^30, where engines keep integers unboxed. */
export const FULL = 0x2000_0000;
/** `gap` is computed again after this many steps. */
export const BLOCK = 256;
/**
 * The error of `gap` at the end of a block, in units: half a unit for each step, one for the start, and a margin of
 * three.
 */
export const LIMIT = 132;
/**
 * Twice the limit. `gap` is stored with LIMIT added: so the single comparison `gap >>> 0 > UNDECIDED` tells whether its
 * sign is certain.
 */
export const UNDECIDED = 264;
/** Coordinates that are whole multiples of 1/PARTS_PER_TILE have exact gaps. */
export const PARTS_PER_TILE = 256;

// The segments that the fast path of rays accepts.
/**
 * The square of a tile size between these neither overflows nor underflows, and neither does that of any length below.
 */
export const SMALLEST_SIZE = 1e-130;
export const LARGEST_SIZE = 1e130;
/**
 * `FULL` divided by the extents. A shorter segment may still leave its tile, but the fast path does not pay off for it.
 */
export const SHORTEST_SCALE = 1e9;

// The results of the fast path of rays, if it has decided.
/** A solid tile stops the segment. */
export const FOUND = -1;
/** No solid tile does. */
export const FREE = -2;

// The sides of `RayHits`, beside the indices of directions.
/** The ray hits a tile without a side. */
export const NO_SIDE = -1;
/** The ray hits nothing. */
export const NO_HIT = -2;
