/**
 * Handles: opaque numbers that name one object of a tracker, and never another one of the same tracker.
 *
 *     handle = tag * 2^21 + (slot ^ mask of the series)
 *
 *     52          21 20            0
 *     +-------------+--------------+     The tag counts the earlier uses of the slot, so that the handle of an object
 *     |     tag     |     slot     |     that is gone differs from every one that is in use.
 *     +-------------+--------------+
 *
 * For the first 512 uses of a slot handles lie below 2^30. Engines pass such whole numbers around without allocating;
 * greater ones are as valid, but cost a small allocation each where a filter receives them or an answer returns them.
 *
 * Each tracker counts for itself, so that the same operations give the same handles, whatever other trackers a program
 * has: what is recorded replays. A number cannot then tell which tracker it is of. Trackers of different series can be
 * told apart: the series flips the highest bits of the slot in the handle, the very highest first.
 */
import { MOST_SERIES, MOST_SLOTS } from '../limits.js';

declare const givenByTracker: unique symbol;

/** Names one object of one tracker. Opaque: only the tracker that made it knows what it means. */
export interface Handle {
  readonly [givenByTracker]: 'handle of an ObjectTracker';
}

const SLOT_BITS = 21;
/** Tags below this make handles below 2^30. */
const SMALL_TAG = 0x200;

/**
 * What a series of handles flips in the bits of a slot: the bits of its number, in reverse and from the top. Two trackers
 * of series 0 and 1 share a handle only if one of them has more than 2^20 objects, two of any series only if one has more
 * than 2^17.
 */
export function seriesMask(series: number): number {
  let mask = 0;
  for (let bit = 1, flipped = 1 << (SLOT_BITS - 1); bit < MOST_SERIES; bit <<= 1, flipped >>= 1) {
    if ((series & bit) !== 0) mask |= flipped;
  }
  return mask;
}

/** Any handle, as a number. */
export function join(slot: number, tag: number): number {
  return tag < SMALL_TAG ? (tag << SLOT_BITS) | slot : tag * MOST_SLOTS + slot;
}

/** The slot that a number not below 0 would name; the caller compares the whole handle afterwards. */
export function slotOf(handle: number): number {
  return (handle % MOST_SLOTS) | 0;
}
