/**
 * Handles: opaque numbers, each of which names one object of a tracker, and is never reused in that tracker,
 * unless it is restored from a snapshot.
 *
 *     handle = tag * 2^21 + (slot ^ mask of the series)
 *
 *     52          21 20            0
 *     +-------------+--------------+     The tag counts the earlier uses of the slot, so that the handle of an object
 *     |     tag     |     slot     |     that is gone differs from every one that is in use.
 *     +-------------+--------------+
 *
 * The slot is that in which the object was added. If slots are renumbered later, a table leads from it to the slot
 * where the object is (`renumber.ts`).
 *
 * Handles from the first 512 uses of a slot are below 2^30, and engines pass such integers without allocating. Larger
 * handles are equally valid, but cost a small allocation whenever a filter receives one or an answer returns one.
 *
 * Each tracker counts its own handles, so that the same operations give the same handles, regardless of other trackers:
 * recordings can be replayed. So a handle does not identify its tracker. Trackers with different series have different
 * handles: the series flips the highest bits of the slot in the handle, starting with the highest.
 */
import { MOST_SERIES, MOST_SLOTS } from './limits.js';

declare const givenByTracker: unique symbol;

/** Names one object of one tracker. Opaque: only the tracker that made it can use it. */
export interface Handle {
  readonly [givenByTracker]: 'handle of an ObjectTracker';
}

/**
 * The bits of a slot that a series flips: the bits of its number in reverse order, from the top. Trackers of series 0
 * and 1 share a handle only if one of them has more than 2^20 objects; trackers of any two series, only if one has more
 * than 2^17.
 */
export function seriesMask(series: number): number {
  let mask = 0;
  for (let bit = 1, flipped = MOST_SLOTS / 2; bit < MOST_SERIES; bit <<= 1, flipped >>= 1) {
    if ((series & bit) !== 0) mask |= flipped;
  }
  return mask;
}

/** The handle of a number that is known to be one. */
export function handleFrom(value: number): Handle {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a handle is this number at run time
  return value as unknown as Handle;
}

/** The number of a handle. */
export function numberOf(handle: Handle): number;
export function numberOf(handle: unknown): unknown {
  return handle;
}

/**
 * The slot in a handle of a series, as a number. For any other number the result is arbitrary, but below `MOST_SLOTS`.
 */
export function slotIn(handle: number, mask: number): number {
  return (handle & (MOST_SLOTS - 1)) ^ mask;
}
