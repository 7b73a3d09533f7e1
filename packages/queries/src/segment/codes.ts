/**
 * The constants of walks along segments. The build writes them in place, but only those of a file without imports; as
 * variables of a bundle they cost a short walk a seventh of its time.
 */

// How a tile is entered.
export const BY_COLUMN_LINE = -1;
export const BY_ROW_LINE = 0;
export const AS_START = 1;
export const THROUGH_CORNER = 2;
/** A corner's side tile: the segment is in it for no longer than a point. */
export const BESIDE_CORNER = 3;

// The fixed-point numbers of a walk: see the head of `walk.ts`.
/** The extents together, in units of `gap`: all sums stay below 2^30, where engines keep integers unboxed. */
export const FULL = 0x2000_0000;
/** After this many steps `gap` is computed again. */
export const BLOCK = 256;
/** Units by which a gap may be off in a block: half a unit for each step, one for the start, and a margin of three. */
export const LIMIT = 132;
/** Twice the limit. `gap` carries LIMIT on top: `gap >>> 0 > UNDECIDED` says that its sign can be trusted, in one comparison. */
export const UNDECIDED = 264;

// What segments the fast path of rays takes.
/** Sizes of tiles between these have a square: then so does every length below. */
export const SMALLEST_SIZE = 1e-130;
export const LARGEST_SIZE = 1e130;
/** `FULL` over the extents: a shorter segment may leave its tile, but does not pay for a fast path. */
export const SHORTEST_SCALE = 1e9;

// What the fast path of rays returns, where it has decided.
/** A solid tile stops the segment. */
export const FOUND = -1;
/** No solid tile does. */
export const FREE = -2;
