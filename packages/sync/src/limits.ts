/** Numbers that several modules share, by name. The build writes them in place as literals. */

/** The most codes of a component: differences of two then fit 31 bits. */
export const MOST_CODES = 0x4000_0000;
/** The most steps between zero and the farthest number of a codec: doubles there are fine enough to find the code again. */
export const MOST_STEPS_FROM_ZERO = 0x4_0000_0000_0000;
/** The most bits of a direction, for the same reason as `MOST_CODES`. */
export const MOST_DIRECTION_BITS = 30;
/** The most fields of a row: the bits of a mask, beside those of a place. */
export const MOST_FIELDS = 12;
/** The most objects that a client sees at a time: places are below it. */
export const MOST_VISIBLE = 0x1_0000;

/** No entry in a table; no row; no place. */
export const NONE = -1;

/** The version of frames, in the upper half of their first byte. */
export const FRAME_VERSION = 1;
/** The bit of a frame that begins a stream. */
export const STARTS = 1;
/** Sequence numbers are modulo this. */
export const SEQUENCES = 0x1_0000;
/** The bytes of a checksum, which ends a frame. */
export const CHECKSUM_BYTES = 4;
/** The most bytes of a number of 53 bits, 7 bits a byte. */
export const MOST_NUMBER_BYTES = 8;
/** The most bytes of two differences. */
export const MOST_PAIR_BYTES = 9;
/** The most bytes of one difference, and of a place with its mask. */
export const MOST_WORD_BYTES = 5;
/** The most bytes of a frame beside its objects: 1 + 2 + 8 + 8 + 4, two ends of lists, and the checksum. */
export const MOST_HEADER_BYTES = 29;
/** The fewest bytes of a frame: 1 + 2 + 1 + 1, two ends of lists, and the checksum. */
export const LEAST_FRAME_BYTES = 11;
