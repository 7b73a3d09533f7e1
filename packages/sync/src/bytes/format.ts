/**
 * The format of a frame: `watcher/frame-writer.ts` writes it, and `mirror/frame-draft.ts` reads it.
 *
 *     byte    version in the upper half; lower half: 1 if a stream starts
 *     2       the number of the frame, from 0 on, modulo 2^16
 *     whole   the epoch
 *     whole   the ticks since the last frame; at the start, the tick
 *     4       only at the start: the fingerprint of the row codec
 *     whole   for each object that leaves: its place minus the one before; then 0
 *     whole   for each object that changes: the places skipped and a mask of fields, then the differences; then 0
 *     whole   for each object that enters: its place minus the one before, then its id and its codes
 *     4       the checksum
 *
 * The place before the first object is -1. Objects are in the order of their places.
 *
 * All numbers are little-endian; a _whole_ number has 7 bits in each byte.
 */

/** The version of frames, in the upper half of their first byte. */
export const FRAME_VERSION = 1;
/** The bit in the first byte of a frame that starts a stream. */
export const STARTS = 1;
/** Sequence numbers are modulo this. */
export const SEQUENCES = 0x1_0000;
/** The bytes of the checksum at the end of a frame. */
export const CHECKSUM_BYTES = 4;
/** The greatest number of bytes of a 53-bit number, with 7 bits per byte. */
export const MOST_NUMBER_BYTES = 8;
/** The greatest number of bytes of a pair of differences. */
export const MOST_PAIR_BYTES = 9;
/** The greatest number of bytes of a difference, and of a place with its mask. */
export const MOST_WORD_BYTES = 5;
/** The greatest number of bytes of a frame without its objects: 1 + 2 + 8 + 8 + 4, two list ends, and the checksum. */
export const MOST_HEADER_BYTES = 29;
/** The least number of bytes of a frame: 1 + 2 + 1 + 1, two list ends, and the checksum. */
export const LEAST_FRAME_BYTES = 11;

/** The bits of the reckoned position and of the velocity in a mask of fields: the two are sent together. */
export const POSITION = 1;
export const VELOCITY = 2;
