/**
 * Handles: opaque numbers that name one object of one tracker, and never another one.
 *
 * A handle holds three whole numbers: the slot (23 bits), the generation of the slot (14 bits), the mark of the
 * tracker (16 bits). The low bits of each come first, so that up to a million objects of the first sixteen trackers of
 * a program, each slot reused less than 64 times, have handles below 2^30. Engines pass such whole numbers around
 * without allocating; greater ones are as right, but cost a small allocation each where a visitor receives them.
 */

declare const handleMark: unique symbol;

/** Names one object of one tracker. Opaque: it has no meaning but to the tracker that made it. */
export interface Handle {
  readonly [handleMark]: 'handle of an ObjectTracker';
}

/** Objects that one tracker can hold at once, retired slots included. */
export const slotLimit = 0x80_0000;
/** The generations of a slot: after so many objects it is retired. */
export const generationLimit = 0x4000;

const lowSlot = 0xf_ffff;
const lowTotal = 0x4000_0000;

/** Trackers are marked in the order of their making; marks come round again after 65,536 trackers. */
let trackers = 0;

export function nextMark(): number {
  const mark = trackers;
  trackers = (trackers + 1) & 0xffff;
  return mark;
}

/** The lower 30 bits of a handle: slot in bits 0 to 19, mark in 20 to 23, generation in 24 to 29. */
export function lowPart(slot: number, mark: number, generation: number): number {
  return (slot & lowSlot) | ((mark & 0xf) << 20) | ((generation & 0x3f) << 24);
}

/** The bits above: what is left of the slot in bits 0 to 2, of the mark in 3 to 14, of the generation in 15 to 22. */
export function highPart(slot: number, mark: number, generation: number): number {
  return (slot >> 20) | ((mark >> 4) << 3) | ((generation >> 6) << 15);
}

export function joinParts(low: number, high: number): number {
  return high * lowTotal + low;
}

export function generationOf(low: number, high: number): number {
  return (low >> 24) | ((high >> 15) << 6);
}

/** The slot that a whole number of handle size would name; the caller compares the whole handle afterwards. */
export function slotOf(handle: number): number {
  if (handle < lowTotal) return handle & lowSlot;
  return ((handle % lowTotal) & lowSlot) | ((Math.floor(handle / lowTotal) & 7) << 20);
}
