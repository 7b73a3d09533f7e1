/** Capsules: swept circles. */
import { requireNonNegative } from '../checks/numbers.js';
import { requireFiniteSegment } from '../checks/finite-shapes.js';
import type { RawSegment } from '../types/raw.js';
import type { Scalar } from '../types/kinds.js';
import { rawCapsule } from './make.js';
import type { Capsule2, Segment2 } from './types.js';

/**
 * Makes a capsule: the area that a circle sweeps along a segment. With a radius of zero it equals the segment, and
 * along a segment of length zero it equals the circle.
 *
 * @throws RangeError if a number is not finite, or if the radius is negative
 *
 * @example
 * const path = segmentBetween(position(meters(0), meters(0)), position(meters(4), meters(0)));
 * contains(capsule(path, meters(1)), position(meters(5), meters(0))) // => true
 */
export function capsule<Q extends Scalar>(segment: Segment2<Q>, radius: NoInfer<Q>): Capsule2<Q>;
export function capsule(segment: RawSegment, radius: number): unknown {
  requireFiniteSegment('capsule', 'segment', segment);
  requireNonNegative('capsule', 'radius', radius);
  return rawCapsule(segment, radius);
}
