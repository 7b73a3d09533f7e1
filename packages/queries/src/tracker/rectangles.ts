/**
 * Rectangles among the objects.
 *
 * A record says of a rectangle that it lies inside of a circle around its middle. A query asks for that circle first,
 * like for any other, and then looks at the corners of what it found: they lie beside the records, in the same places, so
 * that they are at hand. The radius stays the same wherever the rectangle is; that its middle is rounded is covered by
 * the bounds of the questions.
 */
import type { Coordinates } from './bulk.js';
import { slotLimit } from './handle.js';

/** In a record this is added to the slot of a rectangle: whoever meets it must look at the corners. */
export const cornered: number = slotLimit;
/** Takes that away again. */
export const slotMask: number = slotLimit - 1;

/**
 * How much larger the circle is, as a part of its radius: more than the bounds of the float filters, so that crates in a
 * grid, whose circles touch as exactly as their corners, are no matter of doubt.
 */
const outward = 1 / 0x100_0000_0000;
/** More than what is lost where squares underflow. */
const leastExtent = 1e-150;

/** The radius of a circle that surely holds a rectangle of this size; infinite where squares overflow. */
export function extentOf(width: number, height: number): number {
  return Math.sqrt(width * width + height * height) * ((1 + outward) / 2) + leastExtent;
}

/**
 * Puts the north-west corner of a rectangle at row `row` of two columns: writes the middle into the record at `at`, and
 * the corners beside it. The far corner is the near one plus the size, rounded once.
 */
export function moveRectangle(
  sizes: Float64Array,
  slot: number,
  xs: Coordinates,
  ys: Coordinates,
  row: number,
  records: Float64Array,
  corners: Float64Array,
  at: number,
): void {
  const x = xs[row]!;
  const y = ys[row]!;
  const width = sizes[2 * slot]!;
  const height = sizes[2 * slot + 1]!;
  records[at] = x + width / 2;
  records[at + 1] = y + height / 2;
  corners[at] = x;
  corners[at + 1] = y;
  corners[at + 2] = x + width;
  corners[at + 3] = y + height;
}

/** Copies the corners of one rectangle. */
export function copyCorners(from: Float64Array, source: number, to: Float64Array, target: number): void {
  to[target] = from[source]!;
  to[target + 1] = from[source + 1]!;
  to[target + 2] = from[source + 2]!;
  to[target + 3] = from[source + 3]!;
}
